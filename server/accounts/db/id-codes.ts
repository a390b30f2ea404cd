import type { Orm } from '#server/base/db/connect.ts';
import { and, eq, gt, inArray, isNull, lte } from '#server/base/db/drizzle.ts';
import { pipelineQueries } from '#server/base/db/pipeline-queries.ts';
import { idCodes, sessionTokens } from '#server/base/db/schema/sign-in-schema.ts';

export type IdCodeRow = typeof idCodes.$inferSelect;

/** Expired codes are deleted a few at a time with each new one, so that no request waits for a large deletion. */
const MAX_DELETED = 20;

export async function addIdCode(tx: Orm, row: typeof idCodes.$inferInsert, now: Date): Promise<void> {
  // Two concurrent calls delete different codes, so neither waits for the other.
  const old = tx
    .select({ hash: idCodes.hash })
    .from(idCodes)
    .where(lte(idCodes.expiresAt, now))
    .limit(MAX_DELETED)
    .for('update', { skipLocked: true });
  await pipelineQueries(
    () => tx.delete(idCodes).where(inArray(idCodes.hash, old)),
    () => tx.insert(idCodes).values(row),
  );
}

/**
 * Uses up a code; of two concurrent calls only one gets it. If the code was already used, somebody else may have it, so
 * the bearer that it gave is revoked. SES-05
 */
export async function consumeIdCode(tx: Orm, hash: string, now: Date): Promise<IdCodeRow | null> {
  const [used] = await tx
    .update(idCodes)
    .set({ usedAt: now })
    .where(and(eq(idCodes.hash, hash), gt(idCodes.expiresAt, now), isNull(idCodes.usedAt)))
    .returning();
  if (used) return used;
  const issuedToken = tx.select({ hash: idCodes.tokenHash }).from(idCodes).where(eq(idCodes.hash, hash));
  await tx.delete(sessionTokens).where(inArray(sessionTokens.hash, issuedToken));
  return null;
}

/** Remembers which bearer a code gave. */
export const recordTokenOfCode = (tx: Orm, { hash }: IdCodeRow, tokenHash: string) =>
  tx.update(idCodes).set({ tokenHash }).where(eq(idCodes.hash, hash));
