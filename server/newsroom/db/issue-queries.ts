import type { Sigla } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, asc, desc, eq, gt, inArray, lt, lte, or } from '#server/base/db/drizzle.ts';
import { unionAll } from '#server/base/db/drizzle-tables.ts';
import { editions, issues } from '#server/base/db/schema/content-schema.ts';
import { readable } from './readable-issues.ts';

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

const issueRows = (orm: Orm) =>
  orm.select(issueColumns).from(issues).innerJoin(editions, eq(editions.id, issues.editionId));

export type IssueRow = Awaited<ReturnType<typeof issueRows>>[number];

/** A day of a paper. */
export type PaperDay = { brand: Sigla; day: Day };

/** Issues of all editions of papers on given days, in each paper's own order. */
export async function issuesOfDays(orm: Orm, days: readonly PaperDay[]): Promise<IssueRow[]> {
  if (days.length === 0) return [];
  const paperDays = days.map(({ brand, day }) => and(eq(editions.brand, brand), eq(issues.day, day)));
  return await issueRows(orm)
    .where(or(...paperDays))
    .orderBy(asc(editions.position), asc(editions.id));
}

/** Those of some issues that have an article to read. */
export async function readableIssueIds(
  orm: Orm,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const rows = await orm
    .select({ id: issues.id })
    .from(issues)
    .innerJoin(editions, eq(editions.id, issues.editionId))
    .where(and(inArray(issues.id, [...ids]), readable(now)));
  return new Set(rows.map(({ id }) => id));
}

type EditionName = { brand: Sigla; slug: string };

/** The newest readable issues of an edition up to a day. */
export async function latestIssues(
  orm: Orm,
  { brand, slug }: EditionName,
  { upTo, limit }: { upTo: Day; limit: number },
  now: Date,
) {
  return await issueRows(orm)
    .where(and(eq(editions.brand, brand), eq(editions.slug, slug), lte(issues.day, upTo), readable(now)))
    .orderBy(desc(issues.day))
    .limit(limit);
}

/**
 * For each paper the newest day up to `upTo` with a readable issue of any of its editions; nothing for a paper without
 * one.
 */
export async function latestDays(
  orm: Orm,
  brands: readonly Sigla[],
  upTo: Day,
  now: Date,
): Promise<PaperDay[]> {
  const latestDay = (brand: Sigla) =>
    orm
      .select({ brand: editions.brand, day: issues.day })
      .from(issues)
      .innerJoin(editions, eq(editions.id, issues.editionId))
      .where(and(eq(editions.brand, brand), lte(issues.day, upTo), readable(now)))
      .orderBy(desc(issues.day))
      .limit(1);
  const [first, second, ...others] = brands.map(latestDay);
  if (!first) return [];
  // One query for each paper, so that the index gives the newest issue first.
  return second ? await unionAll(first, second, ...others) : await first;
}

/** The newest day up to now with a readable issue of any edition of a paper. */
export async function latestDay(orm: Orm, brand: Sigla, now: Date): Promise<Day | null> {
  const [latest] = await latestDays(orm, [brand], dayAt(now), now);
  return latest?.day ?? null;
}

export async function findEdition(orm: Orm, brand: Sigla, by: { slug: string } | { id: number }) {
  const key = 'slug' in by ? eq(editions.slug, by.slug) : eq(editions.id, by.id);
  const [row] = await orm
    .select()
    .from(editions)
    .where(and(eq(editions.brand, brand), key));
  return row ?? null;
}

/** Nearest days before and after one with a readable issue of an edition, up to today. */
export async function neighbourDays(orm: Orm, editionId: number, day: Day, now: Date) {
  const neighbour = (side: 'before' | 'after') =>
    orm
      .select({ day: issues.day })
      .from(issues)
      .innerJoin(editions, eq(editions.id, issues.editionId))
      .where(
        and(
          eq(issues.editionId, editionId),
          side === 'before' ? lt(issues.day, day) : gt(issues.day, day),
          lte(issues.day, dayAt(now)),
          readable(now),
        ),
      )
      .orderBy(side === 'before' ? desc(issues.day) : asc(issues.day))
      .limit(1);
  const [[before], [after]] = await Promise.all([neighbour('before'), neighbour('after')]);
  return { before: before?.day ?? null, after: after?.day ?? null };
}
