import { readSectionAddress } from '#domain/section-address.ts';
import type { operations } from '#openapi/generated/site.ts';
import { readSection, readSections } from '#server/newsroom/content/issue-contents.ts';
import { readSignature, readSignatures } from '#server/newsroom/content/signatures.ts';
import { readSpecial, readSpecials } from '#server/newsroom/content/specials.ts';
import type { Handler } from '../../http/handler.ts';
import { isOutsideArchive } from '../outside-archive.ts';
import { refuse } from '../refusals.ts';
import { ok } from '../replies.ts';
import {
  toArticoloBreve,
  toEdizione,
  toFirma,
  toSezione,
  toSezioneInBreve,
  toSpeciale,
  toSpecialeInBreve,
} from './wire.ts';

export const listSections: Handler<operations['listSections']> = async (call) => {
  const { query, orm, brand, now } = call;
  if (await isOutsideArchive(call, query.data)) return refuse('no-such-issue');
  const list = await readSections(orm, brand, now, { edition: query.edizione, day: query.data });
  if (!list) return refuse('no-such-issue');
  return ok({
    edizione: toEdizione(list.edition),
    data: list.day,
    sezioni: list.sections.map(toSezioneInBreve),
  });
};

export const getSection: Handler<operations['getSection']> = async (call) => {
  const { query, orm, brand, now } = call;
  // The call has no path parameters: the section is in the query.
  const { titolo, data, id_edizione, id } = query;
  const address = readSectionAddress({}, { titolo, date: data, id_edizione, id });
  if (!address) return refuse('section-not-named');
  if (await isOutsideArchive(call, address.day)) return refuse('no-such-section');
  const contents = await readSection(orm, brand, address, now);
  if (!contents) return refuse('no-such-section');
  return ok({
    sezione: toSezione(contents.section),
    edizione: toEdizione(contents.edition),
    data: contents.day,
    edizioni: contents.editions.map(toEdizione),
    data_precedente: contents.previousDay,
    data_successiva: contents.nextDay,
    precedente: contents.previous && toSezione(contents.previous),
    successiva: contents.next && toSezione(contents.next),
    articoli: contents.articles.map(toArticoloBreve),
  });
};

export const listSpecials: Handler<operations['listSpecials']> = async ({ orm, brand, now }) => {
  const specials = await readSpecials(orm, brand, now);
  return ok({ speciali: specials.map(toSpecialeInBreve) });
};

export const getSpecial: Handler<operations['getSpecial']> = async ({ query, orm, brand, now }) => {
  const { titolo, data, id_edizione, id, pagina = 1 } = query;
  const address = readSectionAddress({}, { titolo, date: data, id_edizione, id });
  if (!address) return refuse('section-not-named');
  const contents = await readSpecial(orm, brand, address, pagina, now);
  if (!contents) return refuse('no-such-special');
  return ok({
    speciale: toSpeciale(contents.special),
    edizione: contents.edition && toEdizione(contents.edition),
    data: contents.day,
    totale: contents.total,
    pagina: contents.page,
    pagine: contents.pages,
    articoli: contents.articles.map(toArticoloBreve),
  });
};

export const listSignatures: Handler<operations['listSignatures']> = async ({ orm, brand, now }) => {
  const entries = await readSignatures(orm, brand, now);
  return ok({
    firme: entries.map(({ signature, articles, latest }) => ({
      firma: toFirma(signature),
      articoli: articles,
      ultimo: latest,
    })),
  });
};

export const getSignature: Handler<operations['getSignature']> = async ({ query, orm, brand, now }) => {
  const contents = await readSignature(orm, brand, query.slug, query.pagina ?? 1, now);
  if (!contents) return refuse('no-such-signature');
  return ok({
    firma: toFirma(contents.signature),
    totale: contents.total,
    pagina: contents.page,
    pagine: contents.pages,
    articoli: contents.articles.map(toArticoloBreve),
  });
};
