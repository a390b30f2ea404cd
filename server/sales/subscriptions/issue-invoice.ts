import type { Brand } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import { profiledReader } from '#server/accounts/db/reader-profiles.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { addInvoice, type InvoiceRow } from '../db/invoices.ts';
import { recipientFrom } from './invoice-recipient.ts';

/** VAT rate of newspaper subscriptions; prices include it. */
export const VAT_PERCENT = 4;

type InvoicedPayment = {
  readerId: string;
  brand: Pick<Brand, 'sigla'>;
  now: Date;
  /** Description of the purchase on the invoice. */
  description: string;
  /** Price with VAT. */
  cents: number;
  orderId?: string;
  subscriptionId?: number;
};

/**
 * Writes the invoice for a payment, within the transaction of the payment: its number is the next of the paper's year,
 * without gaps. It stores the recipient as the account has it now. ACC-06
 * @throws Error for a reader who no longer exists.
 */
export async function issueInvoice(
  tx: Orm,
  { readerId, brand, now, description, cents, orderId, subscriptionId }: InvoicedPayment,
): Promise<InvoiceRow> {
  const data = await profiledReader(tx, readerId);
  if (!data) throw new Error(`reader ${readerId} of an invoice does not exist`);
  const issuedOn = dayAt(now);
  return await addInvoice(tx, {
    readerId,
    brand: brand.sigla,
    description,
    cents,
    issuedOn,
    year: Number(issuedOn.slice(0, 4)),
    vatPercent: VAT_PERCENT,
    recipient: JSON.stringify(recipientFrom(data)),
    orderId: orderId ?? null,
    subscriptionId: subscriptionId ?? null,
  });
}

/** `12/2026`. */
export const invoiceNumber = ({ number, year }: Pick<InvoiceRow, 'number' | 'year'>): string =>
  `${number}/${year}`;

/** Splits a price that includes VAT into the net amount and the VAT; together they are the price. */
export function splitVat(cents: number, percent: number): { net: number; vat: number } {
  const net = Math.round((cents * 100) / (100 + percent));
  return { net, vat: cents - net };
}
