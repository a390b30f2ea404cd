import { beforeEach, describe, expect, test } from 'vitest';
import { collectMails } from '#tests/support/kept-mails.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { openBrowser, postFrom } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const mails = collectMails();
const server = newsstandApp(database, { mailer: mails.mailer });
const post = postFrom(server);

beforeEach(mails.clear);

const EMAIL = 'anna.riva@esempio.it';
const OWNERS = 'Ponte-2025!';
const STRANGERS = 'Ladro-2025!';

const register = (password: string) =>
  mails.after(EMAIL, () =>
    post('/api/registration', {
      email: EMAIL,
      password,
      nome: 'Anna',
      cognome: 'Riva',
      maggiorenne: true,
      informativa: true,
      marketing: false,
      profilazione: false,
      terzi: false,
    }),
  );

const activate = async (codice: string, password: string) => {
  const reply = await post('/api/registration/activate', { email: EMAIL, codice, password });
  const { status } = reply.json() as { status: { code: string } };
  return [reply.statusCode, status.code];
};

const login = async (password: string) =>
  (await openBrowser(server).login({ email: EMAIL }, { password })).statusCode;

const WRONG_PASSWORD = [403, 'ERR_INVALID_CREDENTIALS'];
const WRONG_CODE = [403, 'ERR_CODE_NOT_VALID'];
const OPENED = [200, 'OK'];

describe('ACC-02 an account is activated by a client that knows its password and receives its mails', () => {
  test.each([
    ['before its owner', [STRANGERS, OWNERS]],
    ['after its owner', [OWNERS, STRANGERS]],
  ])('a stranger who registered the address %s does not get a working password to it', async (_when, passwords) => {
    for (const password of passwords) await register(password);
    const last = passwords.at(-1);
    const code = await mails.code(EMAIL, 2);
    expect(await activate(code, OWNERS)).toEqual(last === OWNERS ? OPENED : WRONG_PASSWORD);
    expect(await login(STRANGERS)).not.toBe(200);
    if (last === OWNERS) expect(await login(OWNERS)).toBe(200);
  });

  test('a reader who finds another person’s password there sets a new one', async () => {
    await register(STRANGERS);
    await post('/api/password/forgot', { email: EMAIL });
    const codice = await mails.code(EMAIL, 2);
    const reset = await post('/api/password/reset', { email: EMAIL, codice, password: OWNERS });
    expect(reset.statusCode).toBe(200);
    expect([await login(STRANGERS), await login(OWNERS)]).toEqual([401, 200]);
  });

  test('a correct code survives wrong passwords, as many as the code has attempts', async () => {
    await register(OWNERS);
    const code = await mails.code(EMAIL);
    for (let tries = 0; tries < 4; tries += 1) {
      expect(await activate(code, STRANGERS)).toEqual(WRONG_PASSWORD);
    }
    expect(await activate(code, OWNERS)).toEqual(OPENED);
  });

  test('five wrong passwords invalidate a code', async () => {
    await register(OWNERS);
    const code = await mails.code(EMAIL);
    for (let tries = 0; tries < 5; tries += 1) await activate(code, STRANGERS);
    expect(await activate(code, OWNERS)).toEqual(WRONG_CODE);
  });

  test('with a wrong code the answer does not reveal whether the password is right', async () => {
    await register(OWNERS);
    const code = await mails.code(EMAIL);
    const wrong = code === '111111' ? '222222' : '111111';
    expect([await activate(wrong, OWNERS), await activate(wrong, STRANGERS)]).toEqual([
      WRONG_CODE,
      WRONG_CODE,
    ]);
  });
});
