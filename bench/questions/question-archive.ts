import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { IL_MESSAGGERO } from '#domain/brands/il-messaggero.ts';
import { passagesOf } from '#domain/passages.ts';
import { connect, type Database } from '#server/base/db/connect.ts';
import { articles } from '#server/base/db/schema/content-schema.ts';
import { importDelivery } from '#server/newsroom/import/import-delivery.ts';
import type { SourceItem } from '#server/newsroom/import/source-item.ts';
import { toWithdrawals } from '#server/operations/demo/demo-delivery.ts';
import { pendingDeliveries } from '#server/operations/demo/pending-deliveries.ts';
import { readArticles } from '#server/operations/demo/read-articles.ts';
import { readDemoUri, toNinjs, toWithdrawal } from '#server/operations/demo/to-ninjs.ts';
import { SampleItem } from '../labelled-sets.ts';
import { libraryIndex } from '../library-index.ts';

/** Time at which the questions are asked: noon in Rome, a week after the last day of the sample data. */
export const NOW = new Date('2025-03-21T12:00:00+01:00');

const SAMPLE_URI = 'urn:edicola:fixture:';

const PrintedItem = v.object({
  ...SampleItem.entries,
  altids: v.array(v.object({ role: v.optional(v.string()), value: v.optional(v.string()) })),
});
type Item = { name: string; bytes: Buffer; item: v.InferOutput<typeof PrintedItem> };

/** A database with the sample articles and, after them, the demonstration's articles of that day. */
export type QuestionArchive = {
  db: Database;
  /** The key by which the labels name an article. */
  keyOf: (articleId: number) => string;
  /** Text of a passage of an article. */
  passageAt: (articleId: number, place: number) => string | undefined;
  /** Day on which each article was printed, by its key in the labels. */
  printed: ReadonlyMap<string, string>;
  /** Articles that a library's BM25 finds among the same articles, best first. */
  findByLibrary: (text: string) => string[];
};

/** @throws Error when an article cannot be imported. */
export async function openQuestionArchive(folder: string): Promise<QuestionArchive> {
  const db = await connect({});
  const samples = await readSamples(join(folder, 'ninjs'));
  const { items: demonstration, withdrawals } = await demonstrationItems(db);
  const items = [...samples, ...demonstration];
  await deliver(db, [...items.map(asSource), ...withdrawals.items]);
  await deliver(db, withdrawals.sources);
  const rows = await db.orm
    .select({ id: articles.id, uri: articles.uri, body: articles.body })
    .from(articles);
  const keys = new Map(rows.map(({ id, uri }) => [id, keyOfUri(uri)]));
  const bodies = new Map(rows.map(({ id, body }) => [id, body]));
  const library = libraryIndex({ items });
  return {
    db,
    keyOf: (id) => keys.get(id) ?? '',
    passageAt: (id, place) =>
      passagesOf(bodies.get(id) ?? '').find((passage) => passage.place === place)?.text,
    printed: new Map(items.map(({ item }) => [keyOfUri(item.uri), printedOn(item)])),
    findByLibrary: (text) => library(text).map(keyOfUri),
  };
}

const keyOfUri = (uri: string): string => readDemoUri(uri)?.slug ?? uri.replace(SAMPLE_URI, '');

const printedOn = ({ altids }: Item['item']): string =>
  altids.find(({ role }) => role === 'printEditionDate')?.value ?? '';

const asSource = ({ name, bytes }: Pick<Item, 'name' | 'bytes'>): SourceItem => ({
  name,
  folder: null,
  read: async () => bytes,
});

async function deliver(db: Database, items: SourceItem[]): Promise<void> {
  const options = { db, imagesFolder: '', media: [], now: NOW };
  const { rejected } = await importDelivery({ brand: IL_MESSAGGERO.sigla, items }, options);
  const [first] = rejected;
  if (first) throw new Error(`${first.name}: ${first.place}: ${first.reason}`);
}

async function readSamples(folder: string): Promise<Item[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json'));
  return await Promise.all(
    names.toSorted().map(async (name) => toItem(name, await readFile(join(folder, name)))),
  );
}

const toItem = (name: string, bytes: Buffer): Item => ({
  name,
  bytes,
  item: v.parse(PrintedItem, JSON.parse(bytes.toString('utf8'))),
});

/** Items that the demonstration's newsroom delivers, without pictures, which are not searched. */
async function demonstrationItems(db: Database) {
  const all = await readArticles();
  const deliveries = await pendingDeliveries(db.orm, IL_MESSAGGERO, all, NOW);
  const items: Item[] = [];
  const withdrawnItems: Item[] = [];
  for (const { day, placements } of deliveries) {
    for (const placement of placements) {
      const ninjs = { ...toNinjs(placement, IL_MESSAGGERO, day, NOW), associations: [] };
      const item = toItem(placement.article.slug, Buffer.from(JSON.stringify(ninjs)));
      (toWithdrawal(placement, IL_MESSAGGERO, day, NOW) ? withdrawnItems : items).push(item);
    }
  }
  const sources = deliveries.flatMap((delivery) => toWithdrawals(IL_MESSAGGERO, delivery, NOW));
  return { items, withdrawals: { items: withdrawnItems.map(asSource), sources } };
}
