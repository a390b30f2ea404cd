import { beforeEach, describe, expect, test } from 'vitest';
import { collectMails } from '#tests/support/kept-mails.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { type Account, addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const mails = collectMails();
const server = newsstandApp(database, { mailer: mails.mailer });
const inEarnest = newsstandApp(database, {
  mailer: mails.mailer,
  environment: { NODE_ENV: 'production', DEMO: 'off' },
});

const STRANGER = '203.0.113.9';
const HERE = '127.0.0.1';
const BRANDS_OWN = ['https://edicola.ilmessaggero.it'];

let reader: Account;

beforeEach(async () => {
  mails.clear();
  reader = await addAccount(database().orm, { email: 'livia.prova@esempio.it' });
});

/** Origins of all links in the mails to the reader. */
async function linked(count: number): Promise<string[]> {
  const texts = (await mails.wait(reader.email, count)).map(({ text, html }) => `${text} ${html}`);
  const links = texts.flatMap((text) => text.match(/https?:\/\/[^\s"<>]+/g) ?? []);
  return [...new Set(links.map((link) => new URL(link).origin))];
}

type Asked = { host: string; from: string; app?: typeof server; forwarded?: string };

const forgot = ({ host, from, app = server, forwarded }: Asked) =>
  app.ask({
    method: 'POST',
    url: '/api/password/forgot',
    headers: {
      host,
      'x-forwarded-for': from,
      ...(forwarded && { 'x-forwarded-host': forwarded, forwarded: `host=${forwarded}` }),
    },
    payload: { email: reader.email, redirect_uri: `http://${host}/preferiti` },
  });

describe('BRD-02 a host that the client has made up gets into no mail', () => {
  test.each([
    ['evil.example', STRANGER],
    ['evil.example', HERE],
    ['localhost:6666', STRANGER],
    ['evil.localhost', STRANGER],
    ['127.0.0.1:6666', STRANGER],
    ['ilmessaggero.localhost:6666', STRANGER],
    ['edicola.ilmessaggero.it:6666', HERE],
    ['edicola.ilmessaggero.it.evil.example', HERE],
  ])('%s, from %s', async (host, from) => {
    expect((await forgot({ host, from })).statusCode).toBe(200);
    expect(await linked(1)).toEqual(BRANDS_OWN);
  });

  test('even as a forwarded host', async () => {
    await forgot({ host: 'edicola.ilmessaggero.it', from: HERE, forwarded: 'evil.example' });
    expect(await linked(1)).toEqual(BRANDS_OWN);
  });

  test('even, in production, as a host of this machine, requested by anybody', async () => {
    await forgot({ host: 'localhost:6666', from: HERE, app: inEarnest });
    expect(await linked(1)).toEqual(BRANDS_OWN);
  });

  test('even in the mails to a signed-in reader', async () => {
    const browser = openBrowser(server, { host: 'ilmessaggero.localhost:6666', address: STRANGER });
    await browser.signIn(reader);
    await browser.post('/api/user/data/export');
    await browser.post('/api/user/data/deletion');
    expect(await linked(2)).toEqual(BRANDS_OWN);
  });
});

test.each([
  'localhost:8080',
  'ilmessaggero.localhost:4173',
  '127.0.0.1:3000',
])('BRD-02 mails link to %s for a client that tries the product there', async (host) => {
  await forgot({ host, from: HERE });
  expect(await linked(1)).toEqual([`http://${host}`]);
});

test('BRD-02 a separate account site, and the return address, are the configured ones', async () => {
  await forgot({ host: 'localhost:6666', from: STRANGER });
  const [mail] = await mails.wait(reader.email);
  expect(mail?.text).toContain('redirect_uri=https%3A%2F%2Fedicola.ilmessaggero.it%2F');
});
