import { dayAt } from '#domain/dates.ts';
import { passagesOf } from '#domain/passages.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { Scope } from '#server/newsroom/db/search/scope.ts';
import {
  forgetWithdrawn,
  isAsRead,
  replaceEmbeddings,
  type Unembedded,
  unembeddedArticles,
} from '../db/embeddings.ts';
import { isHeading } from '../retrieval/readable-passages.ts';
import type { Embedder } from './embedder.ts';

type Deps = {
  orm: Orm;
  embedder: Embedder;
  now: () => Date;
  report(error: unknown): void;
  /** Ends it between two articles. */
  signal: AbortSignal;
};

/** Articles that are read at once, and blocks that are asked for at once. */
const ARTICLES = 20;
const PASSAGES = 64;
/** One article may have something that the model does not take; after some in a row it is the model. */
const GIVEN_UP = 3;
const CALL_LIMIT_MS = 60_000;
const RETRIES = 2;

/**
 * Has a model see every article that is out and that it has not seen as it stands now. What it was not asked or did not
 * answer is left to the next time. RAG-07
 */
export async function fillEmbeddings({ orm, embedder, now, report, signal }: Deps): Promise<void> {
  const at = now();
  await forgetWithdrawn(orm);
  let failed = 0;
  for await (const article of unseen(orm, { now: at, today: dayAt(at) }, embedder.model)) {
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

/** Each article once, however it goes, so that one that always fails keeps nobody waiting. */
async function* unseen(orm: Orm, moment: Omit<Scope, 'brand'>, model: string): AsyncIterable<Unembedded> {
  let before: number | null = null;
  do {
    const some: Unembedded[] = await unembeddedArticles(orm, moment, { model, before, limit: ARTICLES });
    for (const article of some) {
      // The ones before it took their time: meanwhile it may have been withdrawn.
      if (await isAsRead(orm, article)) yield article;
    }
    before = some.at(-1)?.id ?? null;
  } while (before !== null);
}

/** What the model makes of each block that says something; of the title where none does. */
async function embedArticle({ title, body }: Unembedded, embedder: Embedder, signal: AbortSignal) {
  const blocks = passagesOf(body).filter((block) => block.text !== '' && !isHeading(block));
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
