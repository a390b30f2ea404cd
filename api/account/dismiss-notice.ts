import type { Api } from '../clients.ts';
import { KEEPALIVE } from '../keepalive.ts';
import { unwrap } from '../unwrap.ts';

/**
 * Dismisses a notice of the account for good. A notice that no longer exists is no error. @throws ApiError `offline`.
 * NOT-02
 */
export async function dismissNotice({ account }: Api, id: number): Promise<void> {
  await unwrap(
    'dismissNotice',
    account.POST('/api/user/notices/{id}', { ...KEEPALIVE, params: { path: { id } }, body: {} }),
  );
}
