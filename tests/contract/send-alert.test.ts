import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readPayload } from '#domain/push/payload.ts';
import type { components } from '#openapi/generated/archive.ts';
import { openLog } from '#server/base/logging/log.ts';
import { replyChecker } from '#server/web/http/contracts.ts';
import { decryptPush, newPushedDevice, type PushedDevice } from '#tests/support/decrypt-push.ts';
import { documentedStatuses } from '#tests/support/documented-statuses.ts';
import { type FakePushService, startFakePushService } from '#tests/support/fake-push-service.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { HOST, newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser } from '#tests/support/sign-in-calls.ts';

type NuovoAvviso = components['schemas']['NuovoAvviso'];
type Data = components['schemas']['RispostaAvviso']['data'];

const KEY = 'la-chiave-della-redazione';
const SERVICE = 'fcm.googleapis.com';
const ALERT: NuovoAvviso = {
  tipo: 'notizia',
  argomento: 'trasporti',
  titolo: 'Metro, la notte si allunga',
  testo: 'Fino alle 2.',
  articolo: null,
  storia: 'metro',
};

let service: FakePushService;
let now = new Date('2025-04-03T10:00:00Z');
let idempotencyNumber = 0;
let made = 0;

const fixture = importFixture();
const { database } = fixture;
const environment = { IMPORT_KEYS: `MG=${createHash('sha256').update(KEY).digest('hex')}` };
const withoutQueue = newsstandApp(database, { environment });
const logged: string[] = [];
const server = newsstandApp(database, {
  queue: true,
  log: openLog('error', { write: (line) => logged.push(line) }).log,
  environment,
  pushConnect: (host, protocols) => service.connect(host, protocols),
});

beforeAll(async () => {
  service = await startFakePushService({ hosts: [SERVICE], now: () => now });
});
afterAll(() => service.close());

beforeEach(() => {
  now = new Date('2025-04-03T10:00:00Z');
  idempotencyNumber += 1;
});

const statuses = documentedStatuses('/v1/avvisi');

type Call = { key?: string; idempotency?: string; trial?: boolean; host?: string; to?: typeof server };

async function send(
  body: object,
  {
    key = KEY,
    idempotency = `prova-${idempotencyNumber}`,
    trial = false,
    host = HOST,
    to = server,
  }: Call = {},
) {
  const reply = await to.app().inject({
    method: 'POST',
    url: `/v1/avvisi${trial ? '?prova=true' : ''}`,
    payload: body,
    headers: { host, authorization: `Bearer ${key}`, 'idempotency-key': idempotency },
  });
  replyChecker('archive')('sendAlert', reply.statusCode, reply.json());
  statuses.add(reply.statusCode);
  return reply;
}

const dataOf = (reply: { json(): unknown }) => (reply.json() as { data: Data }).data;

async function anArticle(): Promise<number> {
  await fixture.run([ninjs({ uri: 'urn:a:1', title: 'Il tram torna', section: 'Cronaca' })]);
  const [article] = await fixture.allArticles();
  return article?.id ?? 0;
}

type Reader = PushedDevice & { browser: ReturnType<typeof openBrowser> };

/** A reader who gets alerts on transport immediately. */
async function addReader(): Promise<Reader> {
  made += 1;
  const device = newPushedDevice(`https://${SERVICE}/fcm/send/call-${made}`);
  const { endpoint, ...chiavi } = device.subscription;
  const browser = openBrowser(server);
  await browser.signIn(await addAccount(database().orm));
  expect((await browser.post('/api/user/push/subscription', { endpoint, chiavi })).statusCode).toBe(200);
  await browser.post('/api/user/topics/trasporti', { seguito: true });
  await browser.post('/api/user/topics/trasporti/push', { modo: 'subito' });
  return { ...device, browser };
}

const messagesReceived = ({ subscription, keys }: PushedDevice) =>
  service.received
    .filter(({ path }) => path === new URL(subscription.endpoint).pathname)
    .map(({ body }) => readPayload(JSON.parse(decryptPush(body, keys).text), `http://${HOST}`));

