import { failure, type Result, success } from '#server/base/result.ts';
import { lettersOf } from '../db/press-letters.ts';
import { sendingByKey, sendingOf } from '../db/press-sendings.ts';
import type { ReviewContext } from '../review-context.ts';
import { addresseesOf } from './audience.ts';
import { type DispatchDeps, type DispatchRefusal, dispatch } from './dispatch.ts';

type ResendOrder = { id: string; key: string; letters: readonly number[] };

/**
 * Sends letters of a sending again, with the same contents, as a new sending to those who may still get any. The
 * sending has to be of this desk, and the letters of the sending.
 */
export async function resendLetters(
  context: ReviewContext,
  { id, key, letters: ids }: ResendOrder,
  deps: DispatchDeps,
): Promise<Result<{ id: string }, 'no-such-sending' | DispatchRefusal>> {
  const { orm, desk, now } = context;
  const found = await sendingOf(orm, desk.id, id);
  if (!found) return failure('no-such-sending');
  const existingId = await sendingByKey(orm, desk.id, key);
  if (existingId !== null) return success({ id: existingId });
  const letters = (await lettersOf(orm, id)).filter((letter) => ids.includes(letter.id));
  if (letters.length < new Set(ids).size) return failure('no-such-sending');
  const addressees = await addresseesOf(orm, desk.id, {
    recipients: letters.flatMap(({ recipientId }) => recipientId ?? []),
    addresses: letters.flatMap(({ forwarded, email }) => (forwarded ? email : [])),
  });
  if (!addressees.ok) return failure('no-addressee');
  const { day, kind, subject, message, title, abstract, chapters } = found.sending;
  const contents = { day, kind, subject, message, title, abstract, chapters, key, dueAt: now };
  return await dispatch(context, contents, addressees.value, deps);
}
