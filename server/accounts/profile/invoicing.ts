import type { InvoicingData } from '#domain/profile.ts';
import type { InvoicingFields } from '#domain/validation/invoicing-form.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { profiledReader, writeProfile } from '../db/reader-profiles.ts';
import { invoicingColumns, invoicingFields } from './profile-columns.ts';

/** The invoicing data of a reader; null if the account no longer exists. ACC-06 */
export async function readInvoicing(orm: Orm, readerId: string): Promise<InvoicingData | null> {
  const found = await profiledReader(orm, readerId);
  if (!found) return null;
  const { reader, profile } = found;
  return { kind: reader.kind, fields: invoicingFields(reader, profile ?? undefined) };
}

export async function saveInvoicing(
  orm: Orm,
  { readerId, now }: { readerId: string; now: Date },
  fields: InvoicingFields,
): Promise<void> {
  await writeProfile(orm, readerId, { columns: invoicingColumns(fields) }, now);
}
