import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CACHES } from '#device/cache-names.ts';
import type { Pack } from '#domain/build-files.ts';
import { MemoryCaches } from '#tests/support/memory-caches.ts';
import { cacheBuildFiles, deleteOldBuildFiles } from './build-files.ts';
import { fileInKnownPack, fileInPack, rememberPacks } from './cached-packs.ts';

const MARKS = '/assets/marks.svg';
const FONT = '/assets/text.woff2';

/** A file of the test's build holds its own path. */
const packOf = (name: string, count: number): Pack => ({
  path: `/assets/${name}.pack`,
  files: Array.from({ length: count }, (_, at) => {
    const path = `/assets/${name}-${at}.js`;
    return { path, bytes: path.length, sha256: createHash('sha256').update(path).digest('base64') };
  }),
});

const first = packOf('first', 8);
const second = packOf('second', 8);
const pathsOf = (...packs: Pack[]) => packs.flatMap(({ files }) => files.map(({ path }) => path));
const release = [...pathsOf(first, second), MARKS, FONT];
const withoutFont = release.filter((path) => path !== FONT);

/** Files of the server by path. */
let packed: Map<string, Pack>;
let asked: string[];
/** Answers that the server gives instead of the right ones. */
let broken: Map<string, () => Promise<Response>>;

function answer(path: string): Promise<Response> {
  asked.push(path);
  const pack = packed.get(path);
  if (path.endsWith('.pack') && !pack) return Promise.resolve(new Response('', { status: 404 }));
  const body = pack ? pathsOf(pack).join('') : path;
  return broken.get(path)?.() ?? Promise.resolve(new Response(body));
}

/** A page that reports what it has loaded. */
const page = (loaded: string[]) => ({
  postMessage: (_message: unknown, [port]: MessagePort[]) => port?.postMessage(loaded),
});

const openPages = (...pages: unknown[]) =>
  vi.stubGlobal('self', { clients: { matchAll: async () => pages } });

