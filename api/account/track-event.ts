import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Of an event that may be sent more than once: a key made for it alone, and when it happened. */
type Once = { key: string; at: Date };

/** Counts that the article at this path was opened; with `once`, however often it is sent. @throws ApiError API-06, OFF-05 */
export async function trackEvent({ account }: Api, articlePath: string, once?: Once): Promise<void> {
  await unwrap(
    'trackEvent',
    account.POST('/api/site/tracking', {
      params: once ? { header: { 'idempotency-key': once.key } } : {},
      body: { url_articolo: articlePath, evento: 'click', ...(once && { quando: once.at.toISOString() }) },
    }),
  );
}
