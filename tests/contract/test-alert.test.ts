// @module-tag postgres
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readPayload } from '#domain/push/payload.ts';
import { pushSubscriptions } from '#server/base/db/schema/push-schema.ts';
import { decryptPush, newPushedDevice, type PushedDevice } from '#tests/support/decrypt-push.ts';
import { type FakePushService, startFakePushService } from '#tests/support/fake-push-service.ts';
import { NOON } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const HOST = 'updates.push.services.mozilla.com';
const TEST = '/api/user/push/test';

let service: FakePushService;
let reader: ReaderBrowser;
let device: PushedDevice;
let made = 0;

const database = testDatabase();
const server = newsstandApp(database, {
  pushConnect: (host, protocols) => service.connect(host, protocols),
});

beforeAll(async () => {
  service = await startFakePushService({ hosts: [HOST], now: () => NOON });
});
afterAll(() => service.close());

beforeEach(async () => {
  reader = openBrowser(server);
  await reader.signIn(await addAccount(database().orm));
  made += 1;
  device = newPushedDevice(`https://${HOST}/wpush/v2/${made}`);
});

async function subscribe() {
  const { endpoint, ...chiavi } = device.subscription;
  expect((await reader.post('/api/user/push/subscription', { endpoint, chiavi })).statusCode).toBe(200);
}

const path = () => new URL(device.subscription.endpoint).pathname;
const came = () => service.received.filter((push) => push.path === path());

test('PSH-01 a test alert reaches the device that requests it, and holds no data of its reader', async () => {
  await subscribe();
  expect((await reader.post(TEST, {})).statusCode).toBe(200);
  const [push] = came();
  const { text } = decryptPush(push?.body ?? Buffer.alloc(0), device.keys);
  const alert = readPayload(JSON.parse(text), 'http://ilmessaggero.localhost');
  expect(alert).toMatchObject({ kind: 'test', tag: 'prova', path: '/avvisi/dispositivo?da=avviso' });
  expect(push?.headers).toMatchObject({ ttl: '300', urgency: 'high' });
  expect(push?.vapid).not.toBeNull();
  const [row] = await database().orm.select().from(pushSubscriptions);
  expect(row?.acceptedAt).not.toBeNull();
});

test('PSH-01 a device that can no longer be reached gets an error, and no further messages', async () => {
  expect((await reader.post(TEST, {})).statusCode).toBe(409);
  await subscribe();
  service.answer(path(), 410);
  const reply = await reader.post(TEST, {});
  expect(reply.json()).toMatchObject({ status: { code: 'ERR_DEVICE_NOT_REACHED' } });
  expect((await reader.post(TEST, {})).statusCode).toBe(409);
  expect(came()).toHaveLength(1);
});

test('PSH-01 a failing push service is not counted against the device', async () => {
  await subscribe();
  service.answer(path(), 503, 201);
  expect((await reader.post(TEST, {})).json()).toMatchObject({ status: { code: 'ERR_PUSH_SERVICE' } });
  expect((await reader.post(TEST, {})).statusCode).toBe(200);
});

test('PSH-01 a reader can send test alerts ten times an hour, not more', async () => {
  await subscribe();
  for (let tries = 0; tries < 10; tries += 1) expect((await reader.post(TEST, {})).statusCode).toBe(200);
  expect((await reader.post(TEST, {})).statusCode).toBe(429);
  expect(came()).toHaveLength(10);
});
