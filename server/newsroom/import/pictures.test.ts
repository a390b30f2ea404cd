import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeUnfinished, storePicture } from './picture-folder.ts';
import { createPictureStore } from './pictures.ts';

let root: string;
let imagesFolder: string;

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#87a' } });
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20"/></svg>';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'edicola-pictures-'));
  imagesFolder = join(root, 'images');
  await photo(700, 350)
    .withExif({ IFD0: { Copyright: 'secret' } })
    .jpeg()
    .toFile(join(root, 'wide.jpg'));
  await photo(400, 200).withMetadata({ orientation: 6 }).jpeg().toFile(join(root, 'turned.jpg'));
  await photo(100, 50).png().toFile(join(root, 'small.png'));
  await writeFile(join(root, 'drawing.svg'), SVG);
  await writeFile(join(root, 'broken.jpg'), 'no picture');
  const noise = await sharp(randomBytes(900_000), { raw: { width: 600, height: 500, channels: 3 } })
    .jpeg()
    .toBuffer();
  await writeFile(join(root, 'truncated.jpg'), noise.subarray(0, noise.length / 2));
});

afterAll(() => rm(root, { recursive: true, force: true }));

const take = async (href: string, options = {}) => {
  const store = createPictureStore({ imagesFolder, media: [], allowSvg: false, dryRun: false, ...options });
  return await store.take([{ hrefs: [href].flat(), caption: 'c', credit: null }], root);
};

test('a picture is encoded in both formats at the widths it can fill, without its metadata', async () => {
  const { pictures, warnings } = await take('wide.jpg');
  expect(warnings).toEqual([]);
  expect(pictures).toMatchObject([{ width: 700, height: 350, widths: [320, 640], caption: 'c' }]);
  const folder = join(imagesFolder, pictures[0]?.hash ?? '');
  expect((await readdir(folder)).sort()).toEqual(['320.avif', '320.webp', '640.avif', '640.webp']);
  const encoded = await sharp(join(folder, '640.avif')).metadata();
  expect(encoded).toMatchObject({ width: 640, height: 320, format: 'heif' });
  expect(encoded.exif).toBeUndefined();
});

test('a valid picture that cannot be stored is not left out: the import ends', async () => {
  const nowhere = join(root, 'broken.jpg', 'images');
  await expect(take('wide.jpg', { imagesFolder: nowhere })).rejects.toThrow('ENOTDIR');
});

test('after the import is aborted, no further picture is started, and none is reported as unreadable', async () => {
  const folder = join(root, 'stopped');
  const signal = AbortSignal.abort(new Error('the server stops'));
  await expect(take('wide.jpg', { imagesFolder: folder, signal })).rejects.toThrow('the server stops');
  await expect(readdir(folder)).rejects.toThrow('ENOENT');
});

test('a stored picture is not encoded again', async () => {
  const [before] = (await take('wide.jpg')).pictures;
  const file = join(imagesFolder, before?.hash ?? '', '320.avif');
  const { mtimeMs } = await stat(file);
  await take('wide.jpg');
  expect((await stat(file)).mtimeMs).toBe(mtimeMs);
});

test.each([
  ['lacks a file', (file: string) => rm(file)],
  ['has an empty file', (file: string) => writeFile(file, '')],
])('NWS-04 a folder that %s is encoded again', async (_, damage) => {
  const [before] = (await take('wide.jpg')).pictures;
  const file = join(imagesFolder, before?.hash ?? '', '320.avif');
  await damage(file);
  await take('wide.jpg');
  expect((await stat(file)).size).toBeGreaterThan(0);
});

test('a small picture keeps its width, a rotated one is stored upright', async () => {
  expect((await take('small.png')).pictures).toMatchObject([{ width: 100, height: 50, widths: [100] }]);
  expect((await take('turned.jpg')).pictures).toMatchObject([{ width: 200, height: 400, widths: [200] }]);
});

