import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { zipOf } from '#server/accounts/privacy/write-export.ts';
import { callRunningServer } from '#server/base/data-folder/call-running-server.ts';
import { openControlChannel } from '#server/base/data-folder/control-channel.ts';
import { articles } from '#server/base/db/schema/content-schema.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { type ImportEvent, runImport } from './run-import.ts';
import { UsageError } from './usage-error.ts';

const database = testDatabase();
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edicola-run-import-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function put(path: string, item: unknown): Promise<void> {
  await mkdir(join(folder, path, '..'), { recursive: true });
  await writeFile(join(folder, path), JSON.stringify(item));
}

const context = (events: ImportEvent[] = []) => ({
  db: database(),
  imagesFolder: join(folder, 'images'),
  now: () => new Date('2025-04-03T06:00:00Z'),
  onEvent: (event: ImportEvent) => void events.push(event),
});

const asked = (overrides: Record<string, unknown> = {}) => ({
  paths: [join(folder, 'in')],
  brand: null,
  media: [],
  dryRun: false,
  ...overrides,
});

const stored = () =>
  database()
    .orm.select({ brand: articles.brand, uri: articles.uri })
    .from(articles)
    .orderBy(asc(articles.uri));

test('a folder named by its sigla decides the paper of a delivery', async () => {
  await put('in/MG/2025/a.json', ninjs({ uri: 'urn:a' }));
  await put('in/LG/b.json', ninjs({ uri: 'urn:b' }));
  await put('in/LG/notes.txt', 'no item');
  expect(await runImport(asked(), context())).toMatchObject({ imported: 2, rejected: [] });
  expect(await stored()).toEqual([
    { brand: 'MG', uri: 'urn:a' },
    { brand: 'LG', uri: 'urn:b' },
  ]);
});

test('--brand decides it for everything under the paths', async () => {
  await put('in/2025/a.json', ninjs({ uri: 'urn:a' }));
  await put('in/b.json', ninjs({ uri: 'urn:b' }));
  const paths = [join(folder, 'in/2025'), join(folder, 'in/b.json')];
  await runImport(asked({ paths, brand: 'EM' }), context());
  expect((await stored()).map(({ brand }) => brand)).toEqual(['EM', 'EM']);
});

test('archives are named by a sigla too, and a file may contain an item per line', async () => {
  await put('in/LG/a.ndjson', '');
  const lines = [ninjs({ uri: 'urn:a' }), ninjs({ uri: 'urn:b' })].map((item) => JSON.stringify(item));
  await writeFile(join(folder, 'in/LG/a.ndjson'), lines.join('\r\n'));
  await writeFile(
    join(folder, 'in/EM.zip'),
    await zipOf([['oggi/c.json', JSON.stringify(ninjs({ uri: 'urn:c' }))]]),
  );
  expect(await runImport(asked(), context())).toMatchObject({ imported: 3, rejected: [] });
  expect(await stored()).toEqual([
    { brand: 'LG', uri: 'urn:a' },
    { brand: 'LG', uri: 'urn:b' },
    { brand: 'EM', uri: 'urn:c' },
  ]);
});

test('a broken archive is refused, the others are imported', async () => {
  await put('in/MG/a.json', ninjs({ uri: 'urn:a' }));
  await writeFile(join(folder, 'in/MG/b.zip'), 'no archive');
  expect(await runImport(asked(), context())).toMatchObject({
    imported: 1,
    rejected: [{ place: 'archive' }],
  });
});

test.each([
  ['a folder of what is never read', 'in/MG/nota.txt', 'nothing in it is read: 1 file'],
  ['an empty folder', null, 'an empty folder'],
])('%s is reported', async (_, file, text) => {
  await mkdir(join(folder, 'in/MG'), { recursive: true });
  if (file) await writeFile(join(folder, file), 'Da leggere.');
  const report = await runImport(asked(), context());
  expect(report.warnings).toMatchObject([
    { name: join(folder, 'in/MG'), text: expect.stringContaining(text) },
  ]);
});

