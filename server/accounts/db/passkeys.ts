import type { Orm } from '#server/base/db/connect.ts';
import { and, asc, desc, eq, gt, inArray, isNull, lte } from '#server/base/db/drizzle.ts';
import { passkeyChallenges, passkeys } from '#server/base/db/schema/sign-in-schema.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** The passkeys of an account, the newest first. */
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

/** @returns false if the passkey is already registered. */
export async function insertPasskey(orm: Orm, row: typeof passkeys.$inferInsert): Promise<boolean> {
  const added = await orm.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id });
  return added.length > 0;
}

/** @returns false for a passkey that is not this account's. */
export async function deletePasskey(orm: Orm, readerId: string, id: string): Promise<boolean> {
  const deleted = await orm
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.readerId, readerId)))
    .returning({ id: passkeys.id });
  return deleted.length > 0;
}

/** Records that a passkey was used. @returns false if a concurrent use with the same counter came first. */
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

/**
 * Expired challenges that are deleted with each new one: more than one, so that their number shrinks; few, so
 * that no request waits for a large deletion.
 */
const MAX_DELETED = 20;

/** Stores a challenge until it is answered, and deletes some that expired without an answer. */
export async function storeChallenge(
  orm: Orm,
  row: typeof passkeyChallenges.$inferInsert,
  now: Date,
): Promise<void> {
  const old = orm
    .select({ challenge: passkeyChallenges.challenge })
    .from(passkeyChallenges)
    .where(lte(passkeyChallenges.expiresAt, now))
    .orderBy(asc(passkeyChallenges.expiresAt))
    .limit(MAX_DELETED)
    .for('update', { skipLocked: true });
  await orm.delete(passkeyChallenges).where(inArray(passkeyChallenges.challenge, old));
  await orm.insert(passkeyChallenges).values(row);
}

/**
 * Uses up a challenge. @returns whether it was issued here and is valid for this reader or, if `readerId` is null, for
 * a sign-in.
 */
export async function consumeChallenge(
  orm: Orm,
  challenge: string,
  { readerId, now }: { readerId: string | null; now: Date },
): Promise<boolean> {
  const ofReader =
    readerId === null ? isNull(passkeyChallenges.readerId) : eq(passkeyChallenges.readerId, readerId);
  const deleted = await orm
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.challenge, challenge), ofReader, gt(passkeyChallenges.expiresAt, now)))
    .returning({ challenge: passkeyChallenges.challenge });
  return deleted.length > 0;
}
