import { addDays } from '#domain/dates.ts';
import type { ChatbotContext } from './chatbot-context.ts';
import { ANSWERABLE, type RetrievalRequest } from './retrieval/retriever.ts';
import type { SearchOutcome, SearchSettings } from './search-outcome.ts';
import { type ParsedQuestion, wordsOfTime } from './understanding/read-question.ts';
import type { StatedTime } from './understanding/stated-time.ts';

type TimedResult = Pick<SearchOutcome, 'found' | 'isFromOtherPeriod'>;

/** Searches for a question within the period that it asks about. */
export async function findByTime(
  context: ChatbotContext,
  settings: SearchSettings,
  parsedQuestion: ParsedQuestion,
): Promise<TimedResult> {
  const { orm, chatbot } = context;
  const { text, time } = parsedQuestion;
  const requiredWords = parsedQuestion.isFollowUp ? parsedQuestion.ownWords : [];
  const retrieve = (question: string, overrides: Partial<RetrievalRequest> = {}) =>
    chatbot.retriever.retrieve(orm, { ...settings, question, requiredWords, ...overrides });
  if (!time) return { found: await retrieve(text), isFromOtherPeriod: false };
  const inPeriod = await retrieve(text, { scope: inPeriodOf(settings.scope, time, 1) });
  const timeWords = wordsOfTime(time);
  const searchWithTimeWords = () =>
    retrieve(`${text} ${time.typed}`, { requiredWords: [...requiredWords, ...timeWords] });
  if (time.kind === 'coming' && timeWords.length > 0)
    return { found: await searchWithTimeWords(), isFromOtherPeriod: false };
  if (time.kind !== 'date') {
    if (inPeriod.coverage >= ANSWERABLE) return { found: inPeriod, isFromOtherPeriod: false };
    const inAnyPeriod = await retrieve(text);
    return { found: inAnyPeriod, isFromOtherPeriod: inAnyPeriod.coverage >= ANSWERABLE };
  }
  // An article that names an era may be about today: `il museo del Novecento`.
  const isAnswered = time.naming === 'era' && inPeriod.coverage >= ANSWERABLE;
  if (timeWords.length === 0 || isAnswered) return { found: inPeriod, isFromOtherPeriod: false };
  const withTimeWords = await searchWithTimeWords();
  const isBetterWithWords = withTimeWords.coverage >= Math.max(ANSWERABLE, inPeriod.coverage);
  return { found: isBetterWithWords ? withTimeWords : inPeriod, isFromOtherPeriod: false };
}

/**
 * The chosen part of the archive within a stated time, extended by `extraDays`, because papers report a day
 * on the next one.
 */
export function inPeriodOf(
  scope: RetrievalRequest['scope'],
  time: StatedTime | null,
  extraDays: number,
): RetrievalRequest['scope'] {
  if (!time) return scope;
  const to = addDays(time.to, extraDays);
  return {
    ...scope,
    from: scope.from && scope.from > time.from ? scope.from : time.from,
    to: scope.to && scope.to < to ? scope.to : to,
  };
}
