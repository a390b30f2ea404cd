import type { operations } from '#openapi/generated/site.ts';
import { resendLetters } from '#server/press-review/sending/resend-letters.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';
import { reviewContext } from './review-call.ts';
import { NO_SUCH_SENDING, refusedOrder } from './review-orders.ts';

export const resend: Handler<operations['resend']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  const deps = { jobs: call.sendings, secret: call.identity.secret };
  const outcome = await resendLetters(asked.context, { id: call.path.id, ...call.body }, deps);
  if (outcome === null) return NO_SUCH_SENDING;
  return typeof outcome === 'object' && 'id' in outcome ? ok(outcome) : refusedOrder(outcome);
};
