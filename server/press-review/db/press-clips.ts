import { dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, asc, desc, eq, gt, gte, inArray, lt, lte, type SQL, sql } from '#server/base/db/drizzle.ts';
import { inChunks } from '#server/base/db/in-chunks.ts';
import { rowsOf } from '#server/base/db/rows-of.ts';
import { articles, editions, issues, placements, sections } from '#server/base/db/schema/content-schema.ts';
import { visible } from '#server/newsroom/db/newsstand-queries.ts';
import { readable } from '#server/newsroom/db/readable-issues.ts';
import { isPublishedRow } from '#server/newsroom/db/search/scope.ts';

export type Period = { from: Day; to: Day };

/** Whether an issue is published: one of tomorrow that has arrived already is not. */
export const issueIsOut = (now: Date) => and(lte(issues.publishedAt, now), lte(issues.day, dayAt(now)));

const within = ({ from, to }: Period) => and(gte(issues.day, from), lte(issues.day, to));

/** Condition for articles of any paper that a search finds, by a condition on rows of `article_search`. */
const foundBy = (condition: SQL, now: Date): SQL =>
  sql`${articles.id} in (select article_id from article_search
    where ${condition} and ${isPublishedRow({ now, today: dayAt(now) })})`;

const placementColumns = {
  id: articles.id,
  newspaper: articles.brand,
  title: articles.title,
  byline: articles.byline,
  access: articles.access,
  date: issues.day,
  page: placements.page,
  section: sections.name,
  edition: { slug: editions.slug, name: editions.name, position: editions.position },
};

/** Ids of those of the given articles that match a condition on rows of `article_search`. */
export async function matchingArticleIds(orm: Orm, ids: number[], condition: SQL): Promise<Set<number>> {
  const rows = await inChunks(ids, async (chunk) =>
    rowsOf<{ id: number }>(
      await orm.execute(sql`
        select article_id as id from article_search
        where article_id = any(${sql.param(chunk)}::integer[]) and ${condition}`),
    ),
  );
  return new Set(rows.map(({ id }) => id));
}

/** A placement of an article in an edition. */
export type ClipPlacement = Awaited<ReturnType<typeof placementsOfPeriod>>[number];

type PlacementQuery = { period: Period; condition: SQL | null; offset: number; limit: number };

/**
 * Placements of a period's articles, of all papers; of each article those on the last day of the period that
 * has it. Of more than `limit` articles the latest are returned, after the first `offset`. Each placement is
 * read once: a self-join by day would read the table for every article.
 */
export function placementsOfPeriod(
  orm: Orm,
  { period, condition, offset, limit }: PlacementQuery,
  now: Date,
) {
  const found = orm
    .select({
      articleId: placements.articleId,
      sectionId: placements.sectionId,
      editionId: issues.editionId,
      page: placements.page,
      day: issues.day,
      latest: sql<Day>`max(${issues.day}) over (partition by ${placements.articleId})`.as('latest'),
    })
    .from(placements)
    .innerJoin(issues, eq(issues.id, placements.issueId))
    .innerJoin(articles, eq(articles.id, placements.articleId))
    .where(
      and(
        within(period),
        condition === null ? undefined : foundBy(condition, now),
        issueIsOut(now),
        visible(now),
      ),
    )
    .as('found');
  const ranked = orm
    .select({
      articleId: found.articleId,
      sectionId: found.sectionId,
      editionId: found.editionId,
      page: found.page,
      day: found.day,
      rank: sql<number>`dense_rank() over (order by ${found.latest} desc, ${found.articleId})`.as('rank'),
    })
    .from(found)
    .where(eq(found.day, found.latest))
    .as('ranked');
  return orm
    .select({ ...placementColumns, date: ranked.day, page: ranked.page })
    .from(ranked)
    .innerJoin(articles, eq(articles.id, ranked.articleId))
    .innerJoin(editions, eq(editions.id, ranked.editionId))
    .innerJoin(sections, eq(sections.id, ranked.sectionId))
    .where(and(gt(ranked.rank, offset), lte(ranked.rank, offset + limit)));
}

/**
 * Each article with the last day up to `upTo` on which it was printed; if there is none, with its last day at
 * all.
 */
