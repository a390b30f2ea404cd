import type { Sigla } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  notExists,
  or,
  type SQL,
  sql,
} from '#server/base/db/drizzle.ts';
import { alias } from '#server/base/db/drizzle-tables.ts';
import {
  articleImages,
  articleReads,
  articles,
  images,
  issues,
  placements,
  sections,
} from '#server/base/db/schema/content-schema.ts';

/** Condition for articles that may be shown: neither on hold nor withdrawn, and past their embargo. */
export const visible = (now: Date) =>
  and(eq(articles.status, 'usable'), or(isNull(articles.embargoedUntil), lte(articles.embargoedUntil, now)));

/**
 * Condition for articles that are in an issue up to today: those of tomorrow's issue are not shown before
 * their day.
 */
export const printed = (now: Date): SQL =>
  sql`exists (select 1 from ${placements} inner join ${issues} on ${issues.id} = ${placements.issueId}
    where ${placements.articleId} = ${articles.id} and ${lte(issues.day, dayAt(now))})`;

/** A caption that may be shown to everybody: one out of the text of an article that is not free is left out. ROL-06 */
const publicCaption = sql<
  string | null
>`case when ${articleImages.isCaptionFromText} and ${articles.access} <> 'free'
  then null else ${articleImages.caption} end`;

export const summaryColumns = {
  id: articles.id,
  slug: articles.slug,
  kicker: articles.kicker,
  title: articles.title,
  subtitle: articles.subtitle,
  byline: articles.byline,
  opening: articles.opening,
  words: articles.words,
  access: articles.access,
  urgency: articles.urgency,
  publishedAt: articles.publishedAt,
  updatedAt: articles.updatedAt,
  section: { id: sections.id, slug: sections.slug, name: sections.name },
  day: issues.day,
  issueOutAt: issues.publishedAt,
  issueId: placements.issueId,
  page: placements.page,
  position: placements.position,
  image: { id: images.hash, width: images.width, height: images.height, widths: images.widths },
  caption: publicCaption,
  credit: articleImages.credit,
};

/** Articles with their placements in issues, each with its first picture. */
export const placedArticles = (orm: Orm) =>
  orm
    .select(summaryColumns)
    .from(placements)
    .innerJoin(articles, eq(articles.id, placements.articleId))
    .innerJoin(issues, eq(issues.id, placements.issueId))
    .innerJoin(sections, eq(sections.id, placements.sectionId))
    .leftJoin(articleImages, and(eq(articleImages.articleId, articles.id), eq(articleImages.position, 0)))
    .leftJoin(images, eq(images.hash, articleImages.imageHash));

export type PlacedRow = Awaited<ReturnType<typeof articlesOfIssues>>[number];

/**
 * For each article that meets a condition its latest placement, among the issues up to a day: an article in several
 * issues is listed once.
 */
export const latestPlacements = (orm: Orm, condition: SQL | undefined, upTo: Day) =>
  orm
    .selectDistinctOn([placements.articleId], {
      articleId: placements.articleId,
      issueId: placements.issueId,
      day: issues.day,
    })
    .from(placements)
    .innerJoin(issues, eq(issues.id, placements.issueId))
    .innerJoin(articles, eq(articles.id, placements.articleId))
    .where(and(condition, lte(issues.day, upTo)))
    .orderBy(placements.articleId, desc(issues.day), asc(placements.issueId))
    .as('latest_placements');

/** Articles with the placements of `latestPlacements`, the newest issue first, then in print order. */
export const articlesPlacedLatest = (orm: Orm, chosenPlacements: ReturnType<typeof latestPlacements>) =>
  placedArticles(orm)
    .innerJoin(
      chosenPlacements,
      and(
        eq(chosenPlacements.articleId, placements.articleId),
        eq(chosenPlacements.issueId, placements.issueId),
      ),
    )
    .orderBy(desc(issues.day), asc(placements.page), asc(placements.position), asc(articles.id));

