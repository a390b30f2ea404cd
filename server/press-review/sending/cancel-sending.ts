import { DONE, failure, type Result } from '#server/base/result.ts';
import { cancelUnstartedSending, sendingOf } from '../db/press-sendings.ts';
import type { ReviewContext } from '../review-context.ts';

/** Cancels a sending of which no letter is on its way; cancelling it again changes nothing. */
export async function cancelSending(
  { orm, desk, now }: ReviewContext,
  id: string,
): Promise<Result<void, 'no-such-sending' | 'sending-started'>> {
  if (await cancelUnstartedSending(orm, { deskId: desk.id, id, now })) return DONE;
  const found = await sendingOf(orm, desk.id, id);
  if (!found) return failure('no-such-sending');
  return found.sending.cancelledAt ? DONE : failure('sending-started');
}
