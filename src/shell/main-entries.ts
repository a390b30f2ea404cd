import type { MenuRow } from '#domain/brands/public-brand.ts';

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

/** The tab bar takes those that lead somewhere; one place is the menu's. */
export const tabEntries = (menu: readonly MenuRow[]): (Entry & { url: string })[] =>
  mainEntries(menu)
    .flatMap((entry) => (entry.url === null || entry.external ? [] : [{ ...entry, url: entry.url }]))
    .slice(0, 4);
