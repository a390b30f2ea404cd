import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isVapidPair, newVapidKeys } from '#server/base/config/vapid-keys.ts';
import { readOrCreateVapidKeys, VapidKeysBroken } from './vapid.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edicola-vapid-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('PSH-02 a server makes its keys once, and only its own user can read them', async () => {
  const keys = await readOrCreateVapidKeys(folder);
  expect(isVapidPair(keys)).toBe(true);
  expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
  expect(await readOrCreateVapidKeys(folder)).toEqual(keys);
  const file = join(folder, 'vapid-keys.json');
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(keys);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test.each([
  '',
  '{',
  '{}',
  JSON.stringify({ ...newVapidKeys(), privateKey: newVapidKeys().privateKey }),
])('PSH-02 damaged keys (%j) are not replaced silently', async (text) => {
  await writeFile(join(folder, 'vapid-keys.json'), text);
  await expect(readOrCreateVapidKeys(folder)).rejects.toThrow(VapidKeysBroken);
  expect(await readFile(join(folder, 'vapid-keys.json'), 'utf8')).toBe(text);
});

test('PSH-02 keys that do not belong together or are spelled otherwise are not a pair', () => {
  const pair = newVapidKeys();
  expect(isVapidPair(pair)).toBe(true);
  const zeros = Buffer.alloc(32).toString('base64url');
  for (const privateKey of [
    '',
    zeros,
    `${pair.privateKey}=`,
    pair.privateKey.slice(1),
    newVapidKeys().privateKey,
  ])
    expect(isVapidPair({ ...pair, privateKey })).toBe(false);
  expect(isVapidPair({ ...pair, publicKey: newVapidKeys().publicKey })).toBe(false);
});

test('PSH-02 a private key that begins with zeros keeps its length', () => {
  for (let tries = 0; tries < 1200; tries += 1)
    expect(Buffer.from(newVapidKeys().privateKey, 'base64url')).toHaveLength(32);
});
