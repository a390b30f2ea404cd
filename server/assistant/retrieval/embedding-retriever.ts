import { dayAt } from '#domain/dates.ts';
import { QueueFull } from '#domain/work-queue.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { readHits } from '#server/newsroom/db/search/read-hits.ts';
import { type BlockRef, nearestBlocks, readEmbeddings, type SimilarBlock } from '../db/embeddings.ts';
import type { Embedder } from '../embeddings/embedder.ts';
import { toFound } from './found-article.ts';
import { cosine, fuseRankings } from './fuse-rankings.ts';
import { matchedWords } from './matched-words.ts';
import { type OpenBlock, openBlocks } from './open-blocks.ts';
import { type Passage, PER_ARTICLE } from './rank-passages.ts';
import { withRequiredWords } from './required-words.ts';
import {
  ANSWERABLE,
  filtersOf,
  type RetrievalRequest,
  type Retrieved,
  type Retriever,
  searchInQueue,
} from './retriever.ts';

type Deps = {
  embedder: Embedder;
  /** Whether the database can search by vectors; otherwise only the passages found by words are reordered. */
  hasVectors: boolean;
  /** Similarity from which a passage counts as an answer. */
  threshold: number;
  report(error: unknown): void;
  /** Timeout for a question's embedding. */
  timeoutMs?: number;
};

/** Number of passages of each ranking, by words and by meaning, that are combined. */
const RANKING_LENGTH = 50;
const TIMEOUT_MS = 3000;

const keyOf = ({ articleId, place }: BlockRef): string => `${articleId}.${place}`;

/**
 * Finds passages by meaning as well as by the words they share with the question. If the model or the database does not
 * answer in time, the result is that by words. RAG-07
 */
export const embeddingRetriever = (wordRetriever: Retriever, deps: Deps): Retriever => ({
  async retrieve(orm, request) {
    const [found, vector] = await Promise.all([
      wordRetriever.retrieve(orm, { ...request, limit: Math.max(RANKING_LENGTH, request.limit) }),
      embedQuestion(request.question, deps),
    ]);
    const wordResult = () => restrictTo(found, found.passages.slice(0, request.limit));
    if (!vector || found.searched.length === 0) return wordResult();
    try {
      return await searchInQueue(request, () => combineWithSimilarity(orm, request, { found, vector }, deps));
    } catch (error) {
      if (!(error instanceof QueueFull)) deps.report(error);
      return wordResult();
    }
  },
});

/** The embedding of a question; null if the question is blank or the model fails. */
async function embedQuestion(
  question: string,
  { embedder, report, timeoutMs = TIMEOUT_MS }: Deps,
): Promise<number[] | null> {
  if (question.trim() === '') return null;
  try {
    const [vector] = await embedder.embed([question], {
      signal: AbortSignal.timeout(timeoutMs),
      retries: 0,
    });
    return vector ?? null;
  } catch (error) {
    report(error);
    return null;
  }
}

/** Reduces a result to some of its passages, with their articles. */
const restrictTo = ({ articles, ...found }: Retrieved, passages: readonly Passage[]): Retrieved => {
  const cited = new Set(passages.map(({ articleId }) => articleId));
  return { ...found, passages, articles: new Map([...articles].filter(([id]) => cited.has(id))) };
};

