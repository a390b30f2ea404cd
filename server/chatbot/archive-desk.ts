import type { Config } from '../config.ts';
import type { Composer } from './answers/composer.ts';
import { modelComposer } from './answers/model-composer.ts';
import { quotingComposer } from './answers/quoting-composer.ts';
import { type Retriever, wordRetriever } from './retrieval/retriever.ts';

/** What answers questions to the archive: made once at the start and passed down. */
export type ArchiveDesk = {
  retriever: Retriever;
  composer: Composer;
  report(error: unknown): void;
};

/** A model words the answers where one is configured; else the articles are quoted. RAG-07 */
export function openArchiveDesk(
  { assistantModel: model }: Pick<Config, 'assistantModel'>,
  report: (error: unknown) => void,
): ArchiveDesk {
  const composer = model ? modelComposer(model, { report }) : quotingComposer;
  return { retriever: wordRetriever, composer, report };
}
