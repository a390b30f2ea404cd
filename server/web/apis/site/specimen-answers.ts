import {
  SPECIMEN,
  SPECIMEN_DAY,
  SPECIMEN_EDITION,
  SPECIMEN_PAGE,
  SPECIMEN_PICTURES,
  SPECIMEN_SECTION,
  SPECIMEN_TEXT,
} from '#domain/specimen-article.ts';
import type { components } from '#openapi/generated/site.ts';
import { toEdizione, toImmagine, toSezione, toTestoArticolo } from './wire.ts';

/**
 * Response of `getArticle` for the specimen, an article of placeholders whose page the worker fills with a
 * downloaded article: in full, or only the free part of the text without a picture (`plain`). OFF-01
 */
export function specimenAnswer(variant: 'full' | 'plain'): { article: components['schemas']['Articolo'] } {
  const [lead] = SPECIMEN_PICTURES;
  return {
    article: {
      slug: 'campione',
      occhiello: SPECIMEN.kicker,
      titolo: SPECIMEN.title,
      sommario: SPECIMEN.subtitle,
      firma: null,
      sezione: toSezione(SPECIMEN_SECTION),
      data: SPECIMEN_DAY,
      pagina: SPECIMEN_PAGE,
      minuti: 1,
      accesso: 'free',
      immagine: variant === 'full' && lead ? toImmagine(lead) : null,
      edizione: toEdizione(SPECIMEN_EDITION),
      ...toTestoArticolo(SPECIMEN_TEXT),
      completo: variant === 'full',
      stessa_pagina: [],
      correlati: [],
      precedente: null,
      successivo: null,
    },
  };
}
