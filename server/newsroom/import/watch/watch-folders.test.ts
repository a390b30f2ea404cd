// @module-tag postgres
import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { zipOf } from '#server/accounts/privacy/write-export.ts';
import type { WatchedFolders } from '#server/base/config/config-sources.ts';
import { importFixture, NOON } from '#tests/support/import-fixture.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import type { ArrivalDeps } from '../arrivals.ts';
import { watchFolders } from './watch-folders.ts';

const { database, imagesFolder, allArticles } = importFixture();
let folder: string;
let told: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edicola-watch-'));
  told = [];
});

afterEach(() => rm(folder, { recursive: true, force: true }));

function watch(places: WatchedFolders = { MG: folder }, overrides: Partial<ArrivalDeps> = {}) {
  return watchFolders(places, {
    db: database(),
    imagesFolder: imagesFolder(),
    now: () => NOON,
    log: (level, words) => void told.push(`${level} ${words.replaceAll(folder, '…')}`),
    runExclusively: pLimit(1),
    stopSignal: new AbortController().signal,
    ...overrides,
  });
}

async function put(path: string, contents: unknown): Promise<void> {
  await mkdir(join(folder, path, '..'), { recursive: true });
  const isText = typeof contents === 'string' || contents instanceof Uint8Array;
  await writeFile(join(folder, path), isText ? contents : JSON.stringify(contents));
}

async function looks(watched: { check(): Promise<void> }, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await watched.check();
}

const within = async (path = ''): Promise<string[]> => (await readdir(join(folder, path))).sort();
const report = (path: string) => readFile(join(folder, path), 'utf8');
const uris = async () => (await allArticles()).map(({ brand, uri }) => `${brand} ${uri}`).sort();

test('NWS-02 a delivery that two looks find unchanged is imported and moved, with the report beside it', async () => {
  const watched = watch();
  await put('Prima pagina · è già.json', ninjs({ uri: 'urn:a' }));
  await put('2025-04-03/cronaca/b.json', ninjs({ uri: 'urn:b' }));
  await put('2025-04-03/cronaca/rotto.json', '{');
  await put('c.ZIP', await zipOf([['x/c.json', JSON.stringify(ninjs({ uri: 'urn:c' }))]]));
  await watched.check();
  expect(await uris()).toEqual([]);
  await watched.check();
  expect(await uris()).toEqual(['MG urn:a', 'MG urn:b', 'MG urn:c']);
  expect(await within()).toEqual(['taken']);
  expect(await within('taken')).toEqual([
    '2025-04-03',
    '2025-04-03.report.txt',
    'Prima pagina · è già.json',
    'Prima pagina · è già.json.report.txt',
    'c.ZIP',
    'c.ZIP.report.txt',
  ]);
  expect(await report('taken/c.ZIP.report.txt')).toBe('imported 1, updated 0, unchanged 0, rejected 0\n');
  expect(await report('taken/2025-04-03.report.txt')).toMatch(
    /^rejected 2025-04-03\/cronaca\/rotto\.json: file: not JSON[^\n]*\nimported 1, .* rejected 1\n$/,
  );
});

test('NWS-02 a delivery that is still being written waits, in whatever form it arrives', async () => {
  const watched = watch();
  const whole = JSON.stringify(ninjs());
  await put('a.json', whole.slice(0, 50));
  await put('b.json.part', whole);
  await put('c.filepart', whole);
  await put('d.json.tmp', whole);
  await put('.e.json', whole);
  await put('f.json', '');
  await put('g/a.json', whole);
  await put('g/b.json.part', whole);
  await watched.check();
  await put('a.json', whole.slice(0, 100));
  await watched.check();
  await put('a.json', whole);
  await watched.check();
  expect(told).toEqual([]);
  expect(await within()).toHaveLength(7);
  await rename(join(folder, 'b.json.part'), join(folder, 'b.json'));
  await looks(watched, 2);
  expect(await within()).toEqual(['.e.json', 'c.filepart', 'd.json.tmp', 'f.json', 'g', 'taken']);
  expect(await report('taken/a.json.report.txt')).toMatch(/^imported 1/);
  expect(await report('taken/b.json.report.txt')).toMatch(/^imported 0, updated 0, unchanged 1/);
});

