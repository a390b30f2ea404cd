import type { FaqAnswer, FaqCategory } from '#domain/support/faq.ts';
import { plainWords } from '#domain/support/plain-words.ts';
import type { components } from '#openapi/generated/site.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

type Wire = components['schemas'];

/** The questions and answers of the paper's FAQ, by category. @throws ApiError. HLP-01 */
export async function listFaq({ site }: Api): Promise<FaqCategory[]> {
  const reply = await unwrap('listFaq', site.GET('/api/edicola/faq'));
  return reply.data.categorie.map(({ slug, titolo, risposte }) => ({
    slug,
    title: titolo,
    answers: risposte.map(toAnswer),
  }));
}

const toAnswer = (wire: Wire['RispostaFrequente']): FaqAnswer => ({
  slug: wire.slug,
  question: wire.domanda,
  html: wire.testo,
  text: plainWords(wire.testo),
  words: wire.parole,
  products: wire.prodotti,
  action: wire.azione && { label: wire.azione.nome, path: wire.azione.indirizzo },
  isProblem: wire.problema,
  frequent: wire.frequente,
});
