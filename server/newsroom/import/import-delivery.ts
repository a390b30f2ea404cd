import { dirname } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Sigla } from '#domain/brands/brand.ts';
import type { Database, Orm } from '#server/base/db/connect.ts';
import { rolledBack } from '#server/base/db/rolled-back.ts';
import { renewStatistics } from '#server/base/db/statistics.ts';
import { findArticles } from '../db/articles.ts';
import { type EncodingAhead, encodeAhead } from './encode-ahead.ts';
import {
  type ImportReport,
  type Outcome,
  type Rejection,
  toPrintable,
  type Warning,
} from './import-report.ts';
import { ItemStore } from './item-store.ts';
import type { MediaFolder } from './media-path.ts';
import type { SectionTable } from './names/section-table.ts';
import { mapOneAhead } from './one-ahead.ts';
import { removeUnfinished } from './picture-folder.ts';
import { createPictureStore, type PictureStore } from './pictures.ts';
import { type PlannedEntry, type PlannedIssue, planIssues } from './plan-issues.ts';
import { type PreparedItem, prepareItem } from './prepared-item.ts';
import { type ReadItem, readItems } from './read-items.ts';
import { resolveUndated } from './resolve-undated.ts';
import { mergeRewrites } from './rewrites/merge-rewrites.ts';
import { writeRewrites } from './rewrites/write-rewrites.ts';
import type { SourceItem } from './source-item.ts';
import { writeIssue } from './write-issue.ts';
import { writeWithdrawals } from './write-withdrawals.ts';

export type Delivery = {
  brand: Sigla;
  items: SourceItem[];
  /** Files rejected before they were read: a path that leads out of its archive, a file too large. */
  rejected?: Rejection[];
  /** Warnings for the newsroom about the delivery as a whole. */
  warnings?: Warning[];
};

export type ImportProgress = { phase: 'read' | 'write'; done: number; total: number };

export type ImportOptions = {
  db: Pick<Database, 'orm'>;
  imagesFolder: string;
  media: MediaFolder[];
  now: Date;
  /** Takes drawings as pictures too: only for deliveries that the product itself makes. */
  allowSvg?: boolean;
  /** The newsroom's own names of sections, in addition to the common ones. */
  sections?: SectionTable | undefined;
  /** Does everything without storing it: the report is the same as that of the import. */
  dryRun?: boolean;
  onProgress?: (progress: ImportProgress) => void;
  /** Stops between two files while they are read, then between two issues; what is written stays. */
  signal?: AbortSignal;
};

/** Number of new articles from which on the database gets new statistics for its query plans. */
const STATISTICS_THRESHOLD = 500;

const OUTCOME_RANK: Record<Outcome, number> = { unchanged: 0, updated: 1, imported: 2 };

/** Counts outcomes; an article in several issues counts once, with the greatest change. */
function createTally() {
  const outcomes = new Map<string, Outcome>();
  return {
    add(results: { uri: string; outcome: Outcome }[]): void {
      for (const { uri, outcome } of results) {
        const earlier = outcomes.get(uri);
        if (!earlier || OUTCOME_RANK[outcome] > OUTCOME_RANK[earlier]) outcomes.set(uri, outcome);
      }
    },
    count: (outcome: Outcome) => [...outcomes.values()].filter((other) => other === outcome).length,
    get size() {
      return outcomes.size;
    },
  };
}

type ItemWithWarnings = { item: PreparedItem; warnings: Warning[] };

/** Creates a preparer: it prepares each item once and caches it until it is released. */
function createPreparer(store: PictureStore) {
  const prepared = new Map<string, Promise<ItemWithWarnings>>();
  const reportedUris = new Set<string>();

  async function prepareOne({ name, folder, stored }: ReadItem): Promise<ItemWithWarnings> {
    const parsed = await stored.read();
    const { pictures, warnings } = await store.take(parsed.delivered.pictures, folder);
    return { item: prepareItem(parsed, pictures), warnings: warnings.map((text) => ({ name, text })) };
  }

  return {
    /**
     * Prepares items concurrently and returns them in their order; the warnings of an item are returned once.
     */
    async prepare(items: ReadItem[]): Promise<{ items: PreparedItem[]; warnings: Warning[] }> {
      const results = await Promise.all(
        items.map((item) => {
          const before = prepared.get(item.delivered.uri) ?? prepareOne(item);
          prepared.set(item.delivered.uri, before);
          return before;
        }),
      );
      const notReported = results.filter(({ item }) => !reportedUris.has(item.delivered.uri));
      for (const { item } of notReported) reportedUris.add(item.delivered.uri);
      return {
        items: results.map(({ item }) => item),
        warnings: notReported.flatMap(({ warnings }) => warnings),
      };
    },
    release: (uri: string) => void prepared.delete(uri),
  };
}

const withPreparedItems = (
  entries: PlannedEntry<ReadItem>[],
  items: PreparedItem[],
): PlannedEntry<PreparedItem>[] =>
  entries.flatMap((entry, index) => {
    const item = items[index];
    return item ? [{ ...entry, item }] : [];
  });

