import { and, asc, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Orm } from '#server/base/db/connect.ts';
import { passkeyChallenges, passkeys } from '#server/base/db/schema/sign-in-schema.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** Of an account, the newest first. */
export async function listPasskeys(orm: Orm, readerId: string): Promise<PasskeyRow[]> {
  return await orm
    .select()
    .from(passkeys)
    .where(eq(passkeys.readerId, readerId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id));
}

export async function findPasskey(orm: Orm, id: string, rpId: string): Promise<PasskeyRow | undefined> {
  return (
    await orm
      .select()
      .from(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.rpId, rpId)))
  )[0];
}

/** @returns false where it is somebody's already. */
export async function insertPasskey(orm: Orm, row: typeof passkeys.$inferInsert): Promise<boolean> {
  const added = await orm.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id });
  return added.length > 0;
}

/** @returns false for one that is not this account's. */
export async function deletePasskey(orm: Orm, readerId: string, id: string): Promise<boolean> {
  const deleted = await orm
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.readerId, readerId)))
    .returning({ id: passkeys.id });
  return deleted.length > 0;
}

/** Writes that a passkey was used. @returns false where another use with this counter was quicker. */
export async function writePasskeyUse(
  orm: Orm,
  { id, counter }: Pick<PasskeyRow, 'id' | 'counter'>,
  next: { counter: number; lastUsedAt: Date },
): Promise<boolean> {
  const used = await orm
    .update(passkeys)
    .set(next)
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

/** More than one, so that they grow fewer; not many, so that nobody waits for a great clearing. */
const FORGOTTEN_AT_ONCE = 20;

/** Keeps a challenge until it is answered, and forgets some that nobody answered in time. */
export async function keepChallenge(
  orm: Orm,
  row: typeof passkeyChallenges.$inferInsert,
  now: Date,
): Promise<void> {
  const old = orm
    .select({ challenge: passkeyChallenges.challenge })
    .from(passkeyChallenges)
    .where(lte(passkeyChallenges.expiresAt, now))
    .orderBy(asc(passkeyChallenges.expiresAt))
    .limit(FORGOTTEN_AT_ONCE)
    .for('update', { skipLocked: true });
  await orm.delete(passkeyChallenges).where(inArray(passkeyChallenges.challenge, old));
  await orm.insert(passkeyChallenges).values(row);
}

/** @returns whether it was ours, for this reader or, with null, for a sign-in; it is gone then. */
export async function takeChallenge(
  orm: Orm,
  challenge: string,
  { readerId, now }: { readerId: string | null; now: Date },
): Promise<boolean> {
  const whose =
    readerId === null ? isNull(passkeyChallenges.readerId) : eq(passkeyChallenges.readerId, readerId);
  const taken = await orm
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.challenge, challenge), whose, gt(passkeyChallenges.expiresAt, now)))
    .returning({ challenge: passkeyChallenges.challenge });
  return taken.length > 0;
}
