import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** An invoice as a document. @throws ApiError `not-found`, `offline`. ACC-06 */
export async function getInvoicePdf({ account }: Api, id: string): Promise<Blob> {
  return await unwrap<Blob>(
    'getInvoicePdf',
    account.GET('/api/user/invoices/{id}/pdf', { params: { path: { id } }, parseAs: 'blob' }),
  );
}
