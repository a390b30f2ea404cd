import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS, CODE_MINUTES } from '#domain/account-durations.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { type CodeOf, consumeCode, findCode, writeCode } from '../db/mailed-codes.ts';
import { countCodeUse, type TriedAt } from './count-action.ts';
import type { CounterDeps } from './counters.ts';

const MINUTE_MS = 60_000;
const LASTS_MS = CODE_MINUTES * MINUTE_MS;
/** Time within which a second request gets the same code again. */
const SAME_MS = 30 * MINUTE_MS;

/** Id used if an address has no account, so that the database gets the same query. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

const NONCE_BYTES = 16;
/** With this number of bits no code is more likely than another by more than one in a hundred million. */
const CODE_BYTES = 6;

function codeOf(
  { secret }: Pick<CounterDeps, 'secret'>,
  { readerId, purpose }: CodeOf,
  nonce: string,
): string {
  const made = createHmac('sha256', secret).update(['code', readerId, purpose, nonce].join('\n')).digest();
  return String(made.readUIntBE(0, CODE_BYTES) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}

/**
 * Makes six digits to mail: a new code, or the one that was mailed a while ago and is still valid. So a stranger who
 * requests codes does not invalidate the reader's own.
 */
export async function makeCode(deps: CounterDeps, of: CodeOf, now: Date): Promise<string> {
  const nonce = await writeCode(deps.orm, of, {
    nonce: randomBytes(NONCE_BYTES).toString('base64url'),
    now,
    expiresAt: new Date(now.getTime() + LASTS_MS),
    keptSince: new Date(now.getTime() - SAME_MS),
  });
  return codeOf(deps, of, nonce);
}

type Given = {
  purpose: CodeOf['purpose'];
  code: string;
  now: Date;
  at: TriedAt;
};

/** A code that was found right; it stays valid until it is used. */
export type RightCode = {
  /** @returns whether the code still existed. */
  use: (orm: Orm) => Promise<boolean>;
};

/** Digest that has the same length whatever was typed. */
const digest = (code: string) => createHash('sha256').update(code).digest();

/** Counts a try with a code. @returns null for a wrong one; `reader` is undefined if the address has no account. */
export async function findRightCode(
  deps: CounterDeps,
  reader: { id: string } | undefined,
  { purpose, code, now, at }: Given,
): Promise<RightCode | null> {
  const of = { readerId: reader?.id ?? NOBODY, purpose };
  const made = await findCode(deps.orm, of, now);
  const mayTry = await countCodeUse(deps, at);
  const right = timingSafeEqual(digest(codeOf(deps, of, made ?? '')), digest(code));
  if (made === undefined || !mayTry || !right) return null;
  return { use: (orm) => consumeCode(orm, of, made) };
}

/** Whether the code is right; a right code is used up. */
export async function takeCode(
  deps: CounterDeps,
  reader: { id: string } | undefined,
  given: Given,
): Promise<boolean> {
  const right = await findRightCode(deps, reader, given);
  return right !== null && (await right.use(deps.orm));
}
