import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wordsOf } from '#domain/text.ts';

const ARTICLES = fileURLToPath(new URL('../server/operations/demo/articles/', import.meta.url));

/** A generated archive: its articles, and the queries for it. */
export type Corpus = {
  sentences: string[];
  /** The nth article: names in its title and its text, and the positions of its sentences, counted from 1. */
  article: (n: number) => { names: string[]; sentenceNumbers: number[] };
  /** Names that occur in between a few dozen and a few hundred of 100,000 articles. */
  selective: string[];
  /** Queries of readers: names, common words alone and together, phrases, whole questions. */
  queries: string[];
  kinds: Record<QueryKind, string[]>;
  /** The longest queries: prose, names, misspelt names, words that occur nowhere. */
  longest: string[];
};

/** `common`: words that thousands of articles have; `old`: names that occur only in the oldest articles. */
export type QueryKind = 'common' | 'rare' | 'few results' | 'typing errors' | 'phrases' | 'old articles';

const SENTENCES_PER_ARTICLE = 20;
/** As many generated names as a local paper mentions in years: most words of an archive are rare. */
const NAME_COUNT = 40_000;
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
const ENDINGS = [
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
  `${BEGINNINGS[n % 15]}${MIDDLES[Math.floor(n / 15) % 14]}${MIDDLES[Math.floor(n / 210) % 14]}${ENDINGS[Math.floor(n / 2940) % 13]}`;

const SELECTIVE = Array.from({ length: 30 }, (_, n) => nameOf(60 + n * 30).toLowerCase());
const COMMON = ['anni', 'parte', 'primo', 'lavoro', 'acqua', 'città', 'casa', 'scuola', 'mattina', 'strada'];
const COMMON_TOGETHER = COMMON.map((word, index) => `${word} ${COMMON[index + 1] ?? SELECTIVE[0]}`);
const withoutLetter = (name: string) => name.slice(0, 4) + name.slice(5);
const MISTYPED_QUERIES = [
  ...SELECTIVE.slice(0, 12).map(withoutLetter),
  ...SELECTIVE.slice(12, 18).map((name) => `${withoutLetter(name)} lavoro xilofonista`),
  'montagan',
  'sucola lavoro',
];
const FEW_RESULTS = [
  'xilofonista',
  'precipitevolissimevolmente',
  '"lavoro casa strada montagna scuola"',
  `"${SELECTIVE[20]} della scuola" -casa`,
  `${SELECTIVE[21]} ${SELECTIVE[22]}`,
  `${SELECTIVE[23]} ${SELECTIVE[24]} scuola`,
  `${SELECTIVE[25]} -scuola -casa -lavoro -anni`,
];
/** Articles from this number on are the oldest; only they have these names, some hundred articles each. */
const FIRST_OLD_ARTICLE = 95_000;
const OLD_NAMES = [
  'Baldovinetti',
  'Carradori',
  'Fiumalbi',
  'Montecuccoli',
  'Pandolfini',
  'Strigelli',
  'Vezzosi',
];
/** Length of the longest queries, in characters. */
const LONG_QUERY_CHARACTERS = 500;
const QUESTIONS = [
  '"in tutto il"',
  'anni -scuola',
  'casa or strada',
  'quando riapre la strada per la scuola di montagna',
  'chi ha vinto la partita di ieri sera al palazzetto',
  'perché manca l’acqua nelle case del quartiere',
];

/** Pseudorandom numbers between 0 and 1, the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Draws an index below `of`, small ones more often, similar to the frequency of words in a language. */
const zipfIndex = (random: number, of: number) => Math.floor(of ** random) % of;

/** Shuffles the demonstration's sentences, and adds names as rare and as common as in a real archive. */
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
    queries: [...SELECTIVE, ...COMMON, ...COMMON_TOGETHER, ...QUESTIONS],
    kinds: {
      common: [...COMMON, ...COMMON_TOGETHER],
      rare: SELECTIVE,
      'few results': FEW_RESULTS,
      'typing errors': MISTYPED_QUERIES,
      phrases: phrasesOf(sentences),
      'old articles': OLD_NAMES,
    },
    longest: [
      sentences.slice(0, 40).join(' '),
      SELECTIVE.join(' ').repeat(2),
      SELECTIVE.map(withoutLetter).join(' ').repeat(2),
      'precipitevolissimevolmente xilofonista '.repeat(20),
    ].map((text) => text.slice(0, LONG_QUERY_CHARACTERS)),
  };
}

/** Enough phrases that one answer which is slow by chance does not decide the 95th percentile. */
const PHRASE_COUNT = 20;

/**
 * Quoted phrases: each occurs in some hundred of 100,000 articles; its stems, also adjacent to each other, in
 * thousands.
 */
const phrasesOf = (sentences: string[]) =>
  Array.from({ length: PHRASE_COUNT }, (_, index) => {
    const words = wordsOf(sentences[Math.floor(((index + 1) / (PHRASE_COUNT + 1)) * sentences.length)] ?? '');
    return `"${words.slice(2, 5).join(' ')}"`;
  });

function articleOf(n: number, sentences: number) {
  const random = randomNumbers(n + 1);
  const names = Array.from({ length: NAMES_PER_ARTICLE }, () => nameOf(zipfIndex(random(), NAME_COUNT)));
  const old = n < FIRST_OLD_ARTICLE ? [] : OLD_NAMES.filter((_, index) => index === n % OLD_NAMES.length);
  return {
    names: [...names, ...old],
    sentenceNumbers: Array.from(
      { length: SENTENCES_PER_ARTICLE },
      () => 1 + Math.floor(random() * sentences),
    ),
  };
}
