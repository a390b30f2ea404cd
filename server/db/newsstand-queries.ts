import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, lte, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Brand, Sigla } from '#domain/brands/brand.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from './connect.ts';
import {
  articleImages,
  articleReads,
  articleSignatures,
  articleSubjects,
  articles,
  editions,
  images,
  issues,
  placements,
  sections,
  signatures,
} from './schema.ts';

/** What anybody may know of: neither withheld nor withdrawn, and past its embargo. */
const visible = (now: Date) =>
  and(eq(articles.status, 'usable'), or(isNull(articles.embargoedUntil), lte(articles.embargoedUntil, now)));

const issueColumns = {
  id: issues.id,
  day: issues.day,
  pages: issues.pages,
  version: issues.version,
  publishedAt: issues.publishedAt,
  updatedAt: issues.updatedAt,
  edition: { id: editions.id, slug: editions.slug, name: editions.name },
  brand: editions.brand,
};

const summaryColumns = {
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
  section: { id: sections.id, slug: sections.slug, name: sections.name },
  day: issues.day,
  issueId: placements.issueId,
  page: placements.page,
  position: placements.position,
  image: { id: images.hash, width: images.width, height: images.height, widths: images.widths },
  caption: articleImages.caption,
  credit: articleImages.credit,
};

/** Articles as they stand in issues, each with its first picture. */
const placedArticles = (orm: Orm) =>
  orm
    .select(summaryColumns)
    .from(placements)
    .innerJoin(articles, eq(articles.id, placements.articleId))
    .innerJoin(issues, eq(issues.id, placements.issueId))
    .innerJoin(sections, eq(sections.id, placements.sectionId))
    .leftJoin(articleImages, and(eq(articleImages.articleId, articles.id), eq(articleImages.position, 0)))
    .leftJoin(images, eq(images.hash, articleImages.imageHash));

type PaperKey = Pick<Brand, 'sigla' | 'mainEdition'>;

export type IssueRow = Awaited<ReturnType<typeof issuesOfDay>>[number];
export type PlacedRow = Awaited<ReturnType<typeof articlesOfIssues>>[number];

const issueRows = (orm: Orm) =>
  orm.select(issueColumns).from(issues).innerJoin(editions, eq(editions.id, issues.editionId));

/** Every edition of a paper that came out on a day, in the paper's own order. */
export function issuesOfDay(orm: Orm, brand: Sigla, day: Day) {
  return issueRows(orm)
    .where(and(eq(editions.brand, brand), eq(issues.day, day)))
    .orderBy(asc(editions.position), asc(editions.id));
}

/** The newest issues of an edition up to a day. */
export function latestIssues(orm: Orm, brand: Sigla, edition: string, upTo: Day, limit: number) {
  return issueRows(orm)
    .where(and(eq(editions.brand, brand), eq(editions.slug, edition), lte(issues.day, upTo)))
    .orderBy(desc(issues.day))
    .limit(limit);
}

/** The newest day up to `upTo` on which any edition of a paper came out. */
export async function latestDay(orm: Orm, brand: Sigla, upTo: Day): Promise<Day | null> {
  const [row] = await orm
    .select({ day: issues.day })
    .from(issues)
    .innerJoin(editions, eq(editions.id, issues.editionId))
    .where(and(eq(editions.brand, brand), lte(issues.day, upTo)))
    .orderBy(desc(issues.day))
    .limit(1);
  return row?.day ?? null;
}

export async function findEdition(orm: Orm, brand: Sigla, by: { slug: string } | { id: number }) {
  const key = 'slug' in by ? eq(editions.slug, by.slug) : eq(editions.id, by.id);
  const [row] = await orm
    .select()
    .from(editions)
    .where(and(eq(editions.brand, brand), key));
  return row ?? null;
}

/** The days nearest before and after one on which an edition came out. */
export async function neighbourDays(orm: Orm, editionId: number, day: Day) {
  const of = (side: 'before' | 'after') =>
    orm
      .select({ day: issues.day })
      .from(issues)
      .where(
        and(eq(issues.editionId, editionId), side === 'before' ? lt(issues.day, day) : gt(issues.day, day)),
      )
      .orderBy(side === 'before' ? desc(issues.day) : asc(issues.day))
      .limit(1);
  const [[before], [after]] = await Promise.all([of('before'), of('after')]);
  return { before: before?.day ?? null, after: after?.day ?? null };
}

/** Days with an issue, newest first, for the archive. */
export function issueDays(
  orm: Orm,
  editionId: number,
  from: Day | undefined,
  to: Day | undefined,
  limit: number,
) {
  return orm
    .select({ day: issues.day, pages: issues.pages })
    .from(issues)
    .where(
      and(
        eq(issues.editionId, editionId),
        from ? gte(issues.day, from) : undefined,
        to ? lte(issues.day, to) : undefined,
      ),
    )
    .orderBy(desc(issues.day))
    .limit(limit);
}

export async function articlesOfIssues(orm: Orm, issueIds: number[], now: Date) {
  if (issueIds.length === 0) return [];
  return await placedArticles(orm)
    .where(and(inArray(placements.issueId, issueIds), visible(now)))
    .orderBy(asc(placements.page), asc(placements.position), asc(articles.id));
}

