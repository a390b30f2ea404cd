import { dayAt } from '#domain/dates.ts';
import { passagesOf } from '#domain/passages.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { Scope } from '#server/newsroom/db/search/scope.ts';
import {
  type ArticleToEmbed,
  deleteUnsearchable,
  isUnchanged,
  replaceEmbeddings,
  unembeddedArticles,
} from '../db/embeddings.ts';
import { isHeadingOrQuestion } from '../retrieval/readable-passages.ts';
import type { Embedder } from './embedder.ts';

type Deps = {
  orm: Orm;
  embedder: Embedder;
  now: () => Date;
  report(error: unknown): void;
  /** Stops the run between two articles. */
  signal: AbortSignal;
};

/** Number of articles read in one query, and of blocks sent to the model in one call. */
const ARTICLES_PER_QUERY = 20;
const BLOCKS_PER_CALL = 64;
/**
 * Number of consecutive failures after which the run ends: one article may contain something that the model
 * refuses, but several failures are a fault of the model.
 */
const MAX_FAILURES = 3;
const CALL_TIMEOUT_MS = 60_000;
const RETRIES = 2;

/**
 * Makes embeddings for every published article whose current text has none by this model. Articles that fail
 * or are not reached are processed in the next run. RAG-07
 */
export async function fillEmbeddings({ orm, embedder, now, report, signal }: Deps): Promise<void> {
  const startedAt = now();
  await deleteUnsearchable(orm);
  let failures = 0;
  for await (const article of articlesToEmbed(
    orm,
    { now: startedAt, today: dayAt(startedAt) },
    embedder.model,
  )) {
    if (signal.aborted) return;
    try {
      const rows = await embedArticle(article, embedder, signal);
      await replaceEmbeddings(orm, { article, model: embedder.model, rows });
      failures = 0;
    } catch (error) {
      if (signal.aborted) return;
      report(error);
      failures += 1;
      if (failures === MAX_FAILURES) return;
    }
  }
}

/** Yields each article once, whatever its result, so that an article that always fails does not delay the others. */
async function* articlesToEmbed(
  orm: Orm,
  moment: Omit<Scope, 'brand'>,
  model: string,
): AsyncIterable<ArticleToEmbed> {
  let before: number | null = null;
  do {
    const page: ArticleToEmbed[] = await unembeddedArticles(orm, moment, {
      model,
      before,
      limit: ARTICLES_PER_QUERY,
    });
    for (const article of page) {
      // The article may have been withdrawn while earlier ones were processed.
      if (await isUnchanged(orm, article)) yield article;
    }
    before = page.at(-1)?.id ?? null;
  } while (before !== null);
}

/** The embeddings of each block with text that is not a heading; of the title if there is no such block. */
async function embedArticle({ title, body }: ArticleToEmbed, embedder: Embedder, signal: AbortSignal) {
  const blocks = passagesOf(body).filter((block) => block.text !== '' && !isHeadingOrQuestion(block));
  const embeddedBlocks = blocks.length > 0 ? blocks : [{ place: 0, text: '' }];
  const rows: { place: number; embedding: number[] }[] = [];
  for (let from = 0; from < embeddedBlocks.length; from += BLOCKS_PER_CALL) {
    const batch = embeddedBlocks.slice(from, from + BLOCKS_PER_CALL);
    const vectors = await embedder.embed(
      batch.map(({ text }) => `${title}\n${text}`.trim()),
      { signal: AbortSignal.any([signal, AbortSignal.timeout(CALL_TIMEOUT_MS)]), retries: RETRIES },
    );
    rows.push(...batch.map(({ place }, index) => ({ place, embedding: vectors[index] ?? [] })));
  }
  return rows;
}
