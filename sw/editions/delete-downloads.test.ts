import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PackageWire } from '#api/site/wire-types.ts';
import { CACHES } from '#device/cache-names.ts';
import { NewsstandDb } from '#device/db.ts';
import { changeDownload, type Download, keyOf, newDownload } from '#device/tables/downloads.ts';
import { NO_ACCOUNT } from '#device/tables/session.ts';
import { UNDO_MS } from '#device/undo-time.ts';
import { manifestAddress, textAddress } from '#domain/download-addresses.ts';
import { type MemoryCache, MemoryCaches } from '#tests/support/memory-caches.ts';
import { cleanUpDownloads } from './clean-up-downloads.ts';
import { deleteDownloads } from './delete-downloads.ts';
import { DownloadedIssueStore } from './downloaded-issue-store.ts';

const NOW = Date.parse('2026-05-20T06:00:00Z');
const TODAY = '2026-05-20';
const LONG_AGO = '2026-05-01';

let db: NewsstandDb;
let cache: MemoryCache;
beforeEach(async () => {
  db = new NewsstandDb('delete-downloads-test');
  const memory = new MemoryCaches();
  vi.stubGlobal('caches', memory);
  cache = await memory.open(CACHES.downloadedIssues);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await db.delete();
});

const store = () => new DownloadedIssueStore(db, NO_ACCOUNT);

/** A complete downloaded issue with the texts of these ids. */
async function hold(edition: string, ids: number[], overrides: Partial<Download> = {}): Promise<Download> {
  const wanted = { owner: NO_ACCOUNT, edition, editionName: edition, day: TODAY } as const;
  const row: Download = {
    ...newDownload({ ...wanted, contents: 'text', origin: 'reader' }, NOW),
    state: 'ready',
    version: 'v1',
    totalBytes: 2,
    doneBytes: 2,
    readable: true,
    finishedAt: NOW,
    ...overrides,
  };
  await db.downloads.put(row);
  const file = ids.map((id) => ({ id, sha256: String(id), byte: 2 }));
  const manifest = { versione: 'v1', testi: [{ file }], immagini: [] } as unknown as PackageWire;
  await store().cacheManifest(row, { manifest, date: new Date(NOW).toUTCString() });
  for (const id of ids) await holdText(id);
  return row;
}

async function holdText(id: number) {
  await cache.put(textAddress(id), new Response('{}'));
  await db.heldFiles.put({ owner: NO_ACCOUNT, path: textAddress(id), sha256: String(id), bytes: 2 });
}

const thrownAway = { removedAt: NOW - UNDO_MS };
const run = () => deleteDownloads(db, NO_ACCOUNT, { keep: '14-days' }, NOW);
const paths = async () => (await cache.keys()).map(({ url }) => url.replace('https://edicola.leggo.it', ''));
const known = async () => (await db.heldFiles.toArray()).map(({ path }) => path);
const stateOf = async (row: Download) => (await db.downloads.get(keyOf(row)))?.state;

test('OFF-03 removing an issue keeps the files that it shares with others', async () => {
  await hold('roma', [1, 2], thrownAway);
  await hold('latina', [2, 3]);
  await run();
  expect(await paths()).toEqual([textAddress(2), manifestAddress('latina', TODAY), textAddress(3)]);
  expect(await known()).toEqual([textAddress(2), textAddress(3)]);
});

test('OFF-03 files left by an interrupted job are deleted too', async () => {
  await hold('roma', [1], thrownAway);
  await holdText(9);
  await cache.put(manifestAddress('latina', LONG_AGO), new Response('{}'));
  await run();
  expect([await paths(), await known()]).toEqual([[], []]);
});

test('OFF-03 a removal is remembered for issues of these days, not for older ones', async () => {
  const declined = await hold('roma', [1], thrownAway);
  const old = await hold('roma', [2], { ...thrownAway, day: LONG_AGO });
  await run();
  expect([await stateOf(declined), await stateOf(old)]).toEqual(['queued', undefined]);
});

test('OFF-03 an issue whose removal is undone at the last moment stays as it is', async () => {
  const roma = await hold('roma', [1], thrownAway);
  const get = db.downloads.get.bind(db.downloads);
  vi.spyOn(db.downloads, 'get').mockImplementationOnce((async () => {
    await changeDownload(db, keyOf(roma), { removedAt: null });
    return await get(keyOf(roma));
  }) as never);
  await run();
  expect(await stateOf(roma)).toBe('ready');
  expect(await paths()).toContain(textAddress(1));
});

test('OFF-03 an issue that lacks a text is fetched again, and a complete one is not', async () => {
  const roma = await hold('roma', [1, 2]);
  const latina = await hold('latina', [3]);
  await cache.delete(textAddress(2));
  await cleanUpDownloads(db, store());
  expect([await stateOf(roma), await stateOf(latina)]).toEqual(['queued', 'ready']);
});

test('OFF-03 an issue of which the browser has evicted something is fetched again, whatever it is', async () => {
  const roma = await hold('roma', [1]);
  const latina = await hold('latina', [2]);
  const viterbo = await hold('viterbo', [3]);
  await cache.delete(manifestAddress('roma', TODAY));
  await cache.put(manifestAddress('latina', TODAY), new Response('{"versi'));
  await cleanUpDownloads(db, store());
  expect([await stateOf(roma), await stateOf(latina), await stateOf(viterbo)]).toEqual([
    'queued',
    'queued',
    'ready',
  ]);
});

test('OFF-03 pictures that were given up stay away, those that are missing are fetched again', async () => {
  const roma = await hold('roma', [1]);
  const file = [
    { indirizzo: '/immagini/a/640.avif', sha256: 'a', byte: 2 },
    { indirizzo: '/immagini/b/640.avif', sha256: 'b', byte: 2 },
  ];
  const manifest = {
    versione: 'v1',
    testi: [{ file: [{ id: 1, sha256: '1', byte: 2 }] }],
    immagini: [{ larghezza: 640, file }],
  };
  await store().cacheManifest(roma, { manifest: manifest as never, date: new Date(NOW).toUTCString() });
  await cache.put('/immagini/a/640.avif', new Response('a'));
  await db.heldFiles.put({ owner: NO_ACCOUNT, path: '/immagini/a/640.avif', sha256: 'a', bytes: 2 });
  await cleanUpDownloads(db, store());
  expect(await stateOf(roma)).toBe('ready');
  await cache.delete('/immagini/a/640.avif');
  await cleanUpDownloads(db, store());
  expect(await stateOf(roma)).toBe('queued');
});
