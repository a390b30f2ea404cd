import { beforeEach, expect, test } from 'vitest';
import { collectMails } from '#tests/support/kept-mails.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { type Account, addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { virtualAuthenticator } from '#tests/support/virtual-authenticator.ts';

const database = testDatabase();
const mails = collectMails();
const server = newsstandApp(database, { mailer: mails.mailer });

const SITE = { origin: 'http://ilmessaggero.localhost', rpId: 'ilmessaggero.localhost' };

let reader: Account;
let browser: ReaderBrowser;
beforeEach(async () => {
  mails.clear();
  reader = await addAccount(database().orm);
  browser = openBrowser(server);
  await browser.signIn(reader);
});

async function enrol() {
  const authenticator = virtualAuthenticator(SITE);
  const { data } = (await browser.post('/api/user/passkeys/options')).json() as {
    data: { challenge: string };
  };
  const risposta = authenticator.create(data);
  expect((await browser.post('/api/user/passkeys', { nome: 'Telefono', risposta })).statusCode).toBe(200);
  return authenticator;
}

test('ACC-02 a reader is informed by mail of an added or removed passkey', async () => {
  const { id } = await enrol();
  expect((await mails.wait(reader.email))[0]?.subject).toBe('Una passkey è stata aggiunta · Il Messaggero');
  expect((await browser.post(`/api/user/passkeys/${id}/remove`)).statusCode).toBe(200);
  const [, removed] = await mails.wait(reader.email, 2);
  expect(removed?.subject).toBe('Una passkey è stata rimossa · Il Messaggero');
  expect(removed?.text).toContain('/password/dimenticata?email=');
});
