import { once } from 'node:events';
import http2, { type ClientHttp2Session, type ClientHttp2Stream } from 'node:http2';
import type { TLSSocket } from 'node:tls';
import {
  codeOf,
  type Ended,
  LONGEST_ANSWER,
  MOST_AT_ONCE,
  type PushRequest,
  type Transport,
} from './transport.ts';

const { NGHTTP2_CANCEL, NGHTTP2_REFUSED_STREAM } = http2.constants;

/** Transport over one connection with many messages at the same time. @throws Error why it cannot be opened */
export async function http2Transport(
  host: string,
  socket: TLSSocket,
  signal: AbortSignal,
): Promise<Transport> {
  const session = http2.connect(`https://${host}`, {
    createConnection: () => socket,
    settings: { enablePush: false },
  });
  const transport = over(session, host);
  try {
    // The number of streams that the service allows is known only after its settings.
    await once(session, 'remoteSettings', { signal });
  } catch (error) {
    transport.destroy();
    throw error;
  }
  return transport;
}

function over(session: ClientHttp2Session, host: string): Transport {
  let active = 0;
  let lastTaken = Number.POSITIVE_INFINITY;
  let broken: string | undefined;
  session.on('error', (error) => {
    broken = codeOf(error);
  });
  session.on('goaway', (_code: number, lastStreamId: number) => {
    lastTaken = lastStreamId;
  });

  /** Why a stream ended without an answer. */
  function failureOf(stream: ClientHttp2Stream, error: string | undefined): Ended {
    const id = stream.id;
    const untouched = stream.rstCode === NGHTTP2_REFUSED_STREAM || id === undefined || id > lastTaken;
    return { failed: error ?? broken ?? 'ECONNRESET', untouched };
  }

  return {
    isOpen: () => !session.closed && !session.destroyed,
    room: () =>
      Math.min(MOST_AT_ONCE, Math.max(1, session.remoteSettings.maxConcurrentStreams ?? MOST_AT_ONCE)) -
      active,
    post({ path, headers, body }: PushRequest, ended) {
      const stream = session.request({ ':method': 'POST', ':authority': host, ':path': path, ...headers });
      let answer: Ended | null = null;
      let error: string | undefined;
      let heard = 0;
      active += 1;
      stream.on('response', ({ ':status': status = 0, 'retry-after': retryAfter }) => {
        answer = { status, retryAfter };
      });
      stream.on('data', (chunk: Buffer) => {
        heard += chunk.length;
        if (heard > LONGEST_ANSWER) stream.close(NGHTTP2_CANCEL);
      });
      stream.on('error', (reason) => {
        error = codeOf(reason);
      });
      stream.on('close', () => {
        active -= 1;
        ended(answer ?? failureOf(stream, error));
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
