import { and, asc, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { Sigla } from '#domain/brands/brand.ts';
import { followSlug } from '#domain/followable.ts';
import { readerTopics } from './account-schema.ts';
import type { Orm } from './connect.ts';
import { visible } from './newsstand-queries.ts';
import { articleSignatures, articles, signatures } from './schema.ts';

/** An article with those of its authors whom somebody wants to hear of, and the topics by which they are followed. */
export type HeardArticle = { id: number; title: string; authors: string[]; topics: string[] };

/** What came out after `since` and may be read, of authors whom somebody wants to hear of. */
export async function articlesOfHeardAuthors(
  orm: Orm,
  brand: Sigla,
  { since, now }: { since: Date; now: Date },
): Promise<HeardArticle[]> {
  const prefix = followSlug({ kind: 'author', slug: '' });
  const heard = orm
    .selectDistinct({ topic: readerTopics.topic })
    .from(readerTopics)
    .where(and(eq(readerTopics.brand, brand), ne(readerTopics.alerts, 'off')))
    .as('heard');
  const outAt = sql<Date>`greatest(${articles.publishedAt}, ${articles.embargoedUntil})`.mapWith(
    articles.publishedAt,
  );
  const rows = await orm
    .select({ id: articles.id, title: articles.title, name: signatures.name, topic: heard.topic })
    .from(heard)
    .innerJoin(
      signatures,
      and(eq(signatures.brand, brand), eq(heard.topic, sql`${prefix} || ${signatures.slug}`)),
    )
    .innerJoin(articleSignatures, eq(articleSignatures.signatureId, signatures.id))
    .innerJoin(articles, eq(articles.id, articleSignatures.articleId))
    .where(and(eq(articles.brand, brand), visible(now), gt(outAt, since), lte(outAt, now)))
    .orderBy(asc(articles.id), asc(signatures.name));
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => ({
    id,
    title: own[0]?.title ?? '',
    authors: own.map(({ name }) => name),
    topics: own.map(({ topic }) => topic),
  }));
}
