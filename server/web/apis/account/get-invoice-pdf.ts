import type { operations } from '#openapi/generated/account.ts';
import { findInvoice } from '#server/sales/db/invoices.ts';
import { invoicePdf } from '#server/sales/subscriptions/invoice-pdf.ts';
import { invoiceStrings } from '#server/sales/subscriptions/invoice-strings.ts';
import { Attachment } from '../../http/attachment.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { refusal } from '../replies.ts';

export const getInvoicePdf: Handler<operations['getInvoicePdf']> = async ({ session, path, orm, brand }) => {
  if (!session) return LOGIN_REQUIRED;
  const row = await findInvoice(orm, { readerId: session.readerId, brand: brand.sigla }, path.id);
  if (!row) return refusal(404, 'ERR_NOT_FOUND', 'this reader has no such invoice here');
  const name = invoiceStrings.fileName(row.brand, row.number, row.year);
  return { status: 200, body: new Attachment('application/pdf', name, await invoicePdf(row)) };
};
