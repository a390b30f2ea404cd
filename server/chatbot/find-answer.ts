import { KIND_FACTS } from '#domain/chatbot/kinds.ts';
import { addDays, dayAt } from '#domain/dates.ts';
import { visibleTexts } from '../db/article-queries.ts';
import { frontArticles } from '../db/search/front-articles.ts';
import { articlesOfSpecial } from '../db/special-queries.ts';
import type { ChatbotVisit } from './chatbot-visit.ts';
import { questionTerms } from './retrieval/question-terms.ts';
import {
  ANSWERABLE,
  filtersOf,
  inTurnOf,
  passagesOf,
  type RetrievalRequest,
  type Retrieved,
  scopeOf,
} from './retrieval/retriever.ts';
import type { Question, Taken } from './take-question.ts';
import { isExact } from './understanding/asked-kind.ts';
import { isPartOfQuestion, ownWords } from './understanding/goes-on.ts';
import { namesNews, newsAskedFor } from './understanding/news-question.ts';
import { type ReadQuestion, readQuestion, wordsOfTime } from './understanding/read-question.ts';
import { specialAskedFor } from './understanding/special-question.ts';
import type { StatedTime } from './understanding/stated-time.ts';

/** Passages that an answer may be written from, and of one article; where several things are asked for, of more articles. */
const PASSAGES = 16;
const OF_FEW = { limit: PASSAGES, perArticle: 10 };
const OF_MANY = { limit: 12, perArticle: 2 };
/** Articles of which the day’s news are told where nobody says how many. */
const NEWS = 5;
/** Articles that are told of a special. */
const OF_SPECIAL = 8;

/** What was found to a question as it was understood. */
export type FoundAnswer = {
  read: ReadQuestion;
  found: Retrieved;
  /** Whether what was found is not of the time that was asked for, since there is nothing of that. */
  isOfOtherTime: boolean;
  /** Whether it was found in what the answer before cites. */
  inHand: boolean;
  /** The special whose articles these are, where one was asked for by its name. */
  special: string | null;
};

type Finding = Pick<
  RetrievalRequest,
  'brand' | 'now' | 'access' | 'limit' | 'perArticle' | 'scope' | 'inTurn'
>;

/** Looks for what answers a question: the day's news, what was spoken of before, or what its words find. RAG-07 */
export async function findAnswer(
  visit: ChatbotVisit,
  { question, taken }: { question: Question; taken: Pick<Taken, 'before' | 'cited'> },
  gone: AbortSignal,
): Promise<FoundAnswer> {
  const { brand, now, access, archive, session } = visit;
  const scope = { ...question.scope, category: KIND_FACTS[question.kind].category };
  const inTurn = <T>(search: () => Promise<T>) => archive.inTurn(session.readerId, gone, search);
  const read = readQuestion(question.text, taken.before, now);
  const limits = read.asks === 'list' ? OF_MANY : OF_FEW;
  const finding: Finding = { brand, now, access, ...limits, scope, inTurn };
  return (
    (await findToldBefore(visit, finding, read, taken.cited)) ??
    (await search(visit, finding, read, taken.cited))
  );
}

const answer = (read: ReadQuestion, found: Retrieved, more: Partial<FoundAnswer> = {}): FoundAnswer => ({
  ...{ read, found, isOfOtherTime: false, inHand: false, special: null },
  ...more,
});

/** What needs no search: a special, the news of a part of the paper, and what the articles in hand say. */
async function findToldBefore(
  visit: ChatbotVisit,
  finding: Finding,
  read: ReadQuestion,
  cited: readonly number[],
): Promise<FoundAnswer | null> {
  const ofSpecial = await findSpecial(visit, finding, read);
  if (ofSpecial) return ofSpecial;
  // `E nel 2023?` asks for what was spoken of, not for a front page.
  const isAboutFormer = read.goesOn && ownWords(read.text).length > 0 && !namesNews(read.rest);
  const news = isAboutFormer ? null : await findNews(visit, finding, read);
  if (news) return answer({ ...read, asks: 'news' }, news);
  const inHand = read.time ? null : await findInHand(visit, finding, read, cited);
  return inHand && answer(read, inHand, { inHand: true });
}

