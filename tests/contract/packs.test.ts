import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { IMMUTABLE } from '#domain/build-files.ts';
import { readBuild } from '#server/web/http/build.ts';
import { isIntact, positionsIn } from '#sw/precache/packs.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { readWorkerList } from '#tests/support/worker-list.ts';
import { SHARED_CHUNK_NAMES } from '#tools/chunks.ts';
import { namesOf } from '#tools/pack-files.ts';
import { NAMED_CHUNKS } from '#tools/packs.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database, { pages: true });

const { singles, packs } = readWorkerList(await readFile('dist/client/sw.js', 'utf8'));
const { files } = await readBuild();

/** Fonts are loaded on use, and each paper has its own icons under the same address. */
const isAlwaysSingle = (path: string) => /\.woff2$|\/marks-[^/]*\.svg$/.test(path);

/**
 * The word list of passwords is not packed, because a reader who chooses a password is online; nor the worker's second
 * script, which the browser stores with the worker.
 */
const isNowhere = (path: string) => /^\/assets\/(?:judging-thread|worker-data)-/.test(path);

test('OFF-01 every chunk that the packs and the rules of the build name is in the build', async () => {
  const texts = ['manifest', 'after-paint'].map((name) => readFile(`dist/client/.vite/${name}.json`, 'utf8'));
  const manifests = (await Promise.all(texts)).map((text) => JSON.parse(text));
  const names = new Set(namesOf(Object.assign({}, ...manifests)).values());
  const named = [...NAMED_CHUNKS, ...SHARED_CHUNK_NAMES];
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});

test('OFF-01 every text file of the build is in exactly one pack, except fonts, icons, the word list of passwords and the worker’s second script', () => {
  const packed = packs.flatMap((pack) => pack.files.map(({ path }) => path));
  const built = [...files.keys()].filter((path) => /^\/assets\/.*\.(?:js|css|svg)$/.test(path));
  expect(built.filter(isNowhere)).toHaveLength(2);
  const kept = built.filter((path) => !isNowhere(path) && !isAlwaysSingle(path));
  expect(packed.toSorted()).toEqual(kept.sort());
  expect(singles.filter((path) => !isAlwaysSingle(path))).toEqual([]);
});

test.each(
  packs,
)('OFF-01 the server sends $path, whose files equal those that it sends separately', async (pack) => {
  const { statusCode, headers, rawPayload } = await server.ask({ url: pack.path });
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe(IMMUTABLE);
  const body = new Uint8Array(rawPayload);
  expect(await isIntact(body.buffer, pack)).toBe(true);
  for (const { path, begin, end } of positionsIn(pack))
    expect(files.get(path)?.body.equals(body.subarray(begin, end)), path).toBe(true);
});
