import { escapeWords, writeEnd, writeError, writeStart } from '#domain/chatbot/answer-text.ts';
import type { AnswerState } from '#domain/chatbot/chat.ts';
import { dayAt } from '#domain/dates.ts';
import { QueueFull } from '#domain/work-queue.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { countsAsked, givesPriceAsPercentage } from './answers/amounts.ts';
import { writePiece } from './answers/answer-piece.ts';
import { asksYear, containsAnswerKind } from './answers/short-answer.ts';
import type { ChatbotContext } from './chatbot-context.ts';
import { saveAnswer } from './db/chatbot-chats.ts';
import { editionsOf } from './db/editions-and-sections.ts';
import { findAnswer } from './find-answer.ts';
import { endOf, nothingFound, redirectedAnswer } from './no-answer.ts';
import { ANSWERABLE } from './retrieval/retriever.ts';
import type { SearchOutcome } from './search-outcome.ts';
import { sourcesOf } from './sources.ts';
import { discardQuestion, type Question, type StoredQuestion } from './store-question.ts';
import { offTopicOf } from './understanding/off-topic.ts';
import { type ParsedQuestion, toQuestionToMatch } from './understanding/read-question.ts';
import { asksScore } from './understanding/score-question.ts';

/**
 * For a question about an article's print edition or author, adds all editions of its day that contain it.
 * RAG-07
 */
async function withAllEditions(orm: Orm, answer: SearchOutcome): Promise<SearchOutcome> {
  const { parsedQuestion, found } = answer;
  const [best] = found.passages;
  const article = best && found.articles.get(best.articleId);
  if (!article || (parsedQuestion.answerKind !== 'issueDay' && parsedQuestion.answerKind !== 'author'))
    return answer;
  const editions = await editionsOf(orm, article);
  return {
    ...answer,
    found: { ...found, articles: new Map(found.articles).set(article.id, { ...article, editions }) },
  };
}

/** The error code at the end of a failed answer. RAG-05 */
const ANSWER_FAILED = 'ERR_ANSWER_FAILED';
/** Least time between two saves of an unfinished answer. */
const SAVE_INTERVAL_MS = 1000;

type QuestionToAnswer = { question: Question; stored: StoredQuestion };

type AnswerOutput = {
  say: (text: string) => void;
  /** Aborts when the reader disconnects or the server stops. */
  abortSignal: AbortSignal;
  /** The reason of `abortSignal` if it aborts because the server stops. */
  serverEnds: unknown;
};

/**
 * Writes an answer: the sources, the words, and an end. It is saved as far as it gets, also if its reader disconnects
 * or the server stops. RAG-04, RAG-05, RAG-07
 * @throws QueueFull if the search queue is full. The search comes before the first word, so nothing was sent yet, and
 * the stored question is removed.
 */
export async function writeAnswer(
  context: ChatbotContext,
  questionToAnswer: QuestionToAnswer,
  { say, abortSignal, serverEnds }: AnswerOutput,
): Promise<void> {
  const { orm, chatbot, now } = context;
  let content = '';
  const save = (state: AnswerState) =>
    saveAnswer(orm, questionToAnswer.stored.answerId, { content, state, now });
  const send = (text: string) => {
    content += text;
    say(text);
  };
  try {
    let savedAt = performance.now();
    for await (const text of answerOf(context, questionToAnswer, abortSignal)) {
      abortSignal.throwIfAborted();
      send(text);
      if (performance.now() - savedAt < SAVE_INTERVAL_MS) continue;
      await save('writing');
      savedAt = performance.now();
    }
    await save('complete');
  } catch (error) {
    await rethrowIfQueueFull(context, questionToAnswer.stored, { error, abortSignal, sentText: content });
    const hasReaderLeft = abortSignal.aborted && abortSignal.reason !== serverEnds;
    if (!abortSignal.aborted) chatbot.report(error);
    if (!hasReaderLeft) send(writeError(ANSWER_FAILED));
    await save(hasReaderLeft ? 'stopped' : 'failed').catch(chatbot.report);
  }
}

