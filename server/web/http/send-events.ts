import type { ServerResponse } from 'node:http';
import type { EventStream } from './answer-bodies.ts';
import { SERVER_STOPPING, type TextStream } from './answer-bodies.ts';
import { checkedWrites } from './checked-writes.ts';

/**
 * Interval of the heartbeat, so that no proxy closes the connection as idle; it is also how soon the end of a session
 * is noticed.
 */
const HEARTBEAT_MS = 20_000;

/** Pause of a browser before it reconnects by itself. */
const RETRY_MS = 3000;

/** Limit of streams for one subject: more tabs than anybody has open. */
const MAX_PER_SUBJECT = 12;

type EventStreamOptions = {
  headers: Record<string, string>;
  /** Whether the follower may still receive events. */
  mayReceive: () => Promise<boolean>;
};

type TextStreamOptions = {
  headers: Record<string, string>;
  /** Answers a call whose stream failed before any of it was sent. */
  onFailure: (error: unknown) => void;
};

/** Open streams, each with the function that ends it: otherwise they would keep the server from stopping. */
export class OpenStreams {
  readonly #open = new Map<ServerResponse, { subject: string; end: () => void }>();
  readonly #textStreams = new Set<AbortController>();

  /**
   * Sends events as they occur, until the browser disconnects, the server stops, or the follower may no longer receive
   * them; that is checked before each event and each heartbeat. WHATWG HTML, server-sent events
   */
  send(response: ServerResponse, stream: EventStream, { headers, mayReceive }: EventStreamOptions): void {
    // A response that is already closed emits no `close` event.
    if (response.destroyed || response.closed) return;
    this.#makeRoom(stream.subject);
    response.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // nginx would otherwise buffer events.
      'x-accel-buffering': 'no',
    });
    response.write(`retry: ${RETRY_MS}\n\n`);
    const write = checkedWrites({
      mayReceive,
      write: (text) => void (this.#open.has(response) && response.write(text)),
      end: () => this.#hangUp(response),
    });
    const unfollow = stream.follow((name, data) =>
      write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    );
    const heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_MS);
    const end = () => {
      clearInterval(heartbeat);
      unfollow();
      this.#open.delete(response);
    };
    this.#open.set(response, { subject: stream.subject, end });
    response.once('close', end);
  }

  /**
   * Sends an answer as it is written. Its writer is notified when the browser disconnects or the server stops. API-07
   */
  sendText(response: ServerResponse, stream: TextStream, { headers, onFailure }: TextStreamOptions): void {
    const controller = new AbortController();
    if (response.destroyed || response.closed) controller.abort();
    this.#textStreams.add(controller);
    response.once('close', () => controller.abort());
    const append = (text: string) => {
      if (response.destroyed || response.writableEnded) return;
      if (!response.headersSent)
        response.writeHead(200, {
          ...headers,
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
        });
      response.write(text);
    };
    void stream
      .write(append, controller.signal)
      .then(() => void response.end(), onFailure)
      .finally(() => this.#textStreams.delete(controller));
  }

  close(): void {
    for (const response of this.#open.keys()) this.#hangUp(response);
    for (const controller of this.#textStreams) controller.abort(SERVER_STOPPING);
  }

  /** Closes the oldest streams of a subject beyond the limit. */
  #makeRoom(newSubject: string): void {
    const streamsOfSubject = [...this.#open].filter(([, { subject }]) => subject === newSubject);
    for (const [response] of streamsOfSubject.slice(
      0,
      Math.max(0, streamsOfSubject.length + 1 - MAX_PER_SUBJECT),
    ))
      this.#hangUp(response);
  }

  #hangUp(response: ServerResponse): void {
    // A stuck connection closes late: the stream is ended first, so that nothing is written to it meanwhile.
    this.#open.get(response)?.end();
    response.end();
  }
}
