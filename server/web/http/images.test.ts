import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerImages } from './images.ts';

const HASH = '0a'.repeat(12);

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edicola-images-'));
  await mkdir(join(folder, 'images', HASH), { recursive: true });
  await writeFile(join(folder, 'images', HASH, '320.avif'), 'AVIF');
  await writeFile(join(folder, 'images', HASH, '1140.webp'), 'WEBP!');
  for (const name of ['secret.avif', '320.avif', 'images/320.avif'])
    await writeFile(join(folder, name), 'SECRET');
  app = fastify();
  registerImages(app, join(folder, 'images'));
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ['320.avif', 'image/avif', 'AVIF'],
  ['1140.webp', 'image/webp', 'WEBP!'],
])('%s is sent with its media type and may be cached for ever', async (file, type, body) => {
  const reply = await app.inject(`/immagini/${HASH}/${file}`);
  expect([reply.statusCode, reply.body]).toEqual([200, body]);
  expect(reply.headers).toMatchObject({
    'content-type': type,
    'content-length': String(body.length),
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('HEAD reports the size', async () => {
  const reply = await app.inject({ method: 'HEAD', url: `/immagini/${HASH}/320.avif` });
  expect([reply.statusCode, reply.body, String(reply.headers['content-length'])]).toEqual([200, '', '4']);
});

test.each([
  `${'0b'.repeat(12)}/320.avif`,
  `${HASH}/640.avif`,
  `${HASH}/320.jpg`,
  `${HASH}/320.avif%00`,
  `${HASH}/0320.avif.bak`,
  `${HASH}/..%2f320.avif`,
  `${HASH}/..%2f..%2fsecret.avif`,
  `${HASH}%2f..%2f..%2f/320.avif`,
  `${HASH.toUpperCase()}/320.avif`,
  '..%2f/320.avif',
  '%2e%2e/320.avif',
  './320.avif',
  `${HASH.slice(1)}/320.avif`,
  `${HASH}/`,
])('%s is answered 404 and is not cached', async (path) => {
  const reply = await app.inject(`/immagini/${path}`);
  expect(reply.statusCode).toBe(404);
  expect(reply.body).not.toContain('SECRET');
  expect(reply.headers['cache-control'] ?? '').not.toContain('public');
});

test('a picture that is imported later is found from then on', async () => {
  const hash = '0c'.repeat(12);
  const url = `/immagini/${hash}/320.webp`;
  const before = await app.inject(url);
  expect([before.statusCode, before.headers['cache-control']]).toEqual([404, 'no-store']);
  await mkdir(join(folder, 'images', hash));
  await writeFile(join(folder, 'images', hash, '320.webp'), 'NEW');
  expect((await app.inject(url)).body).toBe('NEW');
});
