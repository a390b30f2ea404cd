// @module-tag postgres
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deliverItems } from '#api/archive/deliver-items.ts';
import { createApi } from '#api/clients.ts';
import { zipOf } from '#server/accounts/privacy/write-export.ts';
import { readConfig } from '#server/base/config/config.ts';
import { failure } from '#server/base/result.ts';
import {
  type DeliveryService,
  openDeliveryService,
} from '#server/newsroom/import/deliveries/delivery-service.ts';
import { replyChecker } from '#server/web/http/contracts.ts';
import { documentedStatuses } from '#tests/support/documented-statuses.ts';
import { atomEntry, atomFeed, jsonFeed } from '#tests/support/feed-fixtures.ts';
import { importFixture, NOON } from '#tests/support/import-fixture.ts';
import { HOST } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { openApp } from '#tests/support/open-app.ts';
import { nitf, rss, rssItem } from '#tests/support/xml-fixtures.ts';

const KEY = 'la-chiave-della-redazione';
const MAX_BYTES = 100_000;
const { database, allArticles } = importFixture();

let folder: string;
let app: FastifyInstance;
let deliveries: DeliveryService;

const openDeliveries = (incoming: string) =>
  openDeliveryService({
    db: database(),
    imagesFolder: join(folder, 'images'),
    requestBodyFolder: join(folder, incoming),
    now: () => NOON,
    keys: { MG: createHash('sha256').update(KEY).digest('hex') },
    maxBytes: MAX_BYTES,
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edicola-deliveries-'));
  deliveries = await openDeliveries('incoming');
  const config = readConfig({ NODE_ENV: 'test', GATE: 'off' });
  app = await openApp({ imagesFolder: '', config, db: database(), now: () => NOON, deliveries });
});
afterAll(async () => {
  await deliveries.stop();
  await app.close();
  await rm(folder, { recursive: true });
});

const statuses = documentedStatuses('/v1/consegne');

type Call = { key?: string | null; type?: string; host?: string; idempotency?: string; url?: string };

async function post(payload: string | Buffer, call: Call = {}) {
  const { key = KEY, type = 'application/json', host = HOST, idempotency } = call;
  const reply = await app.inject({
    method: 'POST',
    url: call.url ?? '/v1/consegne',
    payload,
    headers: {
      host,
      'content-type': type,
      ...(key !== null && { authorization: `Bearer ${key}` }),
      ...(idempotency && { 'idempotency-key': idempotency }),
    },
  });
  const { data, status } = reply.json();
  statuses.add(reply.statusCode);
  replyChecker('archive')('deliverItems', reply.statusCode, reply.json());
  return { status: reply.statusCode, code: status.code, message: status.message, data };
}

const report = (facts: object) => ({
  importati: 0,
  aggiornati: 0,
  invariati: 0,
  rifiutati: [],
  avvisi: [],
  ...facts,
});

const JSON_ITEM = JSON.stringify(ninjs());
const ofThatDay = (feed: string): string => feed.replaceAll('2026-11-26', '2025-04-03');

test('API-01 a delivery is read in the encoding that its call states; an unknown encoding is refused', async () => {
  const body = Buffer.from(
    rss(rssItem({ guid: 'urn:latin' })).replace('</title>', ' perch\xe9</title>'),
    'latin1',
  );
  const stated = await post(body, { type: 'application/rss+xml; charset="iso-8859-1"' });
  expect(stated.data).toMatchObject({ importati: 1, avvisi: [] });
  const unknown = await post(body, { type: 'application/rss+xml; charset=x-foglio' });
  expect(unknown.data).toMatchObject({
    importati: 0,
    rifiutati: [{ motivo: 'the encoding x-foglio of its Content-Type is not read' }],
  });
});

test.each([
  ['one item of JSON', 'application/json', JSON_ITEM, 1],
  [
    'one item per line',
    'application/x-ndjson',
    `${JSON_ITEM}\n\n${JSON.stringify(ninjs({ uri: 'urn:b' }))}\n`,
    2,
  ],
  ['an NITF document', 'application/xml', nitf({ media: '' }), 1],
  ['an RSS feed', 'application/rss+xml', rss(rssItem(), rssItem({ guid: 'urn:b' })), 2],
  ['an Atom feed', 'application/atom+xml', ofThatDay(atomFeed(atomEntry())), 1],
  ['a JSON Feed', 'application/feed+json', ofThatDay(jsonFeed({})), 1],
])('API-01 a newsroom can submit %s', async (_, type, body, importati) => {
  expect(await post(body, { type })).toEqual({ status: 200, code: 'OK', data: report({ importati }) });
  expect(await allArticles()).toHaveLength(importati);
  expect(await readdir(join(folder, 'incoming'))).toEqual([]);
});