test('NWS-02 a delivery that stays empty or half-written is read in the end, and refused or taken', async () => {
  const watched = watch();
  await put('vuoto.json', '');
  await mkdir(join(folder, 'cartella'));
  await put('g/a.json', ninjs());
  await put('g/b.json.part', '{');
  await looks(watched, 13);
  expect(await within()).toEqual(['refused', 'taken']);
  expect(await within('refused')).toEqual([
    'cartella',
    'cartella.report.txt',
    'vuoto.json',
    'vuoto.json.report.txt',
  ]);
  expect(await report('refused/cartella.report.txt')).toMatch(/^rejected cartella: file: an empty folder\n/);
  expect(await within('taken')).toEqual(['g', 'g.report.txt']);
});

test.each([
  ['rotto.json', '{', /^rejected rotto\.json: file: not JSON/],
  ['articolo.docx', 'testo', /^rejected articolo\.docx: file: no format the importer reads\n/],
  ['non.zip', 'PK no archive', /^rejected non\.zip: archive: cannot be read/],
  [
    'note/leggimi.txt',
    'niente',
    /^rejected note: file: nothing in it is read: 1 file, none with a name of what is\n/,
  ],
])('NWS-02 %s is refused with its reason', async (path, contents, reason) => {
  const name = path.split('/')[0] ?? '';
  await put(path, contents);
  await looks(watch(), 2);
  expect(await within('refused')).toEqual([name, `${name}.report.txt`]);
  expect(await report(`refused/${name}.report.txt`)).toMatch(reason);
  expect(await report(`refused/${name}.report.txt`)).toMatch(/\nimported 0, .*, rejected 1\n$/);
  expect(told).toEqual([`warn MG ${name} in … was refused`]);
});

test('NWS-02 a path that leads out of an archive finds nothing', async () => {
  const entries = [['bello.json', JSON.stringify(ninjs())]] as [string, string][];
  const bytes = await zipOf(entries);
  const evil = Buffer.from(bytes.toString('latin1').replaceAll('bello.json', '../ok.json'), 'latin1');
  await put('fuori.zip', evil);
  await symlink('/etc/hostname', join(folder, 'legame.json'));
  await looks(watch(), 2);
  expect(await report('refused/fuori.zip.report.txt')).toMatch(/path: leads out of the archive/);
  expect(await report('refused/legame.json.report.txt')).toMatch(/a link, which is not followed/);
});

test('NWS-02 a name that is already in use gets a number, and the longest one is cut for it', async () => {
  const watched = watch();
  const long = `${'è'.repeat(120)}.json`;
  for (const uri of ['urn:a', 'urn:b', 'urn:c']) {
    await put('a.json', ninjs({ uri }));
    await put(long, ninjs({ uri: `${uri}:long` }));
    await looks(watched, 2);
  }
  const names = await within('taken');
  expect(names.filter((name) => name.startsWith('a'))).toEqual([
    'a-2.json',
    'a-2.json.report.txt',
    'a-3.json',
    'a-3.json.report.txt',
    'a.json',
    'a.json.report.txt',
  ]);
  expect(names).toHaveLength(12);
  expect(await uris()).toHaveLength(6);
});

test('NWS-02 an item waits for a picture that is being written beside it', async () => {
  const watched = watch();
  await put('a.json', ninjs());
  await put('foto.jpg', 'half');
  await watched.check();
  await put('foto.jpg', 'whole');
  await watched.check();
  expect(await within()).toEqual(['a.json', 'foto.jpg']);
  await watched.check();
  expect(await within()).toEqual(['foto.jpg', 'taken']);
  await looks(watched, 12);
  expect(await within()).toEqual(['taken']);
  expect(await within('taken')).toEqual(['a.json', 'a.json.report.txt', 'foto.jpg']);
});

