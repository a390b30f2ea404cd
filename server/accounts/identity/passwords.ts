import argon2 from '@node-rs/argon2';
import { undoWhenFull } from '#domain/work-queue.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import { findReaderByName, normaliseLogin, type ReaderRow } from '../db/readers.ts';
import type { BudgetDeps, TooMany } from './budget.ts';
import type { ClientKey, CountedClient } from './client-key.ts';
import { runInPasswordQueue } from './password-queue.ts';
import { countTry } from './tries.ts';

/** argon2id with 19 MiB, the minimum that OWASP recommends. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Hash of an unknown password: for a missing account the password is checked against it, so that it takes the same
 * time.
 */
const UNKNOWN_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$l0rHDVmCqEvt93+D2WDD0Q$hhpbiiBnNP8CET8PQx1M9HKVSDPvoSTyIHj5BCyygTw';

/** Normalises a password, because keyboards encode the same characters in different ways. */
const normalise = (password: string) => password.normalize('NFKC');

/** The hash of a password, in PHC form. @throws QueueFull */
export const hashPassword = (password: string, clientKey: ClientKey): Promise<string> =>
  runInPasswordQueue(clientKey, () => argon2.hash(normalise(password), COST));

/** Whether a password is the reader's; takes the same time if the account does not exist. @throws QueueFull */
export const isPasswordOf = async (
  reader: Pick<ReaderRow, 'passwordHash'> | undefined,
  password: string,
  clientKey: ClientKey,
): Promise<boolean> =>
  (await runInPasswordQueue(clientKey, () =>
    argon2.verify(reader?.passwordHash ?? UNKNOWN_HASH, normalise(password)),
  )) && reader !== undefined;

/** Whether a password matches the hash of a gate; it is compared without normalisation. @throws QueueFull */
export const isGatePassword = (
  passwordHash: string,
  password: string,
  clientKey: ClientKey,
): Promise<boolean> => runInPasswordQueue(clientKey, () => argon2.verify(passwordHash, password));

/** The hash that `isGatePassword` compares with, in PHC form. */
export const hashGatePassword = (password: string): Promise<string> => argon2.hash(password, COST);

/** Why a reader is not signed in. */
export type SignInRefusal = 'invalid-credentials' | 'access-denied' | 'not-activated';

export type PasswordTry = {
  /** E-mail or user name. */
  identifier: string;
  password: string;
  /** The client that the call came from. */
  client: CountedClient;
  now: Date;
};

/**
 * Whether a reader may sign in with this password. Without the right password the answer reveals nothing about the
 * account, not even by its duration. @throws QueueFull when the password was not checked
 */
export async function checkPassword(
  deps: BudgetDeps,
  { identifier, password, client, now }: PasswordTry,
): Promise<Result<ReaderRow, SignInRefusal | TooMany>> {
  const name = normaliseLogin(identifier);
  const counted = await countTry(deps, { name, client, now });
  if (!counted.ok) return counted;
  const { clientKey, takeBack, forgive } = counted.value;
  const reader = await findReaderByName(deps.orm, name);
  const isRight = await undoWhenFull(isPasswordOf(reader, password, clientKey), takeBack);
  if (!isRight || !reader) return failure('invalid-credentials');
  await forgive();
  return checkStatus(reader);
}

/** The account's status, reported only to a client that has proven to be the reader. */
export function checkStatus(reader: ReaderRow): Result<ReaderRow, SignInRefusal> {
  if (reader.status === 'suspended') return failure('access-denied');
  if (reader.status === 'pending') return failure('not-activated');
  return success(reader);
}
