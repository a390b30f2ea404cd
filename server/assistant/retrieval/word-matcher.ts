import type { TextWithWords } from '#domain/mark-words.ts';
import type { QuestionTerm } from './question-terms.ts';

/** That a word of a text stands for a term of the question: 1 with the same stem, less with a kindred one. */
export type Match = {
  term: number;
  likeness: number;
  /** Whether it stands for a name only where it is written like one. */
  asName?: boolean;
};
export type WordMatcher = (folded: string) => Match | null;

/** A text as a question sees it: how many words it has, and which of them it asks for, in their order. */
export type ReadText = { words: number; hits: (Match & { at: number; word: string })[] };

/** Stems only lose their ends: a word that begins otherwise need not be looked at. */
const BEGINNING = 3;
/** `petrolio` and `petrolifera`, or a name with a typing error: their stems differ, most of their letters do not. */
const KINDRED_LETTERS = 6;
const KINDRED_SHARE = 0.55;
const KINDRED = 0.5;
/** Another form of the same irregular verb, or another word for the same thing. */
const OF_KIN = 0.95;
/** The very form that was asked for, beside others of its stem. */
const SAME_FORM = 1.1;

/** A name of the same stem: `Lecce` is not `Lecco`. */
export const OTHER_NAME = 0.4;

/** Last letters of which one makes the plural of the other: `Comune` and `Comuni`, `Banca` and `Banche`. */
const PLURALS = new Set(['ei', 'ie', 'ae', 'ea', 'oi', 'io']);
/** The same of words for what somebody does, as `Giornalista` and `Giornalisti`. */
const OF_PERSONS = new Set(['ai', 'ia', ...PLURALS]);
const isPlural = (one: string, other: string) => {
  const [stem, same] = [one, other].map((word) => word.replace(/h?.$/u, ''));
  const ends = `${one.at(-1)}${other.at(-1)}`;
  return stem === same && (stem?.endsWith('ist') ? OF_PERSONS : PLURALS).has(ends);
};

const beginningOf = (word: string) => word.slice(0, BEGINNING);

/** Those words of some texts whose stems must be known to match them with a question. */
export function wordsToStem(texts: readonly TextWithWords[], terms: readonly QuestionTerm[]): string[] {
  const beginnings = new Set(terms.map(({ lexeme }) => beginningOf(lexeme)));
  const words = texts.flatMap((text) => text.words.map(({ folded }) => folded));
  const kin = new Set(terms.flatMap((term) => term.kin));
  return [...new Set(words)].filter((word) => beginnings.has(beginningOf(word)) || kin.has(word));
}

/** Tells which term of a question a folded word stands for, by the words' stems. */
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

/** How like a word is to the one of the same stem that was asked for. */
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

/** By the share of their pairs of letters that both have (Dice's coefficient); numbers are the same or others. */
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

/** Finds the words of a text that a question asks for. */
export function readText({ text, words }: TextWithWords, matchOf: WordMatcher): ReadText {
  const hits = words.flatMap(({ folded, start }, at) => {
    const match = matchOf(folded);
    const isOther = match?.asName && !/^\p{Lu}/u.test(text.slice(start, start + 2));
    return match && !isOther ? [{ ...match, at, word: folded }] : [];
  });
  return { words: words.length, hits };
}
