import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wordsOf } from '#domain/text.ts';

const ARTICLES = fileURLToPath(new URL('../server/demo/articles/', import.meta.url));

/** A made-up archive: what an article of it says, and what is asked of it. */
export type Corpus = {
  sentences: string[];
  /** Of the nth article: names that stand in its title and its text, and which sentences it has, counted from 1. */
  article: (n: number) => { names: string[]; places: number[] };
  /** Names that between a few dozen and a few hundred of 100,000 articles have. */
  selective: string[];
  /** What readers ask: names, common words alone and together, phrases, whole questions. */
  queries: string[];
  /** Words in a row of some sentences, in quotes. */
  phrases: string[];
  /** What finds few articles or none: names with a letter too few, words and phrases that stand nowhere. */
  scarce: string[];
};

const SENTENCES = 20;
/** As many invented names as a local paper meets in years: most words of an archive are rare ones. */
const NAMES = 40_000;
const NAMES_PER_ARTICLE = 3;

const BEGINNINGS = [
  'Bra',
  'Cal',
  'Der',
  'Fio',
  'Gal',
  'Lom',
  'Mar',
  'Nor',
  'Pel',
  'Qua',
  'Ros',
  'San',
  'Tor',
  'Ver',
  'Zan',
];
const MIDDLES = ['be', 'ca', 'do', 'fi', 'ga', 'lu', 'mo', 'ne', 'pi', 'ro', 'se', 'ta', 'vi', 'zu'];
const ENDS = [
  'bona',
  'calli',
  'dori',
  'fani',
  'gosto',
  'lucci',
  'metti',
  'nardi',
  'potti',
  'ranza',
  'sani',
  'telli',
  'vardo',
];

const nameOf = (n: number) =>
  `${BEGINNINGS[n % 15]}${MIDDLES[Math.floor(n / 15) % 14]}${MIDDLES[Math.floor(n / 210) % 14]}${ENDS[Math.floor(n / 2940) % 13]}`;

const SELECTIVE = Array.from({ length: 30 }, (_, n) => nameOf(60 + n * 30).toLowerCase());
const COMMON = ['anni', 'parte', 'primo', 'lavoro', 'acqua', 'città', 'casa', 'scuola', 'mattina', 'strada'];
const withoutLetter = (name: string) => name.slice(0, 4) + name.slice(5);
const SCARCE = [
  ...SELECTIVE.slice(0, 12).map(withoutLetter),
  ...SELECTIVE.slice(12, 18).map((name) => `${withoutLetter(name)} lavoro xilofonista`),
  'xilofonista',
  'precipitevolissimevolmente',
  '"lavoro casa strada montagna scuola"',
  `"${SELECTIVE[20]} della scuola" -casa`,
];
const QUESTIONS = [
  '"in tutto il"',
  'anni -scuola',
  'casa or strada',
  'quando riapre la strada per la scuola di montagna',
  'chi ha vinto la partita di ieri sera al palazzetto',
  'perché manca l’acqua nelle case del quartiere',
];

/** The same numbers at every run, between 0 and 1. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Early ones often, late ones seldom, as words come in a language. */
const skewed = (random: number, of: number) => Math.floor(of ** random) % of;

/** The sentences of the demonstration, shuffled, with names as rare and as common as in a real archive. */
export async function makeCorpus(): Promise<Corpus> {
  const files = (await readdir(ARTICLES)).filter((name) => name.endsWith('.md'));
  const texts = await Promise.all(files.toSorted().map((name) => readFile(join(ARTICLES, name), 'utf8')));
  const sentences = texts
    .flatMap((text) => text.replace(/^---[\s\S]*?---/, '').split(/(?<=[.!?»])\s+/))
    .map((sentence) => sentence.replace(/[#*_>[\]()|]/g, ' ').trim())
    .filter((sentence) => sentence.length > 20);
  return {
    sentences,
    article: (n) => articleOf(n, sentences.length),
    selective: SELECTIVE,
    scarce: SCARCE,
    queries: [
      ...SELECTIVE,
      ...COMMON,
      ...COMMON.map((word, at) => `${word} ${COMMON[at + 1] ?? SELECTIVE[0]}`),
      ...QUESTIONS,
    ],
    phrases: phrasesOf(sentences),
  };
}

/** Each stands in some hundred of 100,000 articles; their stems, and those beside each other, in thousands. */
const phrasesOf = (sentences: string[]) =>
  [0.1, 0.3, 0.5, 0.7].map((share) => {
    const words = wordsOf(sentences[Math.floor(share * sentences.length)] ?? '');
    return `"${words.slice(2, 5).join(' ')}"`;
  });

function articleOf(n: number, sentences: number) {
  const random = randomNumbers(n + 1);
  return {
    names: Array.from({ length: NAMES_PER_ARTICLE }, () => nameOf(skewed(random(), NAMES))),
    places: Array.from({ length: SENTENCES }, () => 1 + Math.floor(random() * sentences)),
  };
}
