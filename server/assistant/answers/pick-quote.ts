import { beginningOf } from '#domain/graphemes.ts';
import { fold, wordsOf } from '#domain/text.ts';
import type { Passage } from '../retrieval/retriever.ts';
import { asksForFact, type QuestionToMatch } from '../understanding/asked-kind.ts';
import { isCounted } from './amounts.ts';
import { containsAnswerKind, kindScoreOf, shortAnswer } from './short-answer.ts';

/** Longest quotation in characters. */
const MAX_QUOTE_LENGTH = 360;
/**
 * The same if the preceding sentence is included, because it has the date, amount or name that is asked for.
 */
const MAX_EXTENDED_LENGTH = 480;
/** A sentence ends before a space and a capital letter, except after an initial or a number. */
const SENTENCE_END = /(?<=[^\s.]{2}[.!?…]["»”’)]{0,4})\s+(?=["«“‘(]?\p{Lu})/u;

/** Bonus for a sentence that contains a date, amount or name where one is asked for. */
const KIND_BONUS = 1.2;
/** Further bonus if there is only one candidate, which is then the answer. */
const SINGLE_CANDIDATE_BONUS = 0.8;

export type PickedQuote = {
  /** Words of the passage, word for word. */
  quote: string;
  /** The date, amount or name in the quotation that answers the question; null if no single one does. */
  answer: string | null;
  /**
   * How well the quotation answers: a sum of its matched words and a bonus for the asked kind; about 0 to 4.
   */
  value: number;
  /** Whether the quotation contains something of the kind that is asked for. */
  hasAskedKind: boolean;
};

/** A passage from which a quotation is picked. */
export type QuotedPassage = Pick<Passage, 'text' | 'matched' | 'weights'>;

/** The question's words that are in a text. */
function matchedWords(text: string, { matched }: QuotedPassage): ReadonlySet<string> {
  const words = new Set(wordsOf(fold(text)));
  return new Set(matched.filter((word) => words.has(word)));
}

/** Gives the sum of the weights of some of the question's words; the heaviest word of the passage counts 1. */
function weigher({ matched, weights }: QuotedPassage): (words: ReadonlySet<string>) => number {
  const wordWeights = matched.map((word) => weights?.get(word) ?? 1);
  const heaviest = Math.max(...wordWeights, Number.MIN_VALUE);
  return (words) =>
    matched.reduce((sum, word, at) => sum + (words.has(word) ? (wordWeights[at] ?? 0) / heaviest : 0), 0);
}

/** Factor of a word in the preceding or following sentence, compared with one in the sentence itself. */
const NEIGHBOUR_FACTOR = 0.4;

/** Consecutive sentences, with the question's words that are in them, and in them or the ones around them. */
type SentenceRun = {
  text: string;
  sentences: number;
  words: ReadonlySet<string>;
  wordsAround: ReadonlySet<string>;
};

function quoteValueOf(
  { text, words, wordsAround, sentences }: SentenceRun,
  weightOf: (words: ReadonlySet<string>) => number,
  target: QuestionToMatch,
): number {
  const ownWeight = weightOf(words);
  const weight =
    ownWeight + NEIGHBOUR_FACTOR * (weightOf(wordsAround) - ownWeight) - SENTENCE_COST * (sentences - 1);
  const kindScore = kindScoreOf(text, target);
  if (kindScore === 0) return weight;
  return weight + kindScore * KIND_BONUS + (shortAnswer(text, target) === null ? 0 : SINGLE_CANDIDATE_BONUS);
}

/** Deduction for each further sentence, so that it has to contribute words of its own. */
const SENTENCE_COST = 0.2;

/** A sentence of a passage, where it is, and the question's words in it. */
type Sentence = { start: number; end: number; words: ReadonlySet<string> };

/** The words of each sentence are looked up once, because a sentence is in many runs. */
function sentencesOf(source: QuotedPassage): Sentence[] {
  const sentences: Sentence[] = [];
  for (const sentence of source.text.split(SENTENCE_END)) {
    const start = source.text.indexOf(sentence, sentences.at(-1)?.end ?? 0);
    sentences.push({ start, end: start + sentence.length, words: matchedWords(sentence, source) });
  }
  return sentences;
}

/** Limits of the sentences in a run, and of the sentences with which runs begin. */
const MAX_SENTENCES_OF_RUN = 8;
const MAX_FIRST_SENTENCES = 60;

/** The runs of consecutive sentences that begin with this one. */
function runsFrom(text: string, sentences: readonly Sentence[], first: number): SentenceRun[] {
  const runs: SentenceRun[] = [];
  const start = sentences[first]?.start ?? 0;
  const before = sentences[first - 1]?.words ?? [];
  const words = new Set<string>();
  for (const [index, { end, words: own }] of sentences.slice(first, first + MAX_SENTENCES_OF_RUN).entries()) {
    if (index > 0 && end - start > MAX_QUOTE_LENGTH) break;
    for (const word of own) words.add(word);
    const wordsAround = new Set([...words, ...before, ...(sentences[first + index + 1]?.words ?? [])]);
    runs.push({ text: text.slice(start, end), sentences: index + 1, words: new Set(words), wordsAround });
  }
  return runs;
}

/**
 * The runs of consecutive sentences that fit into a quotation; a single sentence may be longer. In a passage of very
 * many sentences they begin only with sentences that have words of the question, if there are any, because each run
 * takes time: with those that have most of them.
 */
function sentenceRuns(source: QuotedPassage): SentenceRun[] {
  const sentences = sentencesOf(source);
  const all = [...sentences.keys()];
  const wordsIn = (at: number) => sentences[at]?.words.size ?? 0;
  const matching = all.filter((at) => wordsIn(at) > 0).sort((a, b) => wordsIn(b) - wordsIn(a));
  const firsts = sentences.length > MAX_FIRST_SENTENCES && matching.length > 0 ? matching : all;
  return firsts.slice(0, MAX_FIRST_SENTENCES).flatMap((first) => runsFrom(source.text, sentences, first));
}

/**
 * The sentence of a quotation in which the question's words weigh most. It must contain at least one that is
 * not capitalised and not just the noun that is counted: other sentences with a date or amount are about
 * something else. Null if no sentence qualifies; a quotation of one sentence without any of the words is
 * returned.
 */
function answeringSentence(
  quote: string,
  source: QuotedPassage,
  { question }: QuestionToMatch,
): string | null {
  const sentences = quote.split(SENTENCE_END);
  const weightOf = weigher(source);
  const sentenceWeights = sentences.map((sentence) => weightOf(matchedWords(sentence, source)));
  const most = Math.max(...sentenceWeights);
  if (most === 0) return sentences.length === 1 ? quote : null;
  const best = sentences[sentenceWeights.indexOf(most)] ?? '';
  const words = new Set(
    wordsOf(best)
      .filter((word) => !/^\p{Lu}/u.test(word))
      .map(fold),
  );
  const matchedInBest = source.matched.filter((word) => words.has(word));
  // The noun that is counted does not suffice, because other things are counted with it too.
  const hasOtherWords = source.matched.some((word) => !isCounted(word, question));
  return matchedInBest.some((word) => !hasOtherWords || !isCounted(word, question)) ? best : null;
}

/**
 * Extends a quotation, if there is room, by the preceding sentence if that contains a date, amount or name
 * that is asked for, otherwise by the following one.
 */
function withNeighbour(quote: string, text: string, target: QuestionToMatch): string {
  const before = text.slice(0, text.indexOf(quote)).trimEnd().split(SENTENCE_END).at(-1) ?? '';
  if (before !== '' && asksForFact(target.answerKind) && kindScoreOf(before, target) > 0) {
    const start = text.lastIndexOf(before, text.indexOf(quote));
    const extended = text.slice(start, text.indexOf(quote) + quote.length);
    if (extended.length <= MAX_EXTENDED_LENGTH) return extended;
  }
  const end = text.indexOf(quote) + quote.length;
  const [next = ''] = text.slice(end).trimStart().split(SENTENCE_END);
  const both = next === '' ? quote : text.slice(end - quote.length, text.indexOf(next, end) + next.length);
  return both.length <= MAX_QUOTE_LENGTH ? both : quote;
}

const ANY_QUESTION: QuestionToMatch = { question: '', answerKind: 'anything' };

/** The words of a passage that answer a question best: one sentence or consecutive ones, word for word. */
export function pickQuote(source: QuotedPassage, target: QuestionToMatch = ANY_QUESTION): PickedQuote {
  const weightOf = weigher(source);
  const runs = sentenceRuns(source).map((run) => ({
    text: run.text,
    value: quoteValueOf(run, weightOf, target),
  }));
  const best = runs.reduce((current, other) => (other.value > current.value ? other : current));
  const quote = shorten(withNeighbour(best.text, source.text, target), MAX_EXTENDED_LENGTH);
  const answer = shortAnswer(answeringSentence(quote, source, target) ?? '', target);
  return { quote, answer, value: best.value, hasAskedKind: containsAnswerKind(quote, target) };
}

/**
 * Length in characters below which a first sentence is taken to be the dateline of a report or an
 * exclamation, which does not show what the passage is about.
 */
const MIN_FIRST_SENTENCE = 50;

/** A passage's first sentence, to show what it is about; together with the second if the first is very short. */
export function firstSentence(text: string): string {
  const sentences = text.split(SENTENCE_END);
  const first = sentences[0] ?? text;
  const second = sentences[1];
  if (first.length >= MIN_FIRST_SENTENCE || second === undefined) return shorten(first);
  return shorten(text.slice(0, text.indexOf(second, first.length) + second.length));
}

/**
 * Cuts a sentence that is longer than `maxLength` between words, to at most `MAX_QUOTE_LENGTH`; without an
 * ellipsis, because a quotation repeats the article word for word.
 */
function shorten(sentence: string, maxLength = MAX_QUOTE_LENGTH): string {
  if (sentence.length <= maxLength) return sentence;
  const cut = beginningOf(sentence, MAX_QUOTE_LENGTH);
  return (cut.slice(0, Math.max(0, cut.lastIndexOf(' '))) || cut).replace(/[\s,;:–—-]+$/, '');
}
