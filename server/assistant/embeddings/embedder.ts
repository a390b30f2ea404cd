import OpenAI from 'openai';

/** A model with an API like OpenAI's. */
export type EmbeddingsModel = { url: string; key: string | null; name: string };

/** Turns texts into vectors that are near to each other if the texts mean the same. */
export type Embedder = {
  /** Name of the model: vectors of different models cannot be compared. */
  model: string;
  /** One vector for each text, in their order. @throws Error if the model does not return them */
  embed(texts: readonly string[], options: { signal: AbortSignal; retries: number }): Promise<number[][]>;
};

/**
 * Length in characters to which texts are cut: models read at most some thousand words, and the beginning of
 * a block shows what it is about.
 */
const MAX_TEXT_LENGTH = 6000;

/** Requests embeddings from a model. RAG-07 */
export function openEmbedder({ url, key, name }: EmbeddingsModel): Embedder {
  const client = new OpenAI({ baseURL: url, apiKey: key ?? 'none', fetchOptions: { redirect: 'error' } });
  return {
    model: name,
    async embed(texts, { signal, retries }) {
      const input = texts.map((text) => text.slice(0, MAX_TEXT_LENGTH).toWellFormed());
      // The default of the library is base64, which not every server supports.
      const request = { model: name, input, encoding_format: 'float' } as const;
      const { data } = await client.embeddings.create(request, { signal, maxRetries: retries });
      const vectors = data.toSorted((a, b) => a.index - b.index).map(({ embedding }) => embedding);
      if (vectors.length !== texts.length || !vectors.every(isVector))
        throw new Error('the model did not return one embedding for each text');
      return vectors;
    },
  };
}

const isVector = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((number) => Number.isFinite(number));
