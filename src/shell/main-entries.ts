import { DOWNLOADS } from '#domain/addresses.ts';
import type { MenuRow } from '#domain/brands/public-brand.ts';
import type { IconName } from '#src/ui/icon.tsx';
import { shellStrings as strings } from './strings.ts';

export type Entry = Exclude<MenuRow, { kind: 'separator' }>;

/** The menu's first block is what the paper offers; what follows the separator is the reader's and other sites. */
export function mainEntries(menu: readonly MenuRow[]): Entry[] {
  const end = menu.findIndex((row) => row.kind === 'separator');
  const block = end < 0 ? menu : menu.slice(0, end);
  return block.filter((row) => row.kind !== 'separator');
}

/** What is on the reader's device: for everybody, beside what the paper's menu has. */
const SHELF = { name: strings.downloads, url: DOWNLOADS, icon: 'down' } as const;

/** The header's row: all but the reader's own articles, which have their place in the menu; last what is on the device. */
export const navEntries = (menu: readonly MenuRow[]): Pick<Entry, 'name' | 'url'>[] => [
  ...mainEntries(menu).filter(({ icon }) => icon !== 'heart'),
  SHELF,
];

/** A place of the tab bar. */
export type Tab = { name: string; url: string; icon: IconName };

/** The tab bar takes two of those that lead somewhere, the search and what is on the device; one place is the menu's. */
export function tabEntries(menu: readonly MenuRow[], search: Tab): Tab[] {
  const entries = mainEntries(menu).flatMap(({ name, url, icon, external }) =>
    url === null || external ? [] : [{ name, url, icon }],
  );
  return [...entries.slice(0, 2), search, SHELF];
}