/** The stored hashes of those items that the newsstand already has. */
async function findHashes(orm: Orm, brand: Sigla, items: ReadItem[]): Promise<Map<string, string>> {
  const uris = [...new Set(items.map(({ delivered }) => delivered.uri))];
  const stored = await findArticles(orm, brand, uris);
  return new Map([...stored.values()].map(({ uri, sourceHash }) => [uri, sourceHash]));
}

/**
 * Cleans the texts of new and changed items before the transaction, during which the embedded database cannot
 * read.
 */
async function cleanTexts(items: PreparedItem[], storedHashes: Map<string, string>): Promise<void> {
  for (const item of items) {
    if (storedHashes.get(item.delivered.uri) === item.hash) continue;
    item.text();
    await breathe();
  }
}

/**
 * Imports one delivery of one brand, with one transaction per issue: every issue is written as a whole or not at all,
 * and an interrupted delivery can be repeated with the same result.
 */
export async function importDelivery(delivery: Delivery, options: ImportOptions): Promise<ImportReport> {
  const { imagesFolder, dryRun = false } = options;
  const itemStore = new ItemStore(dirname(imagesFolder));
  try {
    if (!dryRun) await removeUnfinished(imagesFolder);
    return toPrintable(await importItems(delivery, options, itemStore));
  } finally {
    await itemStore.close();
  }
}

async function importItems(
  delivery: Delivery,
  options: ImportOptions,
  itemStore: ItemStore,
): Promise<ImportReport> {
  const { imagesFolder, media, allowSvg = false, dryRun = false, signal } = options;
  const store = createPictureStore({ imagesFolder, media, allowSvg, dryRun, signal });
  const encoding = encodeAhead(store);
  try {
    return await readAndWrite(delivery, options, { itemStore, store, encoding });
  } finally {
    await encoding.stop();
  }
}

type ImportHelpers = { itemStore: ItemStore; store: PictureStore; encoding: EncodingAhead };

async function readAndWrite(
  { brand, items: sources, rejected = [], warnings: deliveryWarnings = [] }: Delivery,
  { db, now, dryRun = false, sections, onProgress, signal }: ImportOptions,
  { itemStore, store, encoding }: ImportHelpers,
): Promise<ImportReport> {
  let filesRead = 0;
  const onRead = () => {
    signal?.throwIfAborted();
    onProgress?.({ phase: 'read', done: ++filesRead, total: sources.length });
  };
  const readResult = await readItems(sources, { now, itemStore, sections, onRead, onPictures: encoding.add });
  const warnings = [...deliveryWarnings, ...readResult.warnings];
  const { prepare, release } = createPreparer(store);
  const prepareAll = async (items: ReadItem[]): Promise<PreparedItem[]> => {
    const preparedItems = await prepare(items);
    for (const warning of preparedItems.warnings) warnings.push(warning);
    return preparedItems.items;
  };
  const results = createTally();
  const merged = await mergeRewrites(db.orm, brand, readResult.items);
  const { news: toWrite, unchanged } = await resolveUndated(db.orm, brand, merged.items, {
    now,
    prepare: (item) => prepareAll([item]).finally(() => release(item.delivered.uri)),
  });
  results.add(unchanged.map((uri) => ({ uri, outcome: 'unchanged' })));
  const transaction = <T>(run: (tx: Orm) => Promise<T>): Promise<T> =>
    dryRun ? rolledBack(db.orm, run) : db.orm.transaction(run);
  const withdrawals = toWrite.filter(({ delivered }) => delivered.status === 'canceled');
  const issues = planIssues(toWrite.filter(({ delivered }) => delivered.status !== 'canceled'));
  const lastIssue = new Map(issues.flatMap((issue) => issue.entries.map(({ item }) => [item, issue])));
  encoding.replaceWaiting([...lastIssue.keys()].filter(({ hasPictures }) => hasPictures));
  const storedHashes = await findHashes(db.orm, brand, toWrite);
  const prepareIssue = async (issue: PlannedIssue<ReadItem>) => {
    const items = await prepareAll(issue.entries.map(({ item }) => item));
    await cleanTexts(items, storedHashes);
    return { issue, entries: withPreparedItems(issue.entries, items) };
  };
  for await (const { issue, entries } of mapOneAhead(issues, prepareIssue)) {
    signal?.throwIfAborted();
    // The embedded database answers without leaving the event loop, so that readers would wait until the last
    // issue.
    await breathe();
    results.add(await transaction((tx) => writeIssue(tx, { ...issue, entries }, { brand, now })));
    for (const { item } of issue.entries) if (lastIssue.get(item) === issue) release(item.delivered.uri);
    onProgress?.({ phase: 'write', done: results.size, total: readResult.items.length });
  }
  if (withdrawals.length > 0) {
    const items = await Promise.all(
      withdrawals.map(async ({ stored }) => prepareItem(await stored.read(), [])),
    );
    results.add(await transaction((tx) => writeWithdrawals(tx, items, { brand, now })));
  }
  await writeRewrites(merged, { brand, now }, transaction);
  // A failure here does not undo the import.
  if (!dryRun && results.count('imported') >= STATISTICS_THRESHOLD)
    await renewStatistics(db.orm).catch(() => undefined);
  return {
    imported: results.count('imported'),
    updated: results.count('updated'),
    unchanged: results.count('unchanged') + readResult.outdated + merged.outdated,
    rejected: [...rejected, ...readResult.rejected],
    warnings,
  };
}
