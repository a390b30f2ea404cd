import { fold, wordsOf } from '#domain/text.ts';
import { beginningOf } from '#domain/whole-signs.ts';
import type { Passage } from '../retrieval/retriever.ts';
import { type AskedFor, isExact } from '../understanding/asked-kind.ts';
import { isCounted } from './amounts.ts';
import { answersKind, saysAsked, shortAnswer } from './short-answer.ts';

const LONGEST = 360;
/** So long with the sentence before it that says what is asked for. */
const LONGEST_WITH = 480;
/** A sentence ends before a space and a capital letter; after an initial or a number it goes on. */
const SENTENCE_END = /(?<=[^\s.]{2}[.!?…]["»”’)]*)\s+(?=["«“‘(]?\p{Lu})/u;

/** What a sentence is worth that says a date, a sum, a name where that is asked, in words of the question. */
const OF_KIND = 1.2;
/** And one that says a single one, which is then the answer. */
const SINGLE = 0.8;

export type Picked = {
  /** Words of the passage, as they stand there. */
  quote: string;
  /** The date, amount or name within them that answers; null where none does alone. */
  answer: string | null;
  /** How much they tell of what is asked for, by their words and by saying a date, an amount, a name; about 0 to 4. */
  worth: number;
  /** Whether they say something of the kind that is asked for. */
  isOfKind: boolean;
};

/** What a quotation is picked out of. */
export type Source = Pick<Passage, 'text' | 'matched' | 'weights'>;

/** What the words of a sentence tell, a usual one counting as one. */
function toldBy(sentence: string, { matched, weights }: Source): number {
  const said = new Set(wordsOf(fold(sentence)));
  const all = matched.map((word) => weights?.get(word) ?? 1);
  const usual = Math.max(...all, Number.MIN_VALUE);
  return matched.reduce((sum, word, at) => sum + (said.has(word) ? (all[at] ?? 0) / usual : 0), 0);
}

/** What a word counts that stands in the sentence before or after, beside one of the sentence itself. */
const BESIDE = 0.4;

/** Some sentences that follow each other, and the ones around them. */
type Stretch = { text: string; sentences: number; around: string };

function worthOf({ text, around, sentences }: Stretch, source: Source, asked: AskedFor): number {
  const own = toldBy(text, source);
  const told = own + BESIDE * (toldBy(`${text} ${around}`, source) - own) - PER_SENTENCE * (sentences - 1);
  const kind = answersKind(text, asked);
  if (kind === 0) return told;
  return told + kind * OF_KIND + (shortAnswer(text, asked) === null ? 0 : SINGLE);
}

/** What each further sentence costs: it has to say something of its own. */
const PER_SENTENCE = 0.2;

/** One sentence after the other, as many as a quotation holds, from each on. */
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
 * The sentence of a quotation that says most of what was asked, and more of it than a name: what another sentence counts
 * or dates is something else. Null where none does, and there are several.
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
  // What is counted is said of other things too.
  const others = source.matched.some((word) => !isCounted(word, question));
  return says.some((word) => !others || !isCounted(word, question)) ? best : null;
}

/**
 * A quotation with the sentence before it, where that says something of the kind that is asked for, or else the one after it,
 * and there is room: what a sentence goes on from often names the year, the sum or the person.
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

/**
 * The words of a passage that say most of what was asked: a sentence, or some that follow each other. They stand in the
 * passage as they are given.
 */
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

/** A place that a report begins with, or an exclamation, is no sentence that tells what it is about. */
const SHORTEST = 50;

/** A passage's first sentence, for what it is about; with the next where it is very short. */
export function firstSentence(text: string): string {
  const sentences = text.split(SENTENCE_END);
  const first = sentences[0] ?? text;
  const second = sentences[1];
  if (first.length >= SHORTEST || second === undefined) return shorten(first);
  return shorten(text.slice(0, text.indexOf(second, first.length) + second.length));
}

/** Cut between words; no sign is put where the article has none. */
function shorten(sentence: string, longest = LONGEST): string {
  if (sentence.length <= longest) return sentence;
  const cut = beginningOf(sentence, LONGEST);
  return (cut.slice(0, Math.max(0, cut.lastIndexOf(' '))) || cut).replace(/[\s,;:–—-]+$/, '');
}
