import { eq, sql } from 'drizzle-orm';
import type { Orm } from '#server/base/db/connect.ts';
import { rowsOf } from '#server/base/db/rows-of.ts';
import { articleEmbeddings } from '#server/base/db/schema/embeddings-schema.ts';
import { withinTime } from '#server/base/db/time-limit.ts';
import { type CandidateFilters, isChosen } from '#server/newsroom/db/search/find-candidates.ts';
import { findable, isOut, type Scope } from '#server/newsroom/db/search/scope.ts';

/** A block of an article's body. */
export type Place = { articleId: number; place: number };
export type SimilarPlace = Place & { similarity: number };
export type Unembedded = { id: number; title: string; body: string; sourceHash: string };

/** An archive that is too large to be looked through as fast is searched by words alone. */
const NEAREST_LIMIT_MS = 3000;

/** Whether the database compares vectors by itself; where it can be taught to (pgvector), it is. */
export async function openVectors(orm: Orm): Promise<boolean> {
  // Not every database has it, and not everybody may add it to one that does: what counts is whether it is there.
  await orm.execute(sql`create extension if not exists vector`).catch(() => undefined);
  const found = await orm.execute(sql`select 1 from pg_extension where extname = 'vector'`);
  return rowsOf(found).length > 0;
}

/**
 * Articles that readers may know of and that this model has not seen as they stand now, the last that came in first.
 * @param before the id that theirs are smaller than; null begins with the greatest
 */
export async function unembeddedArticles(
  orm: Orm,
  moment: Omit<Scope, 'brand'>,
  { model, before, limit }: { model: string; before: number | null; limit: number },
): Promise<Unembedded[]> {
  const answer = await orm.execute(sql`
    select a.id, a.title, a.body, a.source_hash as "sourceHash"
    from article_search join articles a on a.id = article_search.article_id
    where ${isOut(moment)} and ${before === null ? sql`true` : sql`a.id < ${before}`}
      and not exists (select from article_embeddings made
        where made.article_id = a.id and made.model = ${model} and made.source_hash = a.source_hash)
    order by a.id desc limit ${limit}`);
  return rowsOf<Unembedded>(answer);
}

type Version = Pick<Unembedded, 'id' | 'sourceHash'>;

const asRead = ({ id, sourceHash }: Version) => sql`
  select id from articles a where id = ${id} and source_hash = ${sourceHash}
    and exists (select from article_search found where found.article_id = a.id)`;

/** Whether an article has neither changed since it was read nor gone. */
export const isAsRead = async (orm: Orm, article: Version): Promise<boolean> =>
  rowsOf(await orm.execute(asRead(article))).length > 0;

type Made = {
  article: Version;
  model: string;
  rows: readonly { place: number; embedding: number[] }[];
};

/** Writes an article's rows in place of those it has; nothing where it has changed or gone meanwhile. */
export async function replaceEmbeddings(orm: Orm, { article, model, rows }: Made): Promise<void> {
  const { id: articleId, sourceHash } = article;
  await orm.transaction(async (tx) => {
    const same = await tx.execute(sql`${asRead(article)} for share`);
    if (rowsOf(same).length === 0) return;
    await tx.delete(articleEmbeddings).where(eq(articleEmbeddings.articleId, articleId));
    const made = rows.map((row) => ({ articleId, sourceHash, model, ...row }));
    if (made.length > 0) await tx.insert(articleEmbeddings).values(made);
  });
}

/** Lets go of what was made of articles that nobody finds any more. */
export async function forgetWithdrawn(orm: Orm): Promise<void> {
  await orm.execute(sql`
    delete from article_embeddings made
    where not exists (select from article_search found where found.article_id = made.article_id)`);
}

/** What this model made of some blocks, of those that still stand as it saw them. */
export async function embeddingsAt(
  orm: Orm,
  model: string,
  places: readonly Place[],
): Promise<(Place & { embedding: number[] })[]> {
  if (places.length === 0) return [];
  const answer = await orm.execute(sql`
    select made.article_id as "articleId", made.place, made.embedding
    from unnest(${sql.param(places.map(({ articleId }) => articleId))}::integer[],
      ${sql.param(places.map(({ place }) => place))}::integer[]) as wanted (article_id, place)
    join article_embeddings made using (article_id, place)
    join articles a on a.id = made.article_id and a.source_hash = made.source_hash
    where made.model = ${model}`);
  return rowsOf<Place & { embedding: number[] }>(answer);
}

/** The blocks of a paper that are nearest to a vector, the nearest first. Only where `openVectors` found that it can. */
export async function nearestPlaces(
  orm: Orm,
  scope: Scope,
  filters: CandidateFilters,
  { model, vector, limit }: { model: string; vector: readonly number[]; limit: number },
): Promise<SimilarPlace[]> {
  const given = sql`${JSON.stringify(vector)}::vector`;
  return await withinTime(orm, NEAREST_LIMIT_MS, async (tx) => {
    const answer = await tx.execute(sql`
      select made.article_id as "articleId", made.place,
        (1 - (made.embedding::vector <=> ${given}))::float8 as similarity
      from (select article_id from article_search where ${findable(scope)} and ${isChosen(scope, filters)}) found
      join article_embeddings made using (article_id)
      join articles a on a.id = made.article_id and a.source_hash = made.source_hash
      where made.model = ${model} and made.place > 0 and cardinality(made.embedding) = ${vector.length}
      order by made.embedding::vector <=> ${given}, made.article_id desc, made.place limit ${limit}`);
    return rowsOf<SimilarPlace>(answer);
  });
}
