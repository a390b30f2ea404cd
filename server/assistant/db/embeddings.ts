import type { Orm } from '#server/base/db/connect.ts';
import { eq, sql } from '#server/base/db/drizzle.ts';
import { rowsOf } from '#server/base/db/rows-of.ts';
import { articleEmbeddings } from '#server/base/db/schema/embeddings-schema.ts';
import { withinTime } from '#server/base/db/time-limit.ts';
import { type CandidateFilters, isChosen } from '#server/newsroom/db/search/find-candidates.ts';
import { isPublishedInPaper, isPublishedRow, type Scope } from '#server/newsroom/db/search/scope.ts';

/** A block of an article's body: the article, and the block's number in it. */
export type BlockRef = { articleId: number; place: number };
export type SimilarBlock = BlockRef & { similarity: number };
export type ArticleToEmbed = { id: number; title: string; body: string; sourceHash: string };

/** Timeout of a vector search; if an archive needs longer, questions are searched only by words. */
const SEARCH_TIMEOUT_MS = 3000;

/** Creates the pgvector extension if the database allows it. @returns whether the database can compare vectors */
export async function enableVectorSearch(orm: Orm): Promise<boolean> {
  // Creating fails if the extension is not installed or this user may not create it; the query below shows
  // the result.
  await orm.execute(sql`create extension if not exists vector`).catch(() => undefined);
  const found = await orm.execute(sql`select 1 from pg_extension where extname = 'vector'`);
  return rowsOf(found).length > 0;
}

/**
 * Published articles whose current text has no embeddings by this model, the newest id first.
 * @param before only articles with smaller ids; null begins with the greatest
 */
export async function unembeddedArticles(
  orm: Orm,
  moment: Omit<Scope, 'brand'>,
  { model, before, limit }: { model: string; before: number | null; limit: number },
): Promise<ArticleToEmbed[]> {
  const answer = await orm.execute(sql`
    select a.id, a.title, a.body, a.source_hash as "sourceHash"
    from article_search join articles a on a.id = article_search.article_id
    where ${isPublishedRow(moment)} and ${before === null ? sql`true` : sql`a.id < ${before}`}
      and not exists (select from article_embeddings made
        where made.article_id = a.id and made.model = ${model} and made.source_hash = a.source_hash)
    order by a.id desc limit ${limit}`);
  return rowsOf<ArticleToEmbed>(answer);
}

type ArticleVersion = Pick<ArticleToEmbed, 'id' | 'sourceHash'>;

const sameVersion = ({ id, sourceHash }: ArticleVersion) => sql`
  select id from articles a where id = ${id} and source_hash = ${sourceHash}
    and exists (select from article_search found where found.article_id = a.id)`;

/** Whether an article still has the text that it was read with, and is still in the search index. */
export const isUnchanged = async (orm: Orm, article: ArticleVersion): Promise<boolean> =>
  rowsOf(await orm.execute(sameVersion(article))).length > 0;

type NewEmbeddings = {
  article: ArticleVersion;
  model: string;
  rows: readonly { place: number; embedding: number[] }[];
};

/** Replaces an article's embeddings; does nothing if the article was changed or removed meanwhile. */
export async function replaceEmbeddings(orm: Orm, { article, model, rows }: NewEmbeddings): Promise<void> {
  const { id: articleId, sourceHash } = article;
  await orm.transaction(async (tx) => {
    const unchanged = await tx.execute(sql`${sameVersion(article)} for share`);
    if (rowsOf(unchanged).length === 0) return;
    await tx.delete(articleEmbeddings).where(eq(articleEmbeddings.articleId, articleId));
    const insertedRows = rows.map((row) => ({ articleId, sourceHash, model, ...row }));
    if (insertedRows.length > 0) await tx.insert(articleEmbeddings).values(insertedRows);
  });
}

/** Deletes the embeddings of articles that are no longer in the search index. */
export async function deleteUnsearchable(orm: Orm): Promise<void> {
  await orm.execute(sql`
    delete from article_embeddings made
    where not exists (select from article_search found where found.article_id = made.article_id)`);
}

/** The embeddings of some blocks by this model; blocks of articles that have changed since are left out. */
export async function readEmbeddings(
  orm: Orm,
  model: string,
  blocks: readonly BlockRef[],
): Promise<(BlockRef & { embedding: number[] })[]> {
  if (blocks.length === 0) return [];
  const answer = await orm.execute(sql`
    select made.article_id as "articleId", made.place, made.embedding
    from unnest(${sql.param(blocks.map(({ articleId }) => articleId))}::integer[],
      ${sql.param(blocks.map(({ place }) => place))}::integer[]) as wanted (article_id, place)
    join article_embeddings made using (article_id, place)
    join articles a on a.id = made.article_id and a.source_hash = made.source_hash
    where made.model = ${model}`);
  return rowsOf<BlockRef & { embedding: number[] }>(answer);
}

/** The blocks of a paper that are nearest to a vector, the nearest first. Requires that `enableVectorSearch` returned true. */
export async function nearestBlocks(
  orm: Orm,
  scope: Scope,
  filters: CandidateFilters,
  { model, vector, limit }: { model: string; vector: readonly number[]; limit: number },
): Promise<SimilarBlock[]> {
  const vectorParam = sql`${JSON.stringify(vector)}::vector`;
  return await withinTime(orm, SEARCH_TIMEOUT_MS, async (tx) => {
    const answer = await tx.execute(sql`
      select made.article_id as "articleId", made.place,
        (1 - (made.embedding::vector <=> ${vectorParam}))::float8 as similarity
      from (select article_id from article_search where ${isPublishedInPaper(scope)} and ${isChosen(scope, filters)}) found
      join article_embeddings made using (article_id)
      join articles a on a.id = made.article_id and a.source_hash = made.source_hash
      where made.model = ${model} and made.place > 0 and cardinality(made.embedding) = ${vector.length}
      order by made.embedding::vector <=> ${vectorParam}, made.article_id desc, made.place limit ${limit}`);
    return rowsOf<SimilarBlock>(answer);
  });
}
