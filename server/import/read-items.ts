import { setImmediate as breathe } from 'node:timers/promises';
import { compareVersions } from './compare-version.ts';
import type { DeliveredItem } from './delivered-item.ts';
import { DeliveryLimits } from './delivery-limits.ts';
import type { Rejection, Warning } from './import-report.ts';
import type { ItemShelf, Shelved } from './item-shelf.ts';
import { itemsIn } from './items-in.ts';
import type { ParsedItem } from './parse-item.ts';
import { checkDates } from './plausible-dates.ts';
import { Rejected } from './rejected.ts';
import type { Beside, SourceItem } from './source-item.ts';

type PlanningFacts = Pick<
  DeliveredItem,
  'uri' | 'version' | 'versionCreated' | 'status' | 'day' | 'placements'
>;

/** An item that was read and put aside: what its planning needs, and where it came from. */
export type ReadItem = {
  name: string;
  folder: Beside;
  delivered: PlanningFacts;
  undated: boolean;
  shelved: Shelved;
};

export type ReadItems = {
  /** The newest version of each uri, in the order of delivery. */
  items: ReadItem[];
  /** How many brought a version that another item of the same delivery outdates. */
  outdated: number;
  rejected: Rejection[];
  warnings: Warning[];
};

const factsOf = ({
  uri,
  version,
  versionCreated,
  status,
  day,
  placements,
}: DeliveredItem): PlanningFacts => ({
  uri,
  version,
  versionCreated,
  status,
  day,
  placements,
});

type Dated = { undated: boolean; delivered: PlanningFacts };

/** Negative when `a` gives way. A feed, which says no version, gives way to a delivery that may say one. */
const orderOf = (a: Dated, b: Dated): number =>
  Number(b.undated) - Number(a.undated) || compareVersions(a.delivered, b.delivered);

/** Reads and parses every file of a delivery; a faulty item is told and doesn't stop the others. */
export async function readItems(
  sources: SourceItem[],
  { now, shelf, onRead }: { now: Date; shelf: ItemShelf; onRead: () => void },
): Promise<ReadItems> {
  const newest = new Map<string, ReadItem>();
  const rejected: Rejection[] = [];
  const warnings: Warning[] = [];
  const limits = new DeliveryLimits();
  let read = 0;

  async function add(parsed: ParsedItem, name: string, folder: Beside): Promise<void> {
    checkDates(parsed.delivered, now);
    limits.add(parsed);
    read += 1;
    for (const text of parsed.warnings) warnings.push({ name, text });
    const { uri } = parsed.delivered;
    const before = newest.get(uri);
    const order = before ? orderOf(parsed, before) : 1;
    if (order === 0) warnings.push({ name, text: `${uri} is also in ${before?.name}: the later one counts` });
    // Of two that nothing tells apart, the later holds.
    if (order < 0) return;
    const { undated, delivered } = parsed;
    newest.set(uri, {
      name,
      folder,
      delivered: factsOf(delivered),
      undated,
      shelved: await shelf.put(parsed),
    });
  }

  for (const source of sources) {
    for await (const item of itemsIn(source, now)) {
      const name = item.part === null ? source.name : `${source.name}, ${item.part}`;
      const refused =
        'rejected' in item ? item.rejected : await add(item.parsed, name, source.folder).catch(onlyRejected);
      if (refused) rejected.push({ name, place: refused.place, reason: refused.reason });
      // Readers are answered between two items.
      await breathe();
    }
    onRead();
  }
  return { items: [...newest.values()], outdated: read - newest.size, rejected, warnings };
}

function onlyRejected(error: unknown): Rejected {
  if (error instanceof Rejected) return error;
  throw error;
}
