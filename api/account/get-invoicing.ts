import type { InvoicingData } from '#domain/profile.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toInvoicing } from './profile-wire.ts';

/** Whom invoices are made out to. @throws ApiError `login-required`, `offline`. ACC-06 */
export async function getInvoicing({ account }: Api): Promise<InvoicingData> {
  const reply = await unwrap('getInvoicing', account.GET('/api/user/profile/invoicing'));
  return toInvoicing(reply.data);
}
