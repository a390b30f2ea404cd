import { IL_MESSAGGERO } from '#domain/brands/il-messaggero.ts';
import { NO_FILTERS } from '#domain/search-address.ts';
import { type Retrieved, wordRetriever } from '#server/assistant/retrieval/retriever.ts';
import type { Database } from '#server/base/db/connect.ts';
import { articles } from '#server/base/db/schema/content-schema.ts';
import { searchArticles } from '#server/newsroom/content/search/search-articles.ts';
import { importDelivery } from '#server/newsroom/import/import-delivery.ts';
import { DEPTH, mean } from './judged-answers.ts';
import type { Row } from './row.ts';

/** Enough passages for ten articles, because at most three are from the same article. */
const MAX_PASSAGES = 30;

/** Imports items of one paper. @returns their uris by their new ids */
export async function importItems(
  db: Database,
  items: { name: string; bytes: Buffer }[],
): Promise<Map<number, string>> {
  const sources = items.map(({ name, bytes }) => ({ name, folder: null, read: async () => bytes }));
  const now = new Date();
  await importDelivery({ brand: 'MG', items: sources }, { db, imagesFolder: '', media: [], now });
  const rows = await db.orm.select({ id: articles.id, uri: articles.uri }).from(articles);
  return new Map(rows.map(({ id, uri }) => [id, uri]));
}

/** Retrieves passages from the whole archive for a reader who may read everything. */
export const retrieve = ({ orm }: Database, question: string, now = new Date()): Promise<Retrieved> =>
  wordRetriever.retrieve(orm, {
    brand: IL_MESSAGGERO,
    question,
    access: 'digital+',
    now,
    limit: MAX_PASSAGES,
    scope: { sections: [], editions: [], category: null },
  });

/** Articles of the retrieved passages, best first. */
export const articlesOf = ({ passages }: Retrieved): number[] => [
  ...new Set(passages.map(({ articleId }) => articleId)),
];

/** Articles that the newsstand's search finds for the same reader, best first. */
export async function searchNewsstand({ orm }: Database, text: string, now = new Date()): Promise<number[]> {
  const request = { ...NO_FILTERS, text };
  const { hits } = await searchArticles(orm, IL_MESSAGGERO, request, { now, access: 'digital+' });
  return hits.map(({ article }) => article.id);
}

/** Minimum ratio of the search's quality to that of the chatbot's retrieval. */
const MIN_RATIO = 0.99;

/** Compares the search with the chatbot's retrieval, which uses the same ranking. */
export function compareWithRetrieval(
  name: string,
  search: readonly number[],
  retrieval: readonly number[],
): Row {
  const [value, baseline] = [mean([...search]), mean([...retrieval])];
  return {
    name: `search, ${name}: nDCG@${DEPTH}`,
    value,
    baseline,
    unit: '',
    target: `≥ ${MIN_RATIO} ×`,
    isTargetMet: value >= MIN_RATIO * baseline,
    note: `${search.length} of them, for who may read everything, against the chatbot’s retrieval`,
  };
}
