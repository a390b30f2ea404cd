import { type EmbeddingsModel, openEmbedder } from '#server/assistant/embeddings/embedder.ts';
import { fillEmbeddings } from '#server/assistant/embeddings/fill-embeddings.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { everyFiveMinutes, type Queue } from '#server/base/queue/open-queue.ts';

/** A run ends before the queue counts it as lost; the next one continues from there. */
const RUN_LIMIT_MS = 10 * 60_000;

type Deps = {
  orm: Orm;
  now: () => Date;
  report(error: unknown): void;
  embeddings: EmbeddingsModel;
  /** Aborted when the server stops. */
  stopSignal: AbortSignal;
};

/** Schedules the job that has the model embed new articles every few minutes, on one of the servers. RAG-07 */
export async function scheduleEmbedding(
  queue: Queue,
  { embeddings, stopSignal, ...deps }: Deps,
): Promise<void> {
  const embedder = openEmbedder(embeddings);
  await everyFiveMinutes(queue, {
    name: 'fill-embeddings',
    async work([job]) {
      const limit = AbortSignal.timeout(RUN_LIMIT_MS);
      const signal = AbortSignal.any([stopSignal, limit, ...(job ? [job.signal] : [])]);
      await fillEmbeddings({ ...deps, embedder, signal });
    },
  });
}
