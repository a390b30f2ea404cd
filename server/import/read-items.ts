import { compareVersions } from './compare-version.ts';
import type { Rejection } from './import-report.ts';
import { type ParsedItem, parseItem } from './parse-item.ts';
import { Rejected } from './rejected.ts';
import type { SourceItem } from './source-item.ts';

/** A parsed item that still knows the file it came in. */
export type NamedItem = ParsedItem & Pick<SourceItem, 'name' | 'folder'>;

export type ReadItems = {
  /** The newest version of each uri, in the order of delivery. */
  items: NamedItem[];
  /** How many files brought a version that another file of the same delivery outdates. */
  outdated: number;
  rejected: Rejection[];
};

async function readOne(source: SourceItem): Promise<NamedItem | Rejection> {
  const { name, folder } = source;
  try {
    return { name, folder, ...parseItem(await source.read()) };
  } catch (error) {
    if (error instanceof Rejected) return { name, place: error.place, reason: error.reason };
    const reason = error instanceof Error ? error.message : String(error);
    return { name, place: 'file', reason };
  }
}

/** Reads and parses every file of a delivery; a faulty one is told and doesn't stop the others. */
export async function readItems(sources: SourceItem[], onRead: () => void): Promise<ReadItems> {
  const newest = new Map<string, NamedItem>();
  const rejected: Rejection[] = [];
  let parsed = 0;
  for (const source of sources) {
    const one = await readOne(source);
    onRead();
    if ('reason' in one) {
      rejected.push(one);
      continue;
    }
    parsed += 1;
    const before = newest.get(one.delivered.uri);
    // Of two that nothing tells apart, the later file holds.
    if (!before || compareVersions(one.delivered, before.delivered) >= 0) newest.set(one.delivered.uri, one);
  }
  return { items: [...newest.values()], outdated: parsed - newest.size, rejected };
}
