import { PurchaseTerms } from '#domain/validation/card-payment.ts';
import type { operations } from '#openapi/generated/account.ts';
import { openPurchase } from '#server/sales/checkout/purchase.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok, refusal } from '../replies.ts';
import { readFields } from './answers.ts';
import { orderProblem, toOrdine } from './order-wire.ts';

export const openOrder: Handler<operations['openOrder']> = async (call) => {
  const { session, body } = call;
  if (!session) return LOGIN_REQUIRED;
  const read = readFields(PurchaseTerms, { condizioni: body.condizioni, subito: body.subito });
  if (!read.ok) return read.refused;
  const order = await openPurchase(call, session, { offerId: body.offerta, seen: body.centesimi });
  if (order === 'unknown') return refusal(404, 'ERR_NOT_FOUND', 'no such offer for this reader');
  return typeof order === 'string' ? orderProblem(order) : ok(toOrdine(order));
};
