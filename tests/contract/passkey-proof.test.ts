import { beforeEach, describe, expect, test } from 'vitest';
import { passkeyChallenges } from '#server/db/sign-in-schema.ts';
import { keptMails } from '#tests/support/kept-mails.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { type Account, addAccount, PASSWORD } from '#tests/support/reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { virtualAuthenticator } from '#tests/support/virtual-authenticator.ts';

const database = testDatabase();
const mails = keptMails();
const server = newsstandApp(database, { mailer: mails.mailer });

const SITE = { origin: 'http://ilmessaggero.localhost', rpId: 'ilmessaggero.localhost' };
const TEN_MINUTES_LATER = '2025-04-03T10:10:00Z';
const LATER = '2025-04-03T10:10:01Z';

let reader: Account;
let browser: ReaderBrowser;
beforeEach(async () => {
  mails.clear();
  reader = await addAccount(database().orm);
  browser = openBrowser(server);
  await browser.signIn(reader);
});

const ask = (password?: string) => browser.post('/api/user/passkeys/options', { password });

async function enrol() {
  const authenticator = virtualAuthenticator(SITE);
  const { data } = (await ask()).json() as { data: { challenge: string } };
  const risposta = authenticator.create(data);
  expect((await browser.post('/api/user/passkeys', { nome: 'Telefono', risposta })).statusCode).toBe(200);
  return authenticator;
}

describe('ACC-02 a passkey is made', () => {
  test('without more ado by whoever has just signed in', async () => {
    server.setClock(TEN_MINUTES_LATER);
    expect((await ask()).statusCode).toBe(200);
  });

  test('later with the password alone, which is asked for before the device makes anything', async () => {
    server.setClock(LATER);
    const asked = await ask();
    expect(asked.statusCode).toBe(400);
    expect(asked.json()).toMatchObject({ status: { code: 'ERR_FIELD_NOT_VALID' }, campo: 'password' });
    const wrong = await ask('Sbagliata-1!');
    expect([wrong.statusCode, (wrong.json() as { status: { code: string } }).status.code]).toEqual([
      403,
      'ERR_INVALID_CREDENTIALS',
    ]);
    expect(await database().orm.select().from(passkeyChallenges)).toEqual([]);
    expect((await ask(PASSWORD)).statusCode).toBe(200);
  });

  test('by whoever guesses the password a few times, and no more', async () => {
    server.setClock(LATER);
    for (let one = 0; one < 5; one += 1) expect((await ask('Sbagliata-1!')).statusCode).toBe(403);
    expect((await ask(PASSWORD)).statusCode).toBe(429);
  });
});

test('ACC-02 whoever has a passkey more, or less, is told by mail', async () => {
  const { id } = await enrol();
  expect((await mails.wait(reader.email))[0]?.subject).toBe('Una passkey è stata aggiunta · Il Messaggero');
  expect((await browser.post(`/api/user/passkeys/${id}/remove`)).statusCode).toBe(200);
  const [, removed] = await mails.wait(reader.email, 2);
  expect(removed?.subject).toBe('Una passkey è stata rimossa · Il Messaggero');
  expect(removed?.text).toContain('/password/dimenticata?email=');
});
