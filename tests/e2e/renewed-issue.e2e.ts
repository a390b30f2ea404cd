import { expect, type Page } from 'playwright/test';
import type { Download } from '#device/tables/downloads.ts';
import { dayAt } from '#domain/dates.ts';
import { textAddress } from '#domain/download-addresses.ts';
import type { components } from '#openapi/generated/site.ts';
import { test as base } from '#tests/support/commuter-test.ts';
import {
  downloadsOf,
  expectState,
  postToWorker,
  readyDevice,
  wantIssue,
} from '#tests/support/device-downloads.ts';
import { downloadedHashes } from '#tests/support/downloaded-files.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import { type OwnNewsstand, openOwnNewsstand } from '#tests/support/own-newsstand.ts';

const DAY = dayAt(new Date());
const NATIONAL = { edition: 'nazionale', editionName: 'Nazionale', contents: 'pictures', day: DAY } as const;
const ARTICLES = 12;

const story = (number: number, version = '1') =>
  ninjs({
    uri: `urn:storia:${number}`,
    version,
    day: DAY,
    page: number + 1,
    title: `Storia numero ${number}`,
    body: `<p>Il testo ${number} della versione ${version}.</p>${'<p>Ancora una riga di giornale.</p>'.repeat(40)}`,
    hrefs: number % 4 === 0 ? [number % 8 === 0 ? 'red.png' : 'blue.png'] : [],
  });

const test = base.extend<{ own: OwnNewsstand; newsstandPort: number }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the requested fixtures from this pattern
  own: async ({}, use) => {
    const own = await openOwnNewsstand();
    await own.deliver(Array.from({ length: ARTICLES }, (_, number) => story(number)));
    await use(own);
    await own.close();
  },
  newsstandPort: ({ own }, use) => use(own.port),
});

/** Address in the cache of the text of an article of today. */
const addressOfText = async (page: Page, title: string) => {
  const id = await page.evaluate(async (wanted) => {
    const reply = await fetch('/api/edicola/numero?edizione=nazionale');
    const { data } = (await reply.json()) as { data: components['schemas']['NumeroConArticoli'] };
    return data.sezioni.flatMap(({ articoli }) => articoli).find(({ titolo }) => titolo === wanted)?.id;
  }, title);
  return textAddress(id ?? 0);
};

/** Waits until the latest version of the issue is downloaded completely. */
const expectNewer = (page: Page, { version }: Download) =>
  expect
    .poll(async () => (await downloadsOf(page))[0]?.version, { ...POLL_FAST, timeout: 60_000 })
    .not.toBe(version);

test('OFF-03 a new version of an issue costs only the changed files, and shows when it was updated', {
  tag: '@long',
}, async ({ phone, breaking, own }) => {
  const page = phone.page();
  await page.goto('/');
  await readyDevice(page);
  await wantIssue(page, NATIONAL);
  const before = await expectState(page, 'nazionale', 'ready');
  expect(before.updatedAt).toBeNull();
  breaking.takeRequests();

  await own.deliver([2, 5, 9].map((number) => story(number, '2')));
  await postToWorker(page, { type: 'run-downloads' });
  await expectNewer(page, before);
  const fetched = breaking.takeRequests();
  expect(fetched.map(({ path }) => path)).toHaveLength(3);
  for (const { path } of fetched) expect(path).toMatch(/\/testi\/\d+$/);
  const [after] = await downloadsOf(page);
  expect(after?.updatedAt).not.toBeNull();

  breaking.breakAfter(0);
  await phone.context().setOffline(true);
  await page.goto(`/edizione/nazionale/${DAY}`);
  await page.getByRole('link', { name: 'Storia numero 5' }).first().click();
  await expect(page.getByText('Il testo 5 della versione 2.')).toBeVisible();
});

test('OFF-03 a download resumes at the same byte when the server is back', { tag: '@long' }, async ({
  phone,
  breaking,
  own,
}) => {
  const page = phone.page();
  await page.goto('/');
  await readyDevice(page);
  breaking.breakAfter(2500);
  await wantIssue(page, NATIONAL);
  await expect.poll(() => breaking.isBroken(), { ...POLL_FAST, timeout: 60_000 }).toBe(true);
  await own.stop();
  breaking.mend();
  breaking.hangUp();
  await postToWorker(page, { type: 'run-downloads' });
  await expect
    .poll(async () => (await downloadsOf(page))[0]?.failure, { ...POLL_FAST, timeout: 60_000 })
    .toBe('network');
  await own.start();
  await postToWorker(page, { type: 'run-downloads' });
  const row = await expectState(page, 'nazionale', 'ready');
  expect(row.doneBytes).toBe(row.totalBytes);
});

test('OFF-02 a withdrawn article is removed from the device at the next contact with the server', {
  tag: '@long',
}, async ({ phone, breaking, own }) => {
  const page = phone.page();
  await page.goto('/');
  await readyDevice(page);
  await wantIssue(page, NATIONAL);
  const before = await expectState(page, 'nazionale', 'ready');
  const text = await addressOfText(page, 'Storia numero 3');
  expect((await downloadedHashes(page)).has(text)).toBe(true);
  await own.deliver([ninjs({ uri: 'urn:storia:3', version: '2', day: DAY }, { pubstatus: 'canceled' })]);
  await postToWorker(page, { type: 'run-downloads' });
  await expectNewer(page, before);
  expect((await downloadedHashes(page)).has(text)).toBe(false);

  breaking.breakAfter(0);
  await phone.context().setOffline(true);
  await page.goto(`/edizione/nazionale/${DAY}`);
  await expect(page.getByRole('link', { name: 'Storia numero 4' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Storia numero 3', exact: true })).toHaveCount(0);
});
