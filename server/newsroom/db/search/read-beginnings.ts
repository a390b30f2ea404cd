import type { Access } from '#domain/access.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { sql } from '#server/base/db/drizzle.ts';
import { rowsOf } from '#server/base/db/rows-of.ts';
import { isReadable } from './exact-condition.ts';

/** The beginning of an article, which everybody may read. */
export type ArticleBeginning = {
  id: number;
  title: string;
  /** The lines around the title, and its topics. */
  around: string[];
  opening: string;
  /** HTML of its first characters, cut off anywhere; empty except for the first of the articles. */
  beginning: string;
  /** For each of the pieces, whether it is anywhere in the text that the reader may read. */
  written: boolean[];
};

/** Lengths in characters to which the texts are cut; most openings are shorter. */
const MAX_OPENING_LENGTH = 600;
const MAX_BEGINNING_LENGTH = 1500;
/** Limit of articles, the first, whose `beginning` is read to see how words are spelt. */
const MAX_BEGINNINGS = 20;

/**
 * Reads the beginnings of some articles, in no order, and whether their texts contain some pieces as written.
 * @param pieces as `search_spaced` gives them
 */
export async function readBeginnings(
  orm: Orm,
  ids: number[],
  pieces: string[],
  access: Access,
): Promise<ArticleBeginning[]> {
  if (ids.length === 0) return [];
  const first = ids.slice(0, MAX_BEGINNINGS);
  const answer = await orm.execute(sql`
    select a.id, title, left(opening, ${MAX_OPENING_LENGTH}) as opening,
      case when a.id = any(${sql.param(first)}::integer[]) then left(free_body, ${MAX_BEGINNING_LENGTH}) else '' end as beginning,
      array_remove(array[kicker, subtitle], null)
        || array(select name from article_subjects about where about.article_id = a.id and about.kind = 'topic') as around,
      array(select strpos(open_words, piece) > 0 or strpos(coalesce(closed, ''), piece) > 0
        from unnest(${sql.param(pieces)}::text[]) with ordinality as given (piece, place) order by place) as written
    from articles a
    join search_texts texts on texts.article_id = a.id
    cross join lateral (select case when ${isReadable(sql`a.access`, access)} then body_words end as closed offset 0) may
    where a.id = any(${sql.param(ids)}::integer[])`);
  return rowsOf<ArticleBeginning>(answer);
}
