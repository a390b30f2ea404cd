import type { Config } from '#server/base/config/config.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { Composer } from './answers/composer.ts';
import { quotingComposer } from './answers/quoting-composer.ts';
import { enableVectorSearch } from './db/embeddings.ts';
import { embeddingRetriever } from './retrieval/embedding-retriever.ts';
import { DEFAULT_SIMILARITY_THRESHOLD, type Retriever, wordRetriever } from './retrieval/retriever.ts';

/**
 * The service that answers questions from the archive; created once at the start and passed as a dependency.
 */
export type ChatbotService = {
  retriever: Retriever;
  composer: Composer;
  report(error: unknown): void;
  /** Runs a search when it is the reader's turn, unless the reader has disconnected. @throws QueueFull */
  runQueued: RunQueued;
};

export type RunQueued = <T>(
  readerId: string,
  abortSignal: AbortSignal,
  search: () => Promise<T>,
) => Promise<T>;

type Deps = { orm: Orm; report(error: unknown): void; runQueued: RunQueued };

/**
 * Creates the service. If a language model is configured, it writes the answers; otherwise articles are
 * quoted. If a model for embeddings is configured, passages are also found by meaning. The models' library is loaded
 * only for a configured model. RAG-07
 */
export async function openChatbotService(
  { assistantModel: model, embeddings }: Pick<Config, 'assistantModel' | 'embeddings'>,
  { orm, report, runQueued }: Deps,
): Promise<ChatbotService> {
  const composer = model
    ? (await import('./answers/model-composer.ts')).modelComposer(model, { report })
    : quotingComposer;
  if (!embeddings) return { retriever: wordRetriever, composer, report, runQueued };
  const { openEmbedder } = await import('./embeddings/embedder.ts');
  const retriever = embeddingRetriever(wordRetriever, {
    embedder: openEmbedder(embeddings),
    hasVectors: await enableVectorSearch(orm),
    threshold: embeddings.threshold ?? DEFAULT_SIMILARITY_THRESHOLD,
    report,
  });
  return { retriever, composer, report, runQueued };
}