test('a drawing is read only where drawings are trusted, and stored at every width', async () => {
  expect((await take('drawing.svg')).warnings).toEqual([
    'image not read: drawing.svg: a drawing (SVG), which is not read',
  ]);
  const { pictures } = await take('drawing.svg', { allowSvg: true });
  expect(pictures).toMatchObject([{ width: 1600, height: 800, widths: [320, 640, 820, 1140, 1600] }]);
});

test('a file that is not a picture gives a warning, and the next rendition is tried', async () => {
  expect((await take('broken.jpg')).warnings[0]).toMatch(/^image not read: broken\.jpg: /);
  const store = createPictureStore({ imagesFolder, media: [], allowSvg: false, dryRun: false });
  const hrefs = ['broken.jpg', 'small.png'];
  const { pictures, warnings } = await store.take([{ hrefs, caption: null, credit: null }], root);
  expect(pictures).toMatchObject([{ width: 100 }]);
  expect(warnings).toEqual([]);
});

test('a dry run encodes nothing', async () => {
  const empty = join(root, 'none');
  expect((await take('wide.jpg', { imagesFolder: empty, dryRun: true })).pictures).toHaveLength(1);
  await expect(readdir(empty)).rejects.toThrow('ENOENT');
});

test('a truncated picture is reported by a dry run as by the import', async () => {
  const [dry, real] = [await take('truncated.jpg', { dryRun: true }), await take('truncated.jpg')];
  expect(dry.pictures).toEqual([]);
  expect(dry).toEqual(real);
});

test('a picture in the address itself is accepted, and its declared type is ignored', async () => {
  const png = await photo(100, 50).png().toBuffer();
  const address = (bytes: Buffer | string) =>
    `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
  expect((await take(address(png))).pictures).toMatchObject([{ width: 100 }]);
  expect((await take(address(SVG))).warnings[0]).toContain('a drawing (SVG), which is not read');
  expect((await take(address('<html><script>alert(1)</script>'))).warnings[0]).toContain('a page of HTML');
  expect((await take('data:text/html,<script>alert(1)</script>')).warnings[0]).toContain('not an address');
});

test('leftovers of a killed import are removed, finished pictures stay', async () => {
  await take('wide.jpg');
  await mkdir(join(imagesFolder, '.unfinished-of-another-process'));
  const before = (await readdir(imagesFolder)).filter((name) => !name.startsWith('.'));
  await removeUnfinished(imagesFolder);
  expect(await readdir(imagesFolder)).toEqual(before);
});

test('two imports that bring the same new picture both get it', async () => {
  const size = { width: 700, height: 350, widths: [320, 640] };
  const noise = randomBytes(size.width * size.height * 3);
  const bytes = await sharp(noise, { raw: { width: size.width, height: size.height, channels: 3 } })
    .jpeg()
    .toBuffer();
  const store = () => storePicture(imagesFolder, 'shared', bytes, size);
  await Promise.all([store(), store(), store()]);
  const files = await readdir(join(imagesFolder, 'shared'));
  expect(files.sort()).toEqual(['320.avif', '320.webp', '640.avif', '640.webp']);
  expect((await readdir(imagesFolder)).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a path named like a picture that is not a file is not opened', async () => {
  const pipe = join(root, 'pipe.png');
  expect(spawnSync('mkfifo', [pipe]).status).toBe(0);
  await mkdir(join(root, 'folder.png'));
  expect((await take('pipe.png')).warnings).toEqual(['image not read: pipe.png: not a file']);
  expect((await take('folder.png')).warnings).toEqual(['image not read: folder.png: not a file']);
});

test('a tracking pixel is not taken as a picture', async () => {
  await photo(1, 1).png().toFile(join(root, 'dot.png'));
  const { pictures, warnings } = await take('dot.png');
  expect(pictures).toEqual([]);
  expect(warnings).toEqual(['image not read: dot.png: a dot, which nobody sees']);
});
