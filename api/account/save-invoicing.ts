import type { InvoicingData } from '#domain/profile.ts';
import type { InvoicingFields } from '#domain/validation/invoicing-form.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toInvoicing } from './profile-wire.ts';

/** @throws ApiError `field-not-valid`, `login-required`, `offline`. ACC-06 */
export async function saveInvoicing({ account }: Api, fields: InvoicingFields): Promise<InvoicingData> {
  const call = account.POST('/api/user/profile/invoicing', { body: fields });
  return toInvoicing((await unwrap('saveInvoicing', call)).data);
}