export async function daysOfArticles(orm: Orm, ids: number[], upTo: Day, now: Date) {
  const day = sql<Day>`coalesce(max(${issues.day}) filter (where ${issues.day} <= ${upTo}), max(${issues.day}))`;
  return await inChunks(ids, (chunk) =>
    orm
      .select({
        id: articles.id,
        newspaper: articles.brand,
        title: articles.title,
        date: day.mapWith(issues.day),
      })
      .from(articles)
      .innerJoin(placements, eq(placements.articleId, articles.id))
      .innerJoin(issues, eq(issues.id, placements.issueId))
      .where(and(inArray(articles.id, chunk), issueIsOut(now), visible(now)))
      .groupBy(articles.id),
  );
}

/** Placements of articles with these titles on these days. */
export const placementsOfTitles = (
  orm: Orm,
  { titles, days }: { titles: string[]; days: Day[] },
  now: Date,
): Promise<ClipPlacement[]> =>
  inChunks(titles, (chunk) =>
    orm
      .select(placementColumns)
      .from(placements)
      .innerJoin(issues, eq(issues.id, placements.issueId))
      .innerJoin(articles, eq(articles.id, placements.articleId))
      .innerJoin(editions, eq(editions.id, issues.editionId))
      .innerJoin(sections, eq(sections.id, placements.sectionId))
      .where(and(inArray(issues.day, days), inArray(articles.title, chunk), issueIsOut(now), visible(now))),
  );

/** Hashes of texts by article id, to find texts that are the same. */
export async function hashesOfTexts(orm: Orm, ids: number[]): Promise<Map<number, string>> {
  const rows = await inChunks(ids, (chunk) =>
    orm
      .select({ id: articles.id, hash: sql<string>`md5(${articles.body})` })
      .from(articles)
      .where(inArray(articles.id, chunk)),
  );
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}

/** Ids of those of the given articles that are public and in a published issue. */
export async function publishedArticleIds(orm: Orm, ids: number[], now: Date): Promise<Set<number>> {
  const rows = await inChunks(ids, (chunk) =>
    orm
      .selectDistinct({ id: articles.id })
      .from(articles)
      .innerJoin(placements, eq(placements.articleId, articles.id))
      .innerJoin(issues, eq(issues.id, placements.issueId))
      .where(and(inArray(articles.id, chunk), issueIsOut(now), visible(now))),
  );
  return new Set(rows.map(({ id }) => id));
}

const daysWhere = (orm: Orm, condition: SQL | undefined, now: Date) =>
  orm
    .select({ day: issues.day })
    .from(issues)
    .innerJoin(editions, eq(editions.id, issues.editionId))
    .where(and(condition, issueIsOut(now), readable(now)))
    .limit(1);

/** The last day on which any paper came out. */
export async function lastReviewDay(orm: Orm, now: Date): Promise<Day | null> {
  const [row] = await daysWhere(orm, undefined, now).orderBy(desc(issues.day));
  return row?.day ?? null;
}

/** Whether any paper came out on a day. */
export const isReviewDay = async (orm: Orm, day: Day, now: Date): Promise<boolean> =>
  (await daysWhere(orm, eq(issues.day, day), now)).length > 0;

/** The days nearest before and after a period on which any paper came out. */
export async function daysAround(orm: Orm, { from, to }: Period, now: Date) {
  const [[before], [after]] = await Promise.all([
    daysWhere(orm, lt(issues.day, from), now).orderBy(desc(issues.day)),
    daysWhere(orm, gt(issues.day, to), now).orderBy(asc(issues.day)),
  ]);
  return { previous: before?.day ?? null, next: after?.day ?? null };
}

/** When the last issue of a period was published or corrected. */
export async function lastChange(orm: Orm, period: Period, now: Date): Promise<Date | null> {
  const [row] = await orm
    .select({
      at: sql<Date | null>`max(greatest(${issues.publishedAt}, ${issues.updatedAt}))`.mapWith(
        issues.updatedAt,
      ),
    })
    .from(issues)
    .where(and(within(period), issueIsOut(now)));
  return row?.at ?? null;
}
