import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { hostIn, NotAsked, publicAddresses } from '#server/base/network/public-address.ts';

/** A feed, or what has to be asked before it, did not answer as it should. The message says how. */
export class FeedFailed extends Error {
  /** For how long its server wants to be left alone. */
  readonly waitMs: number;

  constructor(message: string, waitMs: number) {
    super(message);
    this.waitMs = waitMs;
  }
}

export type Page = { status: number; headers: IncomingHttpHeaders; body: Uint8Array };

export type FetchOptions = {
  headers: Record<string, string>;
  maxBytes: number;
  /** Ends the call, however far it is. */
  signal: AbortSignal;
  /** Where connections may lead; to the internet alone unless a test says something else. */
  isAllowedAddress?: ((address: string) => boolean) | undefined;
};

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MOST_REDIRECTS = 5;

const UNPACK: Record<string, () => NodeJS.ReadWriteStream & Readable> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** @throws NotAsked for what is no address on the web */
function checkUrl(url: URL): void {
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new NotAsked(`${url.protocol} is neither https: nor http:`);
  if (url.username || url.password) throw new NotAsked('an address with a password');
}

/** A name server may take longer than the call. */
const endOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** Makes a call to the addresses that were judged, and to no others. */
async function call(url: URL, { headers, signal, isAllowedAddress }: FetchOptions): Promise<IncomingMessage> {
  signal.throwIfAborted();
  const addresses = await Promise.race([publicAddresses(hostIn(url), isAllowedAddress), endOf(signal)]);
  const known: LookupFunction = (_host, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, addresses);
    else if (first) done(null, first.address, first.family);
  };
  const { request } = url.protocol === 'https:' ? https : http;
  return await new Promise((resolve, reject) => {
    const sent = request(url, { headers, signal, lookup: known, agent: false, maxHeaderSize: 16_384 });
    sent.on('response', resolve);
    sent.on('error', reject);
    sent.end();
  });
}

function unpacked(answer: IncomingMessage): Readable {
  const encoding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || encoding === '') return answer;
  const unpack = UNPACK[encoding];
  if (!unpack) throw new Error(`packed as ${encoding}, which is not read`);
  const stream = unpack();
  answer.on('error', (error) => stream.destroy(error));
  stream.on('close', () => answer.destroy());
  return answer.pipe(stream);
}

/** @throws Error for what is longer than it may be, unpacked or not, or shorter than it says */
async function bodyOf(answer: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const tooLong = () => new Error(`longer than ${maxBytes} bytes`);
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw tooLong();
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of unpacked(answer)) {
    length += (chunk as Buffer).length;
    if (length > maxBytes) throw tooLong();
    chunks.push(chunk as Buffer);
  }
  if (!answer.complete) throw new Error('ended before its length');
  return Buffer.concat(chunks);
}

/** @throws Error where it leads to no address, NotAsked where others might read along from there on */
function ledOnTo(from: URL, location: string | undefined): URL {
  if (!location || !URL.canParse(location, from.href)) throw new Error('led on to no address');
  const to = new URL(location, from);
  if (from.protocol === 'https:' && to.protocol === 'http:')
    throw new NotAsked('led on from https: to http:');
  return to;
}

/**
 * What lies at an address, and at those it leads on to.
 * @param mayAsk is called before each of them; ends the call by throwing
 * @throws NotAsked for an address that is not asked, Error for an answer that cannot be read
 */
export async function fetchPage(
  first: URL,
  options: FetchOptions,
  mayAsk: (url: URL) => Promise<void> = async () => undefined,
): Promise<Page> {
  let url = first;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    checkUrl(url);
    await mayAsk(url);
    const answer = await call(url, options);
    try {
      const { statusCode: status = 0, headers } = answer;
      if (!REDIRECTS.has(status)) {
        const body = status === 200 ? await bodyOf(answer, options.maxBytes) : new Uint8Array();
        return { status, headers, body };
      }
      url = ledOnTo(url, headers.location);
    } finally {
      answer.destroy();
    }
  }
  throw new Error(`led on more than ${MOST_REDIRECTS} times`);
}
