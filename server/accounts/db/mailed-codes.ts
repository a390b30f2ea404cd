import { and, eq, gt, sql } from 'drizzle-orm';
import type { Orm } from '#server/base/db/connect.ts';
import { mailedCodes } from '#server/base/db/schema/sign-in-schema.ts';

export type CodePurpose = (typeof mailedCodes.$inferSelect)['purpose'];

export type CodeOf = { readerId: string; purpose: CodePurpose };

type Fresh = { nonce: string; now: Date; expiresAt: Date; keptSince: Date };

/**
 * Keeps what a code is made of. One that is still good and was made since `keptSince` stays, and lives on: whoever asks
 * for another does not make the one void that its reader is just typing. @returns what the code is made of now.
 */
export async function writeCode(
  orm: Orm,
  of: CodeOf,
  { nonce, now, expiresAt, keptSince }: Fresh,
): Promise<string> {
  const stays = and(gt(mailedCodes.expiresAt, now), gt(mailedCodes.madeAt, keptSince));
  const [row] = await orm
    .insert(mailedCodes)
    .values({ ...of, nonce, madeAt: now, expiresAt })
    .onConflictDoUpdate({
      target: [mailedCodes.readerId, mailedCodes.purpose],
      set: {
        nonce: sql`case when ${stays} then ${mailedCodes.nonce} else excluded.nonce end`,
        madeAt: sql`case when ${stays} then ${mailedCodes.madeAt} else excluded.made_at end`,
        expiresAt,
      },
    })
    .returning({ nonce: mailedCodes.nonce });
  if (!row) throw new Error('a code was kept and has no row');
  return row.nonce;
}

const isOf = ({ readerId, purpose }: CodeOf) =>
  and(eq(mailedCodes.readerId, readerId), eq(mailedCodes.purpose, purpose));

/** @returns what the code is made of that is good now. */
export async function findCode(orm: Orm, of: CodeOf, now: Date): Promise<string | undefined> {
  const [row] = await orm
    .select({ nonce: mailedCodes.nonce })
    .from(mailedCodes)
    .where(and(isOf(of), gt(mailedCodes.expiresAt, now)));
  return row?.nonce;
}

/** @returns whether it was there still: of two who use it at once one has it. */
export async function consumeCode(orm: Orm, of: CodeOf, nonce: string): Promise<boolean> {
  const used = await orm
    .delete(mailedCodes)
    .where(and(isOf(of), eq(mailedCodes.nonce, nonce)))
    .returning({ nonce: mailedCodes.nonce });
  return used.length > 0;
}

/** Codes that were mailed before a password was set let nobody in any more. */
export async function dropCodes(orm: Orm, readerId: string): Promise<void> {
  await orm.delete(mailedCodes).where(eq(mailedCodes.readerId, readerId));
}
