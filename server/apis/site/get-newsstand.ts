import type { operations } from '#openapi/generated/site.ts';
import { readNewsstand } from '#server/content/newsstand.ts';
import type { Handler } from '#server/http/handler.ts';
import { ok } from '../replies.ts';
import { toArticoloBreve, toNumero, toSezioneInBreve, toSpecialeInBreve } from './wire.ts';

export const getNewsstand: Handler<operations['getNewsstand']> = async ({
  query,
  orm,
  brand,
  now,
  newsstandUrl,
  gates,
}) => {
  const newsstand = await readNewsstand(orm, brand, now, { newsstandUrl, isOpen: gates.isOpen }, query.data);
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
