import { once } from 'node:events';
import http2, { type ClientHttp2Session, type ClientHttp2Stream } from 'node:http2';
import type { TLSSocket } from 'node:tls';
import {
  codeOf,
  MAX_ANSWER_BYTES,
  MAX_PARALLEL_MESSAGES,
  type PushRequest,
  type RequestResult,
  type Transport,
} from './transport.ts';

const { NGHTTP2_CANCEL, NGHTTP2_REFUSED_STREAM } = http2.constants;

/**
 * Transport over one connection with many messages at the same time. @throws Error if the connection cannot
 * be opened
 */
export async function http2Transport(
  host: string,
  socket: TLSSocket,
  signal: AbortSignal,
): Promise<Transport> {
  const session = http2.connect(`https://${host}`, {
    createConnection: () => socket,
    settings: { enablePush: false },
  });
  const transport = transportOn(session, host);
  try {
    // The number of streams that the service allows is known only after its settings.
    await once(session, 'remoteSettings', { signal });
  } catch (error) {
    transport.destroy();
    throw error;
  }
  return transport;
}

function transportOn(session: ClientHttp2Session, host: string): Transport {
  let active = 0;
  let lastProcessedStream = Number.POSITIVE_INFINITY;
  let sessionError: string | undefined;
  session.on('error', (error) => {
    sessionError = codeOf(error);
  });
  session.on('goaway', (_code: number, lastStreamId: number) => {
    lastProcessedStream = lastStreamId;
  });

  /** Why a stream ended without an answer. */
  function failureOf(stream: ClientHttp2Stream, error: string | undefined): RequestResult {
    const id = stream.id;
    const notStarted =
      stream.rstCode === NGHTTP2_REFUSED_STREAM || id === undefined || id > lastProcessedStream;
    return { failed: error ?? sessionError ?? 'ECONNRESET', notStarted };
  }

  return {
    isOpen: () => !session.closed && !session.destroyed,
    freeSlots: () =>
      Math.min(
        MAX_PARALLEL_MESSAGES,
        Math.max(1, session.remoteSettings.maxConcurrentStreams ?? MAX_PARALLEL_MESSAGES),
      ) - active,
    post({ path, headers, body }: PushRequest, onEnd) {
      const stream = session.request({ ':method': 'POST', ':authority': host, ':path': path, ...headers });
      let answer: RequestResult | null = null;
      let error: string | undefined;
      let receivedBytes = 0;
      active += 1;
      stream.on('response', ({ ':status': status = 0, 'retry-after': retryAfter }) => {
        answer = { status, retryAfter };
      });
      stream.on('data', (chunk: Buffer) => {
        receivedBytes += chunk.length;
        if (receivedBytes > MAX_ANSWER_BYTES) stream.close(NGHTTP2_CANCEL);
      });
      stream.on('error', (reason) => {
        error = codeOf(reason);
      });
      stream.on('close', () => {
        active -= 1;
        onEnd(answer ?? failureOf(stream, error));
      });
      stream.end(body);
      return () => {
        stream.close(NGHTTP2_CANCEL);
        // A body that the service does not read would keep the stream open.
        stream.destroy();
      };
    },
    retire: () => session.close(),
    destroy: () => session.destroy(),
  };
}
