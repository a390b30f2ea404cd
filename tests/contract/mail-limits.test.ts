import { beforeEach, describe, expect, test } from 'vitest';
import { keptMails } from '#tests/support/kept-mails.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, postFrom } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const mails = keptMails();
const server = newsstandApp(database, { mailer: mails.mailer });
const post = postFrom(server);

beforeEach(mails.clear);

const register = (email: string, address?: string) =>
  post(
    '/api/registration',
    {
      email,
      password: 'Ponte-2025!',
      nome: 'Anna',
      cognome: 'Riva',
      maggiorenne: true,
      informativa: true,
      marketing: false,
      profilazione: false,
      terzi: false,
    },
    address,
  );

describe('what is mailed', () => {
  const forgot = async (email: string, address: string) =>
    (await post('/api/password/forgot', { email }, address)).statusCode;

  test('is limited for an account, whether or not there is one', async () => {
    const known = await addAccount(database().orm);
    for (const email of [known.email, 'nessuno@esempio.it']) {
      const statuses: number[] = [];
      for (let asked = 0; asked < 22; asked += 1) statuses.push(await forgot(email, `192.0.2.${asked}`));
      expect(statuses).toEqual([...Array<number>(20).fill(200), 429, 429]);
    }
    expect((await mails.wait(known.email, 20)).length).toBe(20);
  });

  test('to a stranger leaves some to the reader', async () => {
    const { email } = await addAccount(database().orm);
    const statuses: number[] = [];
    for (let asked = 0; asked < 30; asked += 1) statuses.push(await forgot(email, '198.51.100.9'));
    expect(statuses).toEqual([...Array<number>(5).fill(200), ...Array<number>(25).fill(429)]);
    expect(await forgot(email, '192.0.2.5')).toBe(200);
    expect((await post('/api/sso/code', { email }, '192.0.2.5')).statusCode).toBe(200);
  });

  test('to many strangers leaves some to a browser that the reader was signed in with', async () => {
    const known = await addAccount(database().orm);
    const browser = openBrowser(server);
    await browser.signIn(known);
    for (let asked = 0; asked < 25; asked += 1) await forgot(known.email, `198.51.100.${asked}`);
    expect(await forgot(known.email, '192.0.2.5')).toBe(429);
    expect((await browser.post('/api/password/forgot', { email: known.email })).statusCode).toBe(200);
    expect((await browser.post('/api/password/forgot', { email: 'x@esempio.it' })).statusCode).toBe(200);
  });

  test('is limited for an address, and says when it may be asked again', async () => {
    for (let asked = 0; asked < 30; asked += 1) {
      expect((await post('/api/sso/code', { email: `a${asked}@esempio.it` })).statusCode).toBe(200);
    }
    const reply = await post('/api/sso/code', { email: 'a30@esempio.it' });
    expect(reply.statusCode).toBe(429);
    expect(reply.json()).toMatchObject({ status: { code: 'ERR_TOO_MANY_ATTEMPTS' } });
    expect((reply.json() as { attesa: number }).attesa).toBeGreaterThan(3500);
    expect((await post('/api/sso/code', { email: 'a30@esempio.it' }, '192.0.2.9')).statusCode).toBe(200);
  });

  test('to ten who register from an address is enough for an hour', async () => {
    for (let asked = 0; asked < 10; asked += 1) {
      expect((await register(`a${asked}@esempio.it`)).statusCode).toBe(200);
    }
    expect((await register('a10@esempio.it')).statusCode).toBe(429);
    expect((await register('a10@esempio.it', '192.0.2.9')).statusCode).toBe(200);
  });
});