type Failure = { error: unknown; abortSignal: AbortSignal; sentText: string };

/**
 * If the queue was full and nothing was sent yet, removes the question and throws the error again. @throws
 * QueueFull
 */
async function rethrowIfQueueFull(
  context: ChatbotContext,
  stored: StoredQuestion,
  { error, abortSignal, sentText }: Failure,
): Promise<void> {
  if (!(error instanceof QueueFull) || sentText !== '' || abortSignal.aborted) return;
  await discardQuestion(context, stored).catch(context.chatbot.report);
  throw error;
}

/** The pieces of an answer as they are sent. */
async function* answerOf(
  context: ChatbotContext,
  questionToAnswer: QuestionToAnswer,
  abortSignal: AbortSignal,
): AsyncIterable<string> {
  const { question, stored } = questionToAnswer;
  const { chatbot, brand, now } = context;
  const { answerId: messageId, chat, earlierQuestions } = stored;
  const topic = offTopicOf(question.text, brand.name);
  if (topic) {
    yield writeStart({ chatId: chat.id, messageId, title: chat.title, sources: [] });
    const { words, end } = redirectedAnswer(topic, question.text);
    yield escapeWords(words);
    yield writeEnd(end);
    return;
  }
  const answer = await withAllEditions(context.orm, await findAnswer(context, questionToAnswer, abortSignal));
  const allFound = answer.found;
  const isUnanswered = allFound.coverage < ANSWERABLE || lacksPreciseAnswer(answer, stored.cited);
  const found = isUnanswered ? { ...allFound, passages: [] } : allFound;
  const { passages } = found;
  let content = writeStart({
    chatId: chat.id,
    messageId,
    title: chat.title,
    sources: sourcesOf(brand, found),
  });
  yield content;
  if (passages.length === 0) {
    const { words, end } = await nothingFound(context, question, found, periodOf(answer.parsedQuestion));
    yield escapeWords(words);
    yield writeEnd(end);
    return;
  }
  for await (const piece of chatbot.composer.compose(
    { ...answer, brand, question: question.text, earlierQuestions, found, today: dayAt(now) },
    abortSignal,
  )) {
    const text = writePiece(piece, passages);
    content += text;
    yield text;
  }
  abortSignal.throwIfAborted();
  yield writeEnd(await endOf(context, content, question.text));
}

/** Share of the best score below which a passage is taken to be about something else. */
const CLOSE_TO_BEST = 0.6;

/**
 * Whether a question asks for something that passages either contain or do not: an amount, or the year. A score is
 * excepted, because the end of a match can be reported without one.
 */
const isPrecise = ({ answerKind, questionToMatch }: ParsedQuestion): boolean =>
  (answerKind === 'howMuch' && !asksScore(questionToMatch)) ||
  (answerKind === 'when' && asksYear(questionToMatch));

/** Whether no good passage contains the amount or year that is asked for. */
function lacksPreciseAnswer(
  { parsedQuestion, found: { passages } }: SearchOutcome,
  cited: readonly number[],
): boolean {
  if (!isPrecise(parsedQuestion)) return false;
  const minScore = CLOSE_TO_BEST * (passages[0]?.score ?? 0);
  const close = passages.filter(({ score }) => score >= minScore);
  const hasAskedKind = (text: string) =>
    containsAnswerKind(text, toQuestionToMatch(parsedQuestion)) ||
    givesPriceAsPercentage(text, parsedQuestion.questionToMatch);
  if (!close.some(({ text }) => hasAskedKind(text))) return true;
  // In an article of the last answer the counted noun need not be repeated, as for `E a Lodi?`.
  if (parsedQuestion.answerKind !== 'howMuch' || cited.includes(passages[0]?.articleId ?? 0)) return false;
  return !close.some(({ text }) => countsAsked(text, parsedQuestion.questionToMatch));
}

/** The period that the search was limited to; null if the question states no exact time. */
const periodOf = ({ time }: ParsedQuestion) => (time?.kind === 'date' ? time : null);