beforeEach(() => {
  packed = new Map([first, second].map((pack) => [pack.path, pack]));
  asked = [];
  broken = new Map();
  vi.stubGlobal('caches', new MemoryCaches());
  vi.stubGlobal('fetch', vi.fn(answer));
  openPages();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const install = () => cacheBuildFiles(release, [first, second]);

/** Response for a file, as a page gets it. */
const textOf = async (path: string) =>
  await ((await (await caches.open(CACHES.assets)).match(path)) ?? (await fileInPack(path)))?.text();

async function expectCached(paths: string[]) {
  for (const path of paths) expect(await textOf(path)).toBe(path);
}

const paths = async () =>
  (await (await caches.open(CACHES.assets)).keys()).map(({ url }) => new URL(url).pathname);

test('OFF-01 a first install fetches packs, from which every file can be read; fonts are fetched when they are used', async () => {
  await install();
  expect(asked).toEqual([first.path, second.path, MARKS]);
  await expectCached(withoutFont);
  const [script = ''] = pathsOf(second);
  const kept = await fileInPack(script);
  expect(kept?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(kept?.headers.get('cache-control')).toContain('immutable');
  expect(await fileInPack(FONT)).toBeUndefined();
});

test('OFF-01 files that open pages have loaded are requested one by one, and cached as their pack', async () => {
  openPages(page(pathsOf(first).slice(0, 4)), page([...pathsOf(first).slice(4), MARKS]));
  await install();
  expect(asked.toSorted()).toEqual([...pathsOf(first), second.path, MARKS].toSorted());
  expect((await paths()).sort()).toEqual([first.path, second.path, MARKS].sort());
  await expectCached(withoutFont);
});

test('OFF-01 files that open pages have loaded of another release are cached one by one', async () => {
  const [changed = ''] = pathsOf(first);
  broken.set(changed, async () => new Response('other'));
  openPages(page(pathsOf(first)));
  await install();
  expect(await textOf(changed)).toBe('other');
  await expectCached(withoutFont.filter((path) => path !== changed));
});

test('OFF-01 if one of the files that open pages have loaded cannot be had, the others stay for the next attempt', async () => {
  const [lost = '', ...others] = pathsOf(first);
  broken.set(lost, () => Promise.reject(new TypeError('no network')));
  openPages(page(pathsOf(first)));
  await expect(install()).rejects.toThrow('no network');
  await vi.waitUntil(async () => (await paths()).length === others.length + 2);
  broken.clear();
  asked = [];
  await install();
  expect(asked).toEqual([lost]);
  await expectCached(withoutFont);
});

test('OFF-01 a worker that has just started reads files of its own release without the list of packs', async () => {
  await install();
  await caches.delete(CACHES.shell);
  rememberPacks([first, second]);
  expect(await fileInPack(FONT)).toBeUndefined();
  const [script = ''] = pathsOf(second);
  expect(await (await fileInKnownPack(script))?.text()).toBe(script);
  expect(await fileInKnownPack(MARKS)).toBeUndefined();
});

test('OFF-01 a page that does not answer counts as having loaded nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const silent = vi.fn();
  openPages({ postMessage: silent });
  const installed = install();
  await vi.waitUntil(() => silent.mock.calls.length > 0);
  await vi.runAllTimersAsync();
  await installed;
  expect(asked).toContain(first.path);
  await expectCached(withoutFont);
});

test.each<[string, () => Promise<Response>]>([
  ['is missing', async () => new Response('', { status: 404 })],
  ['cannot be reached', () => Promise.reject(new TypeError('no network'))],
  ['was cut', async () => new Response(pathsOf(first).join('').slice(0, -1))],
  ['is of another release', async () => new Response(pathsOf(first).join('').replace('first', 'FIRST'))],
])('OFF-01 the files of a pack that %s are fetched one by one', async (_, instead) => {
  broken.set(first.path, instead);
  await install();
  expect(asked.toSorted()).toEqual([first.path, ...pathsOf(first), second.path, MARKS].toSorted());
  await expectCached(withoutFont);
});

/** The next release: this many files of each pack have changed. */
function nextRelease(changed: number) {
  const next = (pack: Pack): Pack => {
    const others = packOf(`next-${pack.path.slice(8, -5)}`, changed).files;
    return { path: pack.path.replace('.pack', '-2.pack'), files: [...others, ...pack.files.slice(changed)] };
  };
  const packs = [next(first), next(second)];
  for (const pack of packs) packed.set(pack.path, pack);
  return { packs, files: [...pathsOf(...packs), MARKS, FONT] };
}

test('OFF-04 a release with up to ten changed files fetches only those, the rest is cached', async () => {
  await install();
  await deleteOldBuildFiles(release);
  const { packs, files } = nextRelease(5);
  asked = [];
  await cacheBuildFiles(files, packs);
  expect(asked.toSorted()).toEqual(packs.flatMap((pack) => pathsOf(pack).slice(0, 5)).sort());
  await deleteOldBuildFiles(files);
  await expectCached([...withoutFont, ...pathsOf(...packs)]);
});

test('OFF-04 a release with more changes is fetched in packs, and older packs stay while a page of their release may be open', async () => {
  await install();
  await deleteOldBuildFiles(release);
  const { packs, files } = nextRelease(6);
  asked = [];
  await cacheBuildFiles(files, packs);
  expect(asked).toEqual(packs.map(({ path }) => path));
  await deleteOldBuildFiles(files);
  await expectCached([...withoutFont, ...pathsOf(...packs)]);

  await deleteOldBuildFiles([...files, '/assets/third.js']);
  await expectCached(withoutFont);
  await deleteOldBuildFiles([...files, '/assets/fourth.js']);
  await expectCached([...pathsOf(...packs), MARKS]);
  expect((await paths()).sort()).toEqual([...packs.map(({ path }) => path), MARKS].sort());
});

test('OFF-04 if new packs cannot be loaded, older ones stay for the files that have not changed', async () => {
  await install();
  await deleteOldBuildFiles(release);
  const { packs, files } = nextRelease(6);
  packed.clear();
  await cacheBuildFiles(files, packs);
  await deleteOldBuildFiles(files);
  await deleteOldBuildFiles([...files, '/assets/third.js']);
  await deleteOldBuildFiles([...files, '/assets/fourth.js']);
  await expectCached([...pathsOf(...packs), MARKS]);
});

test('OFF-01 an install fails if a file cannot be loaded, and what was fetched stays for the next attempt', async () => {
  const [lost = ''] = pathsOf(second);
  const gone = async () => new Response('', { status: 404 });
  broken = new Map([
    [second.path, gone],
    [lost, gone],
  ]);
  await expect(install()).rejects.toThrow(lost);
  await vi.waitUntil(async () => (await paths()).length === 1 + pathsOf(second).length);
  asked = [];
  broken.clear();
  await install();
  expect(asked).toEqual([lost]);
  await expectCached(withoutFont);
});
