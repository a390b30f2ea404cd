import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NewsstandDb } from '#device/db.ts';
import { changeDownload, type Download, keyOf, requestDownload } from '#device/tables/downloads.ts';
import type { PageToWorker } from '#device/worker-messages.ts';
import { type DownloadsRepository, openDownloads } from './downloads-repository.ts';

const NOW = Date.parse('2026-05-20T10:00:00Z');
const DAY_MS = 86_400_000;

let db: NewsstandDb;
let repository: DownloadsRepository;
const told = vi.fn<(message: PageToWorker) => void>();

beforeEach(async () => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  const ready = Promise.resolve({ active: { postMessage: told } });
  vi.stubGlobal('navigator', { serviceWorker: { ready } });
  repository = await openDownloads();
  db = new NewsstandDb();
});
afterEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()));
  db.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  told.mockClear();
});

/** Issues of one edition that were downloaded this many days ago. */
async function cameBefore(...days: number[]): Promise<void> {
  for (const count of days) {
    const day = new Date(NOW - count * DAY_MS).toISOString().slice(0, 10);
    const issue = { owner: '', edition: 'roma', editionName: 'Roma', day, contents: 'text' } as const;
    await requestDownload(db, { ...issue, origin: 'reader' }, NOW - count * DAY_MS);
    await changeDownload(db, keyOf(issue), { state: 'ready', version: '1' });
  }
}
const days = (rows: Download[]) => rows.map(({ addedAt }) => (NOW - addedAt) / DAY_MS);
const first = async () => (await db.downloads.orderBy('[owner+edition+day]').first()) as Download;

test('OFF-03 the issues that another rule would remove are known before it is set', async () => {
  await cameBefore(0, 3, 9, 12);
  expect(days(await repository.expiringIfKept('14-days'))).toEqual([]);
  expect(days(await repository.expiringIfKept('7-days')).sort()).toEqual([12, 9]);
  expect(days(await repository.expiringIfKept('3-issues'))).toEqual([12]);
  expect(await db.downloads.count()).toBe(4);
});

test('OFF-03 the issue that unpinning would remove is known before: it, or the one whose place it takes', async () => {
  await cameBefore(0, 1, 2, 20);
  const oldest = await first();
  await repository.pin(oldest, true);
  expect(days(await repository.expiringIfUnpinned(oldest))).toEqual([20]);
  await repository.saveSetting({ name: 'keep', value: 'always' });
  expect(await repository.expiringIfUnpinned(oldest)).toEqual([]);
  const [newest] = (await db.downloads.toArray()).filter(({ addedAt }) => addedAt === NOW);
  await repository.pin(newest as Download, true);
  await repository.pin(oldest, false);
  await repository.saveSetting({ name: 'keep', value: '3-issues' });
  const going = await repository.expiringIfUnpinned(newest as Download);
  expect(days(going)).toEqual([20]);
});

test('OFF-03 while an undo is offered the time of the removal restarts, without waking the worker', async () => {
  await cameBefore(0);
  const row = await first();
  await repository.remove(row);
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith({ type: 'run-downloads' }));
  told.mockClear();
  vi.spyOn(Date, 'now').mockReturnValue(NOW + 4000);
  await repository.extendRemoval(row);
  expect((await first()).removedAt).toBe(NOW + 4000);
  await repository.run();
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
});
