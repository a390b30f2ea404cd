import type { Orm } from '#server/base/db/connect.ts';
import { inArray, sql } from '#server/base/db/drizzle.ts';
import { inChunks, writeInChunks } from '#server/base/db/in-chunks.ts';
import { pipelineQueries } from '#server/base/db/pipeline-queries.ts';
import {
  articleImages,
  articleSignatures,
  articleSubjects,
  rawItems,
} from '#server/base/db/schema/content-schema.ts';

type Insert<T extends { $inferInsert: unknown }> = Omit<T['$inferInsert'], 'articleId'>;

/** Rows that belong to an article, and are replaced as a whole when the article is updated. */
export type ArticleDetails = {
  articleId: number;
  raw: Insert<typeof rawItems>;
  images: Insert<typeof articleImages>[];
  signatures: Insert<typeof articleSignatures>[];
  subjects: Insert<typeof articleSubjects>[];
};

/** Format of the last delivery of each article, by article id. */
export async function formatsOf(orm: Orm, articleIds: number[]): Promise<Map<number, string>> {
  const rows = await inChunks(articleIds, (some) =>
    orm
      .select({ articleId: rawItems.articleId, format: rawItems.format })
      .from(rawItems)
      .where(inArray(rawItems.articleId, some)),
  );
  return new Map(rows.map(({ articleId, format }) => [articleId, format]));
}

async function writeRaw(tx: Orm, details: ArticleDetails[]): Promise<void> {
  const rows = details.map(({ articleId, raw }) => ({ articleId, ...raw }));
  const set = { format: sql`excluded.format`, body: sql`excluded.body` };
  await writeInChunks(rows, (some) =>
    tx.insert(rawItems).values(some).onConflictDoUpdate({ target: rawItems.articleId, set }),
  );
}

async function removeDetails(tx: Orm, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  for (const table of [articleImages, articleSignatures, articleSubjects]) {
    await tx.delete(table).where(inArray(table.articleId, ids));
  }
}

/** Writes the details of new articles, and of updated ones, whose former details are deleted. */
export async function writeDetails(
  tx: Orm,
  { added, updated }: { added: ArticleDetails[]; updated: ArticleDetails[] },
): Promise<void> {
  await removeDetails(
    tx,
    updated.map(({ articleId }) => articleId),
  );
  const details = [...added, ...updated];
  const images = details.flatMap(({ articleId, images }) => images.map((row) => ({ articleId, ...row })));
  const signatures = details.flatMap(({ articleId, signatures }) =>
    signatures.map((row) => ({ articleId, ...row })),
  );
  const subjects = details.flatMap(({ articleId, subjects }) =>
    subjects.map((row) => ({ articleId, ...row })),
  );
  await pipelineQueries(
    () => writeRaw(tx, details),
    () => writeInChunks(images, (some) => tx.insert(articleImages).values(some)),
    () => writeInChunks(signatures, (some) => tx.insert(articleSignatures).values(some)),
    () => writeInChunks(subjects, (some) => tx.insert(articleSubjects).values(some)),
  );
}
