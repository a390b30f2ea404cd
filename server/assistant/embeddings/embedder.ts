import OpenAI from 'openai';

/** A model behind an interface like OpenAI's. */
export type EmbeddingsModel = { url: string; key: string | null; name: string };

/** Turns texts into vectors that are near to each other where the texts mean the same. */
export type Embedder = {
  /** Vectors of different models cannot be compared. */
  model: string;
  /** One for each text, in their order. @throws Error where the model does not give them */
  embed(texts: readonly string[], how: { signal: AbortSignal; retries: number }): Promise<number[][]>;
};

/** Models read no more than some thousand words; a block that is longer says by then what it is about. */
const LETTERS = 6000;

/** Asks a model for embeddings. RAG-07 */
export function openEmbedder({ url, key, name }: EmbeddingsModel): Embedder {
  const client = new OpenAI({ baseURL: url, apiKey: key ?? 'none', fetchOptions: { redirect: 'error' } });
  return {
    model: name,
    async embed(texts, { signal, retries }) {
      const input = texts.map((text) => text.slice(0, LETTERS).toWellFormed());
      // The library would ask for the numbers in base64, which not every server knows.
      const asked = { model: name, input, encoding_format: 'float' } as const;
      const { data } = await client.embeddings.create(asked, { signal, maxRetries: retries });
      const vectors = data.toSorted((a, b) => a.index - b.index).map(({ embedding }) => embedding);
      if (vectors.length !== texts.length || !vectors.every(isVector))
        throw new Error('the model gave something else than an embedding for each text');
      return vectors;
    },
  };
}

const isVector = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((number) => Number.isFinite(number));
