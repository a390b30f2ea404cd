import { normaliseEmail } from '#domain/email.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, asc, eq, inArray, lt } from '#server/base/db/drizzle.ts';
import { readers } from '#server/base/db/schema/readers-schema.ts';

/** Old registrations are deleted a few at a time with each new one, so that no request waits for a large deletion. */
const MAX_DELETED = 20;

export type ReaderRow = typeof readers.$inferSelect;

/** A new account; e-mail and user name are brought into their stored form when they are written. */
export type NewReader = Omit<typeof readers.$inferInsert, 'id'> & { id?: string };

/** Brings an e-mail or user name into the form in which it is stored and searched. A user name has no `@`. */
export function normaliseLogin(name: string): string {
  const typed = name.trim();
  return normaliseEmail(typed) ?? typed.toLowerCase();
}

export async function findReader(orm: Orm, id: string): Promise<ReaderRow | undefined> {
  return (await orm.select().from(readers).where(eq(readers.id, id)))[0];
}

export async function findReaderByEmail(orm: Orm, email: string): Promise<ReaderRow | undefined> {
  return (
    await orm
      .select()
      .from(readers)
      .where(eq(readers.email, normaliseLogin(email)))
  )[0];
}

/** Finds a reader by what they sign in with: the e-mail or the user name. */
export async function findReaderByName(orm: Orm, emailOrUsername: string): Promise<ReaderRow | undefined> {
  const name = normaliseLogin(emailOrUsername);
  // The database rejects texts with this character.
  if (name.includes('\0')) return undefined;
  const column = name.includes('@') ? readers.email : readers.username;
  return (await orm.select().from(readers).where(eq(column, name)))[0];
}

/** @returns the new account, or undefined if the e-mail or the user name is taken. */
export async function insertReader(
  orm: Orm,
  { email, username, ...reader }: NewReader,
): Promise<ReaderRow | undefined> {
  return (
    await orm
      .insert(readers)
      .values({
        ...reader,
        email: normaliseLogin(email),
        username: username ? normaliseLogin(username) : null,
      })
      .onConflictDoNothing()
      .returning()
  )[0];
}

/** Registers again a reader whose account is not yet activated: the latest data count. */
export async function replacePending(
  orm: Orm,
  { email, ...reader }: Omit<NewReader, 'id' | 'status'>,
): Promise<ReaderRow | undefined> {
  return (
    await orm
      .update(readers)
      .set(reader)
      .where(and(eq(readers.email, normaliseLogin(email)), eq(readers.status, 'pending')))
      .returning()
  )[0];
}

/**
 * Activates an account whose mailbox and password are proven. A suspended account stays suspended.
 * @returns false if the account was not pending, or has another password meanwhile.
 */
export async function activateReader(
  orm: Orm,
  { id, passwordHash }: Pick<ReaderRow, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const isUnchanged = and(eq(readers.id, id), eq(readers.passwordHash, passwordHash));
  const activated = await orm
    .update(readers)
    .set({ status: 'active' })
    .where(and(isUnchanged, eq(readers.status, 'pending')))
    .returning({ id: readers.id });
  return activated.length > 0;
}

/**
 * Deletes some of the accounts that were registered before `before` and never activated. Two concurrent calls delete
 * different ones.
 */
export async function deleteOldPending(orm: Orm, before: Date): Promise<void> {
  const old = orm
    .select({ id: readers.id })
    .from(readers)
    .where(and(eq(readers.status, 'pending'), lt(readers.createdAt, before)))
    .orderBy(asc(readers.createdAt))
    .limit(MAX_DELETED)
    .for('update', { skipLocked: true });
  await orm.delete(readers).where(inArray(readers.id, old));
}

export async function setPasswordHash(orm: Orm, id: string, passwordHash: string): Promise<void> {
  await orm.update(readers).set({ passwordHash }).where(eq(readers.id, id));
}
