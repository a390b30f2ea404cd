import type { Orm } from '#server/base/db/connect.ts';
import { and, eq, gt, sql } from '#server/base/db/drizzle.ts';
import { mailedCodes } from '#server/base/db/schema/sign-in-schema.ts';

export type CodePurpose = (typeof mailedCodes.$inferSelect)['purpose'];

export type CodeKey = { readerId: string; purpose: CodePurpose };

type NewCode = { nonce: string; now: Date; expiresAt: Date; reusedSince: Date };

/**
 * Stores the nonce that a mailed code is derived from. A nonce that is still valid and was made since
 * `reusedSince` is reused and its expiry extended, so that requesting another code does not invalidate the
 * one that the reader is just typing. @returns the nonce that is valid now.
 */
export async function storeOrReuseCode(
  orm: Orm,
  key: CodeKey,
  { nonce, now, expiresAt, reusedSince }: NewCode,
): Promise<string> {
  const isReused = and(gt(mailedCodes.expiresAt, now), gt(mailedCodes.madeAt, reusedSince));
  const [row] = await orm
    .insert(mailedCodes)
    .values({ ...key, nonce, madeAt: now, expiresAt })
    .onConflictDoUpdate({
      target: [mailedCodes.readerId, mailedCodes.purpose],
      set: {
        nonce: sql`case when ${isReused} then ${mailedCodes.nonce} else excluded.nonce end`,
        madeAt: sql`case when ${isReused} then ${mailedCodes.madeAt} else excluded.made_at end`,
        expiresAt,
      },
    })
    .returning({ nonce: mailedCodes.nonce });
  if (!row) throw new Error('the insert of a mailed code returned no row');
  return row.nonce;
}

const hasKey = ({ readerId, purpose }: CodeKey) =>
  and(eq(mailedCodes.readerId, readerId), eq(mailedCodes.purpose, purpose));

/** @returns the nonce of the code that is valid now. */
export async function findCode(orm: Orm, key: CodeKey, now: Date): Promise<string | undefined> {
  const [row] = await orm
    .select({ nonce: mailedCodes.nonce })
    .from(mailedCodes)
    .where(and(hasKey(key), gt(mailedCodes.expiresAt, now)));
  return row?.nonce;
}

/** Uses up a code; of two concurrent calls only one succeeds. @returns whether it still existed. */
export async function consumeCode(orm: Orm, key: CodeKey, nonce: string): Promise<boolean> {
  const used = await orm
    .delete(mailedCodes)
    .where(and(hasKey(key), eq(mailedCodes.nonce, nonce)))
    .returning({ nonce: mailedCodes.nonce });
  return used.length > 0;
}

/** Invalidates the codes that were mailed before a password was set. */
export async function deleteCodes(orm: Orm, readerId: string): Promise<void> {
  await orm.delete(mailedCodes).where(eq(mailedCodes.readerId, readerId));
}
