import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** The copy itself, a ZIP. @throws ApiError `fresh-proof`, `not-found` when it is over, `login-required`, `offline`. ACC-10 */
export async function downloadDataExport({ account }: Api, id: string): Promise<Blob> {
  return await unwrap(
    'downloadDataExport',
    account.GET('/api/user/data/export/{id}', { params: { path: { id } }, parseAs: 'blob' }),
  );
}
