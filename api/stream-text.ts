import { ApiError } from '#domain/api-error.ts';
import { unwrap } from './unwrap.ts';

/**
 * Silence after which a connection counts as dead. The server sends no heartbeat in such a stream; it gives up a silent
 * model after 20 s.
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
  timeoutMs = SILENCE_TIMEOUT_MS,
): AsyncGenerator<string, void> {
  const connection = new AbortController();
  let hasTimedOut = false;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  const onActivity = () => {
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(() => {
      hasTimedOut = true;
      connection.abort();
    }, timeoutMs);
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
    if (hasTimedOut) throw new ApiError('server', { operation, code: 'TIMEOUT', cause: error });
    throw error instanceof ApiError ? error : new ApiError('server', { operation, cause: error });
  } finally {
    clearTimeout(silenceTimer);
    stop.removeEventListener('abort', onStop);
    // A caller that stops reading also closes the connection.
    connection.abort();
  }
}

async function* decodeChunks(
  chunks: AsyncIterable<Uint8Array>,
  onActivity: () => void,
): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  for await (const bytes of chunks) {
    onActivity();
    const text = decoder.decode(bytes, { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

/**
 * The chunks of a stream until `signal` aborts; read by a reader, because not every browser supports `for
 * await` on a stream.
 */
async function* chunksOf(
  stream: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void> {
  const reader = stream.getReader();
  // A stream that is not the network's, as in tests, does not end when the signal aborts: the reader is cancelled
  // here.
  const cancelStream = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancelStream);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) return;
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', cancelStream);
    cancelStream();
  }
}
