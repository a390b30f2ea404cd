import type { Access } from '#domain/access.ts';
import type { Brand } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import {
  type ArticleCondition,
  type Candidate,
  type CandidateFilters,
  findCandidates,
} from '#server/newsroom/db/search/find-candidates.ts';
import type { Scope } from '#server/newsroom/db/search/scope.ts';
import { anyOf, candidateCondition } from './candidate-condition.ts';
import { CATEGORIES, type Category } from './categories.ts';
import { type FoundArticle, toFound } from './found-article.ts';
import { type QuestionTerm, questionTerms } from './question-terms.ts';
import { type Passage, rankPassages } from './rank-passages.ts';
import { matcherFor, readArticles } from './read-articles.ts';

export type { FoundArticle } from './found-article.ts';
export type { Passage } from './rank-passages.ts';

export type Retrieved = {
  /** The passages found, the best first, at most as many as requested. */
  passages: readonly Passage[];
  /** The articles of the passages. */
  articles: ReadonlyMap<number, FoundArticle>;
  /** Words that were searched, as the reader typed them. */
  searched: readonly string[];
  /**
   * Between 0 and 1: how much of the question the best passage covers together with its title; rare words count most.
   */
  coverage: number;
};

export type RetrievalRequest = {
  brand: Brand;
  question: string;
  /** The reader's access; of other articles only the free part is searched. NWS-05 */
  access: Access;
  now: Date;
  scope: { from?: Day; to?: Day; sections: string[]; editions: string[]; category: Category | null };
  limit: number;
  /** Limit of passages from one article; `PER_ARTICLE` by default. */
  perArticle?: number;
  /** Folded words of the question that every answer has to contain. */
  requiredWords?: readonly string[];
  /** Runs the database queries when it is their turn; immediately by default. */
  runQueued?: <T>(search: () => Promise<T>) => Promise<T>;
};

/** Finds passages of a paper's articles for a question. RAG-07 */
export type Retriever = { retrieve(orm: Orm, request: RetrievalRequest): Promise<Retrieved> };

/** Coverage below which the passages are about something else, so that the question is not answered. */
export const ANSWERABLE = 0.5;

/**
 * Default similarity (cosine of the embeddings) from which a passage counts as an answer. It depends on the model, so
 * it can be set by `EMBEDDINGS_THRESHOLD`.
 */
export const DEFAULT_SIMILARITY_THRESHOLD = 0.5;

/** Limit of articles whose texts are read for a question, the likeliest first. */
const MAX_ARTICLES = 30;
/**
 * If the conditions find fewer articles in a chosen part of the archive, articles with any of the words are
 * taken.
 */
const FEW_ARTICLES = 10;

/** Finds passages by the words they share with the question; rare words count most. */
export const wordRetriever: Retriever = {
  retrieve: (orm, request) => searchInQueue(request, () => findPassages(orm, request)),
};

export const searchInQueue = <T>(
  { runQueued }: Pick<RetrievalRequest, 'runQueued'>,
  search: () => Promise<T>,
): Promise<T> => (runQueued ? runQueued(search) : search());

async function findPassages(orm: Orm, request: RetrievalRequest): Promise<Retrieved> {
  const { question, scope: chosen } = request;
  const scope = scopeOf(request);
  const { terms, articles: articleCount } = await questionTerms(orm, scope, question, request.requiredWords);
  if (terms.length === 0) return NO_RESULT;
  const candidates = await findLikeliest(orm, scope, terms, articleCount, chosen);
  return await passagesOf(orm, request, terms, candidates, request.perArticle);
}

export const scopeOf = ({ brand, now }: Pick<RetrievalRequest, 'brand' | 'now'>): Scope => ({
  brand: brand.sigla,
  now,
  today: dayAt(now),
});

export const NO_RESULT: Retrieved = { passages: [], articles: new Map(), searched: [], coverage: 0 };

/** The best passages of some articles, from the parts that the reader may read; unpublished articles are left out. */
export async function passagesOf(
  orm: Orm,
  request: Pick<RetrievalRequest, 'brand' | 'access' | 'now' | 'scope' | 'limit'>,
  terms: readonly QuestionTerm[],
  candidates: readonly Candidate[],
  perArticle?: number,
): Promise<Retrieved> {
  const searched = terms.map(({ typed }) => typed);
  const { rows, articles } = await readArticles(orm, request, candidates);
  const { termsWithNames, matchOf } = await matcherFor(orm, terms, articles);
  const { passages, coverage } = rankPassages(articles, termsWithNames, matchOf, request.limit, perArticle);
  const cited = new Set(passages.map(({ articleId }) => articleId));
  const foundArticles = rows.filter(({ id }) => cited.has(id)).map((row) => [row.id, toFound(row)] as const);
  return { passages, articles: new Map(foundArticles), searched, coverage };
}

/** The chosen part of the archive as database filters. */
export const filtersOf = ({ category, ...chosen }: RetrievalRequest['scope']): CandidateFilters => ({
  ...chosen,
  belonging: category && CATEGORIES[category],
});

/** Whether the search is restricted to a part of the archive. */
export const isRestricted = ({
  from,
  to,
  category,
  sections,
  editions,
}: RetrievalRequest['scope']): boolean =>
  Boolean(from || to || category) || sections.length + editions.length > 0;

async function findLikeliest(
  orm: Orm,
  scope: Scope,
  terms: QuestionTerm[],
  articleCount: number,
  { category, ...chosen }: RetrievalRequest['scope'],
): Promise<Candidate[]> {
  const filters = filtersOf({ category, ...chosen });
  const find = (condition: ArticleCondition) =>
    findCandidates(orm, scope, condition, terms, filters, MAX_ARTICLES);
  const candidates = await find(candidateCondition(terms, articleCount));
  // A word that is rare in the whole archive may not occur at all in one week of it.
  return isRestricted({ category, ...chosen }) && candidates.length < FEW_ARTICLES
    ? await find(anyOf(terms))
    : candidates;
}
