import type { InvoicingData } from '#domain/profile.ts';
import type { InvoicingFields } from '#domain/validation/invoicing-form.ts';
import type { Orm } from '../db/connect.ts';
import { profileOf, writeProfile } from '../db/reader-profiles.ts';
import { findReader } from '../db/readers.ts';
import { invoicingColumns, invoicingFields } from './profile-columns.ts';

/** Whom a reader's invoices are made out to; null for an account that is gone. ACC-06 */
export async function readInvoicing(orm: Orm, readerId: string): Promise<InvoicingData | null> {
  const reader = await findReader(orm, readerId);
  return reader
    ? { kind: reader.kind, fields: invoicingFields(reader, await profileOf(orm, readerId)) }
    : null;
}

export async function saveInvoicing(
  orm: Orm,
  { readerId, now }: { readerId: string; now: Date },
  fields: InvoicingFields,
): Promise<void> {
  await writeProfile(orm, readerId, { columns: invoicingColumns(fields) }, now);
}
