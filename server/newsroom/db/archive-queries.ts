import type { Sigla } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, asc, desc, eq, gte, lte, sql } from '#server/base/db/drizzle.ts';
import { alias } from '#server/base/db/drizzle-tables.ts';
import { editions, issues } from '#server/base/db/schema/content-schema.ts';
import { readable } from './readable-issues.ts';

type Period = { from: Day | undefined; to: Day };

/** Condition for the readable issues of a period. */
const inPeriod = ({ from, to }: Period, now: Date) =>
  and(from ? gte(issues.day, from) : undefined, lte(issues.day, to), readable(now));

/**
 * Days with a readable issue of an edition, newest first. The pages are those of the whole paper, because a local edition is
 * printed with the national pages of its day.
 */
export function issueDays(
  orm: Orm,
  { editionId, nationalId }: { editionId: number; nationalId: number | undefined },
  { period, limit }: { period: Period; limit: number },
  now: Date,
) {
  const national = alias(issues, 'national');
  return orm
    .select({
      day: issues.day,
      pages: sql<number>`greatest(${issues.pages}, coalesce(${national.pages}, 0))`.mapWith(Number),
    })
    .from(issues)
    .innerJoin(editions, eq(editions.id, issues.editionId))
    .leftJoin(national, and(eq(national.editionId, nationalId ?? 0), eq(national.day, issues.day)))
    .where(and(eq(issues.editionId, editionId), inPeriod(period, now)))
    .orderBy(desc(issues.day))
    .limit(limit);
}

const issuesOfPaper = (orm: Orm, brand: Sigla, period: Period, now: Date) =>
  orm
    .selectDistinct({ day: issues.day })
    .from(issues)
    .innerJoin(editions, eq(editions.id, issues.editionId))
    .where(and(eq(editions.brand, brand), inPeriod(period, now)));

/** Days with a readable issue of any edition of a paper. */
export async function readPublishedDays(
  orm: Orm,
  brand: Sigla,
  period: Period,
  now: Date,
): Promise<Set<Day>> {
  return new Set((await issuesOfPaper(orm, brand, period, now)).map(({ day }) => day));
}

/** The oldest and the newest day up to today with a readable issue of any edition of a paper. */
export async function firstAndLatestDay(orm: Orm, brand: Sigla, now: Date) {
  const day = (end: 'first' | 'latest') =>
    orm
      .select({ day: issues.day })
      .from(issues)
      .innerJoin(editions, eq(editions.id, issues.editionId))
      .where(and(eq(editions.brand, brand), inPeriod({ from: undefined, to: dayAt(now) }, now)))
      .orderBy(end === 'first' ? asc(issues.day) : desc(issues.day))
      .limit(1);
  const [[first], [latest]] = await Promise.all([day('first'), day('latest')]);
  return { first: first?.day ?? null, latest: latest?.day ?? null };
}