test('a file that is far too long is refused unread, the others are imported', async () => {
  await put('in/MG/a.json', ninjs({ uri: 'urn:a' }));
  await put('in/MG/b.json', {});
  await truncate(join(folder, 'in/MG/b.json'), 3_000_000_000);
  const report = await runImport(asked(), context());
  expect(report).toMatchObject({ imported: 1, rejected: [{ place: 'file' }] });
  expect(report.rejected[0]?.reason).toBe('3000000000 bytes, more than 5000000');
});

test.each([
  ['a path that is not there', { paths: ['/no/such/folder'], brand: 'MG' }, 'There is no file or folder'],
  ['a sigla that no paper has', { brand: 'XX' }, 'No paper has the sigla XX'],
  ['a folder that is no sigla', {}, 'strange is not the folder of a paper'],
  [
    'a media folder that is not there',
    { brand: 'MG', media: [{ prefix: 'https://m', folder: '/no' }] },
    '/no',
  ],
])('%s is a wrong call', async (_title, overrides, message) => {
  await put('in/strange/a.json', ninjs());
  const call = runImport(asked(overrides), context());
  await expect(call).rejects.toThrow(UsageError);
  await expect(call).rejects.toThrow(message);
});

test('progress, warnings and rejected files are reported', async () => {
  await put('in/a.json', ninjs({ uri: 'urn:a', hrefs: ['https://cdn.example/a.jpg'] }));
  await put('in/b.json', { uri: 'urn:b', nonsense: 1 });
  const events: ImportEvent[] = [];
  await runImport(asked({ brand: 'MG' }), context(events));
  expect(events.filter(({ type }) => type === 'progress').at(-1)).toMatchObject({
    phase: 'write',
    done: 1,
    total: 1,
  });
  expect(events.filter(({ type }) => type !== 'progress')).toEqual([
    {
      type: 'warning',
      name: join(folder, 'in/a.json'),
      text: 'image not read: https://cdn.example/a.jpg: host not configured',
    },
    { type: 'rejected', name: join(folder, 'in/b.json'), place: 'nonsense', reason: 'unknown property' },
  ]);
});

test('through a running server the output is the same', async () => {
  await put('in/a.json', ninjs({ uri: 'urn:a' }));
  await put('in/b.json', { uri: 'urn:b', nonsense: 1 });
  const channel = await openControlChannel({
    import: (args, onEvent, signal) => runImport(args, { ...context(), onEvent, signal }),
  });
  const types: string[] = [];
  const report = await callRunningServer(channel, 'import', asked({ brand: 'MG' }), ({ type }) =>
    types.push(type),
  );
  expect(report).toMatchObject({ imported: 1, rejected: [{ place: 'nonsense' }] });
  expect(types.at(-1)).toBe('rejected');
  const wrong = callRunningServer(channel, 'import', asked({ brand: 'XX' }), () => undefined);
  await expect(wrong).rejects.toMatchObject({ kind: 'UsageError' });
  await channel.close();
});

test('names that are not UTF-8 are reported, and the rest of the delivery is imported', async () => {
  await put('in/MG/a.json', ninjs({ uri: 'urn:a' }));
  await put('in/MG/perché/b.json', ninjs({ uri: 'urn:b' }));
  const latin = (path: string) => Buffer.from(join(folder, 'in/MG', path), 'latin1');
  await mkdir(latin('citt\xe0'));
  for (const name of ['perch\xe9.json', 'citt\xe0/c.json', 'f\xf2to.png']) await writeFile(latin(name), '{}');
  const { imported, rejected } = await runImport(asked(), context());
  expect(imported).toBe(2);
  const reason = 'a name that is not UTF-8: it cannot be opened';
  expect(rejected.toSorted((one, other) => (one.name < other.name ? -1 : 1))).toEqual([
    { name: join(folder, 'in/MG/citt�'), place: 'path', reason },
    { name: join(folder, 'in/MG/perch�.json'), place: 'path', reason },
  ]);
});
