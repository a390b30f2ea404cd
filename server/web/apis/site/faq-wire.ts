import type { FaqAnswer, FaqCategory } from '#domain/support/faq.ts';
import type { components } from '#openapi/generated/site.ts';

type Wire = components['schemas'];

export const toCategoriaFaq = ({ slug, title, answers }: FaqCategory): Wire['CategoriaFaq'] => ({
  slug,
  titolo: title,
  risposte: answers.map(toRispostaFrequente),
});

const toRispostaFrequente = (answer: FaqAnswer): Wire['RispostaFrequente'] => ({
  slug: answer.slug,
  domanda: answer.question,
  testo: answer.html,
  parole: answer.words,
  prodotti: answer.products,
  azione: answer.action && { nome: answer.action.label, indirizzo: answer.action.path },
  problema: answer.isProblem,
  frequente: answer.frequent,
});
