import { CHATBOT_KIND_DATA } from '#domain/chatbot/kinds.ts';
import { addDays } from '#domain/dates.ts';
import { visibleTexts } from '#server/newsroom/db/article-queries.ts';
import { frontArticles } from '#server/newsroom/db/search/front-articles.ts';
import { saysAsked } from './answers/short-answer.ts';
import type { ChatbotContext } from './chatbot-context.ts';
import { findSpecial } from './find-special.ts';
import { answer, type Finding, type FoundAnswer, inTheirOrder } from './found-answer.ts';
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
import type { Question, StoredQuestion } from './store-question.ts';
import { isExact } from './understanding/asked-kind.ts';
import { contentWords, isPartOfQuestion } from './understanding/follow-up.ts';
import { namesNews, newsAskedFor } from './understanding/news-question.ts';
import { askedFor, type ReadQuestion, readQuestion, wordsOfTime } from './understanding/read-question.ts';
import type { StatedTime } from './understanding/stated-time.ts';

/** Number of passages that an answer may be written from, and of one article; for a list, from more articles. */
const PASSAGES = 16;
const OF_FEW = { limit: PASSAGES, perArticle: 10 };
const OF_MANY = { limit: 12, perArticle: 2 };
/** Number of articles in the day’s news if the question does not state one. */
const NEWS = 5;

/**
 * Finds what answers a question: the day's news, the articles of the last answer, or the results of a search. RAG-07
 */
export async function findAnswer(
  context: ChatbotContext,
  { question, taken }: { question: Question; taken: Pick<StoredQuestion, 'before' | 'cited'> },
  gone: AbortSignal,
): Promise<FoundAnswer> {
  const { brand, now, access, chatbot, session } = context;
  const scope = { ...question.scope, category: CHATBOT_KIND_DATA[question.kind].category };
  const runQueued = <T>(search: () => Promise<T>) => chatbot.runQueued(session.readerId, gone, search);
  const read = readQuestion(question.text, taken.before, now);
  const limits = read.asks === 'list' ? OF_MANY : OF_FEW;
  const finding: Finding = { brand, now, access, ...limits, scope, runQueued };
  return (
    (await findWithoutSearch(context, finding, read, taken.cited)) ??
    (await search(context, finding, read, taken.cited))
  );
}

/**
 * Answers that need no search of the archive: a special, the news of a part of the paper, and what the articles of the
 * last answer say.
 */
async function findWithoutSearch(
  context: ChatbotContext,
  finding: Finding,
  read: ReadQuestion,
  cited: readonly number[],
): Promise<FoundAnswer | null> {
  const ofSpecial = await findSpecial(context, finding, read);
  if (ofSpecial) return ofSpecial;
  // A follow-up such as `E nel 2023?` asks about the previous topic, not for a front page.
  const isAboutFormer = read.goesOn && contentWords(read.text).length > 0 && !namesNews(read.rest);
  const news = isAboutFormer ? null : await findNews(context, finding, read);
  if (news) return answer({ ...read, asks: 'news' }, news);
  const fromCited = read.time ? null : await findInCited(context, finding, read, cited);
  return fromCited && answer(read, fromCited, { inHand: true });
}

/** Searches the archive for a question together with the topic of the chat, then for the question by itself. */
async function search(
  context: ChatbotContext,
  finding: Finding,
  read: ReadQuestion,
  cited: readonly number[],
): Promise<FoundAnswer> {
  const { found, isOfOtherTime } = await findByTime(context, finding, read);
  const [best] = found.passages;
  // A question with a subject of its own, such as `Quanto costa affittare casa?`, is not about the articles of the last
  // answer.
  const isElsewhere =
    best !== undefined && !cited.includes(best.articleId) && read.own.length < MIN_OWN_WORDS;
  const inHand = isElsewhere ? await findInCitedByKind(context, finding, read, cited) : null;
  if (inHand && saysAskedIn(inHand, read)) return answer(read, inHand, { inHand: true });
  if (found.coverage >= ANSWERABLE || !read.goesOn) return answer(read, found, { isOfOtherTime });
  const alone = await findAlone(context, finding, read);
  if (alone) return alone;
  const news = read.time ? await findNews(context, finding, read) : null;
  if (news) return answer({ ...read, asks: 'news' }, news);
  const kindred = inHand ?? (await findInCitedByKind(context, finding, read, cited));
  return kindred ? answer(read, kindred, { inHand: true }) : answer(read, found);
}

/** From this number of words of its own on, a result from the archive comes before the articles of the last answer. */
const MIN_OWN_WORDS = 2;

/** Searches for a follow-up by its own words; null if it has too few. */
async function findAlone(
  context: ChatbotContext,
  finding: Finding,
  read: ReadQuestion,
): Promise<FoundAnswer | null> {
  if (!standsAlone(read)) return null;
  const { found, isOfOtherTime } = await findByTime(context, finding, {
    ...read,
    text: read.rest,
    goesOn: false,
  });
  return found.coverage >= ANSWERABLE ? answer(read, found, { isOfOtherTime }) : null;
}

/**
 * Looks in the articles of the last answer for something of the kind that is asked for, even if they do not have the
 * question's words.
 */
async function findInCitedByKind(
  context: ChatbotContext,
  finding: Finding,
  read: ReadQuestion,
  cited: readonly number[],
): Promise<Retrieved | null> {
  const isOfHand = read.goesOn && isExact(read.asks) && !read.hasOwnName && !read.namesThing && !read.time;
  return isOfHand ? await findInCited(context, finding, { ...read, own: [] }, cited) : null;
}

