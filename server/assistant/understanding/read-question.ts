import { fold, wordsOf } from '#domain/text.ts';
import { type AskedFor, type Asks, kindOf, pointsOf } from './asked-kind.ts';
import { withMonthBefore } from './day-of-month.ts';
import { goesOn, isPartOfQuestion, namesThing, ownWords, wholeQuestion } from './goes-on.ts';
import { readTime, type StatedTime } from './stated-time.ts';

/** A question as it is understood, before anything is looked for. RAG-07 */
export type ReadQuestion = {
  /** What is looked for: with what it goes on from, without what it says of the time. */
  text: string;
  /** The question alone, without what it says of the time. */
  rest: string;
  /** The words that say what kind of answer is wanted, and of what: the question, or the whole one of which it is a part. */
  asking: string;
  time: StatedTime | null;
  asks: Asks;
  /** In how many points an answer is wanted; null where nothing is said of that. */
  points: number | null;
  /** Whether it goes on from what was spoken of before. */
  goesOn: boolean;
  /** Folded words of its own, in a chat that has been about something before: what goes on has to have them. */
  own: readonly string[];
  /** Whether one of them is written like a name. */
  hasOwnName: boolean;
  /** Whether it names a thing with its article, `il papa`: that may be another than what was spoken of. */
  namesThing: boolean;
};

/** Reads a question of a chat. @param earlier questions of the chat, the latest last */
export function readQuestion(question: string, earlier: readonly string[], now: Date): ReadQuestion {
  const before = earlier.map((one, at) => withMonthBefore(one, earlier.slice(0, at), now));
  const said = withMonthBefore(question.replace(OTHER_SUBJECT, ''), earlier, now);
  const { rest, time } = readTime(said, now);
  const isFollowUp = before.length > 0 && goesOn(rest);
  const own = ownWords(rest);
  const text = wholeQuestion(rest, before);
  const asking = isFollowUp && isPartOfQuestion(said) ? text : said;
  return {
    ...{ rest, time, text, asking, points: pointsOf(said), goesOn: isFollowUp },
    asks: kindOf(asking),
    own: before.length > 0 ? own.map(fold) : [],
    hasOwnName: own.some((word) => /^\p{Lu}/u.test(word)),
    namesThing: namesThing(rest),
  };
}

/** What an answer has to say; what a question goes on from is known, and no answer. */
export const askedFor = ({ asking, asks, text }: ReadQuestion): AskedFor => ({
  question: asking,
  asks,
  known: text,
});

/** How one turns to another subject: what follows says it. */
const OTHER_SUBJECT =
  /^\s*(?:cambiando|cambiamo|cambio|passando|passiamo)\s+(?:discorso|argomento|tema|ad altro)\s*[,:.]?\s*/i;

/** Words of a stated time by which texts can be known: a month, a number; none of `ieri` or `l’anno scorso`. */
export const wordsOfTime = ({ said }: StatedTime): string[] =>
  wordsOf(fold(said)).filter((word) => /^\d+$/.test(word) || MONTH.test(word));

const MONTH =
  /^(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)$/;
