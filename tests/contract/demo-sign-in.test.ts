import { beforeEach, describe, expect, test } from 'vitest';
import { collectMails } from '#tests/support/kept-mails.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { type Account, addAccount, PASSWORD } from '#tests/support/reader-accounts.ts';
import { openBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const HERE = [
  'localhost',
  'localhost:8080',
  'ilmessaggero.localhost',
  'account.leggo.localhost:8080',
  '127.0.0.1',
  '127.9.8.7:8080',
  '[::1]',
  '[::1]:8080',
];
const ELSEWHERE = [
  'edicola.ilmessaggero.it',
  'edicola.leggo.it:8443',
  '192.168.1.20:8080',
  'newsstand.example',
  'localhost.example',
  '127.0.0.1.example',
  'notlocalhost',
  '128.0.0.1',
  '[::2]',
];

const database = testDatabase();
const mails = collectMails();
const server = newsstandApp(database, { mailer: mails.mailer });
const behindProxy = newsstandApp(database, { environment: { TRUSTED_PROXIES: '10.0.0.0/24' } });
const everywhere = newsstandApp(database, { environment: { DEMO: 'accounts' } });

/** The answer is a session, or the choice of devices at the limit. */
const TAKEN = [200, 409];

let demo: Account;
beforeEach(async () => {
  mails.clear();
  demo = await addAccount(database().orm, { demo: true });
});

const byPassword = (host: string, account: Account, at = server) => openBrowser(at, { host }).login(account);

async function byCode(host: string, { email }: Account) {
  const browser = openBrowser(server, { host });
  await browser.post('/api/sso/code', { email });
  const codice = await mails.code(email);
  return await browser.post('/api/sso/code-login', { email, codice, redirect_uri: '/' });
}

describe('SES-05 a demo reader, whose password is public', () => {
  test.each(HERE)('can sign in at %s', async (host) => {
    expect((await byPassword(host, demo)).statusCode).toBe(200);
    expect((await byCode(host, demo)).statusCode).toBeOneOf(TAKEN);
  });

  test.each(
    ELSEWHERE,
  )('cannot sign in at %j, and the answer reveals nothing of the account', async (host) => {
    const [refused, unknown] = [
      await byPassword(host, demo),
      await byPassword(host, { ...demo, email: 'nessuno@example.com' }),
    ];
    expect([refused.statusCode, refused.json()]).toEqual([401, unknown.json()]);
    expect((await byCode(host, demo)).statusCode).toBe(401);
  });

  test('cannot sign in from another machine, whatever the host name', async () => {
    const from = (address: string) => openBrowser(server, { host: 'localhost', address }).login(demo);
    for (const address of ['203.0.113.9', '2001:db8::1', 'unknown']) {
      expect((await from(address)).statusCode, address).toBe(401);
    }
    expect((await from('192.168.1.20')).statusCode).toBe(200);
  });

  test('cannot sign in through a proxy on another machine, which forwards the internet, until the proxy is configured', async () => {
    const through = (at: typeof server, forwarded: string) =>
      at.ask({
        url: '/api/sso/login',
        method: 'POST',
        remoteAddress: '10.0.0.6',
        headers: { host: 'localhost', 'x-forwarded-for': forwarded, 'content-type': 'application/json' },
        payload: JSON.stringify({ email: demo.email, password: PASSWORD, redirect_uri: '/' }),
      });
    for (const forwarded of ['203.0.113.9', '192.168.1.20', '127.0.0.1', 'unknown'])
      expect((await through(server, forwarded)).statusCode, forwarded).toBe(401);
    expect((await through(behindProxy, '203.0.113.9')).statusCode).toBe(401);
    expect((await through(behindProxy, '192.168.1.20')).statusCode).toBe(200);
  });

  test('can sign in anywhere where the settings allow it', async () => {
    for (const host of ELSEWHERE)
      expect((await byPassword(host, demo, everywhere)).statusCode, host).toBeOneOf(TAKEN);
  });
});

test('SES-05 ordinary readers of the paper can sign in at any host', async () => {
  const reader = await addAccount(database().orm);
  for (const host of [...HERE, ...ELSEWHERE]) {
    expect((await byPassword(host, reader)).statusCode, host).toBeOneOf(TAKEN);
  }
});
