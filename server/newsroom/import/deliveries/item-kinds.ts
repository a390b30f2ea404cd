/** How a file of a delivery is read: whole, or line by line. */
export type ItemKind = 'json' | 'xml' | 'lines';

const KINDS: Record<string, ItemKind> = {
  json: 'json',
  xml: 'xml',
  nitf: 'xml',
  rss: 'xml',
  atom: 'xml',
  rdf: 'xml',
  wxr: 'xml',
  ndjson: 'lines',
  jsonl: 'lines',
};

/**
 * The longest of articles has a hundredth of it; a feed may carry pictures. More would only fill the memory of the
 * server that reads it.
 */
const LIMITS: Record<ItemKind, number> = { json: 5_000_000, xml: 20_000_000, lines: 1_000_000_000 };

/** By the end of a name; null for what is no item: pictures, notes, what systems leave behind. */
export function itemKind(path: string): ItemKind | null {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  // macOS puts its own files into archives, under the names of the others.
  if (name.startsWith('.') || path.includes('__MACOSX/')) return null;
  return KINDS[/\.([a-z]+)$/.exec(name)?.[1] ?? ''] ?? null;
}

export const readLimit = (kind: ItemKind): number => LIMITS[kind];
