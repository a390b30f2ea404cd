import { addDays } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { type SQL, sql } from '#server/base/db/drizzle.ts';
import type { PgTable } from '#server/base/db/drizzle-tables.ts';
import { pageViews, pageVitals } from '#server/base/db/schema/tracking-schema.ts';

/** A year, and one more month to compare with. */
const STORED_DAYS = 400;

/** Old rows are deleted a few at a time with each count, so that no request waits for a large deletion. */
const MAX_DELETED = 50;

type WithoutTimes<Row> = Omit<Row, 'times'>;

/** Adds one view of a page, and deletes some of the rows that are too old. TRK-04 */
export async function addPageView(
  orm: Orm,
  view: WithoutTimes<typeof pageViews.$inferInsert>,
  today: Day,
): Promise<void> {
  const { brand, day, path, signedIn, subscribed, refreshed, consent } = pageViews;
  await orm
    .insert(pageViews)
    .values({ ...view, times: 1 })
    .onConflictDoUpdate({
      target: [brand, day, path, signedIn, subscribed, refreshed, consent],
      set: { times: sql`${pageViews.times} + 1`, title: sql`excluded.title` },
    });
  await deleteSome(orm, pageViews, sql`${pageViews.day} < ${addDays(today, -STORED_DAYS)}`);
}

/** Adds one value of each Web Vital of a page. TRK-04 */
export async function addPageVitals(
  orm: Orm,
  values: readonly WithoutTimes<typeof pageVitals.$inferInsert>[],
  today: Day,
): Promise<void> {
  const { brand, day, page, metric, value } = pageVitals;
  // The rows are always written in the same order, so that two concurrent calls do not deadlock.
  const rows = [...values].sort((a, b) => a.metric.localeCompare(b.metric));
  await orm
    .insert(pageVitals)
    .values(rows.map((row) => ({ ...row, times: 1 })))
    .onConflictDoUpdate({
      target: [brand, day, page, metric, value],
      set: { times: sql`${pageVitals.times} + 1` },
    });
  await deleteSome(orm, pageVitals, sql`${pageVitals.day} < ${addDays(today, -STORED_DAYS)}`);
}

/** Two concurrent calls delete different rows, so neither waits for the other. */
async function deleteSome(orm: Orm, table: PgTable, condition: SQL): Promise<void> {
  await orm.execute(
    sql`delete from ${table} where ctid in (select ctid from ${table} where ${condition} limit ${MAX_DELETED} for update skip locked)`,
  );
}
