import { ApiError } from '#domain/api-error.ts';
import { unwrap } from './unwrap.ts';

/**
 * Longest silence of a stream: the server sends a sign of life more often than this, so a silent connection is dead.
 */
export const SILENCE_TIMEOUT_MS = 60_000;

/** A call that is answered by a stream, and ends when `signal` aborts. */
type Call = (signal: AbortSignal) => Parameters<typeof unwrap>[1];

/**
 * Streams an answer as text, in the chunks in which it arrives. A character that is split between two chunks arrives
 * with the second. Ends without an error when `stop` aborts. @throws ApiError of a refusal, `offline`, and `server`
 * when the connection breaks or falls silent. API-07
 */
export async function* streamText(
  operation: string,
  call: Call,
  stop: AbortSignal,
  silentMs = SILENCE_TIMEOUT_MS,
): AsyncGenerator<string, void> {
  const connection = new AbortController();
  let silent = false;
  let watch: ReturnType<typeof setTimeout> | undefined;
  const onActivity = () => {
    clearTimeout(watch);
    watch = setTimeout(() => {
      silent = true;
      connection.abort();
    }, silentMs);
  };
  const onStop = () => connection.abort();
  stop.addEventListener('abort', onStop);
  if (stop.aborted) onStop();
  onActivity();
  try {
    const stream = (await unwrap(operation, call(connection.signal))) as ReadableStream<Uint8Array>;
    yield* decodeChunks(chunksOf(stream, connection.signal), onActivity);
  } catch (error) {
    if (stop.aborted) return;
    if (silent) throw new ApiError('server', { operation, code: 'TIMEOUT', cause: error });
    throw error instanceof ApiError ? error : new ApiError('server', { operation, cause: error });
  } finally {
    clearTimeout(watch);
    stop.removeEventListener('abort', onStop);
    // A caller that stops reading also closes the connection.
    connection.abort();
  }
}

async function* decodeChunks(
  chunks: AsyncIterable<Uint8Array>,
  onSign: () => void,
): AsyncGenerator<string, void> {
  const letters = new TextDecoder();
  for await (const bytes of chunks) {
    onSign();
    const text = letters.decode(bytes, { stream: true });
    if (text !== '') yield text;
  }
  const rest = letters.decode();
  if (rest !== '') yield rest;
}

/** Not every browser can read a stream in a loop. */
async function* chunksOf(
  stream: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void> {
  const reader = stream.getReader();
  // The signal does not end a stream that does not belong to the call, as where pages are rendered.
  const hangUp = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', hangUp);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) return;
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', hangUp);
    hangUp();
  }
}
