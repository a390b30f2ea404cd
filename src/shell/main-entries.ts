import { DOWNLOADS } from '#domain/addresses.ts';
import type { MenuRow } from '#domain/brands/public-brand.ts';
import type { IconName } from '#src/ui/icon.tsx';
import { shellStrings as strings } from './strings.ts';

export type Entry = Exclude<MenuRow, { kind: 'separator' }>;

/** The paper's own entries: the menu's first block. After the separator come the reader's entries and other sites. */
export function mainEntries(menu: readonly MenuRow[]): Entry[] {
  const end = menu.findIndex((row) => row.kind === 'separator');
  const block = end < 0 ? menu : menu.slice(0, end);
  return block.filter((row) => row.kind !== 'separator');
}

/** Entry of the downloads, which every reader gets in addition to the paper's menu. */
const DOWNLOADS_ENTRY = { name: strings.downloads, url: DOWNLOADS, icon: 'down' } as const;

/**
 * Entries of the header's row: the paper's without the favourites, which are only in the menu; the downloads
 * come last.
 */
export const navEntries = (menu: readonly MenuRow[]): Pick<Entry, 'name' | 'url'>[] => [
  ...mainEntries(menu).filter(({ icon }) => icon !== 'heart'),
  DOWNLOADS_ENTRY,
];

/** An entry of the tab bar. */
export type Tab = { name: string; url: string; icon: IconName };

/**
 * Entries of the tab bar: the first two of the paper's entries that have an address on this site, the search
 * and the downloads. The bar itself adds the menu or the account.
 */
export function tabEntries(menu: readonly MenuRow[], search: Tab): Tab[] {
  const entries = mainEntries(menu).flatMap(({ name, url, icon, external }) =>
    url === null || external ? [] : [{ name, url, icon }],
  );
  return [...entries.slice(0, 2), search, DOWNLOADS_ENTRY];
}
