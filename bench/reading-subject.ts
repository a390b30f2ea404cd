import * as v from 'valibot';
import { IL_MESSAGGERO } from '#domain/brands/il-messaggero.ts';
import { fetchText } from './fetch-body.ts';
import { chooseSubject } from './subject.ts';

const Summary = v.object({ id: v.number(), titolo: v.string() });
const Issue = v.object({ data: v.object({ sezioni: v.array(v.object({ articoli: v.array(Summary) })) }) });

/** Pages of today's paper, its articles, and words of their titles to search for. */
export async function chooseReading(origin: string) {
  const { home, section, article, paid, archive } = await chooseSubject(origin);
  const address = new URL(`/api/edicola/numero?edizione=${IL_MESSAGGERO.mainEdition}`, origin);
  const { sezioni } = v.parse(Issue, JSON.parse(await fetchText(address))).data;
  const articles = sezioni.flatMap(({ articoli }) => articoli);
  const words = articles.map(
    ({ titolo }) => titolo.split(/\s+/).toSorted((a, b) => b.length - a.length)[0] ?? '',
  );
  const pages = [home, section, article, paid, archive].map(({ pathname }) => pathname);
  return { pages, words, articles: articles.map(({ id }) => id) };
}
