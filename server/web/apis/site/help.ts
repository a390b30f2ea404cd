import { dayAt } from '#domain/dates.ts';
import type { LegalPage } from '#domain/legal-pages.ts';
import type { FaqAnswer, FaqCategory } from '#domain/support/faq.ts';
import type { Opening } from '#domain/support/hours.ts';
import { hoursByDays } from '#domain/support/opening-hours-text.ts';
import { SERVICE_WEEK } from '#domain/support/service-hours.ts';
import type { components, operations } from '#openapi/generated/site.ts';
import { faqOf } from '#server/help/pages/faq-of.ts';
import { legalPagesOf } from '#server/help/pages/legal-pages.ts';
import { openingsFromDay } from '#server/help/pages/opening-hours.ts';
import { hasOperators } from '#server/help/support-chat/support-chat-service.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';

type Wire = components['schemas'];

const toCategoriaFaq = ({ slug, title, answers }: FaqCategory): Wire['CategoriaFaq'] => ({
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

export const listFaq: Handler<operations['listFaq']> = async ({ brand, supportChats }) =>
  ok({ categorie: (await faqOf(brand, supportChats.answering)).map(toCategoriaFaq) });

export const getSupport: Handler<operations['getSupport']> = async ({ brand, now, supportChats }) => {
  const { phone, operators, phoneClosures } = await openingsFromDay(dayAt(now));
  return ok({
    telefono: brand.support.phone,
    email: brand.support.email,
    orari: hoursByDays(SERVICE_WEEK).map(({ first, last, hours }) => ({
      da: first,
      a: last,
      orario: hours && { dalle: hours.from, alle: hours.to },
    })),
    aperture_telefono: phone.map(toApertura),
    aperture_operatori: hasOperators(supportChats) ? operators.map(toApertura) : [],
    chiusure_telefono: phoneClosures,
  });
};

const toApertura = ({ from, to }: Opening): components['schemas']['Apertura'] => ({
  dalle: from.toISOString(),
  alle: to.toISOString(),
});

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

export const getVendorList: Handler<operations['getVendorList']> = async ({ consent }) =>
  ok({ elenco: consent.vendorList, cmp: { id: consent.cmp.id, versione: consent.cmp.version } });
