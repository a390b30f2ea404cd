import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { pageFacts } from '#tests/support/page-facts.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database, { pages: true, imagesFolder: fixture.imagesFolder });

let id: number;
let preview: string;

/** The path of the `og:image` of a page. */
async function previewOf(url: string, host?: string): Promise<string> {
  const { body } = await server.ask({ url, ...(host && { headers: { host } }) });
  const { meta } = pageFacts(body);
  expect([meta('og:image:width'), meta('og:image:height'), meta('twitter:card')]).toEqual([
    '1200',
    '630',
    'summary_large_image',
  ]);
  expect(meta('og:image:alt')).toBeTruthy();
  return new URL(meta('og:image') ?? '').pathname;
}

const RED = { r: 254, g: 0, b: 0 };

/** The colour of a picture at a point. */
async function colourAt(bytes: Buffer, left: number, top: number) {
  const [r = 0, g = 0, b = 0] = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return { r, g, b };
}

beforeEach(async () => {
  await fixture.run([ninjs({ title: 'Perché «così» è già', hrefs: ['red.png'] })]);
  id = (await fixture.allArticles())[0]?.id ?? 0;
  preview = await previewOf(`/articolo/${id}`);
});

test('NAV-24 the picture for sharing an article is drawn from it, and cacheable', async () => {
  const { statusCode, headers, rawPayload } = await server.ask({ url: preview });
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'public, max-age=31536000, immutable',
  ]);
  const { format, width, height } = await sharp(rawPayload).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  const corner = await colourAt(rawPayload, 1190, 620);
  expect(Math.abs(corner.r - RED.r) + corner.g + corner.b).toBeLessThan(12);
  const again = await server.ask({ url: preview, headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const head = await server.ask({ url: preview, method: 'HEAD' });
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
    200,
    '',
    headers['content-length'],
  ]);
});

test('NAV-24 for an article without a picture the title is drawn on the paper’s colour', async () => {
  await fixture.run([ninjs({ title: 'Senza', version: '2' })]);
  const { rawPayload } = await server.ask({ url: await previewOf(`/articolo/${id}`) });
  const { r, b } = await colourAt(rawPayload, 1190, 620);
  expect([r < 30, b > 120]).toEqual([true, true]);
});

test('NAV-24 the old share picture of a corrected article redirects to the new one', async () => {
  await fixture.run([ninjs({ title: 'Corretto', version: '2', hrefs: ['red.png'] })]);
  const now = await previewOf(`/articolo/${id}`);
  expect(now).not.toBe(preview);
  const { statusCode, headers } = await server.ask({ url: preview });
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, now, 'no-cache']);
});

test('NAV-24 no share picture is drawn of an article that may not be shown, nor of another paper’s article', async () => {
  const statusOf = async (url: string, host?: string) =>
    (await server.ask({ url, ...(host && { headers: { host } }) })).statusCode;
  expect(await statusOf(preview, 'leggo.localhost')).toBe(404);
  await fixture.run([ninjs({ title: 'x', version: '2' }, { embargoed: '2025-04-03T23:00:00+02:00' })]);
  expect(await statusOf(preview)).toBe(404);
  await fixture.run([ninjs({ title: 'x', version: '3' })]);
  expect(await statusOf(preview)).toBe(302);
  await fixture.run([ninjs({ title: 'x', version: '4' }, { pubstatus: 'canceled' })]);
  expect(await statusOf(preview)).toBe(410);
  for (const name of ['0-a.jpg', 'x.jpg', `${id}.jpg`, '99999999999-a.jpg', '2147483648-a.jpg']) {
    expect(await statusOf(`/anteprima/articolo/${name}`), name).toBe(404);
  }
});

test('NAV-24 every other page has its paper’s share picture', async () => {
  for (const host of ['ilmessaggero.localhost', 'quotidianodipuglia.localhost']) {
    const own = await previewOf('/', host);
    expect(await previewOf('/sezioni', host)).toBe(own);
    const { statusCode, headers } = await server.ask({ url: own, headers: { host } });
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await server.ask({ url: '/anteprima/edicola-0.jpg', headers: { host } })).headers.location).toBe(
      own,
    );
  }
  expect((await server.ask({ url: '/anteprima/altro.jpg' })).statusCode).toBe(404);
});
