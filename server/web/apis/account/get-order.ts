import type { operations } from '#openapi/generated/account.ts';
import { readOrder } from '#server/sales/checkout/order-view.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';
import { noOrder, toOrdine } from './order-wire.ts';

export const getOrder: Handler<operations['getOrder']> = async (call) => {
  const { session, path } = call;
  if (!session) return LOGIN_REQUIRED;
  const order = await readOrder(call, session, path.id);
  return order ? ok(toOrdine(order)) : noOrder();
};
