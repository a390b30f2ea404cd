import type { Sigla } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import type { Orm } from '#server/base/db/connect.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  lt,
  lte,
  max,
  min,
  or,
  type SQL,
  sql,
} from '#server/base/db/drizzle.ts';
import { articles, editions, issues } from '#server/base/db/schema/content-schema.ts';
import { printed, visible } from './newsstand-queries.ts';
import { readable } from './readable-issues.ts';

/** A span of time: `from` is included, `until` is not. */
export type Span = { from: Date; until: Date };

/** Condition for the published articles of a paper, free or paid, whose page exists now. */
const isPublished = (brand: Sigla, now: Date): SQL | undefined =>
  and(eq(articles.brand, brand), visible(now), lte(articles.publishedAt, now), printed(now));

const inSpan = ({ from, until }: Span): SQL | undefined =>
  and(gte(articles.publishedAt, from), lt(articles.publishedAt, until));

const changedAt = sql<string>`coalesce(${articles.updatedAt}, ${articles.publishedAt})`;

/** Publication times of the oldest and the newest article of a paper; null before there is any. */
export async function firstAndLastPublication(
  orm: Orm,
  brand: Sigla,
): Promise<{ first: Date; last: Date } | null> {
  const [row] = await orm
    .select({ first: min(articles.publishedAt), last: max(articles.publishedAt) })
    .from(articles)
    .where(eq(articles.brand, brand));
  return row?.first && row.last ? { first: row.first, last: row.last } : null;
}

/** Number of published articles in a span, and the last change of any of them. */
export async function countPublished(orm: Orm, brand: Sigla, span: Span, now: Date) {
  const [row] = await orm
    .select({ articles: count(), changed: max(changedAt).mapWith(articles.publishedAt) })
    .from(articles)
    .where(and(isPublished(brand, now), inSpan(span)));
  return { articles: row?.articles ?? 0, changed: row?.changed ?? null };
}

export type ListedArticle = Pick<
  typeof articles.$inferSelect,
  'id' | 'slug' | 'title' | 'publishedAt' | 'updatedAt'
>;

/**
 * Published articles of a span by publication time: those after the article `after`, or without the first `skip`
 * ones.
 */
export async function listPublished(
  orm: Orm,
  brand: Sigla,
  span: Span,
  {
    now,
    after,
    skip = 0,
    limit,
  }: { now: Date; after?: ListedArticle | undefined; skip?: number; limit: number },
): Promise<ListedArticle[]> {
  const afterLast = after
    ? or(
        gt(articles.publishedAt, after.publishedAt),
        and(eq(articles.publishedAt, after.publishedAt), gt(articles.id, after.id)),
      )
    : undefined;
  return await orm
    .select({
      id: articles.id,
      slug: articles.slug,
      title: articles.title,
      publishedAt: articles.publishedAt,
      updatedAt: articles.updatedAt,
    })
    .from(articles)
    .where(and(isPublished(brand, now), inSpan(span), afterLast))
    .orderBy(asc(articles.publishedAt), asc(articles.id))
    .offset(skip)
    .limit(limit);
}

/** Published and readable issues of a paper in a span of days, the newest first. */
export const listIssues = (orm: Orm, brand: Sigla, { from, until }: Span, now: Date) =>
  orm
    .select({
      edition: { slug: editions.slug },
      day: issues.day,
      publishedAt: issues.publishedAt,
      updatedAt: issues.updatedAt,
    })
    .from(issues)
    .innerJoin(editions, eq(editions.id, issues.editionId))
    .where(
      and(
        eq(editions.brand, brand),
        gte(issues.day, dayAt(from)),
        lt(issues.day, dayAt(until)),
        lte(issues.day, dayAt(now)),
        lte(issues.publishedAt, now),
        readable(now),
      ),
    )
    .orderBy(desc(issues.day), asc(editions.position), asc(editions.id));
