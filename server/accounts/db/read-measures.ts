import type { Sigla } from '#domain/brands/brand.ts';
import { addDays, instantOf } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, between, desc, eq, type SQL, sql, sum } from '#server/base/db/drizzle.ts';
import type { PgColumn } from '#server/base/db/drizzle-tables.ts';
import { consentLog } from '#server/base/db/schema/consent-schema.ts';
import { articleReads, articles } from '#server/base/db/schema/content-schema.ts';
import { pageViews, pageVitals } from '#server/base/db/schema/tracking-schema.ts';

/** The paper and the days that are read, both days included. */
export type Range = { brand: Sigla; from: Day; to: Day };

const inRange = (table: { brand: PgColumn; day: PgColumn }, { brand, from, to }: Range) =>
  and(eq(table.brand, brand), between(table.day, from, to));

const views = sum(pageViews.times).mapWith(Number);

/** Page views, grouped by kind of reader. */
export const viewsByReader = (orm: Orm, range: Range) =>
  orm
    .select({
      signedIn: pageViews.signedIn,
      subscribed: pageViews.subscribed,
      refreshed: pageViews.refreshed,
      consent: pageViews.consent,
      times: views,
    })
    .from(pageViews)
    .where(inRange(pageViews, range))
    .groupBy(pageViews.signedIn, pageViews.subscribed, pageViews.refreshed, pageViews.consent);

export const viewsByDay = (orm: Orm, range: Range) =>
  orm
    .select({ day: pageViews.day, times: views })
    .from(pageViews)
    .where(inRange(pageViews, range))
    .groupBy(pageViews.day);

export const viewsByKind = (orm: Orm, range: Range) =>
  orm
    .select({ page: pageViews.page, times: views })
    .from(pageViews)
    .where(inRange(pageViews, range))
    .groupBy(pageViews.page)
    .orderBy(desc(views), pageViews.page);

/** The pages with the most views, each with its latest title. */
export const mostViewed = (orm: Orm, range: Range, top: number) =>
  orm
    .select({
      path: pageViews.path,
      title: sql<string>`(array_agg(${pageViews.title} order by ${pageViews.day} desc))[1]`,
      times: views,
    })
    .from(pageViews)
    .where(inRange(pageViews, range))
    .groupBy(pageViews.path)
    .orderBy(desc(views), pageViews.path)
    .limit(top);

/** How often articles were opened on each day. */
export const clicksByDay = (orm: Orm, { brand, from, to }: Range) =>
  orm
    .select({ day: articleReads.day, times: sum(articleReads.reads).mapWith(Number) })
    .from(articleReads)
    .innerJoin(articles, eq(articles.id, articleReads.articleId))
    .where(and(eq(articles.brand, brand), between(articleReads.day, from, to)))
    .groupBy(articleReads.day);

/** All values of the Web Vitals, the smallest first. */
export const vitalValues = (orm: Orm, range: Range) =>
  orm
    .select({
      metric: pageVitals.metric,
      value: pageVitals.value,
      times: sum(pageVitals.times).mapWith(Number),
    })
    .from(pageVitals)
    .where(inRange(pageVitals, range))
    .groupBy(pageVitals.metric, pageVitals.value)
    .orderBy(pageVitals.metric, pageVitals.value);

const GRANTED: SQL<number> = sql`${consentLog.purpose2}::int + ${consentLog.purpose3}::int + ${consentLog.purpose4}::int + ${consentLog.purpose5}::int`;

/** Answers to the question for consent, grouped by how many of the four purposes beside the first were granted. */
export const answersByGrants = (orm: Orm, { brand, from, to }: Range) =>
  orm
    .select({ granted: GRANTED.mapWith(Number), times: sql<number>`count(*)`.mapWith(Number) })
    .from(consentLog)
    .where(
      and(
        eq(consentLog.brand, brand),
        sql`${consentLog.at} >= ${instantOf(from, '00:00').toISOString()}`,
        sql`${consentLog.at} < ${instantOf(addDays(to, 1), '00:00').toISOString()}`,
      ),
    )
    .groupBy(GRANTED);
