import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, asc, eq, inArray, isNull, or } from '#server/base/db/drizzle.ts';
import { userNotices } from '#server/base/db/schema/readers-schema.ts';

export type NoticeRow = typeof userNotices.$inferSelect;
export type NewNotice = Omit<typeof userNotices.$inferInsert, 'id'>;

type ReaderOfPaper = { readerId: string; brand: Sigla };

const ofReader = ({ readerId, brand }: ReaderOfPaper) =>
  and(eq(userNotices.readerId, readerId), eq(userNotices.brand, brand));

/**
 * The notices of an account on a paper that are not dismissed: those without a cause, and those whose cause is in
 * `causes`.
 */
export async function openNotices(orm: Orm, reader: ReaderOfPaper, causes: string[]): Promise<NoticeRow[]> {
  return await orm
    .select()
    .from(userNotices)
    .where(
      and(
        ofReader(reader),
        isNull(userNotices.dismissedAt),
        or(isNull(userNotices.cause), inArray(userNotices.cause, causes)),
      ),
    )
    .orderBy(asc(userNotices.id));
}

/** Those of these causes for which the reader already has a notice, dismissed or not. */
export async function causesWithNotice(orm: Orm, readerId: string, causes: string[]): Promise<Set<string>> {
  const rows = await orm
    .select({ cause: userNotices.cause })
    .from(userNotices)
    .where(and(eq(userNotices.readerId, readerId), inArray(userNotices.cause, causes)));
  return new Set(rows.flatMap(({ cause }) => cause ?? []));
}

/** Adds notices. A reader has one notice for each cause, even if concurrent calls add it. */
export async function addNotices(orm: Orm, rows: NewNotice[]): Promise<void> {
  if (rows.length === 0) return;
  await orm.insert(userNotices).values(rows).onConflictDoNothing();
}

/** Dismisses a notice of this reader; one that is missing, already dismissed or another reader's is left unchanged. */
export async function dismissUserNotice(
  orm: Orm,
  reader: ReaderOfPaper,
  id: number,
  now: Date,
): Promise<void> {
  await orm
    .update(userNotices)
    .set({ dismissedAt: now })
    .where(and(ofReader(reader), eq(userNotices.id, id), isNull(userNotices.dismissedAt)));
}