const saysAskedIn = ({ passages }: Retrieved, read: ReadQuestion): boolean =>
  passages.some((passage) => saysAsked(passage.text, askedFor(read)));

/** Whether a follow-up has enough words to be searched by itself. */
const standsAlone = ({ own, namesThing, rest }: ReadQuestion) =>
  !isPartOfQuestion(rest) && (own.length > 1 || (own.length > 0 && namesThing));

/** The articles of a front page, if only news are asked for; null for another question. */
async function findNews(
  { orm, brand, now, access }: ChatbotContext,
  finding: Finding,
  { rest, time, points }: ReadQuestion,
): Promise<Retrieved | null> {
  // No front page of a coming day is out yet; articles about it are searched instead.
  if (time?.kind === 'coming' && namesNews(rest)) return null;
  const asked = await newsAskedFor(orm, brand, { rest, hasTime: time !== null });
  if (!asked) return null;
  const { editions, sections } = asked;
  const scope = inPeriodOf(finding.scope, time, 0);
  const chosen = {
    ...scope,
    editions: [...new Set([...scope.editions, ...editions])],
    sections: [...new Set([...scope.sections, ...sections])],
  };
  const limit = points ?? NEWS;
  const place = { ...scopeOf({ brand, now }), mainEdition: brand.mainEdition };
  const ids = await frontArticles(orm, place, filtersOf(chosen), { limit, byDay: time === null });
  const request = { brand, now, access, scope: chosen, limit };
  return await passagesOf(orm, request, [], inTheirOrder(ids), 1);
}

/** Share of a question that the articles of the last answer have to cover if it is not a follow-up. */
const MIN_COVERAGE = 0.9;
/** A question with more words of its own asks for more than the articles of the last answer say. */
const MAX_OWN_WORDS = 3;

/** Passages from the articles that the last answer cites; null if they do not have the question’s own words. */
const findInCited: typeof readInHand = async (context, finding, ...rest) =>
  await searchInQueue(finding, () => readInHand(context, finding, ...rest));

async function readInHand(
  { orm, brand, now, access }: ChatbotContext,
  finding: Finding,
  read: ReadQuestion,
  cited: readonly number[],
): Promise<Retrieved | null> {
  if (cited.length === 0 || read.own.length > MAX_OWN_WORDS) return null;
  const standing = new Set((await visibleTexts(orm, brand.sigla, [...cited], now)).map(({ id }) => id));
  const ids = cited.filter((id) => standing.has(id));
  if (ids.length === 0) return null;
  // The topic is what these articles are about, so only the question's own words select the passage.
  const asked = read.own.length > 0 ? read.rest : read.text;
  const { terms } = await questionTerms(orm, scopeOf({ brand, now }), asked, read.own);
  const found = await passagesOf(
    orm,
    { brand, now, access, scope: finding.scope, limit: PASSAGES },
    terms,
    inTheirOrder(ids),
    PASSAGES,
  );
  if (found.passages.length === 0) return null;
  if (read.own.length === 0) return { ...found, coverage: 1 };
  return found.coverage >= (read.goesOn ? ANSWERABLE : MIN_COVERAGE) ? found : null;
}

type Timed = Pick<FoundAnswer, 'found' | 'isOfOtherTime'>;

/** Searches for a question within the period that it asks about. */
async function findByTime(context: ChatbotContext, finding: Finding, read: ReadQuestion): Promise<Timed> {
  const { orm, chatbot } = context;
  const { text, time } = read;
  const needed = read.goesOn ? read.own : [];
  const retrieve = (question: string, more: Partial<RetrievalRequest> = {}) =>
    chatbot.retriever.retrieve(orm, { ...finding, question, essential: needed, ...more });
  if (!time) return { found: await retrieve(text), isOfOtherTime: false };
  const within = await retrieve(text, { scope: inPeriodOf(finding.scope, time, 1) });
  const words = wordsOfTime(time);
  const withWords = (essential: readonly string[]) =>
    retrieve(`${text} ${time.said}`, { essential: [...needed, ...essential] });
  if (time.kind === 'coming' && words.length > 0)
    return { found: await withWords(words), isOfOtherTime: false };
  if (time.kind !== 'date') {
    if (within.coverage >= ANSWERABLE) return { found: within, isOfOtherTime: false };
    const ever = await retrieve(text);
    return { found: ever, isOfOtherTime: ever.coverage >= ANSWERABLE };
  }
  if (words.length === 0) {
    const isAge = AGE.test(time.said) && within.coverage < ANSWERABLE;
    return { found: isAge ? await withWords([]) : within, isOfOtherTime: false };
  }
  const said = await withWords(words);
  const isSaid = said.coverage >= Math.max(ANSWERABLE, within.coverage);
  return { found: isSaid ? said : within, isOfOtherTime: false };
}

/** Periods by whose name today's articles may refer to them: `il museo del Novecento`. */
const AGE = /anni|cento$|duemila/i;

/**
 * The chosen part of the archive within a stated time, extended by `later` days, because papers report a day on the
 * next one.
 */
function inPeriodOf(
  scope: RetrievalRequest['scope'],
  time: StatedTime | null,
  later: number,
): RetrievalRequest['scope'] {
  if (!time) return scope;
  const to = addDays(time.to, later);
  return {
    ...scope,
    from: scope.from && scope.from > time.from ? scope.from : time.from,
    to: scope.to && scope.to < to ? scope.to : to,
  };
}
