import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Orm } from './connect.ts';
import { idCodes } from './sign-in-schema.ts';

export type IdCodeRow = typeof idCodes.$inferSelect;

/** A few with each new code, so that nobody waits for a great clearing. */
const FORGOTTEN_AT_ONCE = 20;

export async function addIdCode(tx: Orm, row: IdCodeRow, now: Date): Promise<void> {
  // Two at once forget different ones: neither waits for the other.
  const old = tx
    .select({ hash: idCodes.hash })
    .from(idCodes)
    .where(lte(idCodes.expiresAt, now))
    .limit(FORGOTTEN_AT_ONCE)
    .for('update', { skipLocked: true });
  await tx.delete(idCodes).where(inArray(idCodes.hash, old));
  await tx.insert(idCodes).values(row);
}

/** Takes a code away, whoever asks and whatever comes of it: of two at the same time one has it. SES-05 */
export async function takeIdCode(orm: Orm, hash: string, now: Date): Promise<IdCodeRow | null> {
  const [taken] = await orm
    .delete(idCodes)
    .where(and(eq(idCodes.hash, hash), gt(idCodes.expiresAt, now)))
    .returning();
  return taken ?? null;
}
