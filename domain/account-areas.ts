const AREAS_BY_ITEM: Readonly<Record<string, string>> = {
  browsers: 'user-devices',
  devices: 'user-devices',
  profile: 'user-profile',
  invoicing: 'user-profile',
  consents: 'user-profile',
};

/**
 * Name of the account area that an item belongs to; an item that is not listed is an area by itself. NAV-17
 */
export const areaOf = (item: string): string => AREAS_BY_ITEM[item] ?? `user-${item}`;
