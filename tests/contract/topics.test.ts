// @module-tag postgres
import { beforeEach, expect, test } from 'vitest';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const server = newsstandApp(database);

const TOPICS = '/api/user/topics';

let reader: ReaderBrowser;

async function signedIn(host?: string): Promise<ReaderBrowser> {
  const browser = openBrowser(server, host ? { host } : {});
  await browser.signIn(await addAccount(database().orm));
  return browser;
}

beforeEach(async () => {
  reader = await signedIn();
});

type Listed = { data: { argomenti: { slug: string; nome: string; seguito: boolean }[] } };

const list = async (browser: ReaderBrowser) =>
  ((await browser.askAccount({ url: TOPICS })).json() as Listed).data.argomenti;

const followed = async (browser: ReaderBrowser) =>
  (await list(browser)).filter(({ seguito }) => seguito).map(({ slug }) => slug);

const set = async (slug: string, body: unknown) => {
  const reply = await reader.post(`${TOPICS}/${slug}`, body);
  return [reply.statusCode, (reply.json() as { status: { code: string } }).status.code];
};

test('ACC-07 topics are followed and unfollowed once, however often the call is repeated', async () => {
  expect(await followed(reader)).toEqual([]);
  for (const _ of ['first', 'again']) expect(await set('esteri', { seguito: true })).toEqual([200, 'OK']);
  await set('roma', { seguito: true });
  expect(await followed(reader)).toEqual(['roma', 'esteri']);
  for (const _ of ['first', 'again']) expect(await set('esteri', { seguito: false })).toEqual([200, 'OK']);
  expect(await followed(reader)).toEqual(['roma']);
});

test('ACC-07 topics are separate for each reader and each paper', async () => {
  await set('roma', { seguito: true });
  expect(await followed(await signedIn())).toEqual([]);
  const elsewhere = await signedIn('leggo.localhost');
  expect(await followed(elsewhere)).toEqual([]);
  expect((await list(elsewhere)).map(({ slug }) => slug)).toContain('milano');
  expect((await list(reader)).map(({ slug }) => slug)).not.toContain('milano');
});

test('ACC-07 a topic that the paper does not have is not found, and invalid bodies are refused', async () => {
  expect(await set('milano', { seguito: true })).toEqual([404, 'ERR_NOT_FOUND']);
  for (const body of [{}, { seguito: 'no' }, { seguito: true, push: true }]) {
    expect(await set('roma', body), JSON.stringify(body)).toEqual([400, 'ERR_BAD_REQUEST']);
  }
  expect(await set('R%C3%B4ma', { seguito: true })).toEqual([400, 'ERR_BAD_REQUEST']);
});
