// @module-tag postgres
import { beforeEach, expect, test } from 'vitest';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { type Account, addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const server = newsstandApp(database);

const URL = '/api/user/onboarding';
const FIRST = { interessi: 'attuale', newsletter: 'prossimo', app: 'vuoto' };

let account: Account;
let reader: ReaderBrowser;

async function signedIn(who: Account, host?: string): Promise<ReaderBrowser> {
  const browser = openBrowser(server, host ? { host } : {});
  await browser.signIn(who);
  return browser;
}

beforeEach(async () => {
  account = await addAccount(database().orm, { subscriptions: [{ product: 'digital', devices: 3 }] });
  reader = await signedIn(account);
});

const stepsOf = (reply: { json(): unknown }) =>
  (reply.json() as { data: { passi: Record<string, string> } }).data.passi;

const steps = async (browser: ReaderBrowser) => stepsOf(await browser.askAccount({ url: URL }));

const settle = async (passo: string, esito: string) => stepsOf(await reader.post(URL, { passo, esito }));

test('BRW-03 the steps start as current, next and empty, and another device continues where the first one stopped', async () => {
  expect(await steps(reader)).toEqual(FIRST);
  const second = { interessi: 'fatto', newsletter: 'attuale', app: 'prossimo' };
  expect(await settle('interessi', 'fatto')).toEqual(second);
  expect(await steps(await signedIn(account))).toEqual(second);
  await settle('newsletter', 'saltato');
  expect(await settle('app', 'fatto')).toEqual({ interessi: 'fatto', newsletter: 'saltato', app: 'fatto' });
});

test('ACC-08 two devices that complete a step at the same time do not undo each other', async () => {
  const other = await signedIn(account);
  await Promise.all([
    reader.post(URL, { passo: 'interessi', esito: 'fatto' }),
    other.post(URL, { passo: 'newsletter', esito: 'saltato' }),
  ]);
  expect(await steps(reader)).toEqual({ interessi: 'fatto', newsletter: 'saltato', app: 'attuale' });
});

test('ACC-08 dismissing the onboarding skips the open steps, on this paper only', async () => {
  await settle('interessi', 'fatto');
  const left = { interessi: 'fatto', newsletter: 'saltato', app: 'saltato' };
  expect(stepsOf(await reader.post(`${URL}/dismiss`))).toEqual(left);
  expect(await steps(reader)).toEqual(left);
  expect(await steps(await signedIn(account, 'leggo.localhost'))).toEqual(FIRST);
  expect(await steps(await signedIn(await addAccount(database().orm)))).toEqual(FIRST);
});

test('ACC-08 unknown steps and outcomes are refused', async () => {
  const wrong = [
    {},
    { passo: 'interessi' },
    { passo: 'profilo', esito: 'fatto' },
    { passo: 'app', esito: 'attuale' },
  ];
  for (const body of wrong) expect((await reader.post(URL, body)).statusCode, JSON.stringify(body)).toBe(400);
  expect(await steps(reader)).toEqual(FIRST);
});
