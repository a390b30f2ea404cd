import type { OfferedNewsletter, SampleArticle } from '#domain/interests.ts';
import type { Api } from '../clients.ts';
import { KEEPALIVE } from '../keepalive.ts';
import { unwrap } from '../unwrap.ts';
import { toNewsletter, toSampleArticle } from './interest-wire.ts';

/**
 * The paper's newsletters, each with whether the reader gets it. @throws ApiError `login-required`, `offline`. ACC-07
 */
export async function listNewsletters({ account }: Api): Promise<OfferedNewsletter[]> {
  const reply = await unwrap('listNewsletters', account.GET('/api/user/newsletters'));
  return reply.data.newsletter.map(toNewsletter);
}

/** Preview of a newsletter with its current contents. @throws ApiError `not-found`, `offline`. ACC-07 */
export async function getNewsletterSample({ account }: Api, slug: string): Promise<SampleArticle[]> {
  const reply = await unwrap(
    'getNewsletterSample',
    account.GET('/api/user/newsletters/{slug}/anteprima', { params: { path: { slug } } }),
  );
  return reply.data.articoli.map(toSampleArticle);
}

/**
 * Subscribes to a newsletter or unsubscribes from it. @throws ApiError `forbidden` without a subscription, `offline`.
 * ACC-07
 */
export async function setNewsletter({ account }: Api, slug: string, subscribed: boolean): Promise<void> {
  await unwrap(
    'setNewsletter',
    account.POST('/api/user/newsletters/{slug}', {
      ...KEEPALIVE,
      params: { path: { slug } },
      body: { iscritto: subscribed },
    }),
  );
}
