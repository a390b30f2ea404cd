import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACTIVE, ACTIVE_CONTENT } from '#tests/support/hostile/active-content.ts';
import { ARCHIVES } from '#tests/support/hostile/archives.ts';
import { type HostileDelivery, writeHostileDelivery } from '#tests/support/hostile/hostile-delivery.ts';
import { JSON_FILES } from '#tests/support/hostile/json-files.ts';
import { XML_FILES } from '#tests/support/hostile/xml-files.ts';
import { type ConfinedImport, runConfined } from '#tests/support/run-confined.ts';
import { createScratchDatabase } from '#tests/support/scratch-database.ts';

const TIMEOUT_MS = 300_000;
/** Limit of an import's memory; the embedded database, which runs in the same process, comes on top. */
const MEMORY_MB = 512;
const { DATABASE_URL } = process.env;

// An attempt to use the network, or to write outside, would have ended the process: see confine.ts.
let root: string;
let delivery: HostileDelivery;
let answer: ConfinedImport;
let before: string[];
let scratch: Awaited<ReturnType<typeof createScratchDatabase>> | undefined;

const outside = async () =>
  (await readdir(root, { recursive: true })).filter((path) => !path.startsWith('data')).sort();

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'edicola-hostile-'));
  await mkdir(join(root, 'data'));
  await writeFile(join(root, 'secret.png'), 'segreto');
  delivery = await writeHostileDelivery(join(root, 'delivery'));
  before = await outside();
  if (DATABASE_URL) scratch = await createScratchDatabase(DATABASE_URL);
  answer = await runConfined(join(root, 'delivery'), join(root, 'data'), {
    database: scratch?.url,
    timeout: TIMEOUT_MS,
  });
}, TIMEOUT_MS + 60_000);
afterAll(async () => {
  await scratch?.drop();
  await rm(root, { recursive: true, force: true });
});

const rejectedOf = (path: string) =>
  answer.real.rejected.filter(({ name }) => name.startsWith(join(root, 'delivery', path)));
const warnedOf = (path: string) =>
  answer.real.warnings.filter(({ name }) => name.startsWith(join(root, 'delivery', path)));
const rowOf = (uri: string) => answer.rows.find((row) => row.uri === uri);

test('there are many broken and hostile files', () => {
  expect(delivery.files.filter(({ refused, cleaned }) => refused || cleaned).length).toBeGreaterThan(100);
});

test('every good article among them is imported', () => {
  expect(delivery.good.filter((uri) => !rowOf(uri))).toEqual([]);
});

test('every refused file is named with place and reason', () => {
  const wrong = delivery.files.flatMap(({ path, refused }) => {
    if (!refused) return [];
    const [place, reason] = refused;
    const told = rejectedOf(path);
    const found = told.some((one) => place.test(one.place) && reason.test(one.reason));
    return found ? [] : [`${path}: ${told.map((one) => `${one.place}: ${one.reason}`).join(' | ')}`];
  });
  expect(wrong).toEqual([]);
});

test('nothing else is refused', () => {
  const expected = delivery.files.flatMap(({ path, refused }) =>
    refused ? [join(root, 'delivery', path)] : [],
  );
  const others = answer.real.rejected.filter(({ name }) => !expected.some((path) => name.startsWith(path)));
  expect(others).toEqual([]);
});

test('every cleaned article is imported, with its warning', () => {
  const wrong = delivery.files.flatMap(({ path, cleaned, warned }) => {
    const missing = cleaned && !rowOf(cleaned) ? [`${path} is not in`] : [];
    const told = warnedOf(path).map(({ text: words }) => words);
    return warned && !told.some((words) => warned.test(words)) ? [...missing, `${path}: ${told}`] : missing;
  });
  expect(wrong).toEqual([]);
});

test('no article contains active content, or a word of a file outside the delivery', () => {
  const active = answer.rows.filter(({ title, body }) => ACTIVE.test(body) || /[<>]script/i.test(title));
  expect(active.map(({ uri, body }) => [uri, body.slice(0, 200)])).toEqual([]);
  expect(JSON.stringify(answer.rows)).not.toMatch(/root:|segreto/);
  const withoutText = delivery.files
    .filter(({ path }) => path.includes('no-body'))
    .map(({ cleaned }) => cleaned);
  const empty = answer.rows.filter(({ body }) => body === '').map(({ uri }) => uri);
  expect(empty.filter((uri) => !withoutText.includes(uri))).toEqual([]);
});

test('ROL-06 an unknown access value counts as the most restrictive one', () => {
  const uri = delivery.files.find(({ path }) => path === 'json/access.json')?.cleaned ?? '';
  expect(rowOf(uri)?.access).toBe('digital+');
});

test('an article in a declared Latin encoding has its accented letters', () => {
  expect(['urn:latin', 'urn:not-latin'].map((uri) => rowOf(uri)?.title)).toEqual(['Perché', 'Perché']);
});

test('nothing outside the data folder is changed', async () => {
  expect(await outside()).toEqual(before);
  const own = scratch ? ['answer.json', 'images'] : ['answer.json', 'database', 'images'];
  expect((await readdir(join(root, 'data'))).sort()).toEqual(own);
});

test('a dry run reports the same and stores nothing', () => {
  expect(answer.afterDry).toEqual({ articles: 0, images: 0, files: [] });
  expect(answer.dry).toEqual(answer.real);
});

test('memory stays bounded', () => {
  expect(answer.memory).toBeLessThan(MEMORY_MB);
});

describe('the table', () => {
  test.each([
    ['JSON', JSON_FILES],
    ['bodies', ACTIVE_CONTENT],
    ['XML', XML_FILES],
    ['archives and lines', ARCHIVES],
  ])('of %s lists for each file what becomes of it', (_, files) => {
    expect(files.filter(({ refused, cleaned }) => !refused && !cleaned)).toEqual([]);
  });
});
