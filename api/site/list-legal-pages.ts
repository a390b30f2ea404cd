import type { LegalPage } from '#domain/legal-pages.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** The publisher's pages on privacy, cookies, terms and accessibility. @throws ApiError. SHL-06 */
export async function listLegalPages({ site }: Api): Promise<LegalPage[]> {
  const reply = await unwrap('listLegalPages', site.GET('/api/edicola/pagine'));
  return reply.data.pagine.map(({ nome, titolo, descrizione, parole, aggiornata, testo }) => ({
    name: nome,
    title: titolo,
    description: descrizione,
    words: parole,
    updated: aggiornata,
    html: testo,
  }));
}
