import type { Api } from '../clients.ts';
import { SENT_ANYWAY } from '../sent-anyway.ts';
import { unwrap } from '../unwrap.ts';

/** Follows a topic or lets it go. @throws ApiError `not-found`, `offline`. ACC-07 */
export async function setTopic({ account }: Api, slug: string, followed: boolean): Promise<void> {
  await unwrap(
    'setTopic',
    account.POST('/api/user/topics/{slug}', {
      ...SENT_ANYWAY,
      params: { path: { slug } },
      body: { seguito: followed },
    }),
  );
}
