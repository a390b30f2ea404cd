const AREAS: Readonly<Record<string, string>> = {
  browsers: 'user-devices',
  devices: 'user-devices',
  profile: 'user-profile',
  invoicing: 'user-profile',
  consents: 'user-profile',
};

/** The area of the account that one of its items belongs to; what is in none is one of its own. NAV-17 */
export const areaOf = (item: string): string => AREAS[item] ?? `user-${item}`;
