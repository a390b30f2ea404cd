import type { Sigla } from '#domain/brands/brand.ts';
import { dayAt, instantOf } from '#domain/dates.ts';
import { followSlug } from '#domain/followable.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, asc, eq, exists, gt, inArray, lte, ne, or, sql } from '#server/base/db/drizzle.ts';
import { readerTopics } from '#server/base/db/schema/account-schema.ts';
import {
  articleSignatures,
  articles,
  issues,
  placements,
  signatures,
} from '#server/base/db/schema/content-schema.ts';
import { printed, visible } from '#server/newsroom/db/newsstand-queries.ts';

/** An article with those of its authors whom at least one reader follows with alerts, and their topics. */
export type FollowedArticle = { id: number; title: string; authors: string[]; topics: string[] };

/**
 * An article is new if it arrived or its embargo ended after `since`, or its day began after `daySince`, and it was
 * written after `writtenSince`. By its day it is only new to those who followed its author when it became public.
 */
type NewArticlePeriod = { since: Date; daySince: Date; writtenSince: Date; now: Date };

/** New public articles of authors whom at least one reader follows with alerts. */
export async function newArticlesOfFollowedAuthors(
  orm: Orm,
  brand: Sigla,
  { since, daySince, writtenSince, now }: NewArticlePeriod,
): Promise<FollowedArticle[]> {
  const topic = sql<string>`${followSlug({ kind: 'author', slug: '' })}::text || ${signatures.slug}`;
  const { arrivedAt, embargoedUntil, publishedAt } = articles;
  const publicSince = sql<Date>`greatest(${arrivedAt}, ${embargoedUntil})`.mapWith(publishedAt);
  const followedWithAlerts = orm
    .select({ topic: readerTopics.topic })
    .from(readerTopics)
    .where(and(eq(readerTopics.brand, brand), eq(readerTopics.topic, topic), ne(readerTopics.alerts, 'off')));
  const today = dayAt(now);
  const dayStart = instantOf(today, '00:00');
  const printedToday = orm
    .select({ id: placements.articleId })
    .from(placements)
    .innerJoin(issues, eq(issues.id, placements.issueId))
    .where(eq(issues.day, today));
  const followedBefore = exists(
    orm
      .select({ topic: readerTopics.topic })
      .from(readerTopics)
      .where(
        and(
          eq(readerTopics.brand, brand),
          eq(readerTopics.topic, topic),
          ne(readerTopics.alerts, 'off'),
          lte(readerTopics.since, sql`greatest(${publicSince}, ${dayStart.toISOString()}::timestamptz)`),
        ),
      ),
  );
  // An article that arrived early is news only from its day.
  const isNewToday =
    dayStart > daySince ? and(inArray(articles.id, printedToday), followedBefore) : undefined;
  const rows = await orm
    .select({ id: articles.id, title: articles.title, name: signatures.name, topic })
    .from(articles)
    .innerJoin(articleSignatures, eq(articleSignatures.articleId, articles.id))
    .innerJoin(signatures, eq(signatures.id, articleSignatures.signatureId))
    .where(
      and(
        eq(articles.brand, brand),
        // Each condition has its index, which finds the few new articles among all.
        or(gt(arrivedAt, since), gt(embargoedUntil, since), isNewToday),
        or(gt(publicSince, since), isNewToday),
        lte(publicSince, now),
        gt(publishedAt, writtenSince),
        visible(now),
        printed(now),
        exists(followedWithAlerts),
      ),
    )
    .orderBy(asc(articles.id), asc(signatures.name));
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, articleRows]) => ({
    id,
    title: articleRows[0]?.title ?? '',
    authors: articleRows.map(({ name }) => name),
    topics: articleRows.map((row) => row.topic),
  }));
}
