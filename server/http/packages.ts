import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDay } from '#domain/day.ts';
import { refusal } from '../apis/replies.ts';
import type { Config } from '../config.ts';
import type { IssuePackages } from '../packages/issue-packages.ts';
import { type PackedPicture, SCREEN_CLASSES } from '../packages/picture-pack.ts';
import { type ByteRange, byteRange } from './byte-range.ts';
import { prepare, sendPrepared } from './prepared-replies.ts';
import { COMMON_HEADERS } from './security-headers.ts';
import { siteOf } from './visit.ts';

type PackParams = { edition: string; day: string; mark: string };
type Deps = { config: Config; packages: IssuePackages; imagesFolder: string; now: () => Date };

const FOREVER = 'public, max-age=31536000, immutable';
const PACK = '/pacchetti/:edition/:day/:mark';

/** The files that a package's manifest names. Under one address there is ever the same, or nothing any more. OFF-03 */
export function registerPackages(app: FastifyInstance, { config, packages, imagesFolder, now }: Deps): void {
  const packOf = async ({ host, params }: FastifyRequest<{ Params: PackParams }>) => {
    const { edition, day, mark } = params;
    return isDay(day) ? await packages.pack(siteOf(host, config).brand, edition, day, mark, now()) : null;
  };

  app.get<{ Params: PackParams }>(`${PACK}/testi`, async (request, reply) => {
    const pack = await packOf(request);
    if (!pack) return sendMissing(reply);
    const { stream } = pack.texts;
    return sendRange(request, reply, stream.length, ({ first, last }) => stream.subarray(first, last + 1));
  });

  app.get<{ Params: PackParams & { place: string } }>(`${PACK}/testi/:place`, async (request, reply) => {
    const { place } = request.params;
    const body = /^\d{1,6}$/.test(place) && (await packOf(request))?.file(Number(place));
    if (!body) return sendMissing(reply);
    const headers = {
      ...COMMON_HEADERS,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': FOREVER,
    };
    reply.hijack();
    sendPrepared(request.raw, reply.raw, prepare(200, body, headers));
    return reply;
  });

  for (const screen of SCREEN_CLASSES) {
    app.get<{ Params: PackParams }>(`${PACK}/immagini-${screen}`, async (request, reply) => {
      const pack = await packOf(request);
      if (!pack) return sendMissing(reply);
      const files = pack.pictures[screen];
      const length = files.reduce((sum, { bytes }) => sum + bytes, 0);
      return sendRange(request, reply, length, (range) => Readable.from(bytesOf(files, range, imagesFolder)));
    });
  }
}

function sendMissing(reply: FastifyReply) {
  const { body } = refusal(404, 'ERR_NOT_FOUND', 'no such file, or not any more');
  return reply.code(404).header('cache-control', 'no-store').send(body);
}

function sendRange(
  request: FastifyRequest,
  reply: FastifyReply,
  length: number,
  body: (range: ByteRange) => Buffer | Readable,
) {
  const asked = byteRange(request.headers.range, length);
  reply.headers({ 'content-type': 'application/octet-stream', 'accept-ranges': 'bytes' });
  if (asked === 'unsatisfiable') {
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${length}`, 'cache-control': 'no-store' })
      .send();
  }
  const { first, last } = asked ?? { first: 0, last: length - 1 };
  if (asked) reply.code(206).header('content-range', `bytes ${first}-${last}/${length}`);
  reply.headers({ 'content-length': last + 1 - first, 'cache-control': FOREVER });
  return reply.send(length === 0 ? '' : body({ first, last }));
}

/** The bytes of a range over files that lie one after the other. */
async function* bytesOf(files: PackedPicture[], { first, last }: ByteRange, folder: string) {
  let start = 0;
  for (const { path, bytes } of files) {
    const [from, to] = [Math.max(first - start, 0), Math.min(last - start, bytes - 1)];
    if (from <= to) yield* createReadStream(join(folder, path), { start: from, end: to });
    start += bytes;
  }
}
