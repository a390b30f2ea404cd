/** How a file of a delivery is read: as a whole, or line by line. */
export type ItemKind = 'json' | 'xml' | 'lines';

const KIND_BY_EXTENSION: Record<string, ItemKind> = {
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

/** Limits of a file in bytes. The longest article has a hundredth of it; a feed may contain pictures. */
const MAX_BYTES: Record<ItemKind, number> = { json: 5_000_000, xml: 20_000_000, lines: 1_000_000_000 };

/** The kind of an item by its file's extension; null for other files: pictures, notes, system files. */
export function itemKind(path: string): ItemKind | null {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  // macOS puts its own files into archives, under the names of the others.
  if (name.startsWith('.') || path.includes('__MACOSX/')) return null;
  return KIND_BY_EXTENSION[/\.([a-z]+)$/.exec(name)?.[1] ?? ''] ?? null;
}

export const maxBytesOf = (kind: ItemKind): number => MAX_BYTES[kind];
