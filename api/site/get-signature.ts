import type { SignatureContents } from '#domain/newsstand.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toSignature, toSummary } from './wire.ts';

/** An author with one page of articles; the first page if no number is given. @throws ApiError `not-found`. NWS-03 */
export async function getSignature({ site }: Api, slug: string, page?: number): Promise<SignatureContents> {
  const query = { slug, ...(page && { pagina: page }) };
  const reply = await unwrap('getSignature', site.GET('/api/edicola/firma', { params: { query } }));
  const { firma, totale, pagina, pagine, articoli } = reply.data;
  return {
    signature: toSignature(firma),
    total: totale,
    page: pagina,
    pages: pagine,
    articles: articoli.map(toSummary),
  };
}
