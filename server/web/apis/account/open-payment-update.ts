import type { operations } from '#openapi/generated/account.ts';
import { openPaymentUpdate as open } from '#server/sales/checkout/payment-update.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok, refusal } from '../replies.ts';
import { noSubscription } from './no-subscription.ts';
import { orderProblem, toOrdine } from './order-wire.ts';

export const openPaymentUpdate: Handler<operations['openPaymentUpdate']> = async (call) => {
  const { session, path, body } = call;
  if (!session) return LOGIN_REQUIRED;
  const order = await open(call, session, { id: path.id, seen: body.centesimi });
  if (order === 'unknown') return noSubscription();
  if (order === 'not-possible') {
    return refusal(409, 'ERR_PAYMENT_NOT_UPDATED', 'it does not renew, or is paid elsewhere');
  }
  return typeof order === 'string' ? orderProblem(order) : ok(toOrdine(order));
};
