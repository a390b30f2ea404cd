import { isAccountPath } from '#domain/account-site.ts';
import { DASHBOARD } from '#domain/addresses.ts';
import { type NoticeType, severest } from '#domain/notices.ts';
import type { ShortUser } from '#domain/reader.ts';

export type Badged = Pick<ShortUser, 'notices' | 'menu'>;

const pathIn = (url: string) =>
  (URL.canParse(url) ? new URL(url).pathname : url.replace(/[?#].*$/, '')).replace(/(.)\/$/, '$1');

/**
 * Highest severity of the account's notices for the entry with this address. Notices for an account screen without an
 * entry are shown at the account's. NOT-03
 */
export function badgeOf({ notices, menu }: Badged, url: string): NoticeType | null {
  const path = pathIn(url);
  const entries = menu.flatMap((row) => (row.kind === 'separator' || !row.url ? [] : [pathIn(row.url)]));
  const isOf = (key: string) =>
    key === path || (path === DASHBOARD && isAccountPath(key) && !entries.includes(key));
  return severest(Object.entries(notices).flatMap(([key, list]) => (isOf(pathIn(key)) ? [...list] : [])));
}
