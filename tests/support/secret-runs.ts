import { bareWordsOfHtml, everyWordOf, runsOf } from './html-words.ts';
import type { ReadArticle } from './read-delivery.ts';
import type { SampleArticle } from './sample-article.ts';

/** Shorter runs of words are common Italian; longer ones would miss a leak of a line or two. */
const RUN_WORDS = 8;
/** The first hidden word may follow a free part by chance, as the first word of the offer shown there. */
const HIDDEN_WORDS = 2;

/** Runs of words that reach beyond a free part, each with the uri of its article. */
export type SecretRuns = Map<string, string>;

/** Parts of an article that every visitor may read. */
const openTexts = ({ title, summary, copyright, pictures, free, body }: SampleArticle, freePart: string) => [
  title,
  summary ?? '',
  copyright ?? '',
  ...pictures.map(({ caption }) => caption ?? ''),
  free ? body : freePart,
];

/** The secrets of all articles together, without runs that occur in some text that every visitor may read. */
export function secretRuns(read: ReadArticle[]): SecretRuns {
  const texts = read.flatMap(({ source, wire }) => openTexts(source, wire.testo));
  const open = new Set(texts.flatMap((html) => [...runsOf(bareWordsOfHtml(html), RUN_WORDS)]));
  const secrets: SecretRuns = new Map();
  for (const { source, wire } of read.filter((article) => !article.source.free)) {
    const from = bareWordsOfHtml(wire.testo).length - RUN_WORDS + HIDDEN_WORDS;
    for (const run of runsOf(bareWordsOfHtml(source.body), RUN_WORDS, from)) {
      if (!open.has(run)) secrets.set(run, source.uri);
    }
  }
  return secrets;
}

/** The secrets that an answer contains, in any part of it. */
export function secretsIn(answer: string, secrets: SecretRuns): string[] {
  const found = new Set<string>();
  for (const words of everyWordOf(answer)) {
    for (const run of runsOf(words, RUN_WORDS)) {
      const owner = secrets.get(run);
      if (owner !== undefined) found.add(`words of ${owner}: ${run}`);
    }
  }
  return [...found];
}
