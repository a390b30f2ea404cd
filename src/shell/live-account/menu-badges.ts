import { isAccountPath } from '#domain/account-site.ts';
import { DASHBOARD } from '#domain/addresses.ts';
import { type NoticeType, severest } from '#domain/notices.ts';
import type { ShortUser } from '#domain/reader.ts';

export type NoticesAndMenu = Pick<ShortUser, 'notices' | 'menu'>;

const pathIn = (url: string) =>
  (URL.canParse(url) ? new URL(url).pathname : url.replace(/[?#].*$/, '')).replace(/(.)\/$/, '$1');

/**
 * Highest severity of the account's notices for the menu entry with this address; null for none. `notices`
 * has a list for the address of each screen. Those for an account screen without an entry of its own are
 * shown at the dashboard's entry. NOT-03
 */
export function badgeOf({ notices, menu }: NoticesAndMenu, url: string): NoticeType | null {
  const path = pathIn(url);
  const entries = menu.flatMap((row) => (row.kind === 'separator' || !row.url ? [] : [pathIn(row.url)]));
  const isOf = (noticePath: string) =>
    noticePath === path || (path === DASHBOARD && isAccountPath(noticePath) && !entries.includes(noticePath));
  return severest(
    Object.entries(notices).flatMap(([address, list]) => (isOf(pathIn(address)) ? [...list] : [])),
  );
}
