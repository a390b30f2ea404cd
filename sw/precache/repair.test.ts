import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CACHES } from '#device/cache-names.ts';
import type { Pack } from '#domain/build-files.ts';
import { FAQ_CALL, LEGAL_PAGES_CALL } from '#domain/view-addresses.ts';
import { MemoryCaches } from '#tests/support/memory-caches.ts';
import { cacheBuildFiles } from './build-files.ts';
import { fileInPack } from './cached-packs.ts';
import { repair } from './repair.ts';
import { cachedArticleShell, cachedShell, cacheShell } from './shell.ts';

const NOW = new Date('2026-05-20T06:00:00Z');
const SHELLS = ['/shell', '/shell/articolo'];
const ANSWERS = [FAQ_CALL, LEGAL_PAGES_CALL];
const PACK_PATH = '/assets/first.pack';
const STYLESHEET = '/assets/page.css';

/** A file of the test's build holds its own path. */
const files = Array.from({ length: 12 }, (_, at) => {
  const path = `/assets/first-${at}.js`;
  return { path, bytes: path.length, sha256: createHash('sha256').update(path).digest('base64') };
});
const pack: Pack = { path: PACK_PATH, files };
const ENTRY = files[0]?.path ?? '';
const release = [...files.map(({ path }) => path), STYLESHEET];

const shell = `<html lang="it" data-scripts="${ENTRY} ${files[1]?.path}"><link rel="stylesheet" href="${STYLESHEET}" disabled>`;
const bodies = new Map([
  ...SHELLS.map((path): [string, string] => [path, shell]),
  ...ANSWERS.map((path): [string, string] => [path, '{}']),
  [PACK_PATH, release.slice(0, -1).join('')],
]);

let memory: MemoryCaches;
let asked: string[];

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  memory = new MemoryCaches();
  asked = [];
  vi.stubGlobal('caches', memory);
  vi.stubGlobal('self', { clients: { matchAll: async () => [] } });
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response(bodies.get(path) ?? path, { headers: { date: new Date().toUTCString() } });
  });
  await cacheBuildFiles(release, [pack]);
  await cacheShell(release);
  asked = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const repairHere = async () => {
  asked = [];
  await repair(release, [pack]);
  return asked.toSorted();
};

async function expectWhole(): Promise<void> {
  expect(await (await cachedShell())?.text()).toBe(shell);
  expect(await (await cachedArticleShell())?.text()).toBe(shell);
  expect(await (await fileInPack(ENTRY))?.text()).toBe(ENTRY);
  expect(await repairHere()).toEqual([]);
}

test('OFF-01 nothing is fetched if nothing is missing', async () => {
  await expectWhole();
});

test('OFF-01 a deleted shell is fetched again, and the cached packs are listed again', async () => {
  await memory.delete(CACHES.shell);
  expect(await repairHere()).toEqual([...SHELLS, ...ANSWERS].sort());
  await expectWhole();
});

test('OFF-01 deleted build files are fetched again', async () => {
  await memory.delete(CACHES.assets);
  expect(await repairHere()).toEqual([PACK_PATH, STYLESHEET].sort());
  await expectWhole();
});

test.each([...SHELLS, ...ANSWERS])('OFF-01 %s is fetched again if only that was deleted', async (address) => {
  await (await memory.open(CACHES.shell)).delete(address);
  expect(await repairHere()).toContain(address);
  await expectWhole();
});

test.each([
  '/packs',
  '/releases',
])('OFF-04 the list in %s is written again if it cannot be read', async (list) => {
  await (await memory.open(CACHES.shell)).put(list, new Response('half a li'));
  expect(await repairHere()).toEqual([]);
  await expectWhole();
});

test('OFF-01 an empty page that is damaged, or whose scripts were deleted, is not shown', async () => {
  const assets = await memory.open(CACHES.assets);
  await assets.delete(STYLESHEET);
  expect(await cachedShell()).toBeUndefined();
  expect(await cachedArticleShell()).toBeDefined();
  await repairHere();
  await (await memory.open(CACHES.shell)).put('/shell', new Response('<html lang="it" da'));
  expect(await cachedShell()).toBeUndefined();
  await repairHere();
  await expectWhole();
});

test('OFF-01 a damaged pack is found when the shell is fetched again, and is fetched again too', async () => {
  await (await memory.open(CACHES.assets)).put(
    PACK_PATH,
    new Response('x'.repeat(bodies.get(PACK_PATH)?.length ?? 0)),
  );
  vi.setSystemTime(NOW.getTime() + 7 * 3600 * 1000);
  expect(await repairHere()).toContain(PACK_PATH);
  await expectWhole();
});

test('OFF-01 offline, nothing of what is left is deleted', async () => {
  await (await memory.open(CACHES.shell)).delete('/shell');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await expect(repair(release, [pack])).rejects.toThrow('offline');
  expect(await (await fileInPack(ENTRY))?.text()).toBe(ENTRY);
  expect(await cachedArticleShell()).toBeDefined();
});
