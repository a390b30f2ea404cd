// @module-tag postgres
import { createECDH, createHash, randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '#openapi/generated/account.ts';
import { endDevicesOfReader } from '#server/accounts/db/devices.ts';
import { pushSubscriptions } from '#server/base/db/schema/push-schema.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { type Account, addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const server = newsstandApp(database);
const withOwnService = newsstandApp(database, { environment: { PUSH_SERVICES: 'push.lettori.example' } });

const PUSH = '/api/user/push';
const SUBSCRIPTION = `${PUSH}/subscription`;

type Data = components['schemas']['RispostaPush']['data'];

let account: Account;
let reader: ReaderBrowser;
let made = 0;

async function signedIn(of: Account, by = server): Promise<ReaderBrowser> {
  const browser = openBrowser(by);
  await browser.signIn(of);
  return browser;
}

beforeEach(async () => {
  account = await addAccount(database().orm, { subscriptions: [{ product: 'digital+', devices: 3 }] });
  reader = await signedIn(account);
});

/** The subscription of a browser that has just subscribed. */
function subscription(endpoint?: string) {
  made += 1;
  return {
    endpoint: endpoint ?? `https://fcm.googleapis.com/fcm/send/${made}`,
    chiavi: {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  };
}

const dataOf = (reply: { json(): unknown }) => (reply.json() as { data: Data }).data;
const reach = async (browser: ReaderBrowser) => dataOf(await browser.askAccount({ url: PUSH }));
const rows = () => database().orm.select().from(pushSubscriptions);
const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex');

describe('PSH-02 a device', () => {
  test('gets the server’s key, and is reached at the latest subscription of its browser', async () => {
    const { chiave, iscrizione } = await reach(reader);
    expect(Buffer.from(chiave, 'base64url')).toHaveLength(65);
    expect(iscrizione).toBeNull();
    const [first, second] = [subscription(), subscription()];
    for (const said of [first, second, second]) {
      const reply = await reader.post(SUBSCRIPTION, said);
      expect(dataOf(reply).iscrizione).toMatchObject({
        impronta: hashOf(said.endpoint),
        ultimo_avviso: null,
      });
    }
    expect(await rows()).toMatchObject([
      { ...second.chiavi, endpoint: second.endpoint, readerId: account.id },
    ]);
    expect((await reach(reader)).iscrizione?.impronta).toBe(hashOf(second.endpoint));
  });

  test('is one of several, each with its own address', async () => {
    const other = await signedIn(account);
    await reader.post(SUBSCRIPTION, subscription());
    await other.post(SUBSCRIPTION, subscription());
    expect(await rows()).toHaveLength(2);
    await other.post(`${SUBSCRIPTION}/remove`, {});
    expect((await reach(other)).iscrizione).toBeNull();
    expect((await reach(reader)).iscrizione).not.toBeNull();
  });

  test('belongs to the reader who is signed in on it, and to nobody after the sign-out', async () => {
    const said = subscription();
    await reader.post(SUBSCRIPTION, said);
    const next = await addAccount(database().orm);
    const browser = await signedIn(next);
    await browser.post(SUBSCRIPTION, said);
    expect(await rows()).toMatchObject([{ readerId: next.id }]);
    expect((await reach(reader)).iscrizione).toBeNull();
    await browser.post('/api/logout', {});
    expect(await rows()).toEqual([]);
  });

  test('that was replaced by another is no longer reached', async () => {
    const one = await addAccount(database().orm);
    const first = await signedIn(one);
    await first.post(SUBSCRIPTION, subscription());
    await endDevicesOfReader(database().orm, one.id, { reason: 'replaced', now: new Date('2025-04-03') });
    expect(await rows()).toEqual([]);
  });

  test.each([
    ['an address outside the push services', subscription('https://localhost/x'), 'endpoint'],
    [
      'an invalid key',
      { ...subscription(), chiavi: { ...subscription().chiavi, p256dh: 'AAAA' } },
      'chiavi.p256dh',
    ],
    [
      'a secret that is too short',
      { ...subscription(), chiavi: { ...subscription().chiavi, auth: 'AAAA' } },
      'chiavi.auth',
    ],
  ])('cannot be subscribed with %s', async (_what, said, campo) => {
    const reply = await reader.post(SUBSCRIPTION, said);
    expect([reply.statusCode, (reply.json() as { campo: string }).campo]).toEqual([400, campo]);
    expect(await rows()).toEqual([]);
  });
});

test('PSH-02 an unknown push service is refused with a plain message, and accepted where it is configured', async () => {
  const said = subscription('https://push.lettori.example/dispositivo/7');
  const refused = await reader.post(SUBSCRIPTION, said);
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({
    campo: 'endpoint',
    data: 'Le notifiche di questo browser passano da un servizio che non usiamo: prova con Chrome, Edge, Firefox o Safari.',
  });
  const elsewhere = await signedIn(account, withOwnService);
  expect((await elsewhere.post(SUBSCRIPTION, said)).statusCode).toBe(200);
});
