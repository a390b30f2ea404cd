import type { Api } from '../clients.ts';
import { SENT_ANYWAY } from '../sent-anyway.ts';
import { unwrap } from '../unwrap.ts';

/** Subscribes to a newsletter or ends it. @throws ApiError `forbidden` without a subscription, `offline`. ACC-07 */
export async function setNewsletter({ account }: Api, slug: string, subscribed: boolean): Promise<void> {
  await unwrap(
    'setNewsletter',
    account.POST('/api/user/newsletters/{slug}', {
      ...SENT_ANYWAY,
      params: { path: { slug } },
      body: { iscritto: subscribed },
    }),
  );
}
