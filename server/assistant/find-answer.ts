import { CHATBOT_KIND_DATA } from '#domain/chatbot/kinds.ts';
import { addDays } from '#domain/dates.ts';
import { visibleTexts } from '#server/newsroom/db/article-queries.ts';
import { frontArticles } from '#server/newsroom/db/search/front-articles.ts';
import { containsAnswerKind } from './answers/short-answer.ts';
import type { ChatbotContext } from './chatbot-context.ts';
import { answerFromSpecial } from './find-special.ts';
import { questionTerms } from './retrieval/question-terms.ts';
import {
  ANSWERABLE,
  filtersOf,
  passagesOf,
  type RetrievalRequest,
  type Retrieved,
  scopeOf,
  searchInQueue,
} from './retrieval/retriever.ts';
import {
  candidatesInOrder,
  type SearchOutcome,
  type SearchSettings,
  searchOutcome,
} from './search-outcome.ts';
import type { Question, StoredQuestion } from './store-question.ts';
import { asksForFact } from './understanding/asked-kind.ts';
import { contentWords, isPartOfQuestion } from './understanding/follow-up.ts';
import { namesNews, newsAskedFor } from './understanding/news-question.ts';
import {
  type ParsedQuestion,
  readQuestion,
  toQuestionToMatch,
  wordsOfTime,
} from './understanding/read-question.ts';
import type { StatedTime } from './understanding/stated-time.ts';

/** Limit of passages from which an answer is written. */
const PASSAGES = 16;
/**
 * Limits of passages in total and from one article: few articles with many passages, for a list the opposite.
 */
const LIMITS = { limit: PASSAGES, perArticle: 10 };
const LIST_LIMITS = { limit: 12, perArticle: 2 };
/** Limit of articles in an answer with the day's news, if the question states no number. */
const NEWS_LIMIT = 5;

/**
 * Finds what answers a question: the day's news, the articles of the last answer, or the results of a search. RAG-07
 */
export async function findAnswer(
  context: ChatbotContext,
  { question, stored }: { question: Question; stored: Pick<StoredQuestion, 'earlierQuestions' | 'cited'> },
  abortSignal: AbortSignal,
): Promise<SearchOutcome> {
  const { brand, now, access, chatbot, session } = context;
  const scope = { ...question.scope, category: CHATBOT_KIND_DATA[question.kind].category };
  const runQueued = <T>(search: () => Promise<T>) => chatbot.runQueued(session.readerId, abortSignal, search);
  const parsedQuestion = readQuestion(question.text, stored.earlierQuestions, now);
  const limits = parsedQuestion.answerKind === 'list' ? LIST_LIMITS : LIMITS;
  const settings: SearchSettings = { brand, now, access, ...limits, scope, runQueued };
  return (
    (await findWithoutSearch(context, settings, parsedQuestion, stored.cited)) ??
    (await search(context, settings, parsedQuestion, stored.cited))
  );
}

/**
 * Answers that need no search of the archive: a special, the news of a part of the paper, and what the articles of the
 * last answer say.
 */
async function findWithoutSearch(
  context: ChatbotContext,
  settings: SearchSettings,
  parsedQuestion: ParsedQuestion,
  cited: readonly number[],
): Promise<SearchOutcome | null> {
  const specialAnswer = await answerFromSpecial(context, settings, parsedQuestion);
  if (specialAnswer) return specialAnswer;
  // A follow-up such as `E nel 2023?` after a topic asks about this topic, not for the front page of that
  // time.
  const isAboutPreviousTopic =
    parsedQuestion.isFollowUp &&
    contentWords(parsedQuestion.text).length > 0 &&
    !namesNews(parsedQuestion.withoutTime);
  const newsResult = isAboutPreviousTopic ? null : await findNews(context, settings, parsedQuestion);
  if (newsResult) return searchOutcome({ ...parsedQuestion, answerKind: 'news' }, newsResult);
  const citedResult = parsedQuestion.time
    ? null
    : await findInCited(context, settings, parsedQuestion, cited);
  return citedResult && searchOutcome(parsedQuestion, citedResult, { isFromPreviouslyCited: true });
}

/**
 * Searches the archive for a question together with the topic of the chat. If that finds nothing that
 * answers, a follow-up is searched by its own words, then as a question for news, then in the articles of the
 * last answer.
 */
