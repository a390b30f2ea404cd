import { fold, wordsOf } from '#domain/text.ts';
import { type AskedFor, type Asks, kindOf, pointsOf } from './asked-kind.ts';
import { withMonthBefore } from './day-of-month.ts';
import {
  contentWords,
  hasNounWithArticle,
  isFollowUpQuestion,
  isPartOfQuestion,
  wholeQuestion,
} from './follow-up.ts';
import { readTime, type StatedTime } from './stated-time.ts';

/** A question as it is understood before the search. RAG-07 */
export type ReadQuestion = {
  /** The text that is searched: completed with the topic of the chat, without the words for the time. */
  text: string;
  /** The question itself, without the words for the time. */
  rest: string;
  /**
   * The words that show the kind of answer and its subject: the question, or the completed question if it is only a
   * part.
   */
  asking: string;
  time: StatedTime | null;
  asks: Asks;
  /** The number of points that the answer should have; null if the question states none. */
  points: number | null;
  /** Whether it is a follow-up to earlier questions. */
  goesOn: boolean;
  /**
   * Folded content words of the question itself; empty for the first question of a chat. Articles that answer a
   * follow-up have to contain them.
   */
  own: readonly string[];
  /** Whether one of them is written like a name. */
  hasOwnName: boolean;
  /**
   * Whether it has a noun behind a grammatical article, such as `il papa`, which may be another subject than the
   * current topic.
   */
  namesThing: boolean;
};

/** Reads a question of a chat. @param earlier questions of the chat, the latest last */
export function readQuestion(question: string, earlier: readonly string[], now: Date): ReadQuestion {
  const before = earlier.map((one, at) => withMonthBefore(one, earlier.slice(0, at), now));
  const said = withMonthBefore(question.replace(OTHER_SUBJECT, ''), earlier, now);
  const { rest, time } = readTime(said, now);
  const isFollowUp = before.length > 0 && isFollowUpQuestion(rest);
  const own = contentWords(rest);
  const text = wholeQuestion(rest, before);
  const asking = isFollowUp && isPartOfQuestion(said) ? text : said;
  return {
    ...{ rest, time, text, asking, points: pointsOf(said), goesOn: isFollowUp },
    asks: kindOf(asking),
    own: before.length > 0 ? own.map(fold) : [],
    hasOwnName: own.some((word) => /^\p{Lu}/u.test(word)),
    namesThing: hasNounWithArticle(rest),
  };
}

/**
 * What an answer has to contain. The topic that a follow-up refers to is passed as `known`: repeating it does not
 * answer the question.
 */
export const askedFor = ({ asking, asks, text }: ReadQuestion): AskedFor => ({
  question: asking,
  asks,
  known: text,
});

/** Phrases that change the subject; the question is what follows them. */
const OTHER_SUBJECT =
  /^\s*(?:cambiando|cambiamo|cambio|passando|passiamo)\s+(?:discorso|argomento|tema|ad altro)\s*[,:.]?\s*/i;

/** The words of a stated time that can occur in an article: months and numbers, none of `ieri` or `l’anno scorso`. */
export const wordsOfTime = ({ said }: StatedTime): string[] =>
  wordsOf(fold(said)).filter((word) => /^\d+$/.test(word) || MONTH.test(word));

const MONTH =
  /^(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)$/;
