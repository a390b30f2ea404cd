import { IL_MESSAGGERO } from '#domain/brands/il-messaggero.ts';
import { type Retrieved, wordRetriever } from '#server/chatbot/retrieval/retriever.ts';
import type { Database } from '#server/db/connect.ts';
import { articles } from '#server/db/schema.ts';
import { importDelivery } from '#server/import/import-delivery.ts';

/** Enough passages that ten articles are among them, three of each at most. */
const PASSAGES = 30;

/** Imports items of one paper. @returns their uris by the ids that they have now */
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

/** What is found for a reader who may read everything, of the whole archive. */
export const retrieve = ({ orm }: Database, question: string): Promise<Retrieved> =>
  wordRetriever.retrieve(orm, {
    ...{ brand: IL_MESSAGGERO, question, access: 'digital+', now: new Date(), limit: PASSAGES },
    scope: { sections: [], editions: [], category: null },
  });
