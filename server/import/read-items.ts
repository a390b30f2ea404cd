import { setImmediate as breathe } from 'node:timers/promises';
import { compareVersions } from './compare-version.ts';
import type { DeliveredItem } from './delivered-item.ts';
import { DeliveryLimits } from './delivery-limits.ts';
import type { Rejection, Warning } from './import-report.ts';
import type { ItemShelf, Shelved } from './item-shelf.ts';
import { itemsIn } from './items-in.ts';
import type { SectionTable } from './names/section-table.ts';
import type { ItemFormat, ParsedItem, Story } from './parse-item.ts';
import { checkDates } from './plausible-dates.ts';
import { Rejected } from './rejected.ts';
import { ArrivalRule, dated, hasDay } from './settle-dates.ts';
import type { Beside, SourceItem } from './source-item.ts';

type PlanningFacts = Pick<
  DeliveredItem,
  'uri' | 'version' | 'versionCreated' | 'firstCreated' | 'status' | 'day' | 'placements'
>;

/** An item that was read and put aside: what its planning needs, and where it came from. */
export type ReadItem = {
  name: string;
  folder: Beside;
  delivered: PlanningFacts;
  undated: boolean;
  format: ItemFormat;
  story?: Story;
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
  firstCreated,
  status,
  day,
  placements,
}: DeliveredItem): PlanningFacts => ({
  uri,
  version,
  versionCreated,
  firstCreated,
  status,
  day,
  placements,
});

type Dated = { undated: boolean; delivered: PlanningFacts };

/** Negative when `a` gives way. A feed, which says no version, gives way to a delivery that may say one. */
const orderOf = (a: Dated, b: Dated): number =>
  Number(b.undated) - Number(a.undated) || compareVersions(a.delivered, b.delivered);

type Reading = {
  now: Date;
  shelf: ItemShelf;
  /** What the newsroom's deliveries call its sections. */
  sections?: SectionTable | undefined;
  onRead: () => void;
};

/** An item without a day waits until the whole delivery is read. */
type Waiting = { parsed: ParsedItem; name: string; folder: Beside };

/** Reads and parses every file of a delivery; a faulty item is told and doesn't stop the others. */
export async function readItems(
  sources: SourceItem[],
  { now, shelf, sections, onRead }: Reading,
): Promise<ReadItems> {
  const newest = new Map<string, ReadItem>();
  const rejected: Rejection[] = [];
  const warnings: Warning[] = [];
  const limits = new DeliveryLimits();
  const arrival = new ArrivalRule(now);
  const waiting: Waiting[] = [];
  let read = 0;

  async function addOrWait(parsed: ParsedItem, name: string, folder: Beside): Promise<void> {
    if (!hasDay(parsed)) {
      waiting.push({ parsed, name, folder });
      return;
    }
    if (parsed.delivered.status !== 'canceled') arrival.addDated(parsed);
    await add(parsed, name, folder);
  }

  const refuse = (name: string, { place, reason }: Rejected) => void rejected.push({ name, place, reason });

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
    const { undated, delivered, format, story } = parsed;
    newest.set(uri, {
      name,
      folder,
      delivered: factsOf(delivered),
      undated,
      format,
      ...(story && { story }),
      shelved: await shelf.put(parsed),
    });
  }

  const orRefuse = async (name: string, adding: Promise<void>) => {
    const refused = await adding.then(() => null, onlyRejected);
    if (refused) refuse(name, refused);
  };

  async function readSource(source: SourceItem): Promise<void> {
    for await (const item of itemsIn(source, now, sections)) {
      const name = item.part === null ? source.name : `${source.name}, ${item.part}`;
      if ('rejected' in item) refuse(name, item.rejected);
      else await orRefuse(name, addOrWait(item.parsed, name, source.folder));
      // Readers are answered between two items.
      await breathe();
    }
  }

  for (const source of sources) {
    await readSource(source);
    onRead();
  }
  const settling = { now, arrival: arrival.allows(waiting.length) };
  const addSettled = async ({ parsed, name, folder }: Waiting) =>
    await add(dated(parsed, name, settling), name, folder);
  for (const one of waiting) await orRefuse(one.name, addSettled(one));
  return { items: [...newest.values()], outdated: read - newest.size, rejected, warnings };
}

function onlyRejected(error: unknown): Rejected {
  if (error instanceof Rejected) return error;
  throw error;
}
