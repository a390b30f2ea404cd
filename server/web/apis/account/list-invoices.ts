import type { operations } from '#openapi/generated/account.ts';
import { invoicesOf } from '#server/sales/db/invoices.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';
import { toFattura } from './subscription-wire.ts';

export const listInvoices: Handler<operations['listInvoices']> = async ({ session, orm, brand }) => {
  if (!session) return LOGIN_REQUIRED;
  const rows = await invoicesOf(orm, { readerId: session.readerId, brand: brand.sigla });
  return ok({ fatture: rows.map(toFattura) });
};