async function search(
  context: ChatbotContext,
  finding: SearchSettings,
  parsedQuestion: ParsedQuestion,
  cited: readonly number[],
): Promise<SearchOutcome> {
  const { found: archiveResult, isFromOtherPeriod } = await findByTime(context, finding, parsedQuestion);
  const [best] = archiveResult.passages;
  // A question with several words of its own, such as `Quanto costa affittare casa?`, has its own subject and
  // is not looked up in the articles of the last answer.
  const isInOtherArticle =
    best !== undefined && !cited.includes(best.articleId) && parsedQuestion.ownWords.length < MIN_OWN_WORDS;
  const citedResult = isInOtherArticle
    ? await findInCitedByKind(context, finding, parsedQuestion, cited)
    : null;
  if (citedResult && hasAskedKind(citedResult, parsedQuestion))
    return searchOutcome(parsedQuestion, citedResult, { isFromPreviouslyCited: true });
  if (archiveResult.coverage >= ANSWERABLE || !parsedQuestion.isFollowUp)
    return searchOutcome(parsedQuestion, archiveResult, { isFromOtherPeriod });
  const resultByItself = await findByOwnWords(context, finding, parsedQuestion);
  if (resultByItself) return resultByItself;
  const newsResult = parsedQuestion.time ? await findNews(context, finding, parsedQuestion) : null;
  if (newsResult) return searchOutcome({ ...parsedQuestion, answerKind: 'news' }, newsResult);
  const fallback = citedResult ?? (await findInCitedByKind(context, finding, parsedQuestion, cited));
  return fallback
    ? searchOutcome(parsedQuestion, fallback, { isFromPreviouslyCited: true })
    : searchOutcome(parsedQuestion, archiveResult);
}

/**
 * A question with fewer words of its own is looked up in the articles of the last answer before another
 * article.
 */
const MIN_OWN_WORDS = 2;

/** Searches for a follow-up by its own words; null if it has too few. */
async function findByOwnWords(
  context: ChatbotContext,
  finding: SearchSettings,
  parsedQuestion: ParsedQuestion,
): Promise<SearchOutcome | null> {
  if (!hasEnoughOwnWords(parsedQuestion)) return null;
  const { found: ownResult, isFromOtherPeriod } = await findByTime(context, finding, {
    ...parsedQuestion,
    text: parsedQuestion.withoutTime,
    isFollowUp: false,
  });
  return ownResult.coverage >= ANSWERABLE
    ? searchOutcome(parsedQuestion, ownResult, { isFromOtherPeriod })
    : null;
}

/**
 * Looks in the articles of the last answer for a passage with the kind of answer that a follow-up asks for,
 * even without the question's words. Null if the follow-up names a subject or a time of its own.
 */
async function findInCitedByKind(
  context: ChatbotContext,
  finding: SearchSettings,
  parsedQuestion: ParsedQuestion,
  cited: readonly number[],
): Promise<Retrieved | null> {
  const mayBeInCited =
    parsedQuestion.isFollowUp &&
    asksForFact(parsedQuestion.answerKind) &&
    !parsedQuestion.hasOwnName &&
    !parsedQuestion.hasNounWithArticle &&
    !parsedQuestion.time;
  return mayBeInCited
    ? await findInCited(context, finding, { ...parsedQuestion, ownWords: [] }, cited)
    : null;
}

const hasAskedKind = ({ passages }: Retrieved, parsedQuestion: ParsedQuestion): boolean =>
  passages.some((passage) => containsAnswerKind(passage.text, toQuestionToMatch(parsedQuestion)));

/** Whether a follow-up has enough words to be searched by itself. */
const hasEnoughOwnWords = ({ ownWords, hasNounWithArticle, withoutTime }: ParsedQuestion) =>
  !isPartOfQuestion(withoutTime) && (ownWords.length > 1 || (ownWords.length > 0 && hasNounWithArticle));

/**
 * The articles of a front page, if a question asks only for news of a part of the paper or a time; otherwise
 * null.
 */
async function findNews(
  { orm, brand, now, access }: ChatbotContext,
  finding: SearchSettings,
  { withoutTime, time, points }: ParsedQuestion,
): Promise<Retrieved | null> {
  // No front page of a coming day is out yet; articles about it are searched instead.
  if (time?.kind === 'coming' && namesNews(withoutTime)) return null;
  const newsScope = await newsAskedFor(orm, brand, { rest: withoutTime, hasTime: time !== null });
  if (!newsScope) return null;
  const { editions, sections } = newsScope;
  const scope = inPeriodOf(finding.scope, time, 0);
  const chosen = {
    ...scope,
    editions: [...new Set([...scope.editions, ...editions])],
    sections: [...new Set([...scope.sections, ...sections])],
  };
  const limit = points ?? NEWS_LIMIT;
  const newsstand = { ...scopeOf({ brand, now }), mainEdition: brand.mainEdition };
  const ids = await frontArticles(orm, newsstand, filtersOf(chosen), { limit, byDay: time === null });
  const request = { brand, now, access, scope: chosen, limit };
  return await passagesOf(orm, request, [], candidatesInOrder(ids), 1);
}

