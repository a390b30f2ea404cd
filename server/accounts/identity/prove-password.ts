import { undoWhenFull } from '#domain/work-queue.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import { findReader, type ReaderRow } from '../db/readers.ts';
import type { AccountContext } from './account-context.ts';
import type { Session } from './identity-service.ts';
import { isPasswordOf } from './passwords.ts';
import { countDeviceTry } from './tries.ts';

/**
 * Whether the signed-in reader also knows the password, so that a browser left open cannot be used to change
 * how one signs in. @returns the account as it was when the password was checked, or why it was refused.
 * @throws QueueFull
 */
export async function provePassword(
  { identity }: Pick<AccountContext, 'identity'>,
  session: Pick<Session, 'readerId' | 'deviceId'>,
  password: string,
): Promise<Result<ReaderRow, 'wrong-password' | { wait: number }>> {
  const counted = await countDeviceTry(identity, session);
  if (!counted.ok) return counted;
  const { clientKey, takeBack, forgive } = counted.value;
  const reader = await findReader(identity.orm, session.readerId);
  const isRight = await undoWhenFull(isPasswordOf(reader, password, clientKey), takeBack);
  if (!isRight || !reader) return failure('wrong-password');
  await forgive();
  return success(reader);
}
