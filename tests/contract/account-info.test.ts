import { beforeEach, expect, test } from 'vitest';
import type { components } from '#openapi/generated/account.ts';
import { userNotices } from '#server/base/db/schema/readers-schema.ts';
import type { DemoKind } from '#server/operations/demo/accounts/demo-readers.ts';
import { type DemoReaders, demoReadersIn } from '#tests/support/demo-readers.ts';
import { NOON } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

type Wire = components['schemas'];

const database = testDatabase();
const server = newsstandApp(database);

let readers: DemoReaders;

beforeEach(async () => {
  readers = await demoReadersIn(database().orm);
});

async function dataOf<Data>(browser: ReaderBrowser, url: string): Promise<Data> {
  return ((await browser.ask({ url })).json() as { data: Data }).data;
}

const userOf = (browser: ReaderBrowser) => dataOf<Wire['Utente']>(browser, '/api/user/info');
const noticesOf = async (browser: ReaderBrowser) =>
  (await dataOf<Wire['UtenteBreve']>(browser, '/api/user/short-info')).avvisi;

test('SES-11 the account shows its fullest subscription, and whether it has expired', async () => {
  const shown = async (kind: DemoKind) => (await userOf(await readers.signIn(server, kind))).CDP.subscription;
  expect(await shown('personal-online')).toEqual({
    stato: 'active',
    flag_ricorrente: true,
    tipo_pagamento: 'Carta di credito',
    categoria_pagamento: 'Ricorrente',
    data_inizio: '2025-03-16',
    data_fine: null,
    tipo_prodotto: 'online',
    tipo_durata: '1 mese',
    data_prossimo_rinnovo_prezzo_pieno: '2025-04-15',
    prezzo_centesimi: 499,
    piano: 'personal',
    omaggio: false,
    slave: false,
  });
  expect(await shown('family-member')).toMatchObject({ piano: 'family', slave: true });
  expect(await shown('expired')).toMatchObject({ stato: 'expired', data_fine: '2025-03-14' });
  expect(await shown('no-subscription')).toBeNull();
});

test('SES-04 the account shows that a subscription has expired although no job records it', async () => {
  const subscriptions = [
    { product: 'online' as const },
    { product: 'digital' as const, endsOn: '2025-04-02' },
  ];
  const browser = openBrowser(server);
  await browser.signIn(await addAccount(database().orm, { subscriptions: subscriptions.slice(1) }));
  expect((await userOf(browser)).CDP.subscription?.stato).toBe('subscription_expired');
  const other = openBrowser(server);
  await other.signIn(await addAccount(database().orm, { subscriptions }));
  expect((await userOf(other)).CDP.subscription).toMatchObject({ stato: 'active', tipo_prodotto: 'online' });
});

test('SES-11 the previous sign-in is reported', async () => {
  const first = await readers.signIn(server, 'personal-digital');
  expect((await userOf(first)).ultimo_accesso).toBeNull();
  await first.post('/api/logout');
  server.setClock('2025-04-03T11:00:00Z');
  const second = await readers.signIn(server, 'personal-digital');
  expect((await userOf(second)).ultimo_accesso).toEqual({
    quando: NOON.toISOString(),
    dispositivo: 'Chrome su Android',
  });
});

test('SES-11 the exchange of a code reports the previous sign-in too', { tags: 'postgres' }, async () => {
  const account = await addAccount(database().orm);
  const browser = openBrowser(server);
  await browser.signIn(account);
  server.setClock('2025-04-03T11:00:00Z');
  const { data } = (await browser.login(account)).json() as { data: { indirizzo: string } };
  expect((await browser.exchange(data.indirizzo)).json()).toMatchObject({
    data: { ultimo_accesso: { quando: NOON.toISOString(), dispositivo: 'Chrome su Android' } },
  });
});

test('SES-04 NOT-02 a notice about a subscription has an id, and stays dismissed', {
  tags: 'postgres',
}, async () => {
  const browser = await readers.signIn(server, 'expiring');
  const told = await noticesOf(browser);
  expect(told).toEqual({
    '/dashboard': [
      {
        id: expect.any(Number),
        type: 'warning',
        message: 'Il tuo abbonamento scade il 13 aprile 2025.',
        timeout: null,
        link: '/vetrina',
        linkText: 'Rinnova',
      },
    ],
  });
  expect(await noticesOf(browser)).toEqual(told);
  const id = told['/dashboard']?.[0]?.id;
  expect((await browser.post(`/api/user/notices/${id}`)).statusCode).toBe(200);
  expect(await noticesOf(browser)).toEqual({});
  expect((await browser.post(`/api/user/notices/${id}`)).statusCode).toBe(200);
  await demoReadersIn(database().orm);
  expect(await noticesOf(browser)).toEqual({});
});

test('SES-04 concurrent requests create a notice once', { tags: 'postgres' }, async () => {
  const browser = await readers.signIn(server, 'expired');
  const answers = await Promise.all(Array.from({ length: 8 }, () => noticesOf(browser)));
  expect(new Set(answers.map((notices) => JSON.stringify(notices))).size).toBe(1);
  expect(answers[0]?.['/dashboard']).toMatchObject([
    { type: 'error', message: 'Il tuo abbonamento è scaduto il 14 marzo 2025.' },
  ]);
});

test('NOT-02 a reader cannot dismiss another reader’s notice, on this paper or another', {
  tags: 'postgres',
}, async () => {
  const browser = await readers.signIn(server, 'expiring');
  const told = await noticesOf(browser);
  const id = told['/dashboard']?.[0]?.id;
  const other = await readers.signIn(server, 'personal-online');
  expect((await other.post(`/api/user/notices/${id}`)).statusCode).toBe(200);
  const elsewhere = await readers.signIn(server, 'expiring', 'leggo.localhost');
  expect((await elsewhere.post(`/api/user/notices/${id}`)).statusCode).toBe(200);
  expect(await noticesOf(browser)).toEqual(told);
});

test('NOT-03 notices add a badge to the menu entry that they concern', async () => {
  const browser = await readers.signIn(server, 'personal-online');
  const { id: readerId } = await userOf(browser);
  await database()
    .orm.insert(userNotices)
    .values([
      { readerId, brand: 'MG', path: '/dashboard', type: 'info', message: 'Uno', createdAt: NOON },
      { readerId, brand: 'MG', path: '/preferiti', type: 'error', message: 'Due', createdAt: NOON },
      { readerId, brand: 'EM', path: '/dashboard', type: 'error', message: 'Altrove', createdAt: NOON },
    ]);
  const told = await noticesOf(browser);
  expect(Object.entries(told).map(([path, list]) => [path, list.map(({ message }) => message)])).toEqual([
    ['/dashboard', ['Uno']],
    ['/preferiti', ['Due']],
  ]);
});
