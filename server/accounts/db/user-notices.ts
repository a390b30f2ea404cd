import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { userNotices } from '#server/base/db/schema/readers-schema.ts';

export type NoticeRow = typeof userNotices.$inferSelect;
export type NewNotice = Omit<typeof userNotices.$inferInsert, 'id'>;

type Whose = { readerId: string; brand: Sigla };

const ofReader = ({ readerId, brand }: Whose) =>
  and(eq(userNotices.readerId, readerId), eq(userNotices.brand, brand));

/** What an account is told on a paper and has not dismissed: notices without a cause, and those of the causes that hold. */
export async function openNotices(orm: Orm, whose: Whose, causes: string[]): Promise<NoticeRow[]> {
  return await orm
    .select()
    .from(userNotices)
    .where(
      and(
        ofReader(whose),
        isNull(userNotices.dismissedAt),
        or(isNull(userNotices.cause), inArray(userNotices.cause, causes)),
      ),
    )
    .orderBy(asc(userNotices.id));
}

/** Those of some causes of which the reader was told before, dismissed or not. */
export async function knownCauses(orm: Orm, readerId: string, causes: string[]): Promise<Set<string>> {
  const rows = await orm
    .select({ cause: userNotices.cause })
    .from(userNotices)
    .where(and(eq(userNotices.readerId, readerId), inArray(userNotices.cause, causes)));
  return new Set(rows.flatMap(({ cause }) => cause ?? []));
}

/** Adds notices; of one cause the reader has one, whoever adds it at the same time. */
export async function addNotices(orm: Orm, rows: NewNotice[]): Promise<void> {
  if (rows.length === 0) return;
  await orm.insert(userNotices).values(rows).onConflictDoNothing();
}

/** One that is gone, dismissed before or somebody else's is left as it is. */
export async function dismissUserNotice(orm: Orm, whose: Whose, id: number, now: Date): Promise<void> {
  await orm
    .update(userNotices)
    .set({ dismissedAt: now })
    .where(and(ofReader(whose), eq(userNotices.id, id), isNull(userNotices.dismissedAt)));
}
