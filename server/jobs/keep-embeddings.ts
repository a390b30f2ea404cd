import { type EmbeddingsModel, openEmbedder } from '../chatbot/embeddings/embedder.ts';
import { fillEmbeddings } from '../chatbot/embeddings/fill-embeddings.ts';
import type { Orm } from '../db/connect.ts';
import { lookEvery, type Queue } from '../queue/open-queue.ts';

const FILL = 'fill-embeddings';
const EVERY_FIVE_MINUTES = '*/5 * * * *';
const POLLING_S = 30;
/** Before the queue takes it for lost; the next run goes on from there. */
const RUN_LIMIT_MS = 10 * 60_000;

type Means = {
  orm: Orm;
  now: () => Date;
  report(error: unknown): void;
  embeddings: EmbeddingsModel;
  /** The server ends. */
  ending: AbortSignal;
};

/** Has a model see what came in, every few minutes, on one of the servers. RAG-07 */
export async function workOnEmbeddings(
  { boss, makeRoom }: Queue,
  { embeddings, ending, ...means }: Means,
): Promise<void> {
  const embedder = openEmbedder(embeddings);
  await makeRoom([FILL], { once: true });
  await boss.work(FILL, lookEvery(POLLING_S), async ([job]) => {
    const limit = AbortSignal.timeout(RUN_LIMIT_MS);
    const signal = AbortSignal.any([ending, limit, ...(job ? [job.signal] : [])]);
    await fillEmbeddings({ ...means, embedder, signal });
  });
  await boss.schedule(FILL, EVERY_FIVE_MINUTES);
}
