import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { compressBest, type PreparedReply, sendPrepared, withBrotli } from './prepared-reply.ts';

/** Longest age of a prepared reply: counters change without notice. A page is not made of older replies either. */
const MAX_AGE_MS = 60_000;
const MAX_BYTES = 128 * 1024 * 1024;
/**
 * Limit of waiting compressions: a client that requests ever new addresses must not keep the machine busy. Beyond it
 * replies stay as they are.
 */
const MAX_WAITING = 32;
/** A reply is compressed better once it has been sent this often. */
const MIN_READS = 2;
/** Estimate for headers and bookkeeping of one reply: many small ones must not evade the limit. */
const OVERHEAD_BYTES = 4096;

type Kept = { reply: PreparedReply; until: number; readings: number };

/**
 * Replies of public addresses, stored by host and address until the contents change. They are looked up before any
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

  /**
   * @param compressesLater whether replies are compressed again, better, in the background: many seconds of a processor
   */
  constructor(now: () => Date = () => new Date(), compressesLater = true) {
    this.#now = now;
    this.#pressesLater = compressesLater;
  }

  /**
   * A local proxy may send the host in its own header, so both headers are part of the key. The parts are separated by
   * a line feed, which none of them can contain: `leggo.it/?x=` and `/` must not match `leggo.it` and `/?x=/`.
   */
  static key({ headers, url }: Pick<IncomingMessage, 'headers' | 'url'>): string {
    return [headers['x-forwarded-host'], headers.host, url].join('\n');
  }

  /** Increases when the contents change. Read it before the contents of a reply. */
  get generation(): number {
    return this.#generation;
  }

  /** Answers a visitor's GET or HEAD with a prepared reply. True when the request was answered. */
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
   * For a request that waits for its turn: of many simultaneous requests for the same reply only the first needs work.
   * @returns a function that, once the turn comes, sends a reply prepared meanwhile; true when the request was answered
   */
  answerIfPreparedMeanwhile(request: IncomingMessage, response: ServerResponse): () => boolean {
    const before = this.find(request);
    return () => this.find(request) !== before && this.answer(request, response);
  }

  /** The prepared reply for a visitor, for a page that is made of it. */
  find(request: Pick<IncomingMessage, 'headers' | 'url'>): PreparedReply | null {
    return this.#find(PreparedReplies.key(request))?.reply ?? null;
  }

  #find(key: string): Kept | null {
    // A read marks the reply as recently used, so it outlives the many addresses that are requested once.
    const found = this.#replies.get(key);
    return found && found.until > this.#now().getTime() ? found : null;
  }

  /**
   * Stores a reply. One that was read before the last change is not stored: it would outlive the change.
   * @param change when the contents change by time; no reply is stored beyond that
   * @returns The reply to send: the same, with its smallest known encoding.
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

  /** Compresses a reply better only at the second request: one that was requested once may never be again. */
  #pressWhatIsRead(key: string, kept: Kept): void {
    kept.readings += 1;
    const isRead = kept.readings === MIN_READS;
    if (isRead && this.#pressesLater && !kept.reply.pressed && this.#waiting < MAX_WAITING) {
      this.#press(key, kept.reply);
    }
  }

  /** Compresses replies one after the other in the background. */
  #press(key: string, reply: PreparedReply): void {
    const press = async () => {
      this.#waiting -= 1;
      if (this.#replies.peek(key)?.reply !== reply) return;
      const br = await compressBest(reply.body);
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

/** Size of a reply including its later encodings: two of them are hardly ever larger than the body. */
const sizeOf = (key: string, { body }: PreparedReply) => 2 * (key.length + body.length) + OVERHEAD_BYTES;
