import { setImmediate as breathe } from 'node:timers/promises';
import { DatelessItems } from './dateless-items.ts';
import { folderDayOf, withDay } from './day-of-item.ts';
import type { DeliveredItem } from './delivered-item.ts';
import { DeliveryLimits } from './delivery-limits.ts';
import type { Rejection, Warning } from './import-report.ts';
import type { ItemStore, StoredItem } from './item-store.ts';
import { compareVersions } from './judge-item.ts';
import type { SectionTable } from './names/section-table.ts';
import type { ItemFormat, ParsedItem, RewriteIds } from './parse-item.ts';
import { checkDates } from './plausible-dates.ts';
import { readSourceItem } from './read-source-item.ts';
import { Rejected } from './rejected.ts';
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
  hasUnreliableDate: boolean;
  format: ItemFormat;
  rewriteIds?: RewriteIds;
  stored: StoredItem;
};

export type ReadItems = {
  /** The newest version of each uri, in the order of delivery. */
  items: ReadItem[];
  /** The number of items with a version older than another one of the same delivery. */
  outdated: number;
  rejected: Rejection[];
  warnings: Warning[];
};

const planningFactsOf = ({
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

type VersionedItem = { hasUnreliableDate: boolean; delivered: PlanningFacts };

/**
 * Negative if `b` counts more. An item of a feed, which has no version, counts less than one of another
 * format.
 */
const compareItems = (a: VersionedItem, b: VersionedItem): number =>
  Number(b.hasUnreliableDate) - Number(a.hasUnreliableDate) || compareVersions(a.delivered, b.delivered);

type ReadOptions = {
  now: Date;
  itemStore: ItemStore;
  /** The newsroom's names of sections. */
  sections?: SectionTable | undefined;
  onRead: () => void;
  /** Called with each item with pictures that will probably be written, as soon as it is read. */
  onPictures?: ((item: ReadItem) => void) | undefined;
};

type DatelessItem = { item: ReadItem; missingDateField: string; warnings: string[] };

/**
 * Collects the newest version of each item of a delivery; items without a date are decided on when all are
 * read.
 */
class ItemCollector {
  readonly #newest = new Map<string, ReadItem>();
  readonly #rejected: Rejection[] = [];
  readonly #warnings: Warning[] = [];
  readonly #datelessItems: DatelessItem[] = [];
  readonly #limits = new DeliveryLimits();
  readonly #datelessRule: DatelessItems;
  readonly #now: Date;
  readonly #itemStore: ItemStore;
  readonly #onPictures: ReadOptions['onPictures'];
  #read = 0;

  constructor({ now, itemStore, onPictures }: Pick<ReadOptions, 'now' | 'itemStore' | 'onPictures'>) {
    this.#now = now;
    this.#itemStore = itemStore;
    this.#onPictures = onPictures;
    this.#datelessRule = new DatelessItems(now);
  }

  /** @throws Rejected */
  async add(read: ParsedItem, name: string, source: SourceItem): Promise<void> {
    const parsed = withDay(read, folderDayOf(name, source), this.#now);
    checkDates(parsed.delivered, this.#now);
    this.#limits.add(parsed);
    this.#datelessRule.add(parsed);
    const { hasUnreliableDate, delivered, format, rewriteIds, missingDateField, warnings } = parsed;
    const stored = await this.#itemStore.put(parsed);
    const hasPictures = delivered.pictures.length > 0;
    const facts = {
      name,
      folder: source.folder,
      delivered: planningFactsOf(delivered),
      hasPictures,
      hasUnreliableDate,
      format,
      stored,
    };
    const item = { ...facts, ...(rewriteIds && { rewriteIds }) };
    if (missingDateField !== undefined) {
      this.#datelessItems.push({ item, missingDateField, warnings });
      return;
    }
    this.#addNewest(item, warnings);
    if (hasPictures && delivered.status !== 'canceled') this.#onPictures?.(item);
  }

  reject(name: string, { place, reason }: Rejected): void {
    this.#rejected.push({ name, place, reason });
  }

  end(): ReadItems {
    for (const { item, missingDateField, warnings } of this.#datelessItems) {
      const rejection = this.#datelessRule.rejectionFor(missingDateField);
      if (rejection) this.reject(item.name, rejection);
      else this.#addNewest(item, warnings);
    }
    return {
      items: [...this.#newest.values()],
      outdated: this.#read - this.#newest.size,
      rejected: this.#rejected,
      warnings: this.#warnings,
    };
  }

  #addNewest(item: ReadItem, warnings: string[]): void {
    const { name, delivered } = item;
    this.#read += 1;
    for (const text of warnings) this.#warnings.push({ name, text });
    const known = this.#newest.get(delivered.uri);
    const order = known ? compareItems(item, known) : 1;
    if (order === 0) {
      const text = `${delivered.uri} is also in ${known?.name}: the later one counts`;
      this.#warnings.push({ name, text });
    }
    // The later of two equal items counts.
    if (order >= 0) this.#newest.set(delivered.uri, item);
  }
}

/** Reads and parses every file of a delivery; a faulty item is reported and does not stop the others. */
export async function readItems(
  sources: SourceItem[],
  { now, itemStore, sections, onRead, onPictures }: ReadOptions,
): Promise<ReadItems> {
  const collector = new ItemCollector({ now, itemStore, onPictures });

  async function readSource(source: SourceItem): Promise<void> {
    for await (const item of readSourceItem(source, now, sections)) {
      const name = item.part === null ? source.name : `${source.name}, ${item.part}`;
      const rejection =
        'rejected' in item
          ? item.rejected
          : await collector.add(item.parsed, name, source).catch(onlyRejected);
      if (rejection) collector.reject(name, rejection);
      // Lets readers' requests run between two items.
      await breathe();
    }
  }

  for (const source of sources) {
    await readSource(source);
    onRead();
  }
  return collector.end();
}

function onlyRejected(error: unknown): Rejected {
  if (error instanceof Rejected) return error;
  throw error;
}
