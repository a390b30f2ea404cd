import type { operations } from '#openapi/generated/site.ts';
import { readSending } from '#server/press-review/sending/read-sendings.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';
import { reviewContext } from './review-call.ts';
import { NO_SUCH_SENDING } from './review-orders.ts';

export const getSending: Handler<operations['getSending']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  const found = await readSending(call.orm, asked.context.desk.id, call.path.id);
  return found ? ok(found) : NO_SUCH_SENDING;
};
