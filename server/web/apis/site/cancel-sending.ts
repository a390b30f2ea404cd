import type { operations } from '#openapi/generated/site.ts';
import { cancelUnplanned, sendingOf } from '#server/press-review/db/press-sendings.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE } from '../done.ts';
import { refusal } from '../replies.ts';
import { reviewContext } from './review-call.ts';
import { NO_SUCH_SENDING } from './review-orders.ts';

export const cancelSending: Handler<operations['cancelSending']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  const { orm, now, path } = call;
  const deskId = asked.context.desk.id;
  if (await cancelUnplanned(orm, { deskId, id: path.id, now })) return DONE;
  const found = await sendingOf(orm, deskId, path.id);
  if (!found) return NO_SUCH_SENDING;
  // Twice is no change.
  if (found.sending.cancelledAt) return DONE;
  return refusal(409, 'ERR_REVIEW_CHANGED', 'its letters are leaving, or have left');
};
