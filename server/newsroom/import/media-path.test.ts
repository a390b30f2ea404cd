import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMedia } from './media-path.ts';

let root: string;
let folder: string;

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'edicola-media-')));
  folder = join(root, 'delivery');
  await mkdir(join(folder, 'foto'), { recursive: true });
  await mkdir(join(root, 'special'));
  for (const file of ['delivery/foto/a b.jpg', 'special/a.jpg', 'secret.jpg', 'delivery-other.jpg']) {
    await writeFile(join(root, file), 'x');
  }
  await symlink(join(root, 'secret.jpg'), join(folder, 'link.jpg'));
});

afterAll(() => rm(root, { recursive: true, force: true }));

const media = () => [
  { prefix: 'https://m.example', folder },
  { prefix: 'https://m.example/special/', folder: join(root, 'special') },
];

test.each([
  ['foto/a%20b.jpg', 'delivery/foto/a b.jpg'],
  ['https://m.example/foto/a%20b.jpg?w=80#x', 'delivery/foto/a b.jpg'],
  ['https://m.example/special/a.jpg', 'special/a.jpg'],
])('%s is read', async (href, path) => {
  expect(await findMedia(href, folder, media())).toEqual({ path: join(root, path) });
});

test.each([
  ['https://other.example/a.jpg', 'host not configured'],
  ['https://m.example.evil/foto/a.jpg', 'host not configured'],
  ['//m.example/foto/a.jpg', 'host not configured'],
  ['file:///etc/passwd', 'not an address of a picture'],
  ['data:image/png;base64,AAAA', 'not an address of a picture'],
  ['../secret.jpg', 'not a path within its folder'],
  ['%2e%2e/secret.jpg', 'not a path within its folder'],
  ['foto/..%2f..%2fsecret.jpg', 'not a path within its folder'],
  ['https://m.example/../secret.jpg', 'not a path within its folder'],
  ['/etc/passwd', 'not a path within its folder'],
  ['foto\\..\\..\\secret.jpg', 'not a path within its folder'],
  ['%00.jpg', 'not a path within its folder'],
  ['%zz.jpg', 'not a path within its folder'],
  ['link.jpg', 'it lies outside its folder'],
  ['foto/none.jpg', 'no such file'],
])('%s is refused: %s', async (href, problem) => {
  expect(await findMedia(href, folder, media())).toEqual({ problem });
});

test('a relative picture of an item without a folder is refused', async () => {
  expect(await findMedia('a.jpg', null, [])).toEqual({ problem: 'there is no folder beside the item' });
});
