import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS, CODE_MINUTES } from '#domain/account-durations.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { type CodeKey, consumeCode, findCode, storeOrReuseCode } from '../db/mailed-codes.ts';
import { type CodeTryKey, countCodeUse } from './count-action.ts';
import type { CounterDeps } from './counters.ts';

const MINUTE_MS = 60_000;
const CODE_VALID_MS = CODE_MINUTES * MINUTE_MS;
/** Time within which a second request gets the same code again. */
const CODE_REUSED_MS = 30 * MINUTE_MS;

/** Id used if an address has no account, so that the database gets the same query. */
const NO_READER_ID = '00000000-0000-0000-0000-000000000000';

const NONCE_BYTES = 16;
/** With this number of bits no code is more likely than another by more than one in a hundred million. */
const CODE_BYTES = 6;

function codeOf(
  { secret }: Pick<CounterDeps, 'secret'>,
  { readerId, purpose }: CodeKey,
  nonce: string,
): string {
  const hmac = createHmac('sha256', secret).update(['code', readerId, purpose, nonce].join('\n')).digest();
  return String(hmac.readUIntBE(0, CODE_BYTES) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}

/**
 * Makes six digits to mail: a new code, or the one that was mailed a while ago and is still valid. So a stranger who
 * requests codes does not invalidate the reader's own.
 */
export async function makeCode(deps: CounterDeps, key: CodeKey, now: Date): Promise<string> {
  const nonce = await storeOrReuseCode(deps.orm, key, {
    nonce: randomBytes(NONCE_BYTES).toString('base64url'),
    now,
    expiresAt: new Date(now.getTime() + CODE_VALID_MS),
    reusedSince: new Date(now.getTime() - CODE_REUSED_MS),
  });
  return codeOf(deps, key, nonce);
}

type CodeTry = {
  purpose: CodeKey['purpose'];
  code: string;
  now: Date;
  tryKey: CodeTryKey;
};

/** A code that was found right; it stays valid until it is used. */
export type RightCode = {
  /** @returns whether the code still existed. */
  use: (orm: Orm) => Promise<boolean>;
};

/** SHA-256 of a code, which has the same length whatever was typed. */
const sha256 = (code: string) => createHash('sha256').update(code).digest();

/** Counts a try with a code. @returns null for a wrong one; `reader` is undefined if the address has no account. */
export async function findRightCode(
  deps: CounterDeps,
  reader: { id: string } | undefined,
  { purpose, code, now, tryKey }: CodeTry,
): Promise<RightCode | null> {
  const key = { readerId: reader?.id ?? NO_READER_ID, purpose };
  const nonce = await findCode(deps.orm, key, now);
  const mayTry = await countCodeUse(deps, tryKey);
  const isRight = timingSafeEqual(sha256(codeOf(deps, key, nonce ?? '')), sha256(code));
  if (nonce === undefined || !mayTry || !isRight) return null;
  return { use: (orm) => consumeCode(orm, key, nonce) };
}

/** Whether the code is right; a right code is used up. */
export async function spendCode(
  deps: CounterDeps,
  reader: { id: string } | undefined,
  codeTry: CodeTry,
): Promise<boolean> {
  const rightCode = await findRightCode(deps, reader, codeTry);
  return rightCode !== null && (await rightCode.use(deps.orm));
}
