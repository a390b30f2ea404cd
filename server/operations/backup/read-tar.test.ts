import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { BackupDamaged } from './backup-file.ts';
import { readTar } from './read-tar.ts';
import { writeTar } from './write-tar.ts';

const NOW = new Date('2025-04-03T12:00:00Z');

let file: string;

beforeEach(async () => {
  const root = await mkdtemp(join(tmpdir(), 'edicola-tar-'));
  file = join(root, 'backup.tar');
  onTestFinished(() => rm(root, { recursive: true, force: true }));
});

async function write(files: Record<string, string>): Promise<void> {
  const tar = writeTar(file, NOW);
  for (const [name, text] of Object.entries(files)) await tar.add(name, Buffer.from(text));
  await tar.finish();
}

async function read(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const one of readTar(file)) found[one.name] = (await one.bytes()).toString('utf8');
  return found;
}

const FILES = { 'manifest.json': '{"a": 1}', 'images/a/1.webp': 'x'.repeat(700), 'mail/b.eml': '' };

test('a written archive is read, also by other programs', async () => {
  await write(FILES);
  expect(await read()).toEqual(FILES);
});

test('a flipped bit is noticed wherever it changes anything', async () => {
  await write(FILES);
  const whole = await readFile(file);
  let noticed = 0;
  for (let at = 0; at < whole.length; at += 7) {
    const spoiled = Buffer.from(whole);
    spoiled[at] = (spoiled[at] ?? 0) ^ (1 << (at % 8));
    await writeFile(file, spoiled);
    const found = await read().catch((error: unknown) => error);
    if (found instanceof BackupDamaged) noticed += 1;
    else expect([at, found]).toEqual([at, FILES]);
  }
  expect(noticed).toBeGreaterThan(200);
});

test('a truncated file is noticed, wherever it ends', async () => {
  await write(FILES);
  const whole = await readFile(file);
  const end = whole.lastIndexOf('mail/b.eml') + 'mail/b.eml'.length;
  for (let length = 0; length < end; length += 97) {
    await writeFile(file, whole.subarray(0, length));
    await expect(read()).rejects.toThrow(BackupDamaged);
  }
});

test.each([
  ['nothing at all', ''],
  ['something else', 'PK\u0003\u0004 and so on '.repeat(100)],
])('%s is no backup', async (_, text) => {
  await writeFile(file, text);
  await expect(read()).rejects.toThrow(BackupDamaged);
});

test('many files have several lists of checksums', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 10_001 }, (_, number) => [`images/${number}/1.webp`, `${number}`]),
  );
  await write(many);
  expect(await read()).toEqual(many);
  expect((await readFile(file)).includes('sums/000002.sha256')).toBe(true);
});

test('an abandoned backup leaves no file', async () => {
  const tar = writeTar(file, NOW);
  await tar.add('manifest.json', Buffer.from('{}'));
  await tar.abandon();
  await expect(readFile(file)).rejects.toThrow('ENOENT');
});
