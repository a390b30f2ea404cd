import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

/** Quality for replies compressed while the client waits; files of the build are compressed better in advance. */
const BROTLI_QUALITY = 5;
/** Quality for replies that are requested again: a tenth smaller, at fifty times the work. */
const BEST_BROTLI_QUALITY = 11;
const GZIP_LEVEL = 6;
/** Smaller bodies fit one packet uncompressed. */
const MIN_COMPRESSED_BYTES = 512;
/** Smaller bodies are compressed faster than a thread can take them over. */
const MIN_THREADED_BYTES = 16_384;

const isCompressible = (body: Buffer) => body.length >= MIN_COMPRESSED_BYTES;

type Encoding = 'br' | 'gzip' | 'identity';

/** A reply with its bytes and headers. Each encoding is made once, when it is first requested. */
export type PreparedReply = {
  status: number;
  etag: string;
  /** Without a content encoding. */
  body: Buffer;
  /** Body and headers for clients that accept this encoding. */
  encodedAs(encoding: Encoding): { body: Buffer; headers: Record<string, string | number> };
  /** Makes an encoding in a thread, so that it is ready when the reply is sent. */
  encode(encoding: Encoding): Promise<void>;
  /** Whether it is compressed as well as possible. */
  isBestCompressed: boolean;
};

const ENCODERS: Record<Encoding, (body: Buffer) => Buffer> = {
  identity: (body) => body,
  br: (body) => brotliCompressSync(body, { params: brotliOptions(body) }),
  gzip: (body) => gzipSync(body, { level: GZIP_LEVEL }),
};

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const ASYNC_ENCODERS: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  identity: async (body) => body,
  br: (body) => brotliAsync(body, { params: brotliOptions(body) }),
  gzip: (body) => gzipAsync(body, { level: GZIP_LEVEL }),
};

/**
 * Makes a reply with its headers. The ETag depends only on the contents.
 * @param brotli the best compressed body; without it the body is compressed on request
 */
export function prepare(
  status: number,
  body: Buffer,
  headers: Record<string, string>,
  brotli?: Buffer,
): PreparedReply {
  const compressible = isCompressible(body);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  const encodings = new Map<Encoding, ReturnType<PreparedReply['encodedAs']>>();
  const needsNoThread = (encoding: Encoding) =>
    encodings.has(encoding) ||
    body.length < MIN_THREADED_BYTES ||
    (encoding === 'br' && brotli !== undefined);
  const make = (encoding: Encoding, encoded?: Buffer) => {
    const result = encoding === 'br' && brotli ? brotli : (encoded ?? ENCODERS[encoding](body));
    const bytes = compressible ? result : body;
    const allHeaders = {
      ...headers,
      etag,
      vary: 'Accept-Encoding',
      'content-length': bytes.length,
      ...(compressible && encoding !== 'identity' && { 'content-encoding': encoding }),
    };
    return { body: bytes, headers: allHeaders };
  };
  return {
    status,
    etag,
    body,
    encodedAs(encoding) {
      const ready = encodings.get(encoding) ?? make(encoding);
      encodings.set(encoding, ready);
      return ready;
    },
    async encode(encoding) {
      if (!needsNoThread(encoding))
        encodings.set(encoding, make(encoding, await ASYNC_ENCODERS[encoding](body)));
    },
    isBestCompressed: !compressible || brotli !== undefined,
  };
}

const brotliOptions = (body: Buffer, quality = BROTLI_QUALITY, postfixBits = 0) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_NPOSTFIX]: postfixBits,
  [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
});

/**
 * The best number of postfix bits for a text is known only by trying them: it saves some tens of bytes, which may be a
 * packet.
 */
const POSTFIX_BITS = [0, 1, 2];

export async function compressBest(body: Buffer): Promise<Buffer> {
  let best: Buffer | undefined;
  for (const bits of POSTFIX_BITS) {
    const candidate = await brotliAsync(body, {
      params: brotliOptions(body, BEST_BROTLI_QUALITY, bits),
    });
    if (!best || candidate.length < best.length) best = candidate;
  }
  return best ?? body;
}

/**
 * The same reply with a smaller brotli body; clients that have it already need no new one. Its headers come from the
 * identity, because the reply's own brotli body would first have to be made.
 */
export const withBrotli = (reply: PreparedReply, br: Buffer): PreparedReply => ({
  ...reply,
  encodedAs(encoding) {
    if (encoding !== 'br' || !isCompressible(reply.body)) return reply.encodedAs(encoding);
    const { headers } = reply.encodedAs('identity');
    return { body: br, headers: { ...headers, 'content-length': br.length, 'content-encoding': 'br' } };
  },
  encode: async (encoding) => (encoding === 'br' ? undefined : await reply.encode(encoding)),
  isBestCompressed: true,
});

function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}

/**
 * Encodes a large new reply in the client's best encoding in a thread, without blocking this one; a small one is encoded
 * when it is sent.
 */
export const encodeFor = (request: IncomingMessage, reply: PreparedReply): Promise<void> =>
  reply.encode(encodingFor(request.headers['accept-encoding'] as string | undefined));

/** Sends a prepared reply, or 304 if the client has it already. */
export function sendPrepared(request: IncomingMessage, response: ServerResponse, reply: PreparedReply): void {
  const { headers: requestHeaders } = request;
  if (
    reply.status === 200 &&
    requestHeaders['if-none-match'] !== undefined &&
    matches(requestHeaders['if-none-match'], reply.etag)
  ) {
    const {
      'content-length': _,
      'content-encoding': __,
      ...notModifiedHeaders
    } = reply.encodedAs('identity').headers;
    response.writeHead(304, withVary(response, notModifiedHeaders)).end();
    return;
  }
  const encoding = encodingFor(requestHeaders['accept-encoding'] as string | undefined);
  // Connections stay open by default in HTTP/1.1; the headers that say so would only fill the first packets of a page.
  if (response.shouldKeepAlive && request.httpVersion !== '1.0') response.removeHeader('connection');
  const { body, headers } = reply.encodedAs(encoding);
  response.writeHead(reply.status, withVary(response, headers));
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}

/** Adds to an earlier `Vary` header instead of replacing it. */
function withVary<H extends Record<string, string | number>>(response: ServerResponse, headers: H): H {
  const earlierVary = response.getHeader('vary');
  return earlierVary === undefined ? headers : { ...headers, vary: `${earlierVary}, ${headers.vary}` };
}

const matches = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
