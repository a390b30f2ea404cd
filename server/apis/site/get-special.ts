import { readSectionAddress } from '#domain/section-address.ts';
import type { operations } from '#openapi/generated/site.ts';
import { readSpecial } from '#server/content/specials.ts';
import type { Handler } from '#server/http/handler.ts';
import { isOutsideArchive } from '../outside-archive.ts';
import { ok, refusal } from '../replies.ts';
import { toArticoloBreve, toEdizione, toSpeciale } from './wire.ts';

const NONE = refusal(404, 'ERR_SPECIAL_NOT_FOUND', 'no such special in this newspaper');

export const getSpecial: Handler<operations['getSpecial']> = async (call) => {
  const { query, orm, brand, now } = call;
  const { titolo, data, id_edizione, id, pagina = 1 } = query;
  const address = readSectionAddress({}, { titolo, date: data, id_edizione, id });
  if (!address)
    return refusal(400, 'ERR_BAD_REQUEST', 'neither titolo nor all of id, id_edizione and data are given');
  if (await isOutsideArchive(call, address.day)) return NONE;
  const contents = await readSpecial(orm, brand, address, pagina, now);
  if (!contents) return NONE;
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
