import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readOrCreateSecret, SecretFileEmpty } from './session-secret.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edicola-secret-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a server makes its secret once, in a file that only its owner can read', async () => {
  const secret = await readOrCreateSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(await readOrCreateSecret(folder)).toBe(secret);
  const file = join(folder, 'session-secret');
  expect(await readFile(file, 'utf8')).toBe(`${secret}\n`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['session-secret']);
});

test('an emptied secret file is reported and not replaced by a new secret', async () => {
  const file = join(folder, 'session-secret');
  await writeFile(file, '\n');
  await expect(readOrCreateSecret(folder)).rejects.toThrow(SecretFileEmpty);
  expect(await readFile(file, 'utf8')).toBe('\n');
});
