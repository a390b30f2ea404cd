import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const server = newsstandApp(database);

const AVATAR = '/api/user/avatar';
const KIND = 'Scegli un’immagine PNG, JPEG, WebP o AVIF.';
const UNREADABLE = 'Non riusciamo a leggere questa immagine: scegline un’altra.';
const TOO_LARGE = 'L’immagine supera i 5 MB: scegline una più leggera.';

let browser: ReaderBrowser;

beforeEach(async () => {
  browser = openBrowser(server);
  await browser.signIn(await addAccount(database().orm));
});

const picture = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#c33' } }).withExif({
    IFD0: { Artist: 'Nome Segreto' },
  });

const send = (payload: Buffer, type = 'image/png', from = browser) =>
  from.askAccount({ url: AVATAR, method: 'POST', headers: { 'content-type': type }, payload });

const dataOf = <Data>(reply: { json(): unknown }) => (reply.json() as { data: Data }).data;
const shownAs = async () =>
  dataOf<{ avatar: string | null }>(await browser.ask({ url: '/api/user/short-info' })).avatar;

const FILES = {
  'image/png': () => picture().png().toBuffer(),
  'image/jpeg': () => picture().jpeg().toBuffer(),
  'image/webp': () => picture().webp().toBuffer(),
  'image/avif': () => picture().avif({ effort: 0 }).toBuffer(),
};

test.each(
  Object.entries(FILES),
)('ACC-01 a picture as %s is stored small, square and without metadata', async (type, file) => {
  const reply = await send(await file(), type);
  expect(reply.statusCode, reply.body).toBe(200);
  const { avatar } = dataOf<{ avatar: string }>(reply);
  expect(avatar).toMatch(/^\/ritratti\/[\w-]{32}\.webp$/);
  expect(await shownAs()).toBe(avatar);
  const shown = await openBrowser(server).ask({ url: avatar });
  expect(shown.headers['content-type']).toBe('image/webp');
  expect(shown.headers['cache-control']).toBe('no-store');
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
  expect(shown.rawPayload.includes('Segreto')).toBe(false);
});

test('ACC-01 a picture with an EXIF orientation is rotated upright', async () => {
  const halves = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#fff' } })
    .composite([
      { input: { create: { width: 400, height: 200, channels: 3, background: '#000' } }, top: 0, left: 0 },
    ])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { avatar } = dataOf<{ avatar: string }>(await send(halves, 'image/jpeg'));
  const { rawPayload } = await browser.ask({ url: avatar });
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? -1;
  expect(at(30, 128)).toBeGreaterThan(200);
  expect(at(226, 128)).toBeLessThan(50);
});

test('ACC-01 a new picture has a new address, and the old address is gone', {
  tags: 'postgres',
}, async () => {
  const first = dataOf<{ avatar: string }>(await send(await FILES['image/png']())).avatar;
  const second = dataOf<{ avatar: string }>(await send(await FILES['image/png']())).avatar;
  expect(second).not.toBe(first);
  expect((await browser.ask({ url: first })).statusCode).toBe(404);
});

test('ACC-01 a removed picture can be restored unchanged', { tags: 'postgres' }, async () => {
  const { avatar } = dataOf<{ avatar: string }>(await send(await FILES['image/png']()));
  const { immagine } = dataOf<{ immagine: string }>(await browser.post(`${AVATAR}/remove`));
  expect(await shownAs()).toBeNull();
  expect((await browser.ask({ url: avatar })).statusCode).toBe(404);
  expect((await send(Buffer.from(immagine, 'base64'), 'image/webp')).statusCode).toBe(200);
  expect(await shownAs()).not.toBeNull();
  await browser.post(`${AVATAR}/remove`);
  expect(dataOf(await browser.post(`${AVATAR}/remove`))).toEqual({ immagine: null });
});

describe('ACC-01 a hostile file is refused, and the current picture stays', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  /** A PNG that decompresses to a picture that is too large. */
  const bomb = () =>
    sharp({ create: { width: 16_000, height: 4000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
  const cut = async () => (await FILES['image/jpeg']()).subarray(0, 700);
  const tiff = () => picture().tiff().toBuffer();
  const gif = () => picture().gif().toBuffer();

  test.each([
    ['words', async () => Buffer.from('sono una fotografia'), KIND],
    ['nothing', async () => Buffer.alloc(0), KIND],
    ['a drawing with a script', async () => Buffer.from(SVG), KIND],
    ['a GIF', gif, KIND],
    ['a TIFF', tiff, KIND],
    ['only the first bytes of a PNG', async () => (await FILES['image/png']()).subarray(0, 9), UNREADABLE],
    ['a broken drawing', async () => Buffer.from(SVG.slice(0, 60)), KIND],
    ['half a picture', cut, UNREADABLE],
    ['a small file of a vast picture', bomb, UNREADABLE],
    ['a large file', async () => Buffer.alloc(5 * 1024 * 1024 + 1, 7), TOO_LARGE],
  ])('%s', async (_name, file, data) => {
    const { avatar } = dataOf<{ avatar: string }>(await send(await FILES['image/png']()));
    const reply = await send(await file(), 'image/png');
    expect(reply.statusCode, reply.body).toBe(400);
    expect(reply.json()).toMatchObject({ status: { code: 'ERR_FIELD_NOT_VALID' }, campo: 'immagine', data });
    expect(await shownAs()).toBe(avatar);
  });

  test('a file of another type is refused, and a file that is too large is not read to its end', async () => {
    expect((await send(Buffer.from(SVG), 'image/svg+xml')).statusCode).toBe(415);
    expect((await send(Buffer.from('{}'), 'application/json')).statusCode).toBe(415);
    expect((await send(Buffer.alloc(7 * 1024 * 1024), 'image/png')).statusCode).toBe(413);
    const json = { 'content-type': 'image/png' };
    const reply = await browser.askAccount({
      url: `${AVATAR}/remove`,
      method: 'POST',
      headers: json,
      payload: 'x',
    });
    expect(reply.statusCode).toBe(415);
  });
});

test('ACC-01 a picture cannot be set or removed without a session, and its address cannot be guessed', async () => {
  const visitor = openBrowser(server);
  expect((await send(await FILES['image/png'](), 'image/png', visitor)).statusCode).toBe(401);
  expect((await visitor.post(`${AVATAR}/remove`)).statusCode).toBe(401);
  for (const name of ['x.webp', '../x.webp', `${'A'.repeat(32)}.webp`, `${'A'.repeat(32)}.png`]) {
    const reply = await visitor.ask({ url: `/ritratti/${name}` });
    expect(reply.statusCode, name).toBe(404);
    expect(reply.headers['cache-control']).toBe('no-store');
  }
});

test('ACC-01 a reader who uploads too many pictures has to wait', async () => {
  const words = Buffer.from('sono una fotografia');
  for (let sent = 0; sent < 30; sent += 1) expect((await send(words)).statusCode).toBe(400);
  const reply = await send(await FILES['image/png']());
  expect(reply.statusCode).toBe(429);
  const { attesa } = reply.json() as { attesa: number };
  expect(attesa).toBeGreaterThan(3000);
  expect(await shownAs()).toBeNull();
  const other = openBrowser(server);
  await other.signIn(await addAccount(database().orm));
  expect((await send(await FILES['image/png'](), 'image/png', other)).statusCode).toBe(200);
});
