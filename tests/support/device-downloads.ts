import { expect, type Page } from 'playwright/test';
import { type Download, newDownload } from '#device/tables/downloads.ts';
import { NO_ACCOUNT } from '#device/tables/session.ts';
import type { PageToWorker } from '#device/worker-messages.ts';
import { POLL_FAST } from './often.ts';

/** Time for the worker to fetch all that it needs; not a promise to readers, but for a busy machine. */
const DOWNLOAD_MS = 60_000;

type Wanted = Pick<Download, 'edition' | 'editionName' | 'day' | 'contents'>;

/** Rows of a store in the page's database; the app must have been opened there. */
export const rowsOf = <Row>(page: Page, store: string): Promise<Row[]> =>
  page.evaluate(
    (name) =>
      new Promise<Row[]>((resolve, reject) => {
        const opening = indexedDB.open('edicola');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const all = db.transaction(name).objectStore(name).getAll();
          all.onerror = () => reject(all.error);
          all.onsuccess = () => {
            db.close();
            resolve(all.result);
          };
        };
      }),
    store,
  );

/** Downloads of this page's device. */
export const downloadsOf = (page: Page) => rowsOf<Download>(page, 'downloads');

/** How many article openings wait on this page's device to be sent. */
export const openingsOf = async (page: Page) =>
  (await rowsOf<{ kind: string }>(page, 'outbox')).filter(({ kind }) => kind === 'article-opened').length;

export const postToWorker = (page: Page, message: PageToWorker): Promise<void> =>
  page.evaluate(async (said) => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(said);
  }, message);

/** Writes rows into a store of the page's database, or empties it. */
const changeStore = (page: Page, store: string, rows: unknown[] | 'clear'): Promise<void> =>
  page.evaluate(
    ([name, all]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('edicola');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const writing = db.transaction(name, 'readwrite');
          const target = writing.objectStore(name);
          if (all === 'clear') target.clear();
          else for (const row of all) target.put(row);
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            db.close();
            resolve();
          };
        };
      }),
    [store, rows] as const,
  );

export const writeRows = (page: Page, store: string, rows: unknown[]) => changeStore(page, store, rows);
export const clearStore = (page: Page, store: string) => changeStore(page, store, 'clear');

/** Queues an issue for download as the page does, and notifies the worker. */
export async function wantIssue(
  page: Page,
  wanted: Wanted,
  overrides: Partial<Download> = {},
): Promise<void> {
  const row = {
    ...newDownload({ owner: NO_ACCOUNT, origin: 'reader', ...wanted }, Date.now()),
    ...overrides,
  };
  await writeRows(page, 'downloads', [row]);
  await postToWorker(page, { type: 'run-downloads' });
}

export async function expectState(page: Page, edition: string, state: Download['state']): Promise<Download> {
  const find = async () => (await downloadsOf(page)).find((row) => row.edition === edition);
  await expect.poll(async () => (await find())?.state, { ...POLL_FAST, timeout: DOWNLOAD_MS }).toBe(state);
  return (await find()) as Download;
}

/** Waits until the worker is active and the page's database exists. */
export async function readyDevice(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator('html[data-ready]').waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const made = () =>
    page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'edicola'));
  await expect.poll(made, { ...POLL_FAST, timeout: DOWNLOAD_MS }).toBe(true);
}