test('API-01 a zip contains its pictures, and errors in it are reported with place and reason', async () => {
  const png = await sharp({ create: { width: 64, height: 32, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const body = await zipOf([
    ['oggi/a.json', JSON.stringify(ninjs({ hrefs: ['foto/rosso.png'] }))],
    ['oggi/foto/rosso.png', png],
    ['oggi/b.xml', '<nitf>'],
    ['__MACOSX/oggi/._a.json', 'x'],
  ]);
  const { data } = await post(body, { type: 'application/zip' });
  expect(data).toEqual(
    report({
      importati: 1,
      rifiutati: [
        {
          nome: 'body.zip/oggi/b.xml',
          posto: 'line 1, column 6',
          motivo: expect.stringContaining('not XML'),
        },
      ],
    }),
  );
  expect(await readdir(join(folder, 'images'))).toHaveLength(1);
});

test.each([
  ['no key', { key: null }],
  ['a wrong key', { key: 'sbagliata' }],
  ['another paper’s host', { host: 'leggo.localhost' }],
])('API-01 a delivery with %s is refused', async (_, call) => {
  expect(await post(JSON_ITEM, call)).toMatchObject({ status: 401, code: 'ERR_KEY_NOT_VALID' });
  expect(await allArticles()).toEqual([]);
});

test('API-01 a repeated call gets the same answer, and imports nothing', async () => {
  const call = { idempotency: 'consegna-1' };
  const first = await post(JSON_ITEM, call);
  expect(first.data).toEqual(report({ importati: 1 }));
  expect(await post(JSON_ITEM, call)).toEqual(first);
  expect(await post(JSON_ITEM)).toMatchObject({ data: report({ invariati: 1 }) });
  const other = JSON.stringify(ninjs({ version: '2' }));
  expect(await post(other, call)).toMatchObject({ status: 422, code: 'ERR_OTHER_BODY' });
  expect(await allArticles()).toMatchObject([{ version: '1' }]);
});

test.each([
  ['a dry run', '?prova=true', ''],
  ['the delivery', '', '?prova=true'],
])('API-01 reusing the key of %s is refused as the same body with another parameter', async (_, first, then) => {
  const idempotency = `prova-${then}`;
  await post(JSON_ITEM, { idempotency, url: `/v1/consegne${first}` });
  const reply = await post(JSON_ITEM, { idempotency, url: `/v1/consegne${then}` });
  expect(reply).toMatchObject({ status: 422, code: 'ERR_OTHER_REHEARSAL' });
  expect(reply.message).toMatch(/the same body with another `prova`/);
});

test('API-01 a refusal of an unsupported content type names the supported ones', async () => {
  const { message } = await post('a=1', { type: 'application/x-www-form-urlencoded' });
  for (const type of ['application/zip', 'application/x-ndjson', 'application/json', 'application/xml'])
    expect(message).toContain(type);
});

test('API-01 one of two concurrent calls with the same key is accepted', async () => {
  const call = { idempotency: 'consegna-2' };
  const codes = (await Promise.all([post(JSON_ITEM, call), post(JSON_ITEM, call)])).map(({ code }) => code);
  expect(codes.sort()).toEqual(['ERR_NOT_ANSWERED_YET', 'OK']);
});

test('API-01 a rehearsal reports the same and stores nothing', async () => {
  const rehearsal = await post(JSON_ITEM, { url: '/v1/consegne?prova=true' });
  expect(rehearsal.data).toEqual(report({ importati: 1 }));
  expect(await allArticles()).toEqual([]);
});

test.each([
  ['a body that is too large', 'x'.repeat(MAX_BYTES + 1), {}, 413, 'ERR_TOO_LARGE'],
  ['a form', 'a=1', { type: 'application/x-www-form-urlencoded' }, 415, 'ERR_MEDIA_TYPE'],
  ['a key with spaces', JSON_ITEM, { idempotency: 'a b' }, 400, 'ERR_BAD_REQUEST'],
])('API-01 %s is refused', async (_, body, call, status, code) => {
  expect(await post(body, call)).toMatchObject({ status, code });
  expect(await allArticles()).toEqual([]);
});

test('API-01 a delivery beyond the queue’s limit is asked to retry later', async () => {
  const codes = await Promise.all([1, 2, 3, 4, 5, 6].map(async () => (await post(JSON_ITEM)).code));
  expect(codes).toContain('OK');
  expect(codes).toContain('ERR_BUSY');
});

test('API-01 a client can submit a delivery over the network and read its report', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const origins = { site: origin, account: origin, archive: origin };
  const api = createApi({ readToken: () => null, origins, fetch });
  const body = new Blob([JSON_ITEM], { type: 'application/json' });
  const key = KEY;
  expect(await deliverItems(api, { body, key, idempotencyKey: 'rete' })).toMatchObject({ imported: 1 });
  await expect(deliverItems(api, { body, key: 'sbagliata' })).rejects.toMatchObject({
    kind: 'login-required',
  });
});

test('API-01 a delivery that a shutdown interrupts is reported as such, and accepted when it is submitted again', async () => {
  const item = JSON.stringify(ninjs({ uri: 'urn:a' }));
  const handIn = (to: DeliveryService) =>
    to.receive({
      brand: 'MG',
      key: KEY,
      idempotencyKey: 'stop',
      contentType: 'application/json',
      dryRun: false,
      body: Readable.from([Buffer.from(item)]),
    });
  const stopping = await openDeliveries('stopping');
  const cut = handIn(stopping);
  await stopping.stop();
  expect(await cut).toEqual(failure('stopping'));
  expect(await allArticles()).toEqual([]);
  expect(await handIn(await openDeliveries('started'))).toMatchObject({
    value: { imported: 1 },
  });
});

test('API-01 a stopping server does not wait for the rest of a delivery, and leaves none of it on the disk', async () => {
  const stopping = await openDeliveries('half');
  const body = new Readable({ read: () => undefined });
  body.push('{"uri":');
  const half = stopping.receive({
    brand: 'MG',
    key: KEY,
    idempotencyKey: undefined,
    contentType: 'application/json',
    dryRun: false,
    body,
  });
  await vi.waitUntil(() => body.readableLength === 0);
  await stopping.stop();
  expect(await half).toEqual(failure('stopping'));
  expect(await readdir(join(folder, 'half'))).toEqual([]);
  expect(body.destroyed).toBe(false);
});
