import { setImmediate as breathe } from 'node:timers/promises';
import { DatelessItems } from './dateless-items.ts';
import type { DeliveredItem } from './delivered-item.ts';
import { DeliveryLimits } from './delivery-limits.ts';
import type { Rejection, Warning } from './import-report.ts';
import type { ItemStore, StoredItem } from './item-shelf.ts';
import { itemsIn } from './items-in.ts';
import { compareVersions } from './judge-item.ts';
import type { SectionTable } from './names/section-table.ts';
import type { ItemFormat, ParsedItem, Story } from './parse-item.ts';
import { checkDates } from './plausible-dates.ts';
import { Rejected } from './rejected.ts';
import { withDay } from './settle-dates.ts';
import type { PictureFolder, SourceItem } from './source-item.ts';

type PlanningFacts = Pick<
  DeliveredItem,
  'uri' | 'version' | 'versionCreated' | 'firstCreated' | 'status' | 'embargoedUntil' | 'day' | 'placements'
>;

/** An item that was read and stored: the facts needed for planning, and its origin. */
export type ReadItem = {
  name: string;
  folder: PictureFolder;
  delivered: PlanningFacts;
  hasPictures: boolean;
  undated: boolean;
  format: ItemFormat;
  story?: Story;
  shelved: StoredItem;
};

export type ReadItems = {
  /** The newest version of each uri, in the order of delivery. */
  items: ReadItem[];
  /** The number of items with a version older than another one of the same delivery. */
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
  embargoedUntil,
  day,
  placements,
}: DeliveredItem): PlanningFacts => ({
  uri,
  version,
  versionCreated,
  firstCreated,
  status,
  embargoedUntil,
  day,
  placements,
});

type Dated = { undated: boolean; delivered: PlanningFacts };

/** Negative when `a` yields. A feed, which has no version, yields to a delivery that may have one. */
const orderOf = (a: Dated, b: Dated): number =>
  Number(b.undated) - Number(a.undated) || compareVersions(a.delivered, b.delivered);

type Reading = {
  now: Date;
  shelf: ItemStore;
  /** The newsroom's names of sections. */
  sections?: SectionTable | undefined;
  onRead: () => void;
  /** Receives each item with pictures that will probably be written, before the last file is read. */
  onPictures?: ((item: ReadItem) => void) | undefined;
};

type Waiting = { item: ReadItem; place: string; told: string[] };

/** Collects the items of a delivery, the newest version of each; those without a date wait for its end. */
class Pile {
  readonly #newest = new Map<string, ReadItem>();
  readonly #rejected: Rejection[] = [];
  readonly #warnings: Warning[] = [];
  readonly #waiting: Waiting[] = [];
  readonly #limits = new DeliveryLimits();
  readonly #dateless: DatelessItems;
  readonly #now: Date;
  readonly #shelf: ItemStore;
  readonly #onPictures: Reading['onPictures'];
  #read = 0;

  constructor({ now, shelf, onPictures }: Pick<Reading, 'now' | 'shelf' | 'onPictures'>) {
    this.#now = now;
    this.#shelf = shelf;
    this.#onPictures = onPictures;
    this.#dateless = new DatelessItems(now);
  }

  /** @throws Rejected */
  async add(read: ParsedItem, name: string, folder: PictureFolder): Promise<void> {
    const parsed = withDay(read, name, this.#now);
    checkDates(parsed.delivered, this.#now);
    this.#limits.add(parsed);
    this.#dateless.add(parsed);
    const { undated, delivered, format, story, dateless, warnings } = parsed;
    const shelved = await this.#shelf.put(parsed);
    const hasPictures = delivered.pictures.length > 0;
    const facts = { name, folder, delivered: factsOf(delivered), hasPictures, undated, format, shelved };
    const item = { ...facts, ...(story && { story }) };
    if (dateless !== undefined) {
      this.#waiting.push({ item, place: dateless, told: warnings });
      return;
    }
    this.#keep(item, warnings);
    if (hasPictures && delivered.status !== 'canceled') this.#onPictures?.(item);
  }

  reject(name: string, { place, reason }: Rejected): void {
    this.#rejected.push({ name, place, reason });
  }

  end(): ReadItems {
    for (const { item, place, told } of this.#waiting) {
      const refusal = this.#dateless.refusal(place);
      if (refusal) this.reject(item.name, refusal);
      else this.#keep(item, told);
    }
    return {
      items: [...this.#newest.values()],
      outdated: this.#read - this.#newest.size,
      rejected: this.#rejected,
      warnings: this.#warnings,
    };
  }

  #keep(item: ReadItem, told: string[]): void {
    const { name, delivered } = item;
    this.#read += 1;
    for (const text of told) this.#warnings.push({ name, text });
    const before = this.#newest.get(delivered.uri);
    const order = before ? orderOf(item, before) : 1;
    if (order === 0) {
      const text = `${delivered.uri} is also in ${before?.name}: the later one counts`;
      this.#warnings.push({ name, text });
    }
    // The later of two equal items counts.
    if (order >= 0) this.#newest.set(delivered.uri, item);
  }
}

/** Reads and parses every file of a delivery; a faulty item is reported and does not stop the others. */
export async function readItems(
  sources: SourceItem[],
  { now, shelf, sections, onRead, onPictures }: Reading,
): Promise<ReadItems> {
  const pile = new Pile({ now, shelf, onPictures });

  async function readSource(source: SourceItem): Promise<void> {
    for await (const item of itemsIn(source, now, sections)) {
      const name = item.part === null ? source.name : `${source.name}, ${item.part}`;
      const refused =
        'rejected' in item
          ? item.rejected
          : await pile.add(item.parsed, name, source.folder).catch(onlyRejected);
      if (refused) pile.reject(name, refused);
      // Lets readers' requests run between two items.
      await breathe();
    }
  }

  for (const source of sources) {
    await readSource(source);
    onRead();
  }
  return pile.end();
}

function onlyRejected(error: unknown): Rejected {
  if (error instanceof Rejected) return error;
  throw error;
}
