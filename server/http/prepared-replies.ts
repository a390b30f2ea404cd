import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Good enough for what is computed while somebody waits; files of the build are pressed harder ahead of time. */
const BROTLI_QUALITY = 5;
/** For whoever comes after: a tenth smaller, and fifty times the work. */
const LATER_BROTLI_QUALITY = 11;
const GZIP_LEVEL = 6;
/** Smaller bodies fit one packet anyway. */
const MIN_COMPRESSED_BYTES = 512;
/** Counters move without anybody telling: nothing prepared outlives this. */
const MAX_AGE_MS = 60_000;
const MAX_BYTES = 128 * 1024 * 1024;
/** Whoever asks for ever other addresses shall not keep the machine busy: the rest stays as it is. */
const MAX_WAITING = 32;
/** An answer is pressed harder when it has been read so often from here. */
const READINGS = 2;
/** Headers and bookkeeping of one answer, roughly: many small ones must not slip under the limit. */
const OVERHEAD_BYTES = 4096;

type Encoding = 'br' | 'gzip' | 'identity';

/** An answer in the bytes and headers it is sent with. Each encoding is made once, when it is first asked for. */
export type PreparedReply = {
  status: number;
  etag: string;
  /** Without a content encoding. */
  body: Buffer;
  /** What is sent to whoever accepts this encoding. */
  as(encoding: Encoding): { body: Buffer; headers: Record<string, string | number> };
  /** As small as it gets. */
  pressed: boolean;
};

type Kept = { reply: PreparedReply; until: number; readings: number };

const ENCODERS: Record<Encoding, (body: Buffer) => Buffer> = {
  identity: (body) => body,
  br: (body) => brotliCompressSync(body, { params: brotliOptions(body) }),
  gzip: (body) => gzipSync(body, { level: GZIP_LEVEL }),
};

/**
 * Fixes the headers of a body. The ETag follows the contents alone.
 * @param brotli the body as small as it gets; pressed when it is asked for without
 */
export function prepare(
  status: number,
  body: Buffer,
  headers: Record<string, string>,
  brotli?: Buffer,
): PreparedReply {
  const compressible = body.length >= MIN_COMPRESSED_BYTES;
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  const made = new Map<Encoding, ReturnType<PreparedReply['as']>>();
  const make = (encoding: Encoding) => {
    const encoded = encoding === 'br' && brotli ? brotli : ENCODERS[encoding](body);
    const bytes = compressible ? encoded : body;
    const own = {
      ...headers,
      etag,
      vary: 'Accept-Encoding',
      'content-length': bytes.length,
      ...(compressible && encoding !== 'identity' && { 'content-encoding': encoding }),
    };
    return { body: bytes, headers: own };
  };
  return {
    status,
    etag,
    body,
    as(encoding) {
      const ready = made.get(encoding) ?? make(encoding);
      made.set(encoding, ready);
      return ready;
    },
    pressed: !compressible || brotli !== undefined,
  };
}

const brotliOptions = (body: Buffer, quality = BROTLI_QUALITY, postfixBits = 0) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_NPOSTFIX]: postfixBits,
  [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
});

const compress = promisify(brotliCompress);

/** Which way of writing distances suits a text shows only when it is done: some tens of bytes, which may be a packet. */
const POSTFIX_BITS = [0, 1, 2];

async function pressHard(body: Buffer): Promise<Buffer> {
  let best: Buffer | undefined;
  for (const bits of POSTFIX_BITS) {
    const pressed = await compress(body, { params: brotliOptions(body, LATER_BROTLI_QUALITY, bits) });
    if (!best || pressed.length < best.length) best = pressed;
  }
  return best ?? body;
}

/** The same answer in fewer bytes; without a word for those it was prepared for already. */
const withBrotli = (reply: PreparedReply, br: Buffer): PreparedReply => ({
  ...reply,
  as(encoding) {
    const ready = reply.as(encoding);
    return encoding === 'br'
      ? { body: br, headers: { ...ready.headers, 'content-length': br.length } }
      : ready;
  },
  pressed: true,
});