async function combineWithSimilarity(
  orm: Orm,
  request: RetrievalRequest,
  results: { found: Retrieved; vector: number[] },
  deps: Deps,
): Promise<Retrieved> {
  const { access, limit, perArticle } = request;
  const allSimilar = await findSimilarBlocks(orm, request, results, deps);
  const allIds = new Set([...results.found.passages, ...allSimilar].map(({ articleId }) => articleId));
  const allowedIds = await withRequiredWords(orm, request, allIds);
  const isAllowed = ({ articleId }: BlockRef) => allowedIds.has(articleId);
  const found = restrictTo(results.found, results.found.passages.filter(isAllowed));
  const similarBlocks = allSimilar.filter(isAllowed);
  const ids = [...new Set(similarBlocks.map(({ articleId }) => articleId))];
  const blocks = new Map((await openBlocks(orm, ids, access)).map((block) => [keyOf(block), block]));
  const similarity = new Map(
    similarBlocks
      .filter((block) => blocks.has(keyOf(block)))
      .map((block) => [keyOf(block), block.similarity]),
  );
  const passages = new Map(found.passages.map((passage) => [keyOf(passage), passage]));
  const onlyByMeaning = [...similarity.keys()].flatMap((key) =>
    passages.has(key) ? [] : (blocks.get(key) ?? []),
  );
  const { addedPassages, articles } = await addFoundByMeaning(orm, request, onlyByMeaning);
  for (const passage of addedPassages) passages.set(keyOf(passage), passage);
  const scoreOf = (passage: Passage) =>
    Math.max(passage.score, toCoverageScale(similarity.get(keyOf(passage)) ?? 0, deps.threshold));
  const fused = fuseRankings([...found.passages.map(keyOf)], similarity).flatMap((key) => {
    const passage = passages.get(key);
    return passage ? [{ ...passage, score: scoreOf(passage) }] : [];
  });
  const best = limitPerArticle(fused, perArticle).slice(0, limit);
  const maxSimilarity = Math.max(0, ...best.map((passage) => similarity.get(keyOf(passage)) ?? 0));
  return restrictTo(
    {
      ...found,
      articles: new Map([...found.articles, ...articles]),
      coverage: Math.max(found.coverage, toCoverageScale(maxSimilarity, deps.threshold)),
    },
    best,
  );
}

/**
 * The similarity of the passages found by words and, if the database can search by vectors, of the paper's most similar
 * blocks above the threshold.
 */
async function findSimilarBlocks(
  orm: Orm,
  { brand, now, scope }: RetrievalRequest,
  { found, vector }: { found: Retrieved; vector: number[] },
  { embedder: { model }, hasVectors, threshold }: Deps,
): Promise<SimilarBlock[]> {
  const ofFoundPassages = (await readEmbeddings(orm, model, found.passages)).map(
    ({ embedding, ...blockRef }) => ({
      ...blockRef,
      similarity: cosine(embedding, vector),
    }),
  );
  if (!hasVectors) return ofFoundPassages;
  const archive = { brand: brand.sigla, now, today: dayAt(now) };
  const nearest = await nearestBlocks(orm, archive, filtersOf(scope), {
    model,
    vector,
    limit: RANKING_LENGTH,
  });
  const keys = new Set(ofFoundPassages.map(keyOf));
  // Some block is always the nearest, so a block that was not found by words has to reach the threshold.
  return [
    ...ofFoundPassages,
    ...nearest.filter((block) => block.similarity >= threshold && !keys.has(keyOf(block))),
  ];
}

/** Makes passages of blocks that were found only by meaning, and reads their articles. */
async function addFoundByMeaning(
  orm: Orm,
  { brand, now, question, scope }: RetrievalRequest,
  blocks: OpenBlock[],
) {
  const today = dayAt(now);
  const ids = [...new Set(blocks.map(({ articleId }) => articleId))];
  const rows = await readHits(orm, brand, ids, today, scope.editions);
  const articles = new Map(rows.map((row) => [row.id, toFound(row)]));
  const blocksWithArticle = blocks.filter(({ articleId }) => articles.has(articleId));
  const texts = blocksWithArticle.map(({ text }) => text);
  const matched = await matchedWords(orm, { brand: brand.sigla, now, today }, question, texts);
  const addedPassages = blocksWithArticle.map(
    (block, index): Passage => ({ ...block, score: 0, matched: matched[index] ?? [] }),
  );
  return { addedPassages, articles };
}

function limitPerArticle(passages: readonly Passage[], perArticle = PER_ARTICLE): Passage[] {
  const counts = new Map<number, number>();
  return passages.filter(({ articleId }) => {
    const count = (counts.get(articleId) ?? 0) + 1;
    counts.set(articleId, count);
    return count <= perArticle;
  });
}

/** Maps a similarity to the scale of coverage: the threshold corresponds to `ANSWERABLE`. */
function toCoverageScale(similarity: number, threshold: number): number {
  if (similarity < threshold) return (ANSWERABLE * Math.max(0, similarity)) / threshold;
  const shareAboveThreshold = (Math.min(1, similarity) - threshold) / (1 - threshold);
  return ANSWERABLE + (1 - ANSWERABLE) * shareAboveThreshold;
}
