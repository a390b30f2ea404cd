import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { compressBest, type PreparedReply, sendPrepared, withBrotli } from './prepared-reply.ts';

/**
 * Longest age of a prepared reply: counters in it change without a change of the contents. Pages are not made
 * of older replies either.
 */
const MAX_AGE_MS = 60_000;
const MAX_BYTES = 128 * 1024 * 1024;
/**
 * Limit of replies that wait to be compressed better: a client that requests ever new addresses must not keep
 * the machine busy. Beyond it replies stay as they are.
 */
const MAX_WAITING_COMPRESSIONS = 32;
/** A reply is compressed better once it has been sent this often. */
const MIN_READS = 2;
/** Estimate for headers and bookkeeping of one reply: many small ones must not evade the limit. */
const OVERHEAD_BYTES = 4096;

type StoredReply = { reply: PreparedReply; expiresAt: number; reads: number };

/**
 * Replies of public addresses, stored by host and address until the contents change. They are looked up before any
 * routing, so that a full newsstand at seven in the morning costs little more than sending bytes.
 */
export class PreparedReplies {
  readonly #now: () => Date;
  readonly #compressesLater: boolean;
  readonly #replies = new LRUCache<string, StoredReply>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ reply }, key) => sizeOf(key, reply),
  });
  #generation = 0;
  #compressions = Promise.resolve();
  #waitingCompressions = 0;

  /**
   * @param compressesLater whether replies are compressed again, better, in the background: many seconds of a processor
   */
  constructor(now: () => Date = () => new Date(), compressesLater = true) {
    this.#now = now;
    this.#compressesLater = compressesLater;
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
    this.#countRead(key, found);
    return true;
  }

  /**
   * For a request that waits for its turn: of many simultaneous requests for the same reply only the first needs work.
   * @returns a function that, once the turn comes, sends a reply prepared meanwhile; true when the request was answered
   */
  answerIfPreparedMeanwhile(request: IncomingMessage, response: ServerResponse): () => boolean {
    const previous = this.find(request);
    return () => this.find(request) !== previous && this.answer(request, response);
  }

  /** The prepared reply for a visitor, for a page that is made of it. */
  find(request: Pick<IncomingMessage, 'headers' | 'url'>): PreparedReply | null {
    return this.#find(PreparedReplies.key(request))?.reply ?? null;
  }

  #find(key: string): StoredReply | null {
    // A read marks the reply as recently used, so it outlives the many addresses that are requested once.
    const found = this.#replies.get(key);
    return found && found.expiresAt > this.#now().getTime() ? found : null;
  }

  /**
   * Stores a reply. One that was read before the last change is not stored: it would outlive the change.
   * @param change when the contents change by time; no reply is stored beyond that
   * @returns The reply to send: the same, with its smallest known encoding.
   */
  put(key: string, fresh: PreparedReply, generation: number, change?: Date): PreparedReply {
    if (generation !== this.#generation) return fresh;
    const previous = this.#replies.peek(key)?.reply;
    const reply =
      previous?.isBestCompressed && previous.etag === fresh.etag
        ? withBrotli(fresh, previous.encodedAs('br').body)
        : fresh;
    const expiresAt = Math.min(this.#now().getTime() + MAX_AGE_MS, change?.getTime() ?? Infinity);
    this.#replies.set(key, { reply, expiresAt, reads: 0 });
    return reply;
  }

  /**
   * Counts a request for a reply. Compresses the reply better only at the second one: many are requested only
   * once.
   */
  #countRead(key: string, stored: StoredReply): void {
    stored.reads += 1;
    const isRead = stored.reads === MIN_READS;
    if (
      isRead &&
      this.#compressesLater &&
      !stored.reply.isBestCompressed &&
      this.#waitingCompressions < MAX_WAITING_COMPRESSIONS
    ) {
      this.#compressLater(key, stored.reply);
    }
  }

  /** Compresses a reply as well as possible in the background, one after the other. */
  #compressLater(key: string, reply: PreparedReply): void {
    const compress = async () => {
      this.#waitingCompressions -= 1;
      if (this.#replies.peek(key)?.reply !== reply) return;
      const br = await compressBest(reply.body);
      const stored = this.#replies.peek(key);
      if (stored?.reply !== reply) return;
      this.#replies.set(key, { reply: withBrotli(reply, br), expiresAt: stored.expiresAt, reads: 0 });
    };
    this.#waitingCompressions += 1;
    this.#compressions = this.#compressions.then(compress);
  }

  clear(): void {
    this.#generation += 1;
    this.#replies.clear();
  }
}

/** Size of a reply including its later encodings: two of them are hardly ever larger than the body. */
const sizeOf = (key: string, { body }: PreparedReply) => 2 * (key.length + body.length) + OVERHEAD_BYTES;
