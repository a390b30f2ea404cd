import type { operations } from '#openapi/generated/account.ts';
import { quotePurchase } from '#server/sales/checkout/purchase.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok, refusal } from '../replies.ts';
import { toAcquisto } from './order-wire.ts';

export const getPurchase: Handler<operations['getPurchase']> = async (call) => {
  const { session, path } = call;
  if (!session) return LOGIN_REQUIRED;
  const quote = await quotePurchase(call, session, path.offerta);
  return quote
    ? ok(toAcquisto(quote, call.checkout))
    : refusal(404, 'ERR_NOT_FOUND', 'no such offer for this reader');
};
