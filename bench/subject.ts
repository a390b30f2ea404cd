import * as v from 'valibot';
import {
  articlePath,
  HOME,
  issuePath,
  SEARCH,
  sectionPath,
  sectionsPath,
  signaturePath,
} from '#domain/addresses.ts';
import { IL_MESSAGGERO } from '#domain/brands/il-messaggero.ts';
import { ARCHIVE, SIGNATURES, SPECIALS, specialPath } from '#domain/collection-addresses.ts';
import { searchPath } from '#domain/search-address.ts';
import { fetchText } from './fetch-body.ts';

/** Addresses of today's demonstration paper that are measured. */
export type Subject = {
  home: URL;
  edition: URL;
  section: URL;
  sections: URL;
  specials: URL;
  special: URL;
  signatures: URL;
  signature: URL;
  archive: URL;
  search: URL;
  results: URL;
  /** A free article with a picture. */
  article: URL;
  /** An article for subscribers, with a picture: its free part and the offer. */
  paid: URL;
  /** A free article with italics in its text, which needs one more font. Null when today's paper has none. */
  italicArticle: URL | null;
  editionJson: URL;
};

const Named = v.object({ slug: v.string() });
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

/** A word of many demonstration articles. */
const SEARCHED = 'acqua';

const ITALICS = /<(?:em|i|cite)[ >]/;

/** @throws Error when today's paper has no free or no paid article with a picture. */
export async function chooseSubject(origin: string): Promise<Subject> {
  const editionJson = new URL(`/api/edicola/numero?edizione=${IL_MESSAGGERO.mainEdition}`, origin);
  const issue = v.parse(Issue, JSON.parse(await fetchText(editionJson)));
  const { sezioni } = issue.data;
  const articles = sezioni.flatMap(({ articoli }) => articoli);
  const free = articles.filter(({ accesso }) => accesso === 'free');
  const illustrated = free.find(({ immagine }) => immagine !== null);
  const paid = articles.find(({ accesso, immagine }) => accesso !== 'free' && immagine !== null);
  const section = sezioni.toSorted((a, b) => b.articoli.length - a.articoli.length)[0]?.sezione;
  if (!illustrated || !paid || !section)
    throw new Error('today’s paper has no free or no paid article with a picture');
  const italic = await firstWithItalics(
    origin,
    free.map(({ id }) => id),
  );
  const addressOf = (article: (typeof free)[number]) => new URL(articlePath(article), origin);
  const italicSummary = free.find(({ id }) => id === italic);
  return {
    home: new URL(HOME, origin),
    edition: new URL(issuePath({ slug: IL_MESSAGGERO.mainEdition }), origin),
    section: new URL(sectionPath(section), origin),
    sections: new URL(sectionsPath(), origin),
    search: new URL(SEARCH, origin),
    results: new URL(searchPath({ text: SEARCHED }), origin),
    ...(await collections(origin)),
    article: addressOf(illustrated),
    paid: addressOf(paid),
    italicArticle: italicSummary ? addressOf(italicSummary) : null,
    editionJson,
  };
}

const Specials = v.object({ data: v.object({ speciali: v.array(v.object({ speciale: Named })) }) });
const Signatures = v.object({ data: v.object({ firme: v.array(v.object({ firma: Named })) }) });

/** Pages with articles and issues of many days. */
async function collections(origin: string) {
  const [specials, signatures] = await Promise.all(
    ['speciali', 'firme'].map(async (name) =>
      JSON.parse(await fetchText(new URL(`/api/edicola/${name}`, origin))),
    ),
  );
  const special = v.parse(Specials, specials).data.speciali[0]?.speciale;
  const signature = v.parse(Signatures, signatures).data.firme[0]?.firma;
  if (!special || !signature) throw new Error('the paper has no special or no author');
  return {
    specials: new URL(SPECIALS, origin),
    special: new URL(specialPath(special), origin),
    signatures: new URL(SIGNATURES, origin),
    signature: new URL(signaturePath(signature), origin),
    archive: new URL(ARCHIVE, origin),
  };
}

async function firstWithItalics(origin: string, ids: number[]): Promise<number | null> {
  for (const id of ids) {
    const reply = JSON.parse(await fetchText(new URL(`/api/edicola/articolo?id=${id}`, origin)));
    if (ITALICS.test(v.parse(Article, reply).data.article.testo)) return id;
  }
  return null;
}
