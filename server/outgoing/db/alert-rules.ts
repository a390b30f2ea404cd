import type { Sigla } from '#domain/brands/brand.ts';
import { type AlertRules, DEFAULT_RULES } from '#domain/push/alert-rules.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, eq } from '#server/base/db/drizzle.ts';
import { alertRules } from '#server/base/db/schema/push-schema.ts';

type ReaderOfPaper = { readerId: string; brand: Sigla };

/** A reader's rules for alerts on a paper. PSH-01 */
export async function readAlertRules(orm: Orm, { readerId, brand }: ReaderOfPaper): Promise<AlertRules> {
  const ofReader = and(eq(alertRules.readerId, readerId), eq(alertRules.brand, brand));
  const [row] = await orm.select().from(alertRules).where(ofReader);
  return row ? toAlertRules(row) : DEFAULT_RULES;
}

export function toAlertRules(row: typeof alertRules.$inferSelect): AlertRules {
  const { quiet, dailyCap, digestTimes, pauseFrom, pauseTo, onlyExceptional, wakeForExceptional } = row;
  const { readyEdition } = row;
  const pause = pauseFrom !== null && pauseTo !== null ? { from: pauseFrom, to: pauseTo } : null;
  return { quiet, dailyCap, digestTimes, pause, onlyExceptional, wakeForExceptional, readyEdition };
}

export async function writeAlertRules(
  orm: Orm,
  reader: ReaderOfPaper,
  { pause, digestTimes, ...rules }: AlertRules,
  now: Date,
): Promise<void> {
  const values = {
    ...rules,
    digestTimes: [...digestTimes],
    pauseFrom: pause?.from ?? null,
    pauseTo: pause?.to ?? null,
    updatedAt: now,
  };
  await orm
    .insert(alertRules)
    .values({ ...reader, ...values })
    .onConflictDoUpdate({ target: [alertRules.readerId, alertRules.brand], set: values });
}
