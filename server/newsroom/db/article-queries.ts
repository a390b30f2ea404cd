import type { Brand, Sigla } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, asc, desc, eq, inArray, lte, ne, sql } from '#server/base/db/drizzle.ts';
import { alias } from '#server/base/db/drizzle-tables.ts';
import { inChunks } from '#server/base/db/in-chunks.ts';
import {
  articleImages,
  articleSignatures,
  articleSubjects,
  articles,
  editions,
  images,
  issues,
  placements,
  sections,
  signatures,
} from '#server/base/db/schema/content-schema.ts';
import { placedArticles, printed, summaryColumns, visible } from './newsstand-queries.ts';

type PaperKey = Pick<Brand, 'sigla' | 'mainEdition'>;

const textColumns = {
  id: articles.id,
  access: articles.access,
  body: articles.body,
  freeBody: articles.freeBody,
  words: articles.words,
  publishedAt: articles.publishedAt,
  updatedAt: articles.updatedAt,
  dateline: articles.dateline,
  copyright: articles.copyright,
};

/**
 * A visible article with its placement: of several issues the latest published one, of one day the main edition's.
 * NWS-01
 */
export async function findArticle(orm: Orm, { sigla, mainEdition }: PaperKey, id: number, now: Date) {
  const [found] = await orm
    .select({
      ...summaryColumns,
      ...textColumns,
      edition: { id: editions.id, slug: editions.slug, name: editions.name },
    })
    .from(placements)
    .innerJoin(articles, eq(articles.id, placements.articleId))
    .innerJoin(issues, eq(issues.id, placements.issueId))
    .innerJoin(editions, eq(editions.id, issues.editionId))
    .innerJoin(sections, eq(sections.id, placements.sectionId))
    .leftJoin(articleImages, and(eq(articleImages.articleId, articles.id), eq(articleImages.position, 0)))
    .leftJoin(images, eq(images.hash, articleImages.imageHash))
    .where(and(eq(articles.id, id), eq(articles.brand, sigla), visible(now), lte(issues.day, dayAt(now))))
    .orderBy(desc(issues.day), desc(eq(editions.slug, mainEdition)), asc(editions.position), asc(editions.id))
    .limit(1);
  return found ?? null;
}

export type TextRow = Awaited<ReturnType<typeof textsOf>>[number];

/** Texts of articles; the caller has already checked that they may be read. */
export function textsOf(orm: Orm, articleIds: number[]) {
  return orm.select(textColumns).from(articles).where(inArray(articles.id, articleIds));
}

const titledTextColumns = {
  ...textColumns,
  slug: articles.slug,
  title: articles.title,
  kicker: articles.kicker,
  byline: articles.byline,
};

/** Texts and titles of a paper's articles, of those that are published at this moment. */
export const visibleTexts = (orm: Orm, brand: Sigla, ids: number[], now: Date) =>
  inChunks(ids, (some) =>
    orm
      .select(titledTextColumns)
      .from(articles)
      .where(and(inArray(articles.id, some), eq(articles.brand, brand), visible(now), printed(now))),
  );

export function picturesOf(orm: Orm, articleIds: number[]) {
  return orm
    .select({
      articleId: articleImages.articleId,
      id: images.hash,
      width: images.width,
      height: images.height,
      widths: images.widths,
      caption: articleImages.caption,
      isCaptionFromText: articleImages.isCaptionFromText,
      credit: articleImages.credit,
    })
    .from(articleImages)
    .innerJoin(images, eq(images.hash, articleImages.imageHash))
    .where(inArray(articleImages.articleId, articleIds))
    .orderBy(asc(articleImages.position));
}

export type PictureRow = Awaited<ReturnType<typeof picturesOf>>[number];

export function signaturesOf(orm: Orm, articleIds: number[]) {
  return orm
    .select({
      articleId: articleSignatures.articleId,
      slug: signatures.slug,
      name: signatures.name,
      image: { id: images.hash, width: images.width, height: images.height, widths: images.widths },
    })
    .from(articleSignatures)
    .innerJoin(signatures, eq(signatures.id, articleSignatures.signatureId))
    .leftJoin(images, eq(images.hash, signatures.imageHash))
    .where(inArray(articleSignatures.articleId, articleIds))
    .orderBy(asc(articleSignatures.position));
}

export function topicsOf(orm: Orm, articleIds: number[]) {
  return orm
    .select({ articleId: articleSubjects.articleId, slug: articleSubjects.slug, name: articleSubjects.name })
    .from(articleSubjects)
    .where(and(inArray(articleSubjects.articleId, articleIds), eq(articleSubjects.kind, 'topic')))
    .orderBy(asc(articleSubjects.position));
}

/** Limit of compared articles of a subject, the newest, because a subject may have years of them. */
const MAX_COMPARED_PER_SUBJECT = 40;

/**
 * Ids of other articles of the paper that share topics, people or places with one, and how many, most shared first,
 * then the newest. Only the newest articles of each subject are compared. NWS-04
 */
export function sharingSubjects(orm: Orm, brand: Sigla, articleId: number, now: Date, limit: number) {
  const ownSubjects = alias(articleSubjects, 'mine');
  const newest = orm
    .select({ articleId: articleSubjects.articleId })
    .from(articleSubjects)
    .where(
      and(
        eq(articleSubjects.kind, ownSubjects.kind),
        eq(articleSubjects.slug, ownSubjects.slug),
        eq(articleSubjects.brand, brand),
        ne(articleSubjects.articleId, articleId),
      ),
    )
    .orderBy(desc(articleSubjects.publishedAt))
    .limit(MAX_COMPARED_PER_SUBJECT)
    .as('newest');
  return orm
    .select({ id: newest.articleId, shared: sql<number>`count(*)::int` })
    .from(ownSubjects)
    .innerJoinLateral(newest, sql`true`)
    .innerJoin(articles, eq(articles.id, newest.articleId))
    .where(
      and(
        eq(ownSubjects.articleId, articleId),
        ne(ownSubjects.kind, 'mediatopic'),
        visible(now),
        printed(now),
      ),
    )
    .groupBy(newest.articleId, articles.publishedAt)
    .orderBy(desc(sql`count(*)`), desc(articles.publishedAt), asc(newest.articleId))
    .limit(limit);
}

/** Articles by id, in the given order, as placed in published issues. */
export async function placedWithIds(orm: Orm, ids: number[], now: Date) {
  if (ids.length === 0) return [];
  const rows = await placedArticles(orm).where(and(inArray(articles.id, ids), lte(issues.day, dayAt(now))));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}
