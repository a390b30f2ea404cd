import argon2 from '@node-rs/argon2';
import { undoneWhenFull } from '#domain/work-queue.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import { findReaderByName, foldName, type ReaderRow } from '../db/readers.ts';
import type { BudgetDeps, TooMany } from './budget.ts';
import type { ClientKey, Requester } from './client-key.ts';
import { runQueued } from './password-queue.ts';
import { countTry } from './tries.ts';

/** argon2id, 19 MiB: what OWASP asks for at least. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Of a password nobody knows: who has no account is checked against it, in the same time. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$l0rHDVmCqEvt93+D2WDD0Q$hhpbiiBnNP8CET8PQx1M9HKVSDPvoSTyIHj5BCyygTw';

/** The same characters, typed on whatever keyboard. */
const asTyped = (password: string) => password.normalize('NFKC');

/** In PHC form. @throws QueueFull */
export const hashPassword = (password: string, at: ClientKey): Promise<string> =>
  runQueued(at, () => argon2.hash(asTyped(password), COST));

/** Takes the same time for an account that does not exist. @throws QueueFull */
export const isPasswordOf = async (
  reader: Pick<ReaderRow, 'passwordHash'> | undefined,
  password: string,
  at: ClientKey,
): Promise<boolean> =>
  (await runQueued(at, () => argon2.verify(reader?.passwordHash ?? NOBODYS_HASH, asTyped(password)))) &&
  reader !== undefined;

/** Whether a password that belongs to nobody is the one of a digest, sign by sign. @throws QueueFull */
export const isExactly = (digest: string, password: string, at: ClientKey): Promise<boolean> =>
  runQueued(at, () => argon2.verify(digest, password));

/** What `isExactly` compares with, in PHC form. */
export const digestOfPassword = (password: string): Promise<string> => argon2.hash(password, COST);

/** Why a reader is not signed in. */
export type SignInRefusal = 'invalid-credentials' | 'access-denied' | 'not-activated';

export type PasswordTry = {
  /** E-mail or user name. */
  identifier: string;
  password: string;
  /** Where the call came from. */
  client: Requester;
  now: Date;
};

/**
 * Whether a reader may sign in so. Whoever does not know the password learns nothing of the account, not even by the time
 * it takes. @throws QueueFull when the try was none
 */
export async function checkPassword(
  deps: BudgetDeps,
  { identifier, password, client, now }: PasswordTry,
): Promise<Result<ReaderRow, SignInRefusal | TooMany>> {
  const name = foldName(identifier);
  const counted = await countTry(deps, { name, client, now });
  if (!counted.ok) return counted;
  const { clientKey, takeBack, forgive } = counted.value;
  const reader = await findReaderByName(deps.orm, name);
  const right = await undoneWhenFull(isPasswordOf(reader, password, clientKey), takeBack);
  if (!right || !reader) return failure('invalid-credentials');
  await forgive();
  return whetherOpen(reader);
}

/** Said only to whoever has proven to be the reader. */
export function whetherOpen(reader: ReaderRow): Result<ReaderRow, SignInRefusal> {
  if (reader.status === 'suspended') return failure('access-denied');
  if (reader.status === 'pending') return failure('not-activated');
  return success(reader);
}
