import { CHATBOT_KIND_DATA } from '#domain/chatbot/kinds.ts';
import { frontArticles } from '#server/newsroom/db/search/front-articles.ts';
import { containsAnswerKind } from './answers/short-answer.ts';
import type { ChatbotContext } from './chatbot-context.ts';
import { findByTime, inPeriodOf } from './find-by-time.ts';
import { findInCited, findInCitedByKind } from './find-in-cited.ts';
import { answerFromSpecial } from './find-special.ts';
import { ANSWERABLE, filtersOf, passagesOf, type Retrieved, scopeOf } from './retrieval/retriever.ts';
import {
  candidatesInOrder,
  MAX_PASSAGES,
  type SearchOutcome,
  type SearchSettings,
  searchOutcome,
} from './search-outcome.ts';
import type { Question, StoredQuestion } from './store-question.ts';
import { contentWords, isPartOfQuestion } from './understanding/follow-up.ts';
import { namesNews, newsAskedFor } from './understanding/news-question.ts';
import { type ParsedQuestion, readQuestion, toQuestionToMatch } from './understanding/read-question.ts';

/**
 * Limits of passages in total and from one article: few articles with many passages, for a list the opposite.
 */
const LIMITS = { limit: MAX_PASSAGES, perArticle: 10 };
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
  settings: SearchSettings,
  parsedQuestion: ParsedQuestion,
  cited: readonly number[],
): Promise<SearchOutcome> {
  const { found: archiveResult, isFromOtherPeriod } = await findByTime(context, settings, parsedQuestion);
  const [best] = archiveResult.passages;
  // A question with several words of its own, such as `Quanto costa affittare casa?`, has its own subject and
  // is not looked up in the articles of the last answer.
  const isInOtherArticle =
    best !== undefined && !cited.includes(best.articleId) && parsedQuestion.ownWords.length < MIN_OWN_WORDS;
  const citedResult = isInOtherArticle
    ? await findInCitedByKind(context, settings, parsedQuestion, cited)
    : null;
  if (citedResult && hasAskedKind(citedResult, parsedQuestion))
    return searchOutcome(parsedQuestion, citedResult, { isFromPreviouslyCited: true });
  if (archiveResult.coverage >= ANSWERABLE || !parsedQuestion.isFollowUp)
    return searchOutcome(parsedQuestion, archiveResult, { isFromOtherPeriod });
  const resultByItself = await findByOwnWords(context, settings, parsedQuestion);
  if (resultByItself) return resultByItself;
  const newsResult = parsedQuestion.time ? await findNews(context, settings, parsedQuestion) : null;
  if (newsResult) return searchOutcome({ ...parsedQuestion, answerKind: 'news' }, newsResult);
  const fallback = citedResult ?? (await findInCitedByKind(context, settings, parsedQuestion, cited));
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
  settings: SearchSettings,
  parsedQuestion: ParsedQuestion,
): Promise<SearchOutcome | null> {
  if (!hasEnoughOwnWords(parsedQuestion)) return null;
  const { found: ownResult, isFromOtherPeriod } = await findByTime(context, settings, {
    ...parsedQuestion,
    text: parsedQuestion.withoutTime,
    isFollowUp: false,
  });
  return ownResult.coverage >= ANSWERABLE
    ? searchOutcome(parsedQuestion, ownResult, { isFromOtherPeriod })
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
  settings: SearchSettings,
  { withoutTime, time, points }: ParsedQuestion,
): Promise<Retrieved | null> {
  // No front page of a coming day is out yet; articles about it are searched instead.
  if (time?.kind === 'coming' && namesNews(withoutTime)) return null;
  const newsScope = await newsAskedFor(orm, brand, { rest: withoutTime, hasTime: time !== null });
  if (!newsScope) return null;
  const { editions, sections } = newsScope;
  const scope = inPeriodOf(settings.scope, time, 0);
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
