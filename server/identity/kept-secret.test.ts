import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptSecret } from './kept-secret.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edicola-secret-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a server makes its secret once, and nobody else reads it', async () => {
  const secret = await keptSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(await keptSecret(folder)).toBe(secret);
  const file = join(folder, 'session-secret');
  expect(await readFile(file, 'utf8')).toBe(`${secret}\n`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});
