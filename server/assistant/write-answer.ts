import { writeEnd, writeError, writeStart, writeWords } from '#domain/chatbot/answer-text.ts';
import type { AnswerState } from '#domain/chatbot/chat.ts';
import { dayAt } from '#domain/dates.ts';
import { QueueFull } from '#domain/work-queue.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { countsAsked, sharesPrice } from './answers/amounts.ts';
import { writePiece } from './answers/answer-piece.ts';
import { asksYear, saysAsked } from './answers/short-answer.ts';
import type { ChatbotContext } from './chatbot-context.ts';
import { saveAnswer } from './db/chatbot-chats.ts';
import { editionsOf } from './db/editions-and-sections.ts';
import { findAnswer } from './find-answer.ts';
import type { FoundAnswer } from './found-answer.ts';
import { endOf, nothingFound, redirectedAnswer } from './no-answer.ts';
import { ANSWERABLE } from './retrieval/retriever.ts';
import { sourcesOf } from './sources.ts';
import { discardQuestion, type Question, type StoredQuestion } from './store-question.ts';
import { offTopicOf } from './understanding/off-topic.ts';
import { askedFor, type ReadQuestion } from './understanding/read-question.ts';
import { asksScore } from './understanding/score-question.ts';

/** Adds, for a question about an article in print, every edition of its day that contains it. RAG-07 */
async function withEditions(orm: Orm, answer: FoundAnswer): Promise<FoundAnswer> {
  const { read, found } = answer;
  const [best] = found.passages;
  const article = best && found.articles.get(best.articleId);
  if (!article || (read.asks !== 'issueDay' && read.asks !== 'author')) return answer;
  const editions = await editionsOf(orm, article);
  return {
    ...answer,
    found: { ...found, articles: new Map(found.articles).set(article.id, { ...article, editions }) },
  };
}

/** The error code at the end of a failed answer. RAG-05 */
const FAILED = 'ERR_ANSWER_FAILED';
/** Interval at which an unfinished answer is saved, in milliseconds. */
const SAVING_MS = 1000;

type Asked = { question: Question; taken: StoredQuestion };

type AnswerOutput = {
  say: (text: string) => void;
  /** Aborted when the reader disconnects or the server stops. */
  gone: AbortSignal;
  /** Abort reason of `gone` when the server stops and not the reader leaves. */
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
  asked: Asked,
  { say, gone, serverEnds }: AnswerOutput,
): Promise<void> {
  const { orm, chatbot, now } = context;
  let content = '';
  const save = (state: AnswerState) => saveAnswer(orm, asked.taken.answerId, { content, state, now });
  const tell = (text: string) => {
    content += text;
    say(text);
  };
  try {
    let savedAt = performance.now();
    for await (const text of answerOf(context, asked, gone)) {
      gone.throwIfAborted();
      tell(text);
      if (performance.now() - savedAt < SAVING_MS) continue;
      await save('writing');
      savedAt = performance.now();
    }
    await save('complete');
  } catch (error) {
    await refuseWhereFull(context, asked.taken, { error, gone, told: content });
    const hungUp = gone.aborted && gone.reason !== serverEnds;
    if (!gone.aborted) chatbot.report(error);
    if (!hungUp) tell(writeError(FAILED));
    await save(hungUp ? 'stopped' : 'failed').catch(chatbot.report);
  }
}

type Failed = { error: unknown; gone: AbortSignal; told: string };

/** Removes a question that found the queue full, if nothing was sent yet. @throws QueueFull */
async function refuseWhereFull(
  context: ChatbotContext,
  taken: StoredQuestion,
  { error, gone, told }: Failed,
): Promise<void> {
  if (!(error instanceof QueueFull) || told !== '' || gone.aborted) return;
  await discardQuestion(context, taken).catch(context.chatbot.report);
  throw error;
}

/** The pieces of an answer as they are sent. */
async function* answerOf(context: ChatbotContext, asked: Asked, gone: AbortSignal): AsyncIterable<string> {
  const { question, taken } = asked;
  const { chatbot, brand, now } = context;
  const { answerId: messageId, chat, before } = taken;
  const matter = offTopicOf(question.text, brand.name);
  if (matter) {
    yield writeStart({ chatId: chat.id, messageId, title: chat.title, sources: [] });
    const { words, end } = redirectedAnswer(matter, question.text);
    yield writeWords(words);
    yield writeEnd(end);
    return;
  }
  const answer = await withEditions(context.orm, await findAnswer(context, asked, gone));
  const all = answer.found;
  const isRefused = all.coverage < ANSWERABLE || lacksPreciseAnswer(answer, taken.cited);
  const found = isRefused ? { ...all, passages: [] } : all;
  const { passages } = found;
  let content = writeStart({
    ...{ chatId: chat.id, messageId, title: chat.title },
    sources: sourcesOf(brand, found),
  });
  yield content;
  if (passages.length === 0) {
    const { words, end } = await nothingFound(context, question, found, periodOf(answer.read));
    yield writeWords(words);
    yield writeEnd(end);
    return;
  }
  for await (const said of chatbot.composer.compose(
    { ...answer, brand, question: question.text, before, found, today: dayAt(now) },
    gone,
  )) {
    const text = writePiece(said, passages);
    content += text;
    yield text;
  }
  gone.throwIfAborted();
  yield writeEnd(await endOf(context, content, question.text));
}

/** Passages that score less than this share of the best are about something else. */
const CLOSE_TO_BEST = 0.6;

/**
 * Whether a question asks for something that passages either contain or do not: an amount, or the year. A score is
 * excepted, because the end of a match can be reported without one.
 */
const isPrecise = ({ asks, asking }: ReadQuestion): boolean =>
  (asks === 'howMuch' && !asksScore(asking)) || (asks === 'when' && asksYear(asking));

/** Whether no good passage contains the amount or year that is asked for. */
function lacksPreciseAnswer({ read, found: { passages } }: FoundAnswer, cited: readonly number[]): boolean {
  if (!isPrecise(read)) return false;
  const least = CLOSE_TO_BEST * (passages[0]?.score ?? 0);
  const close = passages.filter(({ score }) => score >= least);
  const says = (text: string) => saysAsked(text, askedFor(read)) || sharesPrice(text, read.asking);
  if (!close.some(({ text }) => says(text))) return true;
  // In an article of the last answer the counted noun need not be repeated, as for `E a Lodi?`.
  if (read.asks !== 'howMuch' || cited.includes(passages[0]?.articleId ?? 0)) return false;
  return !close.some(({ text }) => countsAsked(text, read.asking));
}

/** The period that the search was limited to; null if the question states no exact time. */
const periodOf = ({ time }: ReadQuestion) => (time?.kind === 'date' ? time : null);
