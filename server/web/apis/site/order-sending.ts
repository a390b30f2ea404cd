import type { operations } from '#openapi/generated/site.ts';
import { placeOrder } from '#server/press-review/sending/order.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';
import { reviewContext } from './review-call.ts';
import { refusedOrder, toOrder } from './review-orders.ts';

export const orderSending: Handler<operations['orderSending']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  const deps = { jobs: call.sendings, secret: call.identity.secret };
  const outcome = await placeOrder(asked.context, toOrder(call.body), deps);
  return typeof outcome === 'object' && 'id' in outcome ? ok(outcome) : refusedOrder(outcome);
};