test('NWS-02 a delivery that cannot be moved is imported once, and reported once', async () => {
  const watched = watch();
  await put('a.json', ninjs());
  await symlink(tmpdir(), join(folder, 'taken'));
  await looks(watched, 5);
  expect(await within()).toEqual(['a.json', 'taken']);
  expect(told).toEqual([
    'warn watched folder …: a.json cannot be moved and is left where it is',
    'info MG a.json in … was imported',
  ]);
  await rm(join(folder, 'taken'));
  await put('a.json', ninjs({ version: '2', title: 'Di nuovo' }));
  await looks(watched, 2);
  expect(await within('taken')).toEqual(['a.json', 'a.json.report.txt']);
});

test('NWS-02 a folder that disappears is reported once and watched again when it is back', async () => {
  const watched = watch({ MG: join(folder, 'disco') });
  await looks(watched, 3);
  await put('disco/a.json', ninjs());
  await looks(watched, 2);
  await rename(join(folder, 'disco'), join(folder, 'altrove'));
  await looks(watched, 2);
  expect(told).toEqual([
    'warn watched folder …/disco: cannot be looked at',
    'info watched folder …/disco: is there again',
    'info MG a.json in …/disco was imported',
    'warn watched folder …/disco: cannot be looked at',
  ]);
});

test('NWS-02 one folder contains a folder for each paper, named by its sigla', async () => {
  const watched = watch(folder);
  await put('MG/a.json', ninjs({ uri: 'urn:a' }));
  await put('lg/b.json', ninjs({ uri: 'urn:b' }));
  await put('altro/c.json', ninjs({ uri: 'urn:c' }));
  await looks(watched, 3);
  expect(await uris()).toEqual(['LG urn:b', 'MG urn:a']);
  expect(await within('lg/taken')).toEqual(['b.json', 'b.json.report.txt']);
  expect(told[0]).toBe('warn watched folder …: altro is not the folder of a paper');
  expect(told).toHaveLength(3);
});

test('NWS-02 of two servers that watch one folder only one takes a delivery', async () => {
  // Servers on PostgreSQL share a lock in the database; the embedded one has one server, with a queue in its process.
  const runExclusively = pLimit(1);
  const shared = database().kind === 'embedded' ? { runExclusively } : {};
  const [one, other] = [watch(undefined, shared), watch(undefined, shared)];
  for (const uri of ['urn:a', 'urn:b', 'urn:c']) await put(`${uri.slice(4)}.json`, ninjs({ uri }));
  await Promise.all([one.check(), other.check()]);
  for (let time = 0; time < 3; time += 1) await Promise.all([one.check(), other.check()]);
  expect((await within('taken')).filter((name) => !name.endsWith('.txt'))).toEqual([
    'a.json',
    'b.json',
    'c.json',
  ]);
  expect(told.filter((line) => line.startsWith('info'))).toHaveLength(3);
});

test('NWS-02 a delivery that fails through no fault of its own stays until it succeeds', async () => {
  let now = NOON.getTime();
  const orm = new Proxy(database().orm, {
    get: () => {
      throw new Error('the database is away');
    },
  });
  const broken = { orm, kind: 'embedded' as const };
  const db = { ...broken };
  const watched = watch(undefined, { db, now: () => new Date(now) });
  await put('a.json', ninjs());
  await looks(watched, 4);
  expect(told).toEqual(['error watched folder …: a.json could not be imported and is tried again']);
  Object.assign(db, { orm: database().orm, kind: database().kind });
  now += 60_000;
  await watched.check();
  expect(await within('taken')).toEqual(['a.json', 'a.json.report.txt']);
});

test('NWS-02 no delivery is taken once the server is stopping', async () => {
  const ending = new AbortController();
  const watched = watch(undefined, { stopSignal: ending.signal });
  await put('a.json', ninjs());
  await watched.check();
  ending.abort();
  await watched.check();
  expect(await within()).toEqual(['a.json']);
  expect(told).toEqual([]);
});
