import { beginningOf } from '#domain/graphemes.ts';
import { fold, wordsOf } from '#domain/text.ts';
import type { Passage } from '../retrieval/retriever.ts';
import { type AskedFor, isExact } from '../understanding/asked-kind.ts';
import { isCounted } from './amounts.ts';
import { answersKind, saysAsked, shortAnswer } from './short-answer.ts';

const LONGEST = 360;
/** Longest quotation that includes the preceding sentence with the date, amount or name that is asked for. */
const LONGEST_WITH = 480;
/** A sentence ends before a space and a capital letter, except after an initial or a number. */
const SENTENCE_END = /(?<=[^\s.]{2}[.!?…]["»”’)]*)\s+(?=["«“‘(]?\p{Lu})/u;

/** Bonus for a sentence that contains a date, amount or name where one is asked for. */
const OF_KIND = 1.2;
/** Further bonus if there is only one candidate, which is then the answer. */
const SINGLE = 0.8;

export type Picked = {
  /** Words of the passage, word for word. */
  quote: string;
  /** The date, amount or name in the quotation that answers the question; null if no single one does. */
  answer: string | null;
  /** How well the quotation answers, by its words and by the date, amount or name it contains; about 0 to 4. */
  worth: number;
  /** Whether the quotation contains something of the kind that is asked for. */
  isOfKind: boolean;
};

/** A passage from which a quotation is picked. */
export type Source = Pick<Passage, 'text' | 'matched' | 'weights'>;

/** The weight of the question's words in a sentence, relative to the heaviest word. */
function toldBy(sentence: string, { matched, weights }: Source): number {
  const said = new Set(wordsOf(fold(sentence)));
  const all = matched.map((word) => weights?.get(word) ?? 1);
  const usual = Math.max(...all, Number.MIN_VALUE);
  return matched.reduce((sum, word, at) => sum + (said.has(word) ? (all[at] ?? 0) / usual : 0), 0);
}

/** Weight of a word in the preceding or following sentence, relative to one in the sentence itself. */
const BESIDE = 0.4;

/** Consecutive sentences, and the ones around them. */
type Stretch = { text: string; sentences: number; around: string };

function worthOf({ text, around, sentences }: Stretch, source: Source, asked: AskedFor): number {
  const own = toldBy(text, source);
  const told = own + BESIDE * (toldBy(`${text} ${around}`, source) - own) - PER_SENTENCE * (sentences - 1);
  const kind = answersKind(text, asked);
  if (kind === 0) return told;
  return told + kind * OF_KIND + (shortAnswer(text, asked) === null ? 0 : SINGLE);
}

/** Cost of each further sentence, which has to contribute words of its own. */
const PER_SENTENCE = 0.2;

/** All stretches of consecutive sentences that fit into a quotation, from each sentence on. */
function stretchesOf(text: string): Stretch[] {
  const sentences = text.split(SENTENCE_END);
  const starts: number[] = [];
  for (const sentence of sentences) {
    const from = starts.length === 0 ? 0 : (starts.at(-1) ?? 0) + (sentences[starts.length - 1]?.length ?? 0);
    starts.push(text.indexOf(sentence, from));
  }
  return starts.flatMap((start, first) => {
    const stretches: Stretch[] = [];
    for (let last = first; last < starts.length; last += 1) {
      const end = (starts[last] ?? 0) + (sentences[last]?.length ?? 0);
      if (last > first && end - start > LONGEST) break;
      const around = `${sentences[first - 1] ?? ''} ${sentences[last + 1] ?? ''}`;
      stretches.push({ text: text.slice(start, end), sentences: last - first + 1, around });
    }
    return stretches;
  });
}

/**
 * The sentence of a quotation with most of the question's words, not only names: a date or amount in another sentence
 * is about something else. Null if there are several sentences and none qualifies.
 */
function tellingSentence(quote: string, source: Source, { question }: AskedFor): string | null {
  const sentences = quote.split(SENTENCE_END);
  const told = sentences.map((sentence) => toldBy(sentence, source));
  const most = Math.max(...told);
  if (most === 0) return sentences.length === 1 ? quote : null;
  const best = sentences[told.indexOf(most)] ?? '';
  const words = new Set(
    wordsOf(best)
      .filter((word) => !/^\p{Lu}/u.test(word))
      .map(fold),
  );
  const says = source.matched.filter((word) => words.has(word));
  // The noun that is counted does not suffice, because other things are counted with it too.
  const others = source.matched.some((word) => !isCounted(word, question));
  return says.some((word) => !others || !isCounted(word, question)) ? best : null;
}

/**
 * Extends a quotation, if there is room, by the preceding sentence if that contains something of the kind that is asked
 * for, otherwise by the following one. A preceding sentence often names the year, the sum or the person.
 */
function withBeside(quote: string, text: string, asked: AskedFor): string {
  const before = text.slice(0, text.indexOf(quote)).trimEnd().split(SENTENCE_END).at(-1) ?? '';
  if (before !== '' && isExact(asked.asks) && answersKind(before, asked) > 0) {
    const start = text.lastIndexOf(before, text.indexOf(quote));
    const both = text.slice(start, text.indexOf(quote) + quote.length);
    if (both.length <= LONGEST_WITH) return both;
  }
  const end = text.indexOf(quote) + quote.length;
  const [next = ''] = text.slice(end).trimStart().split(SENTENCE_END);
  const both = next === '' ? quote : text.slice(end - quote.length, text.indexOf(next, end) + next.length);
  return both.length <= LONGEST ? both : quote;
}

const NOTHING_ASKED: AskedFor = { question: '', asks: 'anything' };

/** The words of a passage that answer a question best: one sentence or consecutive ones, word for word. */
export function pickQuote(source: Source, asked: AskedFor = NOTHING_ASKED): Picked {
  const stretches = stretchesOf(source.text).map((stretch) => ({
    text: stretch.text,
    worth: worthOf(stretch, source, asked),
  }));
  const best = stretches.reduce((one, other) => (other.worth > one.worth ? other : one));
  const quote = shorten(withBeside(best.text, source.text, asked), LONGEST_WITH);
  const answer = shortAnswer(tellingSentence(quote, source, asked) ?? '', asked);
  return { quote, answer, worth: best.worth, isOfKind: saysAsked(quote, asked) };
}

/**
 * Shorter first sentences are the place that a report begins with, or an exclamation, and do not tell what the passage
 * is about.
 */
const SHORTEST = 50;

/** A passage's first sentence, to show what it is about; together with the second if the first is very short. */
export function firstSentence(text: string): string {
  const sentences = text.split(SENTENCE_END);
  const first = sentences[0] ?? text;
  const second = sentences[1];
  if (first.length >= SHORTEST || second === undefined) return shorten(first);
  return shorten(text.slice(0, text.indexOf(second, first.length) + second.length));
}

/** Cuts a sentence between words, without an ellipsis, which the article does not have. */
function shorten(sentence: string, longest = LONGEST): string {
  if (sentence.length <= longest) return sentence;
  const cut = beginningOf(sentence, LONGEST);
  return (cut.slice(0, Math.max(0, cut.lastIndexOf(' '))) || cut).replace(/[\s,;:–—-]+$/, '');
}
