import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { AddressRefused, hostIn, publicAddresses } from '#server/base/network/public-address.ts';

/** Thrown if a feed, or the robots.txt of its host, gives an unusable answer; the message describes it. */
export class FeedError extends Error {
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
const MAX_REDIRECTS = 5;

const DECOMPRESS: Record<string, () => NodeJS.ReadWriteStream & Readable> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** @throws AddressRefused for an address that is not of the web, or that contains a user name or password */
function checkUrl(url: URL): void {
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new AddressRefused(`${url.protocol} is neither https: nor http:`);
  if (url.username || url.password) throw new AddressRefused('an address with a password');
}

/** A promise that rejects when the signal aborts; needed because a DNS lookup cannot be aborted. */
const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** Sends a request only to the addresses that were checked. */
async function sendRequest(
  url: URL,
  { headers, signal, isAllowedAddress }: FetchOptions,
): Promise<IncomingMessage> {
  signal.throwIfAborted();
  const addresses = await Promise.race([
    publicAddresses(hostIn(url), isAllowedAddress),
    rejectOnAbort(signal),
  ]);
  const lookup: LookupFunction = (_host, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, addresses);
    else if (first) done(null, first.address, first.family);
  };
  const { request } = url.protocol === 'https:' ? https : http;
  return await new Promise((resolve, reject) => {
    const sent = request(url, { headers, signal, lookup, agent: false, maxHeaderSize: 16_384 });
    sent.on('response', resolve);
    sent.on('error', reject);
    sent.end();
  });
}

function decompress(answer: IncomingMessage): Readable {
  const encoding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || encoding === '') return answer;
  const createDecompressor = DECOMPRESS[encoding];
  if (!createDecompressor) throw new Error(`packed as ${encoding}, which is not read`);
  const stream = createDecompressor();
  answer.on('error', (error) => stream.destroy(error));
  stream.on('close', () => answer.destroy());
  return answer.pipe(stream);
}

/** @throws Error for a body longer than allowed, compressed or not, or shorter than its stated length */
async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const tooLongError = () => new Error(`longer than ${maxBytes} bytes`);
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw tooLongError();
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of decompress(answer)) {
    length += (chunk as Buffer).length;
    if (length > maxBytes) throw tooLongError();
    chunks.push(chunk as Buffer);
  }
  if (!answer.complete) throw new Error('ended before its length');
  return Buffer.concat(chunks);
}

/** @throws Error where it redirects to no address, AddressRefused where the redirect leads from https: to http: */
function redirectTarget(from: URL, location: string | undefined): URL {
  if (!location || !URL.canParse(location, from.href)) throw new Error('led on to no address');
  const target = new URL(location, from);
  if (from.protocol === 'https:' && target.protocol === 'http:')
    throw new AddressRefused('led on from https: to http:');
  return target;
}

/**
 * Fetches an address and follows its redirects.
 * @param beforeRequest is called before each request, also of redirects; it ends the fetch by throwing
 * @throws AddressRefused for an address that is not requested, Error for an answer that cannot be read
 */
export async function fetchPage(
  first: URL,
  options: FetchOptions,
  beforeRequest: (url: URL) => Promise<void> = async () => undefined,
): Promise<Page> {
  let url = first;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    checkUrl(url);
    await beforeRequest(url);
    const answer = await sendRequest(url, options);
    try {
      const { statusCode: status = 0, headers } = answer;
      if (!REDIRECTS.has(status)) {
        const body = status === 200 ? await readBody(answer, options.maxBytes) : new Uint8Array();
        return { status, headers, body };
      }
      url = redirectTarget(url, headers.location);
    } finally {
      answer.destroy();
    }
  }
  throw new Error(`led on more than ${MAX_REDIRECTS} times`);
}
