import type { LegalPage } from '#domain/legal-pages.ts';
import type { components, operations } from '#openapi/generated/site.ts';
import { legalPagesOf } from '#server/help/pages/legal-pages.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';

export const listLegalPages: Handler<operations['listLegalPages']> = async ({ brand }) =>
  ok({ pagine: (await legalPagesOf(brand)).map(toPaginaLegale) });

const toPaginaLegale = (page: LegalPage): components['schemas']['PaginaLegale'] => ({
  nome: page.name,
  titolo: page.title,
  descrizione: page.description,
  parole: [...page.words],
  aggiornata: page.updated,
  testo: page.html,
});
