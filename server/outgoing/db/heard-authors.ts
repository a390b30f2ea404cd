import { and, asc, eq, exists, gt, inArray, lte, ne, or, sql } from 'drizzle-orm';
import type { Sigla } from '#domain/brands/brand.ts';
import { dayAt, instantOf } from '#domain/dates.ts';
import { followSlug } from '#domain/followable.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { readerTopics } from '#server/base/db/schema/account-schema.ts';
import {
  articleSignatures,
  articles,
  issues,
  placements,
  signatures,
} from '#server/base/db/schema/content-schema.ts';
import { printed, visible } from '#server/newsroom/db/newsstand-queries.ts';

/** An article with those of its authors whom a reader follows with alerts, and their topics. */
export type FollowedArticle = { id: number; title: string; authors: string[]; topics: string[] };

/**
 * `since`: an article is new if it arrived, its embargo ended, or its day began after that. One that was written before
 * `written` is not.
 */
type When = { since: Date; written: Date; now: Date };

/** New public articles of authors whom a reader follows with alerts. */
export async function newArticlesOfFollowedAuthors(
  orm: Orm,
  brand: Sigla,
  { since, written, now }: When,
): Promise<FollowedArticle[]> {
  const topic = sql<string>`${followSlug({ kind: 'author', slug: '' })}::text || ${signatures.slug}`;
  const { arrivedAt, embargoedUntil, publishedAt } = articles;
  const outAt = sql<Date>`greatest(${arrivedAt}, ${embargoedUntil})`.mapWith(publishedAt);
  const heard = orm
    .select({ topic: readerTopics.topic })
    .from(readerTopics)
    .where(and(eq(readerTopics.brand, brand), eq(readerTopics.topic, topic), ne(readerTopics.alerts, 'off')));
  const today = dayAt(now);
  const ofToday = orm
    .select({ id: placements.articleId })
    .from(placements)
    .innerJoin(issues, eq(issues.id, placements.issueId))
    .where(eq(issues.day, today));
  // An article that arrived early is news only from its day.
  const outWithToday = instantOf(today, '00:00') > since ? inArray(articles.id, ofToday) : undefined;
  const rows = await orm
    .select({ id: articles.id, title: articles.title, name: signatures.name, topic })
    .from(articles)
    .innerJoin(articleSignatures, eq(articleSignatures.articleId, articles.id))
    .innerJoin(signatures, eq(signatures.id, articleSignatures.signatureId))
    .where(
      and(
        eq(articles.brand, brand),
        // Each condition has its index, which finds the few new articles among all.
        or(gt(arrivedAt, since), gt(embargoedUntil, since), outWithToday),
        or(gt(outAt, since), outWithToday),
        ...[lte(outAt, now), gt(publishedAt, written), visible(now), printed(now)],
        exists(heard),
      ),
    )
    .orderBy(asc(articles.id), asc(signatures.name));
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => ({
    id,
    title: own[0]?.title ?? '',
    authors: own.map(({ name }) => name),
    topics: own.map((row) => row.topic),
  }));
}
