// @module-tag postgres
import { beforeEach, expect, test } from 'vitest';
import type { components } from '#openapi/generated/account.ts';
import { recordConsents } from '#server/accounts/profile/consents.ts';
import { NOON } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { type Account, addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

type Consensi = components['schemas']['Consensi'];

const database = testDatabase();
const server = newsstandApp(database);

const CONSENTS = '/api/user/profile/consents';
const LATER = '2025-04-03T11:00:00Z';

let account: Account;
let browser: ReaderBrowser;

beforeEach(async () => {
  account = await addAccount(database().orm, { marketing: true });
  browser = openBrowser(server);
  await browser.signIn(account);
});

const dataOf = (reply: { json(): unknown }) => (reply.json() as { data: Consensi }).data;
const read = async () => dataOf(await browser.ask({ url: CONSENTS }));
const say = async (consenso: string, concesso: boolean) =>
  dataOf(await browser.post(CONSENTS, { consenso, concesso }));
const rows = ({ storia }: Consensi) =>
  storia.map(({ voce, concesso, quando, dove }) => `${quando.slice(11, 16)} ${dove} ${voce} ${concesso}`);

test('ACC-06 an account without recorded changes has had its consents since its registration', async () => {
  const consents = await read();
  expect(consents).toMatchObject({ marketing: true, profilazione: false, terzi: false });
  expect(rows(consents)).toEqual([
    '10:00 registrazione marketing true',
    '10:00 registrazione profilazione false',
    '10:00 registrazione terzi false',
  ]);
});

test('ACC-06 a consent can be withdrawn and given, and each change is recorded with the previous value', async () => {
  server.setClock(LATER);
  expect(await say('marketing', false)).toMatchObject({ marketing: false });
  await say('marketing', true);
  expect(await say('terzi', true)).toMatchObject({ marketing: true, profilazione: false, terzi: true });
  expect(rows(await read())).toEqual([
    '11:00 account terzi true',
    '10:00 registrazione terzi false',
    '11:00 account marketing true',
    '11:00 account marketing false',
    '10:00 registrazione marketing true',
    '10:00 registrazione profilazione false',
  ]);
});

test('ACC-06 repeating the current value records nothing, also concurrently', async () => {
  await say('marketing', true);
  await Promise.all([say('terzi', true), say('terzi', true), say('terzi', true)]);
  expect(rows(await read()).filter((row) => row.includes('account'))).toEqual(['10:00 account terzi true']);
});

test('ACC-09 the declarations of the registration are listed too', async () => {
  const saying = { readerId: account.id, source: 'registration' as const, at: NOON };
  const said = { ofAge: true, privacyNotice: true, 'clause-3.6': true, marketing: true } as const;
  await recordConsents(database().orm, saying, said);
  expect(rows(await read())).toEqual([
    '10:00 registrazione marketing true',
    '10:00 registrazione clausola_3.6 true',
    '10:00 registrazione informativa true',
    '10:00 registrazione maggiorenne true',
    '10:00 registrazione profilazione false',
    '10:00 registrazione terzi false',
  ]);
});

test('ACC-06 an unknown consent is refused, and a reader cannot change another’s', async () => {
  for (const body of [{ consenso: 'maggiorenne', concesso: false }, { consenso: 'terzi' }, {}]) {
    expect((await browser.post(CONSENTS, body)).statusCode).toBe(400);
  }
  const visitor = openBrowser(server);
  expect((await visitor.ask({ url: CONSENTS })).statusCode).toBe(401);
  expect((await visitor.post(CONSENTS, { consenso: 'terzi', concesso: true })).statusCode).toBe(401);
  const other = openBrowser(server);
  await other.signIn(await addAccount(database().orm));
  await other.post(CONSENTS, { consenso: 'terzi', concesso: true });
  expect(await read()).toMatchObject({ terzi: false });
});
