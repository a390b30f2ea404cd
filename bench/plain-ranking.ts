import { sql } from 'drizzle-orm';
import type { Database } from '#server/base/db/connect.ts';

/** The search without a cap: every match is ranked. */
export async function plainRanking(
  { orm }: Database,
  text: string,
  limit: number,
): Promise<{ id: number; score: number }[]> {
  const answer = await orm.execute(sql`
    select article_id as id, ts_rank_cd(document, query)::float8 as score
    from article_search, websearch_to_tsquery('italian', search_plain(${text})) as query
    where document @@ query and brand = 'MG'
    order by score desc, article_id limit ${limit}`);
  return (answer as unknown as { rows: { id: number; score: number }[] }).rows;
}

/** Scores of articles in that search, in the order of the ids. */
export async function scoresOf({ orm }: Database, text: string, ids: number[]): Promise<number[]> {
  const answer = await orm.execute(sql`
    select ts_rank_cd(document, websearch_to_tsquery('italian', search_plain(${text})))::float8 as score
    from article_search where article_id = any(${sql.param(ids)}::integer[])`);
  return (answer as unknown as { rows: { score: number }[] }).rows.map(({ score }) => score);
}
