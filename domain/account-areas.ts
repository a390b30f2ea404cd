const AREAS: Readonly<Record<string, string>> = {
  browsers: 'user-devices',
  devices: 'user-devices',
  profile: 'user-profile',
  invoicing: 'user-profile',
  consents: 'user-profile',
};

/** The account area of one of its items; an item without an area is one of its own. NAV-17 */
export const areaOf = (item: string): string => AREAS[item] ?? `user-${item}`;
