import type { ServerResponse } from 'node:http';
import type { EventStream } from './answer-bodies.ts';
import { SERVER_ENDS, type TextStream } from './answer-bodies.ts';
import { checkedWrites } from './checked-writes.ts';

/** Something is sent this often, so that nothing on the way takes the line for dead: so soon a session's end is noticed. */
const SIGN_OF_LIFE_MS = 20_000;

/** A browser that comes again by itself waits so long. */
const RETRY_MS = 3000;

/** More tabs than anybody has open. */
const MOST_OF_ONE = 12;

type Sent = {
  headers: Record<string, string>;
  /** Whether who follows it may still do so. */
  mayHear: () => Promise<boolean>;
};

type Told = {
  headers: Record<string, string>;
  /** Answers a call of which nothing could be told. */
  giveUp: (error: unknown) => void;
};

/** Streams that are open, each with what ends it: they would keep the server from stopping. */
export class OpenStreams {
  readonly #open = new Map<ServerResponse, { subject: string; end: () => void }>();
  readonly #answers = new Set<AbortController>();

  /**
   * Sends events as they come, until the browser or the server hangs up, or who follows them may do so no longer: that is
   * found out before each event and each sign of life. WHATWG HTML, server-sent events
   */
  send(response: ServerResponse, stream: EventStream, { headers, mayHear }: Sent): void {
    // Who has hung up already does not do so again.
    if (response.destroyed || response.closed) return;
    this.#makeRoom(stream.subject);
    response.writeHead(200, {
      ...headers,
      ...{ 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
      // nginx would keep events back until there are many.
      'x-accel-buffering': 'no',
    });
    response.write(`retry: ${RETRY_MS}\n\n`);
    const write = checkedWrites({
      mayHear,
      write: (text) => void (this.#open.has(response) && response.write(text)),
      end: () => this.#hangUp(response),
    });
    const unfollow = stream.follow((name, data) =>
      write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    );
    const alive = setInterval(() => write(':\n\n'), SIGN_OF_LIFE_MS);
    const end = () => {
      clearInterval(alive);
      unfollow();
      this.#open.delete(response);
    };
    this.#open.set(response, { subject: stream.subject, end });
    response.once('close', end);
  }

  /** Tells an answer as it is written. Of a browser that hangs up, and at the end of the server, its writer is told. API-07 */
  tell(response: ServerResponse, stream: TextStream, { headers, giveUp }: Told): void {
    const gone = new AbortController();
    if (response.destroyed || response.closed) gone.abort();
    this.#answers.add(gone);
    response.once('close', () => gone.abort());
    const say = (text: string) => {
      if (response.destroyed || response.writableEnded) return;
      if (!response.headersSent)
        response.writeHead(200, {
          ...headers,
          ...{ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
          'x-accel-buffering': 'no',
        });
      response.write(text);
    };
    void stream
      .write(say, gone.signal)
      .then(() => void response.end(), giveUp)
      .finally(() => this.#answers.delete(gone));
  }

  close(): void {
    for (const response of this.#open.keys()) this.#hangUp(response);
    for (const gone of this.#answers) gone.abort(SERVER_ENDS);
  }

  /** The oldest makes way. */
  #makeRoom(wanted: string): void {
    const same = [...this.#open].filter(([, { subject }]) => subject === wanted);
    for (const [response] of same.slice(0, Math.max(0, same.length + 1 - MOST_OF_ONE)))
      this.#hangUp(response);
  }

  #hangUp(response: ServerResponse): void {
    // A line that is stuck closes late: nothing may be written to it meanwhile.
    this.#open.get(response)?.end();
    response.end();
  }
}
