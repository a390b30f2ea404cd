import { expect, type Page } from 'playwright/test';
import type { SessionMirror } from '#device/tables/session.ts';
import { addDays } from '#domain/dates.ts';
import { test } from '#tests/support/commuter-test.ts';
import {
  clearStore,
  downloadsOf,
  expectState,
  readyDevice,
  rowsOf,
  wantIssue,
} from '#tests/support/device-downloads.ts';
import { bytesCachedByReading, downloadedHashes, packageOf } from '#tests/support/downloaded-files.ts';
import { newReader } from '#tests/support/new-reader.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import { signInByCall } from '#tests/support/sign-in-by-call.ts';

const NATIONAL = { edition: 'nazionale', editionName: 'Nazionale', contents: 'pictures' } as const;
const PHONE = 640;

const rowOf = async (page: Page, day: string) => (await downloadsOf(page)).find((row) => row.day === day);

const picturesIn = (held: Map<string, string>) =>
  [...held.keys()].filter((path) => path.startsWith('/immagini/'));

type File = { byte: number };
type Picture = File & { indirizzo: string };

const sum = (files: File[]) => files.reduce((all, { byte }) => all + byte, 0);

/** Weight of an issue on a phone: bytes of its package list and of its texts, and its pictures. */
async function weigh(page: Page, day: string): Promise<{ list: number; texts: number; pictures: Picture[] }> {
  const listed = await packageOf(page, day);
  return {
    list: JSON.stringify(listed).length,
    texts: sum(listed.testi.flatMap(({ file }) => file)),
    pictures: listed.immagini.filter(({ larghezza }) => larghezza === PHONE).flatMap(({ file }) => file),
  };
}

/** Bytes of the pictures that are not among the others. */
const bytesApart = (pictures: Picture[], others: Picture[]) =>
  sum(pictures.filter((one) => others.every(({ indirizzo }) => indirizzo !== one.indirizzo)));

test('OFF-02 BRW-04 on a full device the oldest pictures go first and today’s text never', {
  tag: '@long',
}, async ({ phone, today }) => {
  test.setTimeout(120_000);
  const page = phone.page();
  await page.goto('/');
  await readyDevice(page);
  const day = today.numero.data;
  const before = addDays(day, -1);
  await wantIssue(page, { ...NATIONAL, day: before });
  await expectState(page, 'nazionale', 'ready');
  const older = picturesIn(await downloadedHashes(page));
  expect(older.length).toBeGreaterThan(5);

  // Only the texts and their list fit: older pictures must be removed, and do not free enough for all of today's.
  const [old, wanted] = [await weigh(page, before), await weigh(page, day)];
  const room = wanted.list + wanted.texts;
  const given = bytesApart(old.pictures, wanted.pictures);
  expect(given).toBeGreaterThan(room);
  expect(bytesApart(wanted.pictures, old.pictures)).toBeGreaterThan(given);

  const session = await phone.context().newCDPSession(page);
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(page.url()).origin,
    quotaSize: usage - (await bytesCachedByReading(page)) + room,
  });
  await wantIssue(page, { ...NATIONAL, day });
  await expect
    .poll(async () => (await rowOf(page, day))?.state, { ...POLL_FAST, timeout: 60_000 })
    .toMatch(/ready|failed/);

  const row = await rowOf(page, day);
  expect(row?.readable).toBe(true);
  expect(row?.missingPictures).toBeGreaterThan(0);
  expect(row?.failure).toBe('space');
  const held = await downloadedHashes(page);
  for (const { id } of today.sezioni.flatMap(({ articoli }) => articoli)) {
    expect(held.has(`/api/edicola/pacchetto/testo?id=${id}`)).toBe(true);
  }
  const texts = [...held.keys()].filter((path) => path.startsWith('/api/edicola/pacchetto/testo'));
  expect(texts.length).toBeGreaterThan(today.sezioni.flatMap(({ articoli }) => articoli).length);
  expect(older.filter((path) => !held.has(path))).not.toEqual([]);
  const told = await rowOf(page, before);
  expect(told?.missingPictures).toBeGreaterThan(0);
  expect(told?.failure).toBe('space');

  // Cover, bar and list show how many pictures of the older issue are missing.
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin });
  const missing = `Mancano ${told?.missingPictures} immagini`;
  await page.goto(`/edizione/nazionale/${before}`);
  await page.keyboard.press('Shift');
  const label = new RegExp(`scaricata, ${missing.toLowerCase()}: mostra i dettagli$`);
  await page.getByRole('button', { name: label }).click();
  await expect(page.getByRole('dialog').getByText(`${missing}: spazio non sufficiente.`)).toBeVisible();
  await page.goto('/scaricati');
  await expect(page.getByText(`${missing}: spazio non sufficiente`)).toBeVisible();
});

test('OFF-06 what was downloaded for an account is removed with its session, also at the next start', {
  tag: '@long',
}, async ({ phone, faultProxy, today, request }) => {
  const page = phone.page();
  await signInByCall(page, await newReader(request), '/sezioni');
  await readyDevice(page);
  await expect.poll(() => rowsOf(page, 'session'), POLL_FAST).toHaveLength(1);
  const [session] = await rowsOf<SessionMirror>(page, 'session');
  const day = today.numero.data;
  await wantIssue(page, { ...NATIONAL, day }, { owner: session?.owner ?? '' });
  await expectState(page, 'nazionale', 'ready');
  const privateCaches = (on: Page) =>
    on.evaluate(async () => (await caches.keys()).filter((name) => name.includes('private')));
  expect(await privateCaches(page)).not.toEqual([]);
  expect((await downloadedHashes(page)).size).toBe(0);

  // The session ends while no page is open to inform the worker.
  await clearStore(page, 'session');
  await page.evaluate(() => localStorage.clear());
  faultProxy.network('cut');
  const again = await phone.restart();
  await phone.context().setOffline(true);
  await again.goto('/');
  await again.keyboard.press('Shift');
  await expect.poll(() => privateCaches(again), { ...POLL_FAST, timeout: 60_000 }).toEqual([]);
  await expect.poll(async () => (await downloadsOf(again)).length, { ...POLL_FAST, timeout: 60_000 }).toBe(0);
});