const titles = (reader: Reader) => messagesReceived(reader).map((alert) => alert?.title);

/** Sends an alert and returns its report once every reader with immediate delivery has received it. */
async function settled(alert: NuovoAvviso) {
  const resoconto = async () => {
    const { resoconto } = dataOf(await send(alert));
    if (!resoconto) throw new Error('It was sent, and has a report');
    return resoconto;
  };
  const sum = (rows: { stato: string; numero: number }[], of: string) =>
    rows.reduce((all, { stato, numero }) => all + (stato === of ? numero : 0), 0);
  const isDone = async () => {
    const { pianificato, lettori, dispositivi } = await resoconto();
    return pianificato !== null && sum(lettori, 'subito') === sum(dispositivi, 'accettato');
  };
  await expect.poll(isDone, { timeout: 20_000 }).toBe(true);
  return await resoconto();
}

describe('PSH-04 a newsroom’s alert', () => {
  test('reports in a dry run what it would send to how many, and is sent once however often the call is repeated', {
    tags: 'postgres',
  }, async () => {
    const readers = [await addReader(), await addReader()];
    const tried = dataOf(await send(ALERT, { trial: true }));
    expect(tried).toMatchObject({ avviso: null, lettori: 2, dispositivi: 2, resoconto: null });
    expect(tried.messaggio).toMatchObject({ notification: { title: ALERT.titolo, tag: 'storia-metro' } });

    const { avviso } = dataOf(await send(ALERT));
    await expect
      .poll(async () => dataOf(await send(ALERT)).resoconto?.dispositivi, { timeout: 20_000 })
      .toEqual([{ stato: 'accettato', motivo: null, numero: 2 }]);
    const again = dataOf(await send(ALERT));
    expect(again.avviso).toBe(avviso);
    expect(again.resoconto?.lettori).toEqual([{ stato: 'subito', motivo: null, numero: 2 }]);
    for (const reader of readers)
      expect(messagesReceived(reader)).toMatchObject([
        { title: ALERT.titolo, topic: 'trasporti', story: 'metro' },
      ]);
  });

  test('is not sent to a reader who has muted its story, until they unmute it; muted stories are listed', {
    tags: 'postgres',
  }, async () => {
    const [muter, other] = [await addReader(), await addReader()];
    const { browser } = muter;
    const MUTED = '/api/user/push/stories';
    await settled({ ...ALERT, titolo: 'La prima', storia: 'tram' });
    expect((await browser.post(`${MUTED}/tram`, { silenziata: true })).statusCode).toBe(200);
    expect((await browser.post(`${MUTED}/tram`, { silenziata: true })).statusCode).toBe(200);
    expect((await browser.ask({ url: MUTED })).json()).toMatchObject({
      data: { storie: [{ storia: 'tram', titolo: 'La prima' }] },
    });
    expect((await other.browser.ask({ url: MUTED })).json()).toMatchObject({ data: { storie: [] } });
    idempotencyNumber += 1;
    const { lettori } = await settled({ ...ALERT, titolo: 'La seconda', storia: 'tram' });
    expect(lettori).toContainEqual({ stato: 'escluso', motivo: 'muted', numero: 1 });
    idempotencyNumber += 1;
    await settled({ ...ALERT, titolo: 'Un’altra', storia: 'metro-c' });
    await browser.post(`${MUTED}/tram`, { silenziata: false });
    idempotencyNumber += 1;
    await settled({ ...ALERT, titolo: 'La terza', storia: 'tram' });
    expect(titles(muter)).toEqual(['La prima', 'Un’altra', 'La terza']);
    expect(titles(other)).toEqual(['La prima', 'La seconda', 'Un’altra', 'La terza']);
  });

  test('counts each opening and each opt-out once a device, and ignores devices that did not receive it', {
    tags: 'postgres',
  }, async () => {
    const [one, other] = [await addReader(), await addReader()];
    const { avviso } = dataOf(await send(ALERT));
    await settled(ALERT);
    const tell = (reader: Reader, fatto: string) =>
      reader.browser.post(`/api/user/push/messages/${avviso}`, { fatto });
    for (const fatto of ['aperto', 'aperto', 'disattivato'])
      expect((await tell(one, fatto)).statusCode).toBe(200);
    await tell(other, 'aperto');
    const stranger = openBrowser(server);
    await stranger.signIn(await addAccount(database().orm));
    expect((await stranger.post(`/api/user/push/messages/${avviso}`, { fatto: 'aperto' })).statusCode).toBe(
      200,
    );
    expect(await settled(ALERT)).toMatchObject({ aperti: 2, disattivati: 1 });
  });

  test('requires the paper’s import key, and a new idempotency key for each alert', async () => {
    expect((await send(ALERT, { key: 'un-altra' })).statusCode).toBe(401);
    expect((await send(ALERT, { host: 'leggo.localhost' })).statusCode).toBe(401);
    expect((await send(ALERT)).statusCode).toBe(200);
    expect((await send({ ...ALERT, titolo: 'Un altro' })).statusCode).toBe(422);
  });

  test('that was for all who follow a topic is not the same alert for all readers', async () => {
    const exceptional = { ...ALERT, tipo: 'eccezionale' as const, articolo: await anArticle() };
    expect((await send(exceptional)).statusCode).toBe(200);
    expect((await send(exceptional)).statusCode).toBe(200);
    expect((await send({ ...exceptional, argomento: null })).statusCode).toBe(422);
  });

  test.each<[string, Partial<NuovoAvviso>, number, string]>([
    ['a topic that the paper does not have', { argomento: 'atlantide' }, 404, 'ERR_TOPIC_NOT_FOUND'],
    ['an article that it does not have', { articolo: 999_999 }, 404, 'ERR_ARTICLE_NOT_FOUND'],
    [
      'the followers of an article that it does not have',
      { articolo: 999_999, argomento: null },
      404,
      'ERR_ARTICLE_NOT_FOUND',
    ],
    ['all readers, of what is not exceptional', { argomento: null }, 404, 'ERR_TOPIC_NOT_FOUND'],
    ['no title', { titolo: '' }, 400, 'ERR_BAD_REQUEST'],
    ['another kind', { tipo: 'pubblicità' as 'notizia' }, 400, 'ERR_BAD_REQUEST'],
  ])('for %s is refused', async (_what, change, status, code) => {
    const reply = await send({ ...ALERT, ...change });
    expect([reply.statusCode, reply.json().status.code]).toEqual([status, code]);
  });

  test('is sent without invisible characters, and is refused where its title has no others', async () => {
    const said = { ...ALERT, titolo: 'Metro\u0000,\ud800 la notte', testo: 'Fino\u0000 alle\n2.\u200b' };
    const reply = await send(said);
    expect(reply.statusCode).toBe(200);
    expect(dataOf(reply).messaggio).toMatchObject({
      notification: { title: 'Metro , la notte', body: 'Fino  alle 2.' },
    });
    expect((await send({ ...ALERT, titolo: '\u0000\u200b' }, { trial: true })).statusCode).toBe(400);
  });

  test('is refused with 503 by a server without a queue', async () => {
    expect((await send(ALERT, { to: withoutQueue })).statusCode).toBe(503);
  });

  test('is refused with 503 while the queue fails, which is logged; a repeated call queues it', async () => {
    const { orm } = database();
    await orm.execute(sql`alter schema pgboss rename to unreachable`);
    try {
      expect((await send(ALERT)).statusCode).toBe(503);
      expect(logged.join('')).toMatch(/alert message \S+ was not queued/);
    } finally {
      await orm.execute(sql`alter schema unreachable rename to pgboss`);
    }
    expect((await send(ALERT)).statusCode).toBe(200);
  });
});
