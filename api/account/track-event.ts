import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Counts that the article at this path was opened. @throws ApiError; the caller only logs it. API-06 */
export async function trackEvent({ account }: Api, articlePath: string): Promise<void> {
  await unwrap(
    'trackEvent',
    account.POST('/api/site/tracking', { body: { url_articolo: articlePath, evento: 'click' } }),
  );
}
