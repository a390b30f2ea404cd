import { dayAt } from '#domain/dates.ts';
import { cardPayment } from '#domain/validation/card-payment.ts';
import type { operations } from '#openapi/generated/account.ts';
import { payOrder as pay } from '#server/sales/checkout/pay-order.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';
import { readFields } from './answers.ts';
import { noOrder, orderProblem, toOrdine } from './order-wire.ts';

export const payOrder: Handler<operations['payOrder']> = async (call) => {
  const { session, path, body, now } = call;
  if (!session) return LOGIN_REQUIRED;
  const read = readFields(cardPayment(dayAt(now)), body);
  if (!read.ok) return read.refused;
  const order = await pay(call, session, { id: path.id, card: read.fields });
  if (order === 'unknown') return noOrder();
  return typeof order === 'string' ? orderProblem(order) : ok(toOrdine(order));
};