export function latestArticles(orm: Orm, brand: Sigla, now: Date, limit: number) {
  const other = alias(placements, 'other');
  const placedBefore = orm
    .select({ one: sql`1` })
    .from(other)
    .where(and(eq(other.articleId, placements.articleId), lt(other.issueId, placements.issueId)));
  return placedArticles(orm)
    .where(and(eq(articles.brand, brand), visible(now), notExists(placedBefore)))
    .orderBy(desc(articles.publishedAt), asc(articles.id))
    .limit(limit);
}

/** Articles opened most often since a day. */
export async function mostRead(orm: Orm, brand: Sigla, since: Day, now: Date, limit: number) {
  const counted = orm
    .select({ articleId: articleReads.articleId, reads: sql<number>`sum(${articleReads.reads})`.as('reads') })
    .from(articleReads)
    .innerJoin(articles, eq(articles.id, articleReads.articleId))
    .where(and(gte(articleReads.day, since), eq(articles.brand, brand), visible(now)))
    .groupBy(articleReads.articleId)
    .orderBy(desc(sql`sum(${articleReads.reads})`), asc(articleReads.articleId))
    .limit(limit);
  const ids = (await counted).map((row) => row.articleId);
  if (ids.length === 0) return [];
  const rows = await placedArticles(orm).where(inArray(articles.id, ids));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** One visible article with where it stands; in several issues the latest speaks, of one day the main edition's. */
export async function findArticle(orm: Orm, { sigla, mainEdition }: PaperKey, id: number, now: Date) {
  const [found] = await orm
    .select({
      ...summaryColumns,
      body: articles.body,
      freeBody: articles.freeBody,
      dateline: articles.dateline,
      copyright: articles.copyright,
      updatedAt: articles.updatedAt,
      edition: { id: editions.id, slug: editions.slug, name: editions.name },
    })
    .from(placements)
    .innerJoin(articles, eq(articles.id, placements.articleId))
    .innerJoin(issues, eq(issues.id, placements.issueId))
    .innerJoin(editions, eq(editions.id, issues.editionId))
    .innerJoin(sections, eq(sections.id, placements.sectionId))
    .leftJoin(articleImages, and(eq(articleImages.articleId, articles.id), eq(articleImages.position, 0)))
    .leftJoin(images, eq(images.hash, articleImages.imageHash))
    .where(and(eq(articles.id, id), eq(articles.brand, sigla), visible(now)))
    .orderBy(
      desc(issues.day),
      desc(eq(editions.slug, mainEdition)),
      asc(editions.position),
      asc(editions.id),
    )
    .limit(1);
  return found ?? null;
}

export function picturesOf(orm: Orm, articleId: number) {
  return orm
    .select({
      id: images.hash,
      width: images.width,
      height: images.height,
      widths: images.widths,
      caption: articleImages.caption,
      credit: articleImages.credit,
    })
    .from(articleImages)
    .innerJoin(images, eq(images.hash, articleImages.imageHash))
    .where(eq(articleImages.articleId, articleId))
    .orderBy(asc(articleImages.position));
}

export function signaturesOf(orm: Orm, articleId: number) {
  return orm
    .select({
      slug: signatures.slug,
      name: signatures.name,
      image: { id: images.hash, width: images.width, height: images.height, widths: images.widths },
    })
    .from(articleSignatures)
    .innerJoin(signatures, eq(signatures.id, articleSignatures.signatureId))
    .leftJoin(images, eq(images.hash, signatures.imageHash))
    .where(eq(articleSignatures.articleId, articleId))
    .orderBy(asc(articleSignatures.position));
}

export function topicsOf(orm: Orm, articleId: number) {
  return orm
    .select({ slug: articleSubjects.slug, name: articleSubjects.name })
    .from(articleSubjects)
    .where(and(eq(articleSubjects.articleId, articleId), eq(articleSubjects.kind, 'topic')))
    .orderBy(asc(articleSubjects.position));
}

/** Other articles of the paper that share topics, people or places with one, most shared first, then the newest. */
export async function relatedArticles(orm: Orm, brand: Sigla, articleId: number, now: Date, limit: number) {
  const mine = orm
    .select({ slug: articleSubjects.slug })
    .from(articleSubjects)
    .where(and(eq(articleSubjects.articleId, articleId), ne(articleSubjects.kind, 'mediatopic')));
  const shared = await orm
    .select({ articleId: articleSubjects.articleId })
    .from(articleSubjects)
    .innerJoin(articles, eq(articles.id, articleSubjects.articleId))
    .where(
      and(
        inArray(articleSubjects.slug, mine),
        ne(articleSubjects.kind, 'mediatopic'),
        ne(articleSubjects.articleId, articleId),
        eq(articles.brand, brand),
        visible(now),
      ),
    )
    .groupBy(articleSubjects.articleId, articles.publishedAt)
    .orderBy(desc(sql`count(*)`), desc(articles.publishedAt), asc(articleSubjects.articleId))
    .limit(limit);
  const ids = shared.map((row) => row.articleId);
  if (ids.length === 0) return [];
  const rows = await placedArticles(orm).where(inArray(articles.id, ids));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** Adds openings counted since the last call. */
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

export async function articleExists(orm: Orm, brand: Sigla, id: number, now: Date): Promise<boolean> {
  const [row] = await orm
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.id, id), eq(articles.brand, brand), visible(now)));
  return row !== undefined;
}
