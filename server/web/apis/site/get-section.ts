import { readSectionAddress } from '#domain/section-address.ts';
import type { operations } from '#openapi/generated/site.ts';
import { readSection } from '#server/newsroom/content/issue-contents.ts';
import type { Handler } from '../../http/handler.ts';
import { isOutsideArchive } from '../outside-archive.ts';
import { ok, refusal } from '../replies.ts';
import { toArticoloBreve, toEdizione, toSezione } from './wire.ts';

const NONE = refusal(404, 'ERR_SECTION_NOT_FOUND', 'no such section in that issue');

export const getSection: Handler<operations['getSection']> = async (call) => {
  const { query, orm, brand, now } = call;
  const { titolo, data, id_edizione, id } = query;
  const address = readSectionAddress({}, { titolo, date: data, id_edizione, id });
  if (!address)
    return refusal(400, 'ERR_BAD_REQUEST', 'neither titolo nor all of id, id_edizione and data are given');
  if (await isOutsideArchive(call, address.day)) return NONE;
  const contents = await readSection(orm, brand, address, now);
  if (!contents) return NONE;
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
