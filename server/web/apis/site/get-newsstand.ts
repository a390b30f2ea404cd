import { addDays, dayAt } from '#domain/dates.ts';
import type { operations } from '#openapi/generated/site.ts';
import { emptyNewsstand, readNewsstand } from '#server/newsroom/content/newsstand.ts';
import type { Handler } from '../../http/handler.ts';
import { isOutsideArchive } from '../outside-archive.ts';
import { ok, refusal } from '../replies.ts';
import { toArticoloBreve, toNumero, toSezioneInBreve, toSpecialeInBreve } from './wire.ts';

/** Days after today that are answered with the latest newsstand: nobody's clock is as far ahead. */
const MOST_AHEAD = 31;

const NOT_COME = refusal(404, 'ERR_NOT_FOUND', 'that day has not come');

export const getNewsstand: Handler<operations['getNewsstand']> = async (call) => {
  const { query, orm, brand, now, newsstandUrl, gates } = call;
  const today = dayAt(now);
  const day = query.data ?? today;
  if (day > addDays(today, MOST_AHEAD)) return NOT_COME;
  const isBefore = day < today && (await isOutsideArchive(call, day));
  const newsstand = isBefore
    ? emptyNewsstand(today)
    : await readNewsstand(orm, brand, now, { newsstandUrl, isOpen: gates.isOpen }, query.data);
  return ok({
    oggi: newsstand.today,
    arretrata: newsstand.stale,
    numero: newsstand.issue && toNumero(newsstand.issue),
    edizioni: newsstand.editions.map(toNumero),
    recenti: newsstand.recent.map(toNumero),
    sezioni: newsstand.sections.map(toSezioneInBreve),
    speciali: newsstand.specials.map(toSpecialeInBreve),
    ultime: newsstand.latest.map(toArticoloBreve),
    piu_letti: newsstand.mostRead.map(toArticoloBreve),
    gruppo: newsstand.group.map(({ sigla, name, url, issue }) => ({
      sigla,
      nome: name,
      url,
      numero: toNumero(issue),
    })),
  });
};
