import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, eq, inArray, type SQL, sql } from '#server/base/db/drizzle.ts';
import { alias, union } from '#server/base/db/drizzle-tables.ts';
import { articles } from '#server/base/db/schema/content-schema.ts';
import { printed, visible } from './newsstand-queries.ts';

const own = alias(articles, 'own');

/** Condition for articles that anybody may read in their paper now: visible, and printed in a published issue. */
const isPublished = (now: Date): SQL | undefined => and(visible(now), printed(now));

/**
 * The same text is delivered to several papers under one uri, or, word for word and with the same title, under a uri of
 * each paper.
 */
const sameItem = eq(articles.uri, own.uri);
const sameText = and(eq(sql`md5(${articles.body})`, sql`md5(${own.body})`), eq(articles.title, own.title));

export type Copy = { id: number; slug: string; brand: Sigla };

/**
 * Finds the same text in one of `papers`, the first that has it; if it was printed there several times, the one nearest
 * in time. Null if none of them may show it now.
 */
export async function firstCopy(
  orm: Orm,
  articleId: number,
  papers: readonly Sigla[],
  now: Date,
): Promise<Copy | null> {
  if (papers.length === 0) return null;
  const copiesBy = (sameContent: SQL | undefined) =>
    orm
      .select({
        id: articles.id,
        slug: articles.slug,
        brand: articles.brand,
        apart: sql<number>`abs(extract(epoch from ${articles.publishedAt} - ${own.publishedAt}))`
          .mapWith(Number)
          .as('apart'),
      })
      .from(own)
      .innerJoin(articles, sameContent)
      .where(and(eq(own.id, articleId), inArray(articles.brand, [...papers]), isPublished(now)));
  const copies = await union(copiesBy(sameItem), copiesBy(sameText));
  const [first] = copies.sort(
    (a, b) => papers.indexOf(a.brand) - papers.indexOf(b.brand) || a.apart - b.apart || a.id - b.id,
  );
  return first ? { id: first.id, slug: first.slug, brand: first.brand } : null;
}

/** The ids of those articles whose text can also be read in one of `papers` now. */
export async function copiedIds(
  orm: Orm,
  articleIds: number[],
  papers: readonly Sigla[],
  now: Date,
): Promise<Set<number>> {
  if (papers.length === 0 || articleIds.length === 0) return new Set();
  const copiesBy = (sameContent: SQL | undefined) =>
    orm
      .select({ id: own.id })
      .from(own)
      .innerJoin(articles, sameContent)
      .where(and(inArray(own.id, articleIds), inArray(articles.brand, [...papers]), isPublished(now)));
  return new Set((await union(copiesBy(sameItem), copiesBy(sameText))).map(({ id }) => id));
}
