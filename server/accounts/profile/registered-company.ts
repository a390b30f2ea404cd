import type { CompanyRegistrationFields } from '#domain/validation/company-registration.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { removeProfile, writeProfile } from '../db/reader-profiles.ts';
import { invoicingColumns } from './profile-columns.ts';

/**
 * Stores the profile and invoicing data that a company gave when it registered; for a person nothing is stored yet.
 * Data of an earlier registration are deleted. Invoices are made out to the company under whatever name its profile
 * has. ACC-09, ACC-06
 */
export async function storeRegisteredCompany(
  tx: Orm,
  { readerId, now }: { readerId: string; now: Date },
  company: CompanyRegistrationFields | null,
): Promise<void> {
  await removeProfile(tx, readerId);
  if (!company) return;
  const phone = company.telefono === '' ? null : company.telefono;
  const invoicing = invoicingColumns({ ...company, fattura: true, destinatario: '' });
  await writeProfile(tx, readerId, { columns: { ...invoicing, phone } }, now);
}
