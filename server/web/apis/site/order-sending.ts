import type { operations } from '#openapi/generated/site.ts';
import { placeOrder } from '#server/press-review/sending/order.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';
import { pressVisit } from './press-call.ts';
import { refusedOrder, toOrder } from './press-orders.ts';

export const orderSending: Handler<operations['orderSending']> = async (call) => {
  const asked = await pressVisit(call);
  if (asked.refused) return asked.refused;
  const means = { jobs: call.sendings, secret: call.identity.secret };
  const outcome = await placeOrder(asked.context, toOrder(call.body), means);
  return typeof outcome === 'object' && 'id' in outcome ? ok(outcome) : refusedOrder(outcome);
};
