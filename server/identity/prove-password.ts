import { undoneWhenFull } from '#domain/bounded-queue.ts';
import { findReader, type ReaderRow } from '../db/readers.ts';
import type { AccountVisit } from './account-visit.ts';
import type { Session } from './identity-desk.ts';
import { countTry, forgiveTry, takeTryBack } from './limits.ts';
import { isPasswordOf } from './passwords.ts';

/**
 * Whether whoever is signed in knows the password as well: a browser that was left open changes nothing of how one gets
 * into an account. @returns the account as it was then, or why not. @throws QueueFull
 */
export async function provePassword(
  { identity, client }: AccountVisit,
  { readerId, email }: Pick<Session, 'readerId' | 'email'>,
  password: string,
): Promise<ReaderRow | 'not-valid' | { wait: number }> {
  // Under the name that a sign-in counts: whoever tries both ways has no more tries.
  const one = { name: email, client };
  const wait = await countTry(identity, one);
  if (wait > 0) return { wait };
  const reader = await findReader(identity.orm, readerId);
  const right = await undoneWhenFull(isPasswordOf(reader, password), () => takeTryBack(identity, one));
  if (!right || !reader) return 'not-valid';
  await forgiveTry(identity, one);
  return reader;
}