export async function articlesOfIssues(orm: Orm, issueIds: number[], now: Date) {
  if (issueIds.length === 0) return [];
  return await placedArticles(orm)
    .where(and(inArray(placements.issueId, issueIds), visible(now)))
    .orderBy(asc(placements.page), asc(placements.position), asc(articles.id));
}

/**
 * The weightiest articles of each issue, at most `perIssue`, of equal ones the first in print; in no order.
 */
export async function weightiestArticles(orm: Orm, issueIds: number[], now: Date, perIssue: number) {
  if (issueIds.length === 0) return [];
  const rank = sql<number>`row_number() over (partition by ${placements.issueId}
    order by ${articles.urgency}, ${placements.page} nulls last, ${placements.position}, ${articles.id})`;
  const ranked = orm
    .select({ issueId: placements.issueId, articleId: placements.articleId, place: rank.as('place') })
    .from(placements)
    .innerJoin(articles, eq(articles.id, placements.articleId))
    .where(and(inArray(placements.issueId, issueIds), visible(now)))
    .as('ranked');
  return await placedArticles(orm)
    .innerJoin(
      ranked,
      and(eq(ranked.issueId, placements.issueId), eq(ranked.articleId, placements.articleId)),
    )
    .where(lte(ranked.place, perIssue));
}

/**
 * Limits the query to one section since a time. Without this time, the database would read all articles to
 * find those of a rare section.
 */
type SectionFilter = { sectionId: number; since: Date };

/** The newest visible articles of issues up to today, each once. */
export function latestArticles(orm: Orm, brand: Sigla, now: Date, limit: number, only?: SectionFilter) {
  const otherPlacement = alias(placements, 'other');
  const earlierPlacement = orm
    .select({ one: sql`1` })
    .from(otherPlacement)
    .where(
      and(eq(otherPlacement.articleId, placements.articleId), lt(otherPlacement.issueId, placements.issueId)),
    );
  return (
    placedArticles(orm)
      .where(
        and(
          eq(articles.brand, brand),
          visible(now),
          lte(issues.day, dayAt(now)),
          notExists(earlierPlacement),
          only && and(eq(placements.sectionId, only.sectionId), gte(articles.publishedAt, only.since)),
        ),
      )
      // The order of the index: with nulls in another place the database would sort all articles of the paper.
      .orderBy(sql`${articles.publishedAt} desc nulls last`, asc(articles.id))
      .limit(limit)
  );
}

/** Articles opened most often since a day. */
export async function mostRead(orm: Orm, brand: Sigla, since: Day, now: Date, limit: number) {
  const readCounts = orm
    .select({ articleId: articleReads.articleId, reads: sql<number>`sum(${articleReads.reads})`.as('reads') })
    .from(articleReads)
    .innerJoin(articles, eq(articles.id, articleReads.articleId))
    .where(and(gte(articleReads.day, since), eq(articles.brand, brand), visible(now), printed(now)))
    .groupBy(articleReads.articleId)
    .orderBy(desc(sql`sum(${articleReads.reads})`), asc(articleReads.articleId))
    .limit(limit);
  const ids = (await readCounts).map((row) => row.articleId);
  if (ids.length === 0) return [];
  const rows = await placedArticles(orm).where(and(inArray(articles.id, ids), lte(issues.day, dayAt(now))));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** Adds counts of openings since the last call. */
export async function addReads(orm: Orm, day: Day, counts: Map<number, number>): Promise<void> {
  if (counts.size === 0) return;
  await orm
    .insert(articleReads)
    .values([...counts].map(([articleId, reads]) => ({ articleId, day, reads })))
    .onConflictDoUpdate({
      target: [articleReads.articleId, articleReads.day],
      set: { reads: sql`${articleReads.reads} + excluded.reads` },
    });
}

/** Title of an article that may be shown; null where there is none. */
export async function titleOfArticle(orm: Orm, brand: Sigla, id: number, now: Date): Promise<string | null> {
  const [row] = await orm
    .select({ title: articles.title })
    .from(articles)
    .where(and(eq(articles.id, id), eq(articles.brand, brand), visible(now), printed(now)));
  return row?.title ?? null;
}
