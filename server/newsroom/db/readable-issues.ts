import { type SQL, sql } from '#server/base/db/drizzle.ts';
import { articles, editions, issues, placements } from '#server/base/db/schema/content-schema.ts';
import { visible } from './newsstand-queries.ts';

/** The edition whose pages every local edition of a paper shares. */
export const NATIONAL = 'nazionale';

/** The id of the national issue of an issue's paper and day, which may be the issue itself. */
const nationalIssueId: SQL = sql`(select national.id from issues national
  inner join editions national_edition on national_edition.id = national.edition_id
  where national.day = ${issues.day} and national_edition.slug = ${NATIONAL}
    and national_edition.brand = ${editions.brand})`;

/**
 * Condition for issues with an article that may be shown, of its own or of the national pages. All articles of an issue
 * may be on hold, withdrawn or moved. The query joins the editions: so the condition is evaluated only for issues of the
 * paper. The subquery is scalar, because for an `exists` the database might read all placements.
 */
export const readable = (now: Date): SQL => sql`coalesce((
  select true from ${placements} inner join ${articles} on ${articles.id} = ${placements.articleId}
  where ${placements.issueId} = any(array[${issues.id}, ${nationalIssueId}]) and ${visible(now)} limit 1), false)`;
