import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NewsstandDb } from '#device/db.ts';
import { newDownload } from '#device/tables/downloads.ts';
import type { PushedAlert } from '#domain/push/payload.ts';
import { pushedAlert } from '#tests/support/push-alert.ts';
import { fetchAlertContents } from './fetch-alert-contents.ts';

const request = vi.fn<(address: string) => Promise<unknown>>();
const runDownloads = vi.fn<() => Promise<void>>();
const bring = (alert: PushedAlert) => fetchAlertContents(alert, { request, runDownloads });
const EDITION = pushedAlert({ kind: 'edition', articleId: null, edition: 'roma', day: '2026-11-20' });

const device = new NewsstandDb();
let connection: { saveData: boolean };
let tags: string[];
beforeEach(() => {
  connection = { saveData: false };
  tags = [];
  vi.stubGlobal('location', new URL('https://edicola.leggo.it/sw.js'));
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('self', {
    registration: { sync: { register: async (tag: string) => void tags.push(tag) } },
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  await Promise.all([device.settings.clear(), device.downloads.clear()]);
});

const daily = (...value: string[]) => device.settings.put({ name: 'dailyEditions', value });

test('PSH-03 OFF-02 the article of an alert is requested, and cached like any that is read', async () => {
  await bring(pushedAlert());
  const address = 'https://edicola.leggo.it/api/edicola/articolo?id=7';
  expect(request.mock.calls).toEqual([[address]]);
  expect(runDownloads).not.toHaveBeenCalled();
});

test('OFF-03 with data saving on, the article is fetched only when it is read', async () => {
  connection.saveData = true;
  await bring(pushedAlert());
  expect(request).not.toHaveBeenCalled();
});

test('PSH-03 OFF-03 a published issue is downloaded if its edition is downloaded daily', async () => {
  await bring(EDITION);
  await daily('latina');
  await bring(EDITION);
  expect(runDownloads).not.toHaveBeenCalled();
  await daily('latina', 'roma');
  await bring(EDITION);
  expect(runDownloads).toHaveBeenCalledOnce();
  expect(tags).toEqual([]);
});

test('OFF-03 a download that the network interrupted continues once there is one', async () => {
  await daily('roma');
  const wanted = { owner: '', edition: 'roma', editionName: 'Roma', day: '2026-11-20' } as const;
  const row = newDownload({ ...wanted, contents: 'text', origin: 'daily' }, 1);
  await device.downloads.put({ ...row, failure: 'network' });
  await bring(EDITION);
  expect(tags).toEqual(['editions']);
});

test('PSH-03 an article that cannot be loaded does not prevent the download of the issue', async () => {
  request.mockRejectedValueOnce(new TypeError('offline'));
  await daily('roma');
  await bring({ ...EDITION, articleId: 7 });
  expect(runDownloads).toHaveBeenCalledOnce();
});
