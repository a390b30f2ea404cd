import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BuildEntry } from '#domain/build-files.ts';
import { isIntact, positionsIn } from '#sw/precache/packs.ts';
import { namesOf, packFiles } from './pack-files.ts';

const MANIFEST = {
  'src/entry-browser.tsx': { file: 'assets/app-1.js', name: 'app', css: ['assets/app-1.css'] },
  '_app-1.css': { file: 'assets/app-1.css' },
  'src/routes/edizione.$edizione.tsx?tsr-split=component': { file: 'assets/issue-1.js', name: 'issue' },
};

test('a chunk of a route is named by the route’s file, any other by the bundler, and styles like their script', () => {
  expect(Object.fromEntries(namesOf(MANIFEST))).toEqual({
    'assets/app-1.js': 'app',
    'assets/app-1.css': 'app',
    'assets/issue-1.js': 'issue',
  });
});

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edicola-packs-'));
  await mkdir(join(folder, '.vite'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  await writeFile(join(folder, '.vite/after-paint.json'), '{}');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const entry = (url: string) => ({ url, revision: null, size: 1 });

async function packed(urls: string[]): Promise<BuildEntry[]> {
  for (const url of urls) await writeFile(join(folder, url), `contents of ${url}`);
  return (await packFiles(folder)(urls.map(entry))).manifest;
}

test('OFF-01 a pack returns every file that was put into it, and its name depends on its contents', async () => {
  const texts = ['assets/app-1.js', 'assets/app-1.css', 'assets/issue-1.js', 'assets/stray-1.svg'];
  const entries = await packed([...texts, 'assets/text-1.woff2']);
  const packs = entries.flatMap(({ url, files }) => (files ? [{ path: `/${url}`, files }] : []));
  expect(entries.filter(({ files }) => !files).map(({ url }) => url)).toEqual(['assets/text-1.woff2']);
  const opened: [string, string][] = [];
  for (const pack of packs) {
    const bytes = new Uint8Array(await readFile(join(folder, pack.path)));
    expect(await isIntact(bytes.buffer, pack)).toBe(true);
    for (const { path, begin, end } of positionsIn(pack))
      opened.push([path, new TextDecoder().decode(bytes.subarray(begin, end))]);
  }
  expect(opened.sort()).toEqual(texts.map((url) => [`/${url}`, `contents of ${url}`]).sort());

  const before = await readdir(join(folder, 'assets'));
  await packed(texts);
  expect(await readdir(join(folder, 'assets'))).toEqual(before);
  await packed([...texts, 'assets/other-2.js']);
  expect(await readdir(join(folder, 'assets'))).not.toEqual([...before, 'other-2.js'].sort());
});