function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}

/** Sends a prepared answer, or 304 when the asker holds it already. */
export function sendPrepared(request: IncomingMessage, response: ServerResponse, reply: PreparedReply): void {
  const { headers: asked } = request;
  if (
    reply.status === 200 &&
    asked['if-none-match'] !== undefined &&
    matches(asked['if-none-match'], reply.etag)
  ) {
    const { 'content-length': _, 'content-encoding': __, ...kept } = reply.as('identity').headers;
    response.writeHead(304, withVary(response, kept)).end();
    return;
  }
  const encoding = encodingFor(asked['accept-encoding'] as string | undefined);
  // Connections stay open by themselves: two lines that say so would only fill the first packets of a page.
  if (response.shouldKeepAlive && request.httpVersion !== '1.0') response.removeHeader('connection');
  const { body, headers } = reply.as(encoding);
  response.writeHead(reply.status, withVary(response, headers));
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}

/** What was said before of which headers an answer follows is not lost. */
function withVary<H extends Record<string, string | number>>(response: ServerResponse, headers: H): H {
  const said = response.getHeader('vary');
  return said === undefined ? headers : { ...headers, vary: `${said}, ${headers.vary}` };
}

const matches = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/**
 * Answers of public addresses, kept by host and address until the contents change. They are looked up before any
 * routing, so that a full newsstand at seven in the morning costs little more than sending bytes.
 */
export class PreparedReplies {
  readonly #now: () => Date;
  readonly #pressesLater: boolean;
  readonly #replies = new Map<string, Kept>();
  #bytes = 0;
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
    const found = this.#replies.get(key);
    if (!found || found.until <= this.#now().getTime()) return false;
    // What is read again outlives the many addresses that somebody asks for once.
    this.#replies.delete(key);
    this.#replies.set(key, found);
    sendPrepared(request, response, found.reply);
    this.#pressWhatIsRead(key, found);
    return true;
  }

  /**
   * What was read before the last change is not kept: it would outlive the change.
   * @param turn when the contents change by themselves: nothing outlives that either
   * @returns The answer to send: the same, in the fewest bytes known for it.
   */
  put(key: string, fresh: PreparedReply, generation: number, turn?: Date): PreparedReply {
    if (generation !== this.#generation) return fresh;
    const before = this.#replies.get(key)?.reply;
    const reply =
      before?.pressed && before.etag === fresh.etag ? withBrotli(fresh, before.as('br').body) : fresh;
    this.#keep(key, reply, Math.min(this.#now().getTime() + MAX_AGE_MS, turn?.getTime() ?? Infinity));
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
      if (this.#replies.get(key)?.reply !== reply) return;
      const br = await pressHard(reply.body);
      const kept = this.#replies.get(key);
      if (kept?.reply === reply) this.#keep(key, withBrotli(reply, br), kept.until);
    };
    this.#waiting += 1;
    this.#pressing = this.#pressing.then(press);
  }

  #keep(key: string, reply: PreparedReply, until: number): void {
    this.#forget(key);
    this.#replies.set(key, { reply, until, readings: 0 });
    this.#bytes += sizeOf(key, reply);
    for (const oldest of this.#replies.keys()) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#forget(oldest);
    }
  }

  clear(): void {
    this.#generation += 1;
    this.#replies.clear();
    this.#bytes = 0;
  }

  #forget(key: string): void {
    const found = this.#replies.get(key);
    if (!found) return;
    this.#bytes -= sizeOf(key, found.reply);
    this.#replies.delete(key);
  }
}

/** With its encodings, which may come later: two of them are hardly ever longer than the body. */
const sizeOf = (key: string, { body }: PreparedReply) => 2 * (key.length + body.length) + OVERHEAD_BYTES;
