import { beforeEach, describe, expect, test } from 'vitest';
import { collectMails } from '#tests/support/kept-mails.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { postFrom } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const mails = collectMails();
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

describe('the number of mails', () => {
  const forgot = async (email: string, address: string) =>
    (await post('/api/password/forgot', { email }, address)).statusCode;

  test('that a stranger can request leaves some to the reader', async () => {
    const { email } = await addAccount(database().orm);
    const statuses: number[] = [];
    for (let asked = 0; asked < 30; asked += 1) statuses.push(await forgot(email, '198.51.100.9'));
    expect(statuses).toEqual([...Array<number>(5).fill(200), ...Array<number>(25).fill(429)]);
    expect(await forgot(email, '192.0.2.5')).toBe(200);
    expect((await post('/api/sso/code', { email }, '192.0.2.5')).statusCode).toBe(200);
  });

  test('is limited for an IP address, and the refusal says when it may ask again', async () => {
    for (let asked = 0; asked < 30; asked += 1) {
      expect((await post('/api/sso/code', { email: `a${asked}@esempio.it` })).statusCode).toBe(200);
    }
    const reply = await post('/api/sso/code', { email: 'a30@esempio.it' });
    expect(reply.statusCode).toBe(429);
    expect(reply.json()).toMatchObject({ status: { code: 'ERR_TOO_MANY_ATTEMPTS' } });
    expect((reply.json() as { attesa: number }).attesa).toBeGreaterThan(3500);
    expect((await post('/api/sso/code', { email: 'a30@esempio.it' }, '192.0.2.9')).statusCode).toBe(200);
  });

  test('allows ten registrations from one IP address in an hour', async () => {
    for (let asked = 0; asked < 10; asked += 1) {
      expect((await register(`a${asked}@esempio.it`)).statusCode).toBe(200);
    }
    expect((await register('a10@esempio.it')).statusCode).toBe(429);
    expect((await register('a10@esempio.it', '192.0.2.9')).statusCode).toBe(200);
  });
});
