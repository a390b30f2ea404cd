import { sql } from 'drizzle-orm';
import type { Access } from '#domain/access.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { rowsOf } from '#server/base/db/rows-of.ts';
import { isReadable } from './exact-condition.ts';

/** The beginning of an article, which everybody may read. */
export type Lead = {
  id: number;
  title: string;
  /** The lines around the title, and its topics. */
  around: string[];
  opening: string;
  /** Clean HTML of its beginning, cut off anywhere; only for the first of the articles. */
  beginning: string;
  /** For each of the pieces, whether it is somewhere in the part that the reader may read. */
  written: boolean[];
};

/** Most openings are no longer than this. */
const OPENING_LETTERS = 600;
const BEGINNING_LETTERS = 1500;
/** The spelling of words is taken from this many beginnings. */
const BEGINNINGS = 20;

/**
 * Reads the leads of some articles, in no order, and which pieces they contain as written.
 * @param pieces as `search_spaced` gives them
 */
export async function readLeads(orm: Orm, ids: number[], pieces: string[], access: Access): Promise<Lead[]> {
  if (ids.length === 0) return [];
  const first = ids.slice(0, BEGINNINGS);
  const answer = await orm.execute(sql`
    select a.id, title, left(opening, ${OPENING_LETTERS}) as opening,
      case when a.id = any(${sql.param(first)}::integer[]) then left(free_body, ${BEGINNING_LETTERS}) else '' end as beginning,
      array_remove(array[kicker, subtitle], null)
        || array(select name from article_subjects about where about.article_id = a.id and about.kind = 'topic') as around,
      array(select strpos(open_words, piece) > 0 or strpos(coalesce(closed, ''), piece) > 0
        from unnest(${sql.param(pieces)}::text[]) with ordinality as given (piece, place) order by place) as written
    from articles a
    join search_texts texts on texts.article_id = a.id
    cross join lateral (select case when ${isReadable(sql`a.access`, access)} then body_words end as closed offset 0) may
    where a.id = any(${sql.param(ids)}::integer[])`);
  return rowsOf<Lead>(answer);
}
