import type { SampleArticle } from '#domain/interests.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toSampleArticle } from './interest-wire.ts';

/** What a newsletter would hold now. @throws ApiError `not-found`, `offline`. ACC-07 */
export async function getNewsletterSample({ account }: Api, slug: string): Promise<SampleArticle[]> {
  const reply = await unwrap(
    'getNewsletterSample',
    account.GET('/api/user/newsletters/{slug}/anteprima', { params: { path: { slug } } }),
  );
  return reply.data.articoli.map(toSampleArticle);
}
