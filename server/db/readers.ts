import { and, eq } from 'drizzle-orm';
import type { Orm } from './connect.ts';
import { readers } from './readers-schema.ts';

export type ReaderRow = typeof readers.$inferSelect;

/** What an account is made of; e-mail and user name are folded when they are written. */
export type NewReader = Omit<typeof readers.$inferInsert, 'id'> & { id?: string };

/** How e-mails and user names are kept and looked for. A user name has no `@`. */
export const foldName = (name: string): string => name.trim().toLowerCase();

export async function findReader(orm: Orm, id: string): Promise<ReaderRow | undefined> {
  return (await orm.select().from(readers).where(eq(readers.id, id)))[0];
}

export async function findReaderByEmail(orm: Orm, email: string): Promise<ReaderRow | undefined> {
  return (
    await orm
      .select()
      .from(readers)
      .where(eq(readers.email, foldName(email)))
  )[0];
}

/** By what a reader signs in with: the e-mail or the user name. */
export async function findReaderByName(orm: Orm, emailOrUsername: string): Promise<ReaderRow | undefined> {
  const name = foldName(emailOrUsername);
  // The database has no texts with it, and fails.
  if (name.includes('\0')) return undefined;
  const column = name.includes('@') ? readers.email : readers.username;
  return (await orm.select().from(readers).where(eq(column, name)))[0];
}

/** @returns the new account, or undefined where the e-mail or the user name has one. */
export async function insertReader(
  orm: Orm,
  { email, username, ...reader }: NewReader,
): Promise<ReaderRow | undefined> {
  return (
    await orm
      .insert(readers)
      .values({ ...reader, email: foldName(email), username: username ? foldName(username) : null })
      .onConflictDoNothing()
      .returning()
  )[0];
}

/** Registers once more whoever has not opened the account yet: what was said last counts. */
export async function renewPending(
  orm: Orm,
  { email, ...reader }: Omit<NewReader, 'id' | 'status'>,
): Promise<ReaderRow | undefined> {
  return (
    await orm
      .update(readers)
      .set(reader)
      .where(and(eq(readers.email, foldName(email)), eq(readers.status, 'pending')))
      .returning()
  )[0];
}

/** Opens an account whose mailbox is proven. One that is suspended stays so. */
export async function activateReader(orm: Orm, id: string): Promise<void> {
  await orm
    .update(readers)
    .set({ status: 'active' })
    .where(and(eq(readers.id, id), eq(readers.status, 'pending')));
}

export async function setPasswordHash(orm: Orm, id: string, passwordHash: string): Promise<void> {
  await orm.update(readers).set({ passwordHash }).where(eq(readers.id, id));
}
