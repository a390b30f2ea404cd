import { readSectionAddress } from '#domain/section-address.ts';
import type { operations } from '#openapi/generated/site.ts';
import { readSpecial } from '#server/newsroom/content/specials.ts';
import type { Handler } from '../../http/handler.ts';
import { ok, refusal } from '../replies.ts';
import { toArticoloBreve, toEdizione, toSpeciale } from './wire.ts';

export const getSpecial: Handler<operations['getSpecial']> = async ({ query, orm, brand, now }) => {
  const { titolo, data, id_edizione, id, pagina = 1 } = query;
  const address = readSectionAddress({}, { titolo, date: data, id_edizione, id });
  if (!address)
    return refusal(400, 'ERR_BAD_REQUEST', 'neither titolo nor all of id, id_edizione and data are given');
  const contents = await readSpecial(orm, brand, address, pagina, now);
  if (!contents) return refusal(404, 'ERR_SPECIAL_NOT_FOUND', 'no such special in this newspaper');
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
