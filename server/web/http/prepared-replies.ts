import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type PreparedReply, pressHard, sendPrepared, withBrotli } from './prepared-reply.ts';

/** Counters move without anybody telling: nothing prepared outlives this; a page is made of answers not older than this. */
const MAX_AGE_MS = 60_000;
const MAX_BYTES = 128 * 1024 * 1024;
/** Whoever asks for ever other addresses shall not keep the machine busy: the rest stays as it is. */
const MAX_WAITING = 32;
/** An answer is pressed harder when it has been read so often from here. */
const READINGS = 2;
/** Headers and bookkeeping of one answer, roughly: many small ones must not slip under the limit. */
const OVERHEAD_BYTES = 4096;

type Kept = { reply: PreparedReply; until: number; readings: number };

/**
 * Answers of public addresses, kept by host and address until the contents change. They are looked up before any
 * routing, so that a full newsstand at seven in the morning costs little more than sending bytes.
 */
export class PreparedReplies {
  readonly #now: () => Date;
  readonly #pressesLater: boolean;
  readonly #replies = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ reply }, key) => sizeOf(key, reply),
  });
  #generation = 0;
  #pressing = Promise.resolve();
  #waiting = 0;

  /** @param pressesLater whether answers are pressed once more, harder, beside the answering: many seconds of a processor */
  constructor(now: () => Date = () => new Date(), pressesLater = true) {
    this.#now = now;
    this.#pressesLater = pressesLater;
  }

  /**
   * A proxy on this machine may say the host on its own behalf, so both names tell one site from another. The parts are
   * kept apart by what none of them can hold: `leggo.it/?x=` and `/` must not be found as `leggo.it` and `/?x=/`.
   */
  static key({ headers, url }: Pick<IncomingMessage, 'headers' | 'url'>): string {
    return [headers['x-forwarded-host'], headers.host, url].join('\n');
  }

  /** Grows when the contents change. Ask for it before reading what an answer is made of. */
  get generation(): number {
    return this.#generation;
  }

  /** Only a visitor's reading is answered from here. True when the request was dealt with. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    if (request.headers.authorization !== undefined) return false;
    const key = PreparedReplies.key(request);
    const found = this.#find(key);
    if (!found) return false;
    sendPrepared(request, response, found.reply);
    this.#pressWhatIsRead(key, found);
    return true;
  }

  /**
   * For a request that has to wait for its turn to be answered: of many that come for the same at once, the first is worked on.
   * @returns what answers it, once its turn has come, with what came to stand ready meanwhile: true when it was dealt with
   */
  meanwhile(request: IncomingMessage, response: ServerResponse): () => boolean {
    const before = this.find(request);
    return () => this.find(request) !== before && this.answer(request, response);
  }

  /** A visitor's answer that stands ready, for a page that is made of it. */
  find(request: Pick<IncomingMessage, 'headers' | 'url'>): PreparedReply | null {
    return this.#find(PreparedReplies.key(request))?.reply ?? null;
  }

  #find(key: string): Kept | null {
    // What is read again outlives the many addresses that somebody asks for once.
    const found = this.#replies.get(key);
    return found && found.until > this.#now().getTime() ? found : null;
  }

  /**
   * What was read before the last change is not kept: it would outlive the change.
   * @param change when the contents change by themselves: nothing outlives that either
   * @returns The answer to send: the same, in the fewest bytes known for it.
   */
  put(key: string, fresh: PreparedReply, generation: number, change?: Date): PreparedReply {
    if (generation !== this.#generation) return fresh;
    const before = this.#replies.peek(key)?.reply;
    const reply =
      before?.pressed && before.etag === fresh.etag ? withBrotli(fresh, before.as('br').body) : fresh;
    const until = Math.min(this.#now().getTime() + MAX_AGE_MS, change?.getTime() ?? Infinity);
    this.#replies.set(key, { reply, until, readings: 0 });
    return reply;
  }

  /** Of an answer that was asked for once, nobody knows whether it will be again. */
  #pressWhatIsRead(key: string, kept: Kept): void {
    kept.readings += 1;
    const isRead = kept.readings === READINGS;
    if (isRead && this.#pressesLater && !kept.reply.pressed && this.#waiting < MAX_WAITING) {
      this.#press(key, kept.reply);
    }
  }

  /** One after the other, beside the answering. */
  #press(key: string, reply: PreparedReply): void {
    const press = async () => {
      this.#waiting -= 1;
      if (this.#replies.peek(key)?.reply !== reply) return;
      const br = await pressHard(reply.body);
      const kept = this.#replies.peek(key);
      if (kept?.reply !== reply) return;
      this.#replies.set(key, { reply: withBrotli(reply, br), until: kept.until, readings: 0 });
    };
    this.#waiting += 1;
    this.#pressing = this.#pressing.then(press);
  }

  clear(): void {
    this.#generation += 1;
    this.#replies.clear();
  }
}

/** With its encodings, which may come later: two of them are hardly ever longer than the body. */
const sizeOf = (key: string, { body }: PreparedReply) => 2 * (key.length + body.length) + OVERHEAD_BYTES;
