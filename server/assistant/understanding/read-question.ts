import { MONTHS } from '#domain/dates.ts';
import { fold, wordsOf } from '#domain/text.ts';
import { type AnswerKind, kindOf, pointsOf, type QuestionToMatch } from './asked-kind.ts';
import { withMonthsBefore } from './day-of-month.ts';
import {
  asksAboutOther,
  completeQuestion,
  contentWords,
  hasNounWithArticle,
  isFollowUpQuestion,
  isPartOfQuestion,
  topicsBefore,
} from './follow-up.ts';
import { readTime, type StatedTime } from './stated-time.ts';

/** A question as it is understood before the search. RAG-07 */
export type ParsedQuestion = {
  /** The text that is searched: completed with the topic of the chat, without the words for the time. */
  text: string;
  /** The question itself, without the words for the time. */
  withoutTime: string;
  /**
   * The question as sentences are compared with it: as it was typed, or completed with the topic if it is
   * only a part of a question.
   */
  questionToMatch: string;
  time: StatedTime | null;
  answerKind: AnswerKind;
  /** The number of points that the answer should have; null if the question states none. */
  points: number | null;
  /** Whether it is a follow-up to earlier questions. */
  isFollowUp: boolean;
  /**
   * Folded content words of the question itself; empty for the first question of a chat. Articles that answer a
   * follow-up have to contain them.
   */
  ownWords: readonly string[];
  /** Whether one of the question's content words is capitalised like a name. */
  hasOwnName: boolean;
  /**
   * Whether it has a noun behind a grammatical article, such as `il papa`, which may be another subject than the
   * current topic.
   */
  hasNounWithArticle: boolean;
};

/** How many earlier questions a question is understood from: a topic that lies further back is not the current one. */
export const MAX_EARLIER_QUESTIONS = 20;

/** Reads a question of a chat. @param earlier questions of the chat, the latest last */
export function readQuestion(question: string, earlier: readonly string[], now: Date): ParsedQuestion {
  // Long runs of spaces would make the patterns slow.
  const [own = '', ...latest] = [question, ...earlier.slice(-MAX_EARLIER_QUESTIONS)].map((text) =>
    text.replace(/\s+/g, ' '),
  );
  const chat = withMonthsBefore([...latest, own.replace(CHANGE_OF_SUBJECT, '')], now);
  const completedEarlier = chat.slice(0, -1);
  const completed = chat.at(-1) ?? question;
  const { withoutTime } = readTime(completed, now);
  const isFollowUp = completedEarlier.length > 0 && isFollowUpQuestion(withoutTime);
  const ownWords = contentWords(withoutTime);
  const text = completeQuestion(withoutTime, completedEarlier);
  const topics = topicsBefore(chat);
  const isAboutOther = asksAboutOther(withoutTime, topics.at(-1) ?? '');
  const questionToMatch = isAboutOther || (isFollowUp && isPartOfQuestion(completed)) ? text : completed;
  return {
    withoutTime,
    time: timeOf(chat, topics, now),
    text,
    questionToMatch,
    points: pointsOf(completed),
    isFollowUp,
    answerKind: kindOf(questionToMatch),
    ownWords: completedEarlier.length > 0 ? ownWords.map(fold) : [],
    hasOwnName: ownWords.some((word) => /^\p{Lu}/u.test(word)),
    hasNounWithArticle: hasNounWithArticle(withoutTime),
  };
}

/** The time of the last question; one that asks the same about something else has that of the question before. */
function timeOf(chat: readonly string[], topics: readonly string[], now: Date): StatedTime | null {
  for (let at = chat.length - 1; at >= 0; at -= 1) {
    const { withoutTime, time } = readTime(chat[at] ?? '', now);
    if (time) return time.kind === 'date' || at === chat.length - 1 ? time : null;
    if (!asksAboutOther(withoutTime, topics[at] ?? '')) return null;
  }
  return null;
}

/**
 * The question as sentences are compared with it. The searched text is passed as the known topic, because
 * repeating its words does not answer the question.
 */
export const toQuestionToMatch = ({
  questionToMatch,
  answerKind,
  text,
}: ParsedQuestion): QuestionToMatch => ({
  question: questionToMatch,
  answerKind,
  knownTopic: text,
});

/** Phrases that announce another subject; they are removed from the beginning of a question. */
const CHANGE_OF_SUBJECT =
  /^\s*(?:cambiando|cambiamo|cambio|passando|passiamo)\s+(?:discorso|argomento|tema|ad altro)\s*[,:.]?\s*/i;

/**
 * The words of a stated time with which an article of another day can name it: months and numbers, or the name of an
 * era. None of a relative time: an article with the `3` of `3 giorni fa` is about anything.
 */
export function wordsOfTime({ naming, typed }: StatedTime): string[] {
  const words = wordsOf(fold(typed));
  if (naming === 'relative') return [];
  if (naming === 'era') return words.slice(-1);
  return words.filter((word) => /^\d+$/.test(word) || MONTHS.includes(word));
}
