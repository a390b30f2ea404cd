import type { Config } from '#server/base/config/config.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { Composer } from './answers/composer.ts';
import { modelComposer } from './answers/model-composer.ts';
import { quotingComposer } from './answers/quoting-composer.ts';
import { enableVectorSearch } from './db/embeddings.ts';
import { openEmbedder } from './embeddings/embedder.ts';
import { embeddingRetriever } from './retrieval/embedding-retriever.ts';
import { type Retriever, SIMILAR, wordRetriever } from './retrieval/retriever.ts';

/** Answers questions to the archive; made once at the start and passed down. */
export type ChatbotService = {
  retriever: Retriever;
  composer: Composer;
  report(error: unknown): void;
  /** Runs a search when it is the reader's turn, unless the reader has disconnected. @throws QueueFull */
  runQueued: RunQueued;
};

export type RunQueued = <T>(readerId: string, gone: AbortSignal, search: () => Promise<T>) => Promise<T>;

type Deps = { orm: Orm; report(error: unknown): void; runQueued: RunQueued };

/**
 * Opens the service. If a model is configured, it words the answers; otherwise the articles are quoted. If a model for
 * embeddings is configured, passages are also found by meaning. RAG-07
 */
export async function openChatbotService(
  { assistantModel: model, embeddings }: Pick<Config, 'assistantModel' | 'embeddings'>,
  { orm, report, runQueued }: Deps,
): Promise<ChatbotService> {
  const composer = model ? modelComposer(model, { report }) : quotingComposer;
  if (!embeddings) return { retriever: wordRetriever, composer, report, runQueued };
  const retriever = embeddingRetriever(wordRetriever, {
    embedder: openEmbedder(embeddings),
    hasVectors: await enableVectorSearch(orm),
    threshold: embeddings.threshold ?? SIMILAR,
    report,
  });
  return { retriever, composer, report, runQueued };
}
