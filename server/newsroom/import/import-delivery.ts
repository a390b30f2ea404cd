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
import { ItemStore } from './item-shelf.ts';
import type { MediaFolder } from './media-path.ts';
import type { SectionTable } from './names/section-table.ts';
import { mapOneAhead } from './one-ahead.ts';
import { removeUnfinished } from './picture-folder.ts';
import { createPictureStore, type PictureStore } from './pictures.ts';
import { type PlannedEntry, type PlannedIssue, planIssues } from './plan-issues.ts';
import { type PreparedItem, prepareItem } from './prepared-item.ts';
import { type ReadItem, readItems } from './read-items.ts';
import { settleUndated } from './settle-undated.ts';
import type { SourceItem } from './source-item.ts';
import { settleStories } from './stories/settle-stories.ts';
import { writeStories } from './stories/write-stories.ts';
import { writeIssue } from './write-issue.ts';
import { writeWithdrawals } from './write-withdrawals.ts';

export type Delivery = {
  brand: Sigla;
  items: SourceItem[];
  /** Files refused before they could be read: a path that leads out of its archive, a file too large. */
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

/** With this many new articles the database needs new statistics for its query plans. */
const MANY = 500;

const RANK: Record<Outcome, number> = { unchanged: 0, updated: 1, imported: 2 };

/** Counts outcomes; an article in several issues counts once, with the greatest change. */
function tally() {
  const outcomes = new Map<string, Outcome>();
  return {
    add(results: { uri: string; outcome: Outcome }[]): void {
      for (const { uri, outcome } of results) {
        const before = outcomes.get(uri);
        if (!before || RANK[outcome] > RANK[before]) outcomes.set(uri, outcome);
      }
    },
    count: (outcome: Outcome) => [...outcomes.values()].filter((one) => one === outcome).length,
    get size() {
      return outcomes.size;
    },
  };
}

type Taken = { item: PreparedItem; warnings: Warning[] };

/** Prepares items once, and releases each when its last issue is written. */
function preparer(store: PictureStore) {
  const prepared = new Map<string, Promise<Taken>>();
  const told = new Set<string>();

  async function take({ name, folder, shelved }: ReadItem): Promise<Taken> {
    const parsed = await shelved.take();
    const { pictures, warnings } = await store.take(parsed.delivered.pictures, folder);
    return { item: prepareItem(parsed, pictures), warnings: warnings.map((text) => ({ name, text })) };
  }

  return {
    /** Prepares items in their order, whichever is ready first; the warnings of each are given once. */
    async prepare(items: ReadItem[]): Promise<{ items: PreparedItem[]; warnings: Warning[] }> {
      const taken = await Promise.all(
        items.map((item) => {
          const before = prepared.get(item.delivered.uri) ?? take(item);
          prepared.set(item.delivered.uri, before);
          return before;
        }),
      );
      const news = taken.filter(({ item }) => !told.has(item.delivered.uri));
      for (const { item } of news) told.add(item.delivered.uri);
      return { items: taken.map(({ item }) => item), warnings: news.flatMap(({ warnings }) => warnings) };
    },
    release: (uri: string) => void prepared.delete(uri),
  };
}

const zip = (entries: PlannedEntry<ReadItem>[], items: PreparedItem[]): PlannedEntry<PreparedItem>[] =>
  entries.flatMap((entry, at) => {
    const item = items[at];
    return item ? [{ ...entry, item }] : [];
  });

/** The stored hashes of those items that the newsstand already has. */
async function findHashes(orm: Orm, brand: Sigla, items: ReadItem[]): Promise<Map<string, string>> {
  const uris = [...new Set(items.map(({ delivered }) => delivered.uri))];
  const known = await findArticles(orm, brand, uris);
  return new Map([...known.values()].map(({ uri, sourceHash }) => [uri, sourceHash]));
}

/** Texts are cleaned before the transaction: during it all reads of the embedded database would wait. */
async function makeTexts(items: PreparedItem[], held: Map<string, string>): Promise<void> {
  for (const item of items) {
    if (held.get(item.delivered.uri) === item.hash) continue;
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
  const shelf = new ItemStore(dirname(imagesFolder));
  try {
    if (!dryRun) await removeUnfinished(imagesFolder);
    return toPrintable(await importItems(delivery, options, shelf));
  } finally {
    await shelf.close();
  }
}

async function importItems(
  delivery: Delivery,
  options: ImportOptions,
  shelf: ItemStore,
): Promise<ImportReport> {
  const { imagesFolder, media, allowSvg = false, dryRun = false, signal } = options;
  const store = createPictureStore({ imagesFolder, media, allowSvg, dryRun, signal });
  const ahead = encodeAhead(store);
  try {
    return await readAndWrite(delivery, options, { shelf, store, ahead });
  } finally {
    await ahead.stop();
  }
}

type Helpers = { shelf: ItemStore; store: PictureStore; ahead: EncodingAhead };

async function readAndWrite(
  { brand, items: sources, rejected = [], warnings: before = [] }: Delivery,
  { db, now, dryRun = false, sections, onProgress, signal }: ImportOptions,
  { shelf, store, ahead }: Helpers,
): Promise<ImportReport> {
  let done = 0;
  const onRead = () => {
    signal?.throwIfAborted();
    onProgress?.({ phase: 'read', done: ++done, total: sources.length });
  };
  const read = await readItems(sources, { now, shelf, sections, onRead, onPictures: ahead.add });
  const warnings = [...before, ...read.warnings];
  const { prepare, release } = preparer(store);
  const prepareAll = async (items: ReadItem[]): Promise<PreparedItem[]> => {
    const made = await prepare(items);
    for (const warning of made.warnings) warnings.push(warning);
    return made.items;
  };
  const results = tally();
  const stories = await settleStories(db.orm, brand, read.items);
  const { news, unchanged } = await settleUndated(db.orm, brand, stories.items, {
    now,
    prepare: (item) => prepareAll([item]).finally(() => release(item.delivered.uri)),
  });
  results.add(unchanged.map((uri) => ({ uri, outcome: 'unchanged' })));
  const transaction = <T>(run: (tx: Orm) => Promise<T>): Promise<T> =>
    dryRun ? rolledBack(db.orm, run) : db.orm.transaction(run);
  const withdrawals = news.filter(({ delivered }) => delivered.status === 'canceled');
  const issues = planIssues(news.filter(({ delivered }) => delivered.status !== 'canceled'));
  const lastIssue = new Map(issues.flatMap((issue) => issue.entries.map(({ item }) => [item, issue])));
  ahead.goOnWith([...lastIssue.keys()].filter(({ hasPictures }) => hasPictures));
  const held = await findHashes(db.orm, brand, news);
  const makeReady = async (issue: PlannedIssue<ReadItem>) => {
    const items = await prepareAll(issue.entries.map(({ item }) => item));
    await makeTexts(items, held);
    return { issue, entries: zip(issue.entries, items) };
  };
  for await (const { issue, entries } of mapOneAhead(issues, makeReady)) {
    signal?.throwIfAborted();
    // The embedded database answers within the same turn of the event loop: readers would wait for the last issue.
    await breathe();
    results.add(await transaction((tx) => writeIssue(tx, { ...issue, entries }, { brand, now })));
    for (const { item } of issue.entries) if (lastIssue.get(item) === issue) release(item.delivered.uri);
    onProgress?.({ phase: 'write', done: results.size, total: read.items.length });
  }
  if (withdrawals.length > 0) {
    const items = await Promise.all(
      withdrawals.map(async ({ shelved }) => prepareItem(await shelved.take(), [])),
    );
    results.add(await transaction((tx) => writeWithdrawals(tx, items, { brand, now })));
  }
  await writeStories(stories, { brand, now }, transaction);
  // A failure here does not undo the import.
  if (!dryRun && results.count('imported') >= MANY) await renewStatistics(db.orm).catch(() => undefined);
  return {
    imported: results.count('imported'),
    updated: results.count('updated'),
    unchanged: results.count('unchanged') + read.outdated + stories.outdated,
    rejected: [...rejected, ...read.rejected],
    warnings,
  };
}
