import type { TextWithWords } from '#domain/mark-words.ts';
import type { QuestionTerm } from './question-terms.ts';

/** A match of a text's word with a term of the question: `likeness` is 1 for the same stem, less for a similar word. */
export type Match = {
  term: number;
  likeness: number;
  /** Whether the term is a name, so that the word counts only if it is capitalised. */
  asName?: boolean;
};
export type WordMatcher = (folded: string) => Match | null;

/** A text as matched with a question: its number of words, and its matching words in their order. */
export type ReadText = { words: number; hits: (Match & { at: number; word: string })[] };

/** Number of first letters that words of one stem share, because stemming removes only endings. */
const BEGINNING = 3;
/**
 * Limits for similar words: `petrolio` and `petrolifera`, or a name with a typing error, share most of their letters
 * though not their stem.
 */
const KINDRED_LETTERS = 6;
const KINDRED_SHARE = 0.55;
const KINDRED = 0.5;
/** Likeness of another form of the same irregular verb, or of a synonym. */
const OF_KIN = 0.95;
/** Likeness of the very form that was asked for. */
const SAME_FORM = 1.1;

/** Likeness of another name with the same stem: `Lecce` is not `Lecco`. */
export const OTHER_NAME = 0.4;

/** Pairs of last letters of a singular and its plural: `Comune` and `Comuni`, `Banca` and `Banche`. */
const PLURALS = new Set(['ei', 'ie', 'ae', 'ea', 'oi', 'io']);
/** The same for nouns of persons in `-ista`, such as `Giornalista` and `Giornalisti`. */
const OF_PERSONS = new Set(['ai', 'ia', ...PLURALS]);
const isPlural = (one: string, other: string) => {
  const [stem, same] = [one, other].map((word) => word.replace(/h?.$/u, ''));
  const ends = `${one.at(-1)}${other.at(-1)}`;
  return stem === same && (stem?.endsWith('ist') ? OF_PERSONS : PLURALS).has(ends);
};

const beginningOf = (word: string) => word.slice(0, BEGINNING);

/** The words of some texts whose stems are needed to match them with a question. */
export function wordsToStem(texts: readonly TextWithWords[], terms: readonly QuestionTerm[]): string[] {
  const beginnings = new Set(terms.map(({ lexeme }) => beginningOf(lexeme)));
  const words = texts.flatMap((text) => text.words.map(({ folded }) => folded));
  const kin = new Set(terms.flatMap((term) => term.kin));
  return [...new Set(words)].filter((word) => beginnings.has(beginningOf(word)) || kin.has(word));
}

/** Makes a function that finds the question's term for a folded word, by the words' stems. */
export function wordMatcher(terms: readonly QuestionTerm[], stems: ReadonlyMap<string, string>): WordMatcher {
  const termOf = new Map(terms.map(({ lexeme }, at) => [lexeme, at]));
  const matches = new Map<string, Match | null>();
  for (const [word, stem] of stems) {
    const term = termOf.get(stem);
    const asked = term === undefined ? undefined : terms[term];
    const isAsked = term !== undefined && asked !== undefined;
    matches.set(word, isAsked ? { term, ...sameStem(word, asked) } : kindredOf(word, terms));
  }
  return (folded) => matches.get(folded) ?? null;
}

/** The likeness of a word to a term with the same stem. */
function sameStem(word: string, { folded, isName }: QuestionTerm): Omit<Match, 'term'> {
  if (word === folded) return { likeness: SAME_FORM };
  if (!isName) return { likeness: 1, asName: false };
  return { likeness: isPlural(word, folded) ? 1 : OTHER_NAME, asName: true };
}

function kindredOf(word: string, terms: readonly QuestionTerm[]): Match | null {
  const akin = terms.findIndex(({ kin }) => kin.includes(word));
  if (akin >= 0) return { term: akin, likeness: OF_KIN };
  const term = terms.findIndex(({ folded }) => areKindred(word, folded));
  return term < 0 ? null : { term, likeness: KINDRED };
}

/** Compares words by the share of letter pairs that both have (Dice's coefficient); numbers are never similar. */
function areKindred(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < KINDRED_LETTERS || /\d/.test(one)) return false;
  const left = pairsOf(other);
  const shared = pairsOf(one).filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / (one.length + other.length - 2) >= KINDRED_SHARE;
}

const pairsOf = (word: string) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));

/** Finds the words of a text that match a question. */
export function readText({ text, words }: TextWithWords, matchOf: WordMatcher): ReadText {
  const hits = words.flatMap(({ folded, start }, at) => {
    const match = matchOf(folded);
    const isOther = match?.asName && !/^\p{Lu}/u.test(text.slice(start, start + 2));
    return match && !isOther ? [{ ...match, at, word: folded }] : [];
  });
  return { words: words.length, hits };
}
