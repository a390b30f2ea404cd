import type { Orm } from '#server/base/db/connect.ts';
import { eq } from '#server/base/db/drizzle.ts';
import { readerProfiles } from '#server/base/db/schema/account-schema.ts';
import { readers } from '#server/base/db/schema/readers-schema.ts';

export type ProfileRow = typeof readerProfiles.$inferSelect;
export type ProfileColumns = Partial<Omit<ProfileRow, 'readerId' | 'updatedAt'>>;
/** The columns of a profile that are part of the account itself. */
export type NameColumns = { name: string; surname: string; companyName?: string };

export async function profileOf(orm: Orm, readerId: string): Promise<ProfileRow | undefined> {
  return (await orm.select().from(readerProfiles).where(eq(readerProfiles.readerId, readerId)))[0];
}

/** An account with its profile, which is null if it was never filled in; null if the reader no longer exists. */
export async function profiledReader(orm: Orm, readerId: string) {
  const [row] = await orm
    .select({ reader: readers, profile: readerProfiles })
    .from(readers)
    .leftJoin(readerProfiles, eq(readerProfiles.readerId, readers.id))
    .where(eq(readers.id, readerId));
  return row ?? null;
}

export type ProfiledReader = NonNullable<Awaited<ReturnType<typeof profiledReader>>>;

type ProfileChange = { names?: NameColumns; columns: ProfileColumns };

/** Writes some columns of a profile and leaves the others unchanged. */
export const writeProfile = (
  orm: Orm,
  readerId: string,
  { names, columns }: ProfileChange,
  updatedAt: Date,
): Promise<void> =>
  orm.transaction(async (tx) => {
    if (names) await tx.update(readers).set(names).where(eq(readers.id, readerId));
    await tx
      .insert(readerProfiles)
      .values({ readerId, ...columns, updatedAt })
      .onConflictDoUpdate({ target: readerProfiles.readerId, set: { ...columns, updatedAt } });
  });

/** Deletes the profile and invoicing data of a reader. */
export async function removeProfile(orm: Orm, readerId: string): Promise<void> {
  await orm.delete(readerProfiles).where(eq(readerProfiles.readerId, readerId));
}
