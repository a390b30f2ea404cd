import type { MenuRow } from '#domain/brands/public-brand.ts';
import type { IconName } from '#src/ui/icon.tsx';

export type Entry = Exclude<MenuRow, { kind: 'separator' }>;

/** The menu's first block is what the paper offers; what follows the separator is the reader's and other sites. */
export function mainEntries(menu: readonly MenuRow[]): Entry[] {
  const end = menu.findIndex((row) => row.kind === 'separator');
  const block = end < 0 ? menu : menu.slice(0, end);
  return block.filter((row) => row.kind !== 'separator');
}

/** The header's row: everything but the reader's own articles, which have their place in the menu. */
export const navEntries = (menu: readonly MenuRow[]): Entry[] =>
  mainEntries(menu).filter(({ icon }) => icon !== 'heart');

/** A place of the tab bar. */
export type Tab = { name: string; url: string; icon: IconName };

/** The tab bar takes three of those that lead somewhere, with the search in their middle; one place is the menu's. */
export function tabEntries(menu: readonly MenuRow[], search: Tab): Tab[] {
  const entries = mainEntries(menu).flatMap(({ name, url, icon, external }) =>
    url === null || external ? [] : [{ name, url, icon }],
  );
  return [...entries.slice(0, 2), search, ...entries.slice(2, 3)];
}
