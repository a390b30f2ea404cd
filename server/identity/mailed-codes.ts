import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS, CODE_MINUTES } from '#domain/account-terms.ts';
import type { Orm } from '../db/connect.ts';
import { type CodeOf, consumeCode, tryCode, writeCode } from '../db/mailed-codes.ts';
import type { IdentityDesk } from './identity-desk.ts';

type Desk = Pick<IdentityDesk, 'orm' | 'secret'>;

const LASTS_MS = CODE_MINUTES * 60_000;
/** Then it is dead: one in 200 000 guesses it. */
const TRIES = 5;

/** Whoever has no account has this id, so that the same is asked of the database. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

const hashOf = ({ secret }: Desk, { readerId, purpose }: CodeOf, code: string) =>
  createHmac('sha256', secret).update([readerId, purpose, code].join('\n')).digest('hex');

/** Six digits to mail. A code that was made before for the same is dead. */
export async function makeCode(desk: Desk, of: CodeOf, now: Date): Promise<string> {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  await writeCode(desk.orm, of, {
    hash: hashOf(desk, of, code),
    expiresAt: new Date(now.getTime() + LASTS_MS),
  });
  return code;
}

type Given = { purpose: CodeOf['purpose']; code: string; now: Date };

/** A code that was found right, and lives on until it is used. */
export type RightCode = {
  /** @returns whether it was there still. */
  use: (orm: Orm) => Promise<boolean>;
};

/** Counts a try with a code. @returns null for a wrong one; `reader` is undefined where the address has no account. */
export async function findRightCode(
  desk: Desk,
  reader: { id: string } | undefined,
  { purpose, code, now }: Given,
): Promise<RightCode | null> {
  const of = { readerId: reader?.id ?? NOBODY, purpose };
  const made = await tryCode(desk.orm, of, { tries: TRIES, now });
  const given = hashOf(desk, of, code);
  if (!made || !timingSafeEqual(Buffer.from(made), Buffer.from(given))) return null;
  return { use: (orm) => consumeCode(orm, of, made) };
}

/** Whether the code is right; then it is used up. */
export async function takeCode(
  desk: Desk,
  reader: { id: string } | undefined,
  given: Given,
): Promise<boolean> {
  const right = await findRightCode(desk, reader, given);
  return right !== null && (await right.use(desk.orm));
}
