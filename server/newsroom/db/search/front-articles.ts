import type { Orm } from '#server/base/db/connect.ts';
import { sql } from '#server/base/db/drizzle.ts';
import { rowsOf } from '#server/base/db/rows-of.ts';
import { belongsTo, type CandidateFilters } from './find-candidates.ts';
import { inPeriod } from './find-matches.ts';
import { type Scope, textArray } from './scope.ts';

/**
 * Limit of days from which news are taken, the newest; with more, each day would contribute next to nothing.
 */
const MAX_DAYS = 7;

/**
 * Finds the weightiest articles of a part of the archive on its newest days, each once, in the order of a
 * front page; if editions are chosen, articles that few editions have come first. With `byDay`, the articles
 * of the newest day come first, then those of the next; otherwise the first article of each day, then the
 * second of each.
 */
export async function frontArticles(
  orm: Orm,
  scope: Scope & { mainEdition: string },
  filters: CandidateFilters,
  { limit, byDay }: { limit: number; byDay: boolean },
): Promise<number[]> {
  const { from, to, sections, belonging } = filters;
  const { brand, today, mainEdition } = scope;
  const hasChosenEditions = filters.editions.length > 0;
  const answer = await orm.execute(sql`
    with out as materialized (
      select issues.id as issue_id, day from issues join editions on editions.id = issues.edition_id
      where editions.brand = ${brand} and day <= ${today} and ${inPeriod({ ...(from && { from }), ...(to && { to }) })}
        and editions.slug = any(${textArray(hasChosenEditions ? filters.editions : [mainEdition])})
      order by day desc limit ${MAX_DAYS * Math.max(1, filters.editions.length)}
    ), placed as (
      select placements.article_id, out.day, articles.urgency, placements.page, placements.position,
        ${hasChosenEditions ? sql`cardinality(article_search.edition_ids)` : sql`1`} as editions
      from out join placements using (issue_id)
        join articles on articles.id = placements.article_id
        join sections on sections.id = placements.section_id
        join article_search on article_search.article_id = placements.article_id
      where ${isFindable(scope)} and ${belongsTo(scope, belonging)}
        and (${sections.length === 0} or sections.slug = any(${textArray(sections)}))
    ), ranked as (
      select article_id, min(turn) as turn, max(day) as day from (
        select article_id, day, row_number() over (partition by day
          order by editions, urgency, page nulls last, position, article_id) as turn
        from placed) each
      group by article_id
    )
    select article_id as id from ranked 
    order by ${byDay ? sql`day desc, turn` : sql`turn, day desc`}, article_id limit ${limit}`);
  return rowsOf<{ id: number }>(answer).map(({ id }) => id);
}

const isFindable = ({ brand, now, today }: Scope) => sql`article_search.brand = ${brand}
  and article_search.visible_from <= ${now.toISOString()}::timestamptz and article_search.day <= ${today}`;
