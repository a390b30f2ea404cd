import type { TextWithWords } from '#domain/mark-words.ts';
import type { QuestionTerm } from './question-terms.ts';

/**
 * A match of a text's word with a term of the question. `term` is the term's index. `likeness` is 1.1 for the
 * form that was asked for, 1 for another form of its stem, and less for a synonym, a similar word, or another
 * name with the same stem.
 */
export type Match = {
  term: number;
  likeness: number;
  /** Whether the term is a name, so that the word counts only if it is capitalised. */
  isOnlyName?: boolean;
};
export type WordMatcher = (folded: string) => Match | null;

/**
 * A text that was compared with a question: its number of words, and its matching words in their order, each
 * with its index among the text's words (`at`).
 */
export type MatchedText = { words: number; hits: (Match & { at: number; word: string })[] };

/** Number of first letters by which words are preselected: words of one stem share them. */
const STEM_LENGTH = 3;
/**
 * Least length and least share of common letter pairs of similar words, and their likeness: `petrolio` and
 * `petrolifera`, or a name with a typing error, have different stems but share most of their letters.
 */
const MIN_SIMILAR_LETTERS = 6;
const MIN_SHARED_PAIRS = 0.55;
const SIMILAR_WORD = 0.5;
/** Likeness of another form of the same irregular verb, or of a synonym. */
const SYNONYM = 0.95;
/** Likeness of a word in the form in which the question has it. */
const SAME_FORM = 1.1;

/** Likeness of another name with the same stem: `Lecce` is not `Lecco`. */
export const OTHER_NAME = 0.4;

/** Pairs of last letters of a singular and its plural: `Comune` and `Comuni`, `Banca` and `Banche`. */
const PLURALS = new Set(['ei', 'ie', 'ae', 'ea', 'oi', 'io']);
/** The same for nouns of persons in `-ista`, such as `Giornalista` and `Giornalisti`. */
const PERSON_PLURALS = new Set(['ai', 'ia', ...PLURALS]);
const areSingularAndPlural = (one: string, other: string) => {
  const [stem, same] = [one, other].map((word) => word.replace(/h?.$/u, ''));
  const ends = `${one.at(-1)}${other.at(-1)}`;
  return stem === same && (stem?.endsWith('ist') ? PERSON_PLURALS : PLURALS).has(ends);
};

const stemStart = (word: string) => word.slice(0, STEM_LENGTH);

/** The words of some texts whose stems are needed to match them with a question. */
export function wordsToStem(texts: readonly TextWithWords[], terms: readonly QuestionTerm[]): string[] {
  const stemStarts = new Set(terms.map(({ lexeme }) => stemStart(lexeme)));
  const words = texts.flatMap((text) => text.words.map(({ folded }) => folded));
  const synonyms = new Set(terms.flatMap((term) => term.synonyms));
  return [...new Set(words)].filter((word) => stemStarts.has(stemStart(word)) || synonyms.has(word));
}

/** Makes a function that finds the question's term for a folded word, by the words' stems. */
export function wordMatcher(terms: readonly QuestionTerm[], stems: ReadonlyMap<string, string>): WordMatcher {
  const termOf = new Map(terms.map(({ lexeme }, at) => [lexeme, at]));
  const matches = new Map<string, Match | null>();
  for (const [word, stem] of stems) {
    const term = termOf.get(stem);
    const askedTerm = term === undefined ? undefined : terms[term];
    const hasSameStem = term !== undefined && askedTerm !== undefined;
    matches.set(word, hasSameStem ? { term, ...sameStem(word, askedTerm) } : similarTerm(word, terms));
  }
  return (folded) => matches.get(folded) ?? null;
}

/** The likeness of a word to a term with the same stem. */
function sameStem(word: string, { folded, isName }: QuestionTerm): Omit<Match, 'term'> {
  if (word === folded) return { likeness: SAME_FORM };
  if (!isName) return { likeness: 1, isOnlyName: false };
  return { likeness: areSingularAndPlural(word, folded) ? 1 : OTHER_NAME, isOnlyName: true };
}

function similarTerm(word: string, terms: readonly QuestionTerm[]): Match | null {
  const synonymIndex = terms.findIndex(({ synonyms }) => synonyms.includes(word));
  if (synonymIndex >= 0) return { term: synonymIndex, likeness: SYNONYM };
  const term = terms.findIndex(({ folded }) => areSimilar(word, folded));
  return term < 0 ? null : { term, likeness: SIMILAR_WORD };
}

/** Compares words by the share of letter pairs that both have (Dice's coefficient); numbers are never similar. */
function areSimilar(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < MIN_SIMILAR_LETTERS || /\d/.test(one)) return false;
  const remainingPairs = pairsOf(other);
  const shared = pairsOf(one).filter((pair) => {
    const at = remainingPairs.indexOf(pair);
    if (at >= 0) remainingPairs.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / (one.length + other.length - 2) >= MIN_SHARED_PAIRS;
}

const pairsOf = (word: string) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));

/** Finds the words of a text that match a question. */
export function matchText({ text, words }: TextWithWords, matchOf: WordMatcher): MatchedText {
  const hits = words.flatMap(({ folded, start }, at) => {
    const match = matchOf(folded);
    const isOtherWord = match?.isOnlyName && !/^\p{Lu}/u.test(text.slice(start, start + 2));
    return match && !isOtherWord ? [{ ...match, at, word: folded }] : [];
  });
  return { words: words.length, hits };
}