/** Coverage of a question, if it is not a follow-up, that is required of the articles of the last answer. */
const MIN_COVERAGE = 0.9;
/** A question with more words of its own asks for more than the articles of the last answer say. */
const MAX_OWN_WORDS = 3;

/** Passages from the articles that the last answer cites; null if they do not have the question’s own words. */
const findInCited: typeof searchCited = async (context, finding, ...args) =>
  await searchInQueue(finding, () => searchCited(context, finding, ...args));

async function searchCited(
  { orm, brand, now, access }: ChatbotContext,
  finding: SearchSettings,
  parsedQuestion: ParsedQuestion,
  cited: readonly number[],
): Promise<Retrieved | null> {
  if (cited.length === 0 || parsedQuestion.ownWords.length > MAX_OWN_WORDS) return null;
  const visibleIds = new Set((await visibleTexts(orm, brand.sigla, [...cited], now)).map(({ id }) => id));
  const ids = cited.filter((id) => visibleIds.has(id));
  if (ids.length === 0) return null;
  // The topic is what these articles are about, so only the question's own words select the passage.
  const searchedText = parsedQuestion.ownWords.length > 0 ? parsedQuestion.withoutTime : parsedQuestion.text;
  const { terms } = await questionTerms(orm, scopeOf({ brand, now }), searchedText, parsedQuestion.ownWords);
  const found = await passagesOf(
    orm,
    { brand, now, access, scope: finding.scope, limit: PASSAGES },
    terms,
    candidatesInOrder(ids),
    PASSAGES,
  );
  if (found.passages.length === 0) return null;
  if (parsedQuestion.ownWords.length === 0) return { ...found, coverage: 1 };
  return found.coverage >= (parsedQuestion.isFollowUp ? ANSWERABLE : MIN_COVERAGE) ? found : null;
}

type TimedResult = Pick<SearchOutcome, 'found' | 'isFromOtherPeriod'>;

/** Searches for a question within the period that it asks about. */
async function findByTime(
  context: ChatbotContext,
  finding: SearchSettings,
  parsedQuestion: ParsedQuestion,
): Promise<TimedResult> {
  const { orm, chatbot } = context;
  const { text, time } = parsedQuestion;
  const requiredWords = parsedQuestion.isFollowUp ? parsedQuestion.ownWords : [];
  const retrieve = (question: string, overrides: Partial<RetrievalRequest> = {}) =>
    chatbot.retriever.retrieve(orm, { ...finding, question, requiredWords, ...overrides });
  if (!time) return { found: await retrieve(text), isFromOtherPeriod: false };
  const inPeriod = await retrieve(text, { scope: inPeriodOf(finding.scope, time, 1) });
  const timeWords = wordsOfTime(time);
  const searchWithTimeWords = (essential: readonly string[]) =>
    retrieve(`${text} ${time.typed}`, { requiredWords: [...requiredWords, ...essential] });
  if (time.kind === 'coming' && timeWords.length > 0)
    return { found: await searchWithTimeWords(timeWords), isFromOtherPeriod: false };
  if (time.kind !== 'date') {
    if (inPeriod.coverage >= ANSWERABLE) return { found: inPeriod, isFromOtherPeriod: false };
    const inAnyPeriod = await retrieve(text);
    return { found: inAnyPeriod, isFromOtherPeriod: inAnyPeriod.coverage >= ANSWERABLE };
  }
  if (timeWords.length === 0) {
    const isEra = ERA.test(time.typed) && inPeriod.coverage < ANSWERABLE;
    return { found: isEra ? await searchWithTimeWords([]) : inPeriod, isFromOtherPeriod: false };
  }
  const withTimeWords = await searchWithTimeWords(timeWords);
  const isBetterWithWords = withTimeWords.coverage >= Math.max(ANSWERABLE, inPeriod.coverage);
  return { found: isBetterWithWords ? withTimeWords : inPeriod, isFromOtherPeriod: false };
}

/**
 * Decades and centuries, which today's articles may name although they are not from then: `il museo del
 * Novecento`.
 */
const ERA = /anni|cento$|duemila/i;

/**
 * The chosen part of the archive within a stated time, extended by `extraDays`, because papers report a day
 * on the next one.
 */
function inPeriodOf(
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
