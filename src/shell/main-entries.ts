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

/** Entry for what is on the reader's device, shown to everybody besides the paper's menu. */
const SHELF = { name: strings.downloads, url: DOWNLOADS, icon: 'down' } as const;

/**
 * Entries of the header's row: all except the reader's own articles, which are in the menu; what is on the device comes
 * last.
 */
export const navEntries = (menu: readonly MenuRow[]): Pick<Entry, 'name' | 'url'>[] => [
  ...mainEntries(menu).filter(({ icon }) => icon !== 'heart'),
  SHELF,
];

/** An entry of the tab bar. */
export type Tab = { name: string; url: string; icon: IconName };

/**
 * Entries of the tab bar: two that can be opened, the search, and what is on the device; the remaining place is the
 * menu's.
 */
export function tabEntries(menu: readonly MenuRow[], search: Tab): Tab[] {
  const entries = mainEntries(menu).flatMap(({ name, url, icon, external }) =>
    url === null || external ? [] : [{ name, url, icon }],
  );
  return [...entries.slice(0, 2), search, SHELF];
}
