import type { Brand } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import { profiledReader } from '#server/accounts/db/reader-profiles.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { addInvoice, type InvoiceRow } from '../db/invoices.ts';
import { recipientFrom } from './invoice-recipient.ts';

/** Of subscriptions to newspapers, included in the price. */
export const VAT_PERCENT = 4;

type Sold = {
  readerId: string;
  brand: Pick<Brand, 'sigla'>;
  now: Date;
  /** What was paid for, as it stands on the invoice. */
  description: string;
  /** With VAT. */
  cents: number;
  orderId?: string;
  subscriptionId?: number;
};

/**
 * Writes the invoice of what a reader paid, within the transaction that writes the payment: its number is the next of the
 * paper's year, and none is ever missing. It keeps for whom it was as the account says it now. ACC-06
 * @throws Error for a reader that is gone.
 */
export async function issueInvoice(
  tx: Orm,
  { readerId, brand, now, description, cents, orderId, subscriptionId }: Sold,
): Promise<InvoiceRow> {
  const data = await profiledReader(tx, readerId);
  if (!data) throw new Error(`no reader ${readerId} to write an invoice for`);
  const issuedOn = dayAt(now);
  return await addInvoice(tx, {
    ...{ readerId, brand: brand.sigla, description, cents, issuedOn },
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

/** Of a price that has VAT in it: what it is without, and the VAT. Together they are the price. */
export function splitVat(cents: number, percent: number): { net: number; vat: number } {
  const net = Math.round((cents * 100) / (100 + percent));
  return { net, vat: cents - net };
}
