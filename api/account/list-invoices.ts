import type { OwnInvoice } from '#domain/own-subscription.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toInvoice } from './subscription-wire.ts';

/** The reader's invoices here, the newest first. @throws ApiError `login-required`, `offline`. ACC-06 */
export async function listInvoices({ account }: Api): Promise<OwnInvoice[]> {
  const reply = await unwrap('listInvoices', account.GET('/api/user/invoices'));
  return reply.data.fatture.map(toInvoice);
}
