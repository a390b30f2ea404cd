import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { AddressRefused, hostIn, publicAddresses } from '#server/base/network/public-address.ts';

/** A feed, or a robots.txt that has to be read before it, did not answer as it should. The message says how. */
export class FeedFailed extends Error {
  /** The wait in milliseconds that its server demands. */
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
  /** Ends the request at any point. */
  signal: AbortSignal;
  /** Which addresses may be connected to; only those of the internet, unless a test sets it. */
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

/** @throws AddressRefused for an address that is not one of the web */
function checkUrl(url: URL): void {
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new AddressRefused(`${url.protocol} is neither https: nor http:`);
  if (url.username || url.password) throw new AddressRefused('an address with a password');
}

/** Needed because a DNS lookup may outlast the request. */
const endOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** Sends a request only to the addresses that were checked. */
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

/** @throws Error for a body longer than allowed, compressed or not, or shorter than its stated length */
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

/** @throws Error where it redirects to no address, AddressRefused where the redirect leads from https: to http: */
function ledOnTo(from: URL, location: string | undefined): URL {
  if (!location || !URL.canParse(location, from.href)) throw new Error('led on to no address');
  const to = new URL(location, from);
  if (from.protocol === 'https:' && to.protocol === 'http:')
    throw new AddressRefused('led on from https: to http:');
  return to;
}

/**
 * Fetches an address and follows its redirects.
 * @param mayAsk is called before each request; ends the fetch by throwing
 * @throws AddressRefused for an address that is not requested, Error for an answer that cannot be read
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