/** The articles of a special that is asked for by its name; what else is asked for chooses their passages. */
async function findSpecial(
  { orm, brand, now, access }: ChatbotVisit,
  finding: Finding,
  read: ReadQuestion,
): Promise<FoundAnswer | null> {
  const special = await specialAskedFor(orm, brand.sigla, read.rest);
  if (!special) return null;
  const shown = { brand: brand.sigla, now, today: dayAt(now) };
  const articles = await articlesOfSpecial(orm, shown, special, { offset: 0, limit: OF_SPECIAL });
  if (articles.length === 0) return null;
  const { terms } = await questionTerms(orm, scopeOf({ brand, now }), special.rest);
  const request = { brand, now, access, scope: finding.scope, limit: OF_SPECIAL };
  const candidates = inTheirOrder(articles.map(({ id }) => id));
  const asked = await passagesOf(orm, { ...request, limit: PASSAGES }, terms, candidates, PASSAGES);
  const says = isExact(read.asks) && terms.length > 0 && asked.coverage >= ANSWERABLE;
  if (says) return answer(read, asked);
  const each = await passagesOf(orm, request, [], candidates, 1);
  return answer({ ...read, asks: 'news' }, each, { special: special.name });
}

/** What the archive says to a question's words, with what it goes on from, then by itself. */
async function search(
  visit: ChatbotVisit,
  finding: Finding,
  read: ReadQuestion,
  cited: readonly number[],
): Promise<FoundAnswer> {
  const { found, isOfOtherTime } = await findByTime(visit, finding, read);
  if (found.coverage >= ANSWERABLE || !read.goesOn) return answer(read, found, { isOfOtherTime });
  if (standsAlone(read)) {
    const alone = await findByTime(visit, finding, { ...read, text: read.rest, goesOn: false });
    if (alone.found.coverage >= ANSWERABLE)
      return answer(read, alone.found, { isOfOtherTime: alone.isOfOtherTime });
  }
  const news = read.time ? await findNews(visit, finding, read) : null;
  if (news) return answer({ ...read, asks: 'news' }, news);
  // The article in hand may say it in other words, where it is known what kind of thing is asked for.
  const isOfHand = isExact(read.asks) && !read.hasOwnName && !read.namesThing && !read.time;
  const kindred = isOfHand ? await findInHand(visit, finding, { ...read, own: [] }, cited) : null;
  return kindred ? answer(read, kindred, { inHand: true }) : answer(read, found);
}

/** Whether a question that goes on says enough by itself to be looked for alone. */
const standsAlone = ({ own, namesThing, rest }: ReadQuestion) =>
  !isPartOfQuestion(rest) && (own.length > 1 || (own.length > 0 && namesThing));

/** The articles of a front page, where news are asked for and nothing else; null for another question. */
async function findNews(
  { orm, brand, now, access }: ChatbotVisit,
  finding: Finding,
  { rest, time, points }: ReadQuestion,
): Promise<Retrieved | null> {
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

/** So much of a question that does not go on from what was said has to stand in the article in hand. */
const SURELY = 0.9;
/** A question with more words of its own asks for more than the article in hand says. */
const OWN = 3;

/** What the articles say that the last answer cites; null where they do not have the question’s own words. */
const findInHand: typeof readInHand = async (visit, finding, ...rest) =>
  await inTurnOf(finding, () => readInHand(visit, finding, ...rest));

async function readInHand(
  { orm, brand, now, access }: ChatbotVisit,
  finding: Finding,
  read: ReadQuestion,
  cited: readonly number[],
): Promise<Retrieved | null> {
  if (cited.length === 0 || read.own.length > OWN) return null;
  const standing = new Set((await visibleTexts(orm, brand.sigla, [...cited], now)).map(({ id }) => id));
  const ids = cited.filter((id) => standing.has(id));
  if (ids.length === 0) return null;
  // What it goes on from is what the article is about: its own words tell which passage is meant.
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
  return found.coverage >= (read.goesOn ? ANSWERABLE : SURELY) ? found : null;
}

const inTheirOrder = (ids: readonly number[]) => ids.map((id, at) => ({ id, score: 1 / (at + 1) }));

type Timed = Pick<FoundAnswer, 'found' | 'isOfOtherTime'>;

/** What a question's words find, of the time that it asks about. */
async function findByTime(visit: ChatbotVisit, finding: Finding, read: ReadQuestion): Promise<Timed> {
  const { orm, archive } = visit;
  const { text, time } = read;
  const needed = read.goesOn ? read.own : [];
  const retrieve = (question: string, more: Partial<RetrievalRequest> = {}) =>
    archive.retriever.retrieve(orm, { ...finding, question, essential: needed, ...more });
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

/** What articles of today tell of an age by its name: `il museo del Novecento`. */
const AGE = /anni|cento$|duemila/i;

/** The chosen part of the archive within a stated time; papers tell a day the day after. */
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
