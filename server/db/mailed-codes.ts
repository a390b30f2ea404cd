import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Orm } from './connect.ts';
import { mailedCodes } from './sign-in-schema.ts';

export type CodePurpose = (typeof mailedCodes.$inferSelect)['purpose'];

export type CodeOf = { readerId: string; purpose: CodePurpose };

/** A new code takes the place of the one before, with all its tries. */
export async function writeCode(
  orm: Orm,
  of: CodeOf,
  { hash, expiresAt }: { hash: string; expiresAt: Date },
): Promise<void> {
  const fresh = { hash, expiresAt, attempts: 0 };
  await orm
    .insert(mailedCodes)
    .values({ ...of, ...fresh })
    .onConflictDoUpdate({ target: [mailedCodes.readerId, mailedCodes.purpose], set: fresh });
}

const isOf = ({ readerId, purpose }: CodeOf) =>
  and(eq(mailedCodes.readerId, readerId), eq(mailedCodes.purpose, purpose));

/** Counts a try. @returns the digest to hold it against; undefined where there is no code, or none to be tried any more. */
export async function tryCode(
  orm: Orm,
  of: CodeOf,
  { tries, now }: { tries: number; now: Date },
): Promise<string | undefined> {
  const [row] = await orm
    .update(mailedCodes)
    .set({ attempts: sql`${mailedCodes.attempts} + 1` })
    .where(and(isOf(of), lt(mailedCodes.attempts, tries), gt(mailedCodes.expiresAt, now)))
    .returning({ hash: mailedCodes.hash });
  return row?.hash;
}

/** @returns whether it was there still: of two who use it at once one has it. */
export async function consumeCode(orm: Orm, of: CodeOf, hash: string): Promise<boolean> {
  const used = await orm
    .delete(mailedCodes)
    .where(and(isOf(of), eq(mailedCodes.hash, hash)))
    .returning({ hash: mailedCodes.hash });
  return used.length > 0;
}

/** Codes that were mailed before a password was set let nobody in any more. */
export async function dropCodes(orm: Orm, readerId: string): Promise<void> {
  await orm.delete(mailedCodes).where(eq(mailedCodes.readerId, readerId));
}
