import { dayAt } from '#domain/dates.ts';
import { passagesOf } from '#domain/passages.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { Scope } from '#server/newsroom/db/search/scope.ts';
import {
  forgetWithdrawn,
  isUnchanged,
  replaceEmbeddings,
  type Unembedded,
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

/** Number of articles read in one query, and of blocks sent in one call. */
const ARTICLES = 20;
const PASSAGES = 64;
/**
 * Number of failures in a row after which the run ends: a single article may contain something that the model refuses,
 * several point to the model.
 */
const GIVEN_UP = 3;
const CALL_LIMIT_MS = 60_000;
const RETRIES = 2;

/**
 * Makes embeddings for every published article whose current text has none by this model. What fails or is not reached
 * is left to the next run. RAG-07
 */
export async function fillEmbeddings({ orm, embedder, now, report, signal }: Deps): Promise<void> {
  const at = now();
  await forgetWithdrawn(orm);
  let failed = 0;
  for await (const article of articlesToEmbed(orm, { now: at, today: dayAt(at) }, embedder.model)) {
    if (signal.aborted) return;
    try {
      const rows = await embedArticle(article, embedder, signal);
      await replaceEmbeddings(orm, { article, model: embedder.model, rows });
      failed = 0;
    } catch (error) {
      if (signal.aborted) return;
      report(error);
      failed += 1;
      if (failed === GIVEN_UP) return;
    }
  }
}

/** Yields each article once, whatever its result, so that an article that always fails does not delay the others. */
async function* articlesToEmbed(
  orm: Orm,
  moment: Omit<Scope, 'brand'>,
  model: string,
): AsyncIterable<Unembedded> {
  let before: number | null = null;
  do {
    const some: Unembedded[] = await unembeddedArticles(orm, moment, { model, before, limit: ARTICLES });
    for (const article of some) {
      // The article may have been withdrawn while earlier ones were processed.
      if (await isUnchanged(orm, article)) yield article;
    }
    before = some.at(-1)?.id ?? null;
  } while (before !== null);
}

/** The embeddings of each block with text that is not a heading; of the title if there is no such block. */
async function embedArticle({ title, body }: Unembedded, embedder: Embedder, signal: AbortSignal) {
  const blocks = passagesOf(body).filter((block) => block.text !== '' && !isHeadingOrQuestion(block));
  const given = blocks.length > 0 ? blocks : [{ place: 0, text: '' }];
  const rows: { place: number; embedding: number[] }[] = [];
  for (let from = 0; from < given.length; from += PASSAGES) {
    const some = given.slice(from, from + PASSAGES);
    const vectors = await embedder.embed(
      some.map(({ text }) => `${title}\n${text}`.trim()),
      { signal: AbortSignal.any([signal, AbortSignal.timeout(CALL_LIMIT_MS)]), retries: RETRIES },
    );
    rows.push(...some.map(({ place }, index) => ({ place, embedding: vectors[index] ?? [] })));
  }
  return rows;
}
