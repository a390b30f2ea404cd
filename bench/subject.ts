import * as v from 'valibot';
import { articlePath, HOME, sectionPath } from '#domain/addresses.ts';
import { IL_MESSAGGERO } from '#domain/brands/il-messaggero.ts';
import { fetchText } from './fetch-body.ts';

/** Addresses of today's demonstration paper that the measures look at. */
export type Subject = {
  home: URL;
  section: URL;
  /** Free, whole, with a picture. */
  article: URL;
  /** Free, with italics in its text: one more face to load. Null when today's paper has none. */
  italicArticle: URL | null;
  editionJson: URL;
};

const Summary = v.object({
  id: v.number(),
  slug: v.string(),
  accesso: v.string(),
  immagine: v.nullable(v.object({})),
});
const Issue = v.object({
  data: v.object({
    sezioni: v.array(v.object({ sezione: v.object({ slug: v.string() }), articoli: v.array(Summary) })),
  }),
});
const Article = v.object({ data: v.object({ article: v.object({ testo: v.string() }) }) });

const ITALICS = /<(?:em|i|cite)[ >]/;

/** @throws Error when today's paper has no free article with a picture. */
export async function chooseSubject(origin: string): Promise<Subject> {
  const editionJson = new URL(`/api/edicola/numero?edizione=${IL_MESSAGGERO.mainEdition}`, origin);
  const issue = v.parse(Issue, JSON.parse(await fetchText(editionJson)));
  const { sezioni } = issue.data;
  const free = sezioni.flatMap(({ articoli }) => articoli).filter(({ accesso }) => accesso === 'free');
  const illustrated = free.find(({ immagine }) => immagine !== null);
  const section = sezioni.toSorted((a, b) => b.articoli.length - a.articoli.length)[0]?.sezione;
  if (!illustrated || !section) throw new Error('today’s paper has no free article with a picture');
  const italic = await firstWithItalics(
    origin,
    free.map(({ id }) => id),
  );
  const addressOf = (article: (typeof free)[number]) => new URL(articlePath(article), origin);
  const italicSummary = free.find(({ id }) => id === italic);
  return {
    home: new URL(HOME, origin),
    section: new URL(sectionPath(section), origin),
    article: addressOf(illustrated),
    italicArticle: italicSummary ? addressOf(italicSummary) : null,
    editionJson,
  };
}

async function firstWithItalics(origin: string, ids: number[]): Promise<number | null> {
  for (const id of ids) {
    const reply = JSON.parse(await fetchText(new URL(`/api/edicola/articolo?id=${id}`, origin)));
    if (ITALICS.test(v.parse(Article, reply).data.article.testo)) return id;
  }
  return null;
}
