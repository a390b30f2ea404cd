import type { Sigla } from '#domain/brands/brand.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, desc, eq, gte, lte, max, min, sql } from '#server/base/db/drizzle.ts';
import { alias } from '#server/base/db/drizzle-tables.ts';
import { editions, issues } from '#server/base/db/schema/content-schema.ts';

type Period = { from: Day | undefined; to: Day };

const inPeriod = ({ from, to }: Period) => and(from ? gte(issues.day, from) : undefined, lte(issues.day, to));

/**
 * Days with an issue of an edition, newest first. The pages are those of the whole paper, because a local edition is
 * printed with the national pages of its day.
 */
export function issueDays(
  orm: Orm,
  editionId: number,
  nationalId: number | undefined,
  period: Period,
  limit: number,
) {
  const national = alias(issues, 'national');
  return orm
    .select({
      day: issues.day,
      pages: sql<number>`greatest(${issues.pages}, coalesce(${national.pages}, 0))`.mapWith(Number),
    })
    .from(issues)
    .leftJoin(national, and(eq(national.editionId, nationalId ?? 0), eq(national.day, issues.day)))
    .where(and(eq(issues.editionId, editionId), inPeriod(period)))
    .orderBy(desc(issues.day))
    .limit(limit);
}

const issuesOfPaper = (orm: Orm, brand: Sigla, period: Period) =>
  orm
    .selectDistinct({ day: issues.day })
    .from(issues)
    .innerJoin(editions, eq(editions.id, issues.editionId))
    .where(and(eq(editions.brand, brand), inPeriod(period)));

/** Days on which any edition of a paper came out. */
export async function readPublishedDays(orm: Orm, brand: Sigla, period: Period): Promise<Set<Day>> {
  return new Set((await issuesOfPaper(orm, brand, period)).map(({ day }) => day));
}

/** The oldest and the newest day up to `to` on which any edition of a paper came out. */
export async function firstAndLatestDay(orm: Orm, brand: Sigla, to: Day) {
  const [row] = await orm
    .select({ first: min(issues.day), latest: max(issues.day) })
    .from(issues)
    .innerJoin(editions, eq(editions.id, issues.editionId))
    .where(and(eq(editions.brand, brand), lte(issues.day, to)));
  return row ?? { first: null, latest: null };
}
