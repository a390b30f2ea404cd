import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import { isDay } from '#domain/day.ts';
import type { Config } from '#server/base/config/config.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { type Extents, mayHaveIssue } from '#server/newsroom/content/extents.ts';
import type { IssuePackages, Pack } from '#server/newsroom/packages/issue-packages.ts';
import { type PackedPicture, SCREEN_CLASSES } from '#server/newsroom/packages/picture-pack.ts';
import { accessOf } from '../apis/access-of.ts';
import { refuse } from '../apis/refusals.ts';
import { refusal } from '../apis/replies.ts';
import { type ByteRange, byteRange } from './byte-range.ts';
import { sessionOf } from './call-session.ts';
import { clientOf } from './client.ts';
import type { ExpensiveWork } from './expensive-work.ts';
import type { PreparedReplies } from './prepared-replies.ts';
import { encodeFor, prepare, sendPrepared } from './prepared-reply.ts';
import { DATA_HEADERS } from './security-headers.ts';
import { siteOf } from './site-of-host.ts';

type PackParams = { edition: string; day: string; mark: string };
type Deps = {
  config: Config;
  orm: Orm;
  packages: IssuePackages;
  imagesFolder: string;
  now: () => Date;
  expensiveWork: ExpensiveWork;
  prepared: Pick<PreparedReplies, 'generation'>;
  archiveDaysOf: Extents;
};

/**
 * Free packages never change under their address and may be cached. Paid ones are stored only by the requesting device,
 * for its reader.
 */
const cacheControl = ({ level }: Pack) =>
  level === 'free' ? 'public, max-age=31536000, immutable' : 'private, no-store';
const PACK = '/pacchetti/:edition/:day/:mark';

/**
 * Serves the files that a package's manifest names. An address always has the same contents, or none any more. Files
 * with paid texts are only for the bearer of a session that may open them; other clients get a 404. OFF-03, ROL-06
 */
export function registerPackages(app: FastifyInstance, deps: Deps): void {
  const { imagesFolder } = deps;

  app.get<{ Params: PackParams }>(`${PACK}/testi`, async (request, reply) => {
    const pack = await packOf(request, reply, deps);
    if (!pack) return reply;
    const { stream } = pack.texts;
    return sendRange(request, reply, pack, stream.length, ({ first, last }) =>
      stream.subarray(first, last + 1),
    );
  });

  app.get<{ Params: PackParams & { place: string } }>(`${PACK}/testi/:place`, async (request, reply) => {
    const { place } = request.params;
    if (!/^\d{1,6}$/.test(place)) return sendMissing(reply);
    const pack = await packOf(request, reply, deps);
    if (!pack) return reply;
    const body = pack.fileAt(Number(place));
    if (!body) return sendMissing(reply);
    const headers = {
      ...DATA_HEADERS,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': cacheControl(pack),
    };
    const preparedReply = prepare(200, body, headers);
    reply.hijack();
    await encodeFor(request.raw, preparedReply);
    sendPrepared(request.raw, reply.raw, preparedReply);
    return reply;
  });

  for (const screen of SCREEN_CLASSES) {
    app.get<{ Params: PackParams }>(`${PACK}/immagini-${screen}`, async (request, reply) => {
      const pack = await packOf(request, reply, deps);
      if (!pack) return reply;
      const files = pack.pictures[screen];
      const length = files.reduce((sum, { bytes }) => sum + bytes, 0);
      return sendRange(request, reply, pack, length, (range) =>
        Readable.from(bytesOf(files, range, imagesFolder)),
      );
    });
  }
}

/** The requested pack; null when the request has been answered with a 404. */
async function packOf(
  request: FastifyRequest<{ Params: PackParams }>,
  reply: FastifyReply,
  deps: Deps,
): Promise<Pack | null> {
  const { config, orm, packages, now, expensiveWork } = deps;
  const site = siteOf(request.host, config);
  const { edition, day, mark } = request.params;
  const call = { brand: site.brand, now: now(), orm, headers: request.headers };
  const callSession = await sessionOf('site', 'optional-session', {
    ...call,
    client: clientOf(request, site),
  });
  if (!callSession.ok) {
    sendRefusal(reply, refuse(callSession.error));
    return null;
  }
  const session = callSession.value;
  const reader = { now: call.now, access: accessOf({ session }) };
  const issue = { edition, day };
  const queueRequester = { connection: request.raw, readerId: session?.readerId };
  const makePack = () =>
    expensiveWork.run('package', queueRequester, () => packages.pack(site.brand, issue, mark, reader));
  const cached = packages.cachedPack(site.brand, issue, mark, reader);
  const pack = cached ?? ((await mayBePacked(day, call, deps)) ? await makePack() : null);
  if (!pack) sendMissing(reply);
  return pack;
}

/** Whether an issue of that day may have been published. */
async function mayBePacked(
  day: string,
  { brand, now }: { brand: Brand; now: Date },
  { archiveDaysOf, prepared }: Deps,
): Promise<boolean> {
  if (!isDay(day)) return false;
  const archiveDays = await archiveDaysOf(brand.sigla, now, prepared.generation);
  return mayHaveIssue(archiveDays, { from: day, to: day }, dayAt(now));
}

const sendMissing = (reply: FastifyReply) =>
  sendRefusal(reply, refusal(404, 'ERR_NOT_FOUND', 'no such file, or not any more'));

function sendRefusal(reply: FastifyReply, { status, body }: ReturnType<typeof refusal<401 | 404>>) {
  return reply.code(status).header('cache-control', 'no-store').send(body);
}

function sendRange(
  request: FastifyRequest,
  reply: FastifyReply,
  pack: Pack,
  length: number,
  body: (range: ByteRange) => Buffer | Readable,
) {
  const range = byteRange(request.headers.range, length);
  reply.headers({ 'content-type': 'application/octet-stream', 'accept-ranges': 'bytes' });
  if (range === 'unsatisfiable') {
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${length}`, 'cache-control': 'no-store' })
      .send();
  }
  const { first, last } = range ?? { first: 0, last: length - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${first}-${last}/${length}`);
  reply.headers({ 'content-length': last + 1 - first, 'cache-control': cacheControl(pack) });
  return reply.send(length === 0 ? '' : body({ first, last }));
}

/** The bytes of a range over several files in sequence. */
async function* bytesOf(files: PackedPicture[], { first, last }: ByteRange, folder: string) {
  let start = 0;
  for (const { path, bytes } of files) {
    const [from, to] = [Math.max(first - start, 0), Math.min(last - start, bytes - 1)];
    if (from <= to) yield* createReadStream(join(folder, path), { start: from, end: to });
    start += bytes;
  }
}
