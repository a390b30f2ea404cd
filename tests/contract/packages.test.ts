import { createHash } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import type { components } from '#openapi/generated/site.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

type Package = components['schemas']['Pacchetto'];
type Text = components['schemas']['TestoArticolo'];

const DAY = '2025-04-03';
const NATIONAL = `/api/edicola/pacchetto?edizione=nazionale&data=${DAY}`;
const ROMA = `/api/edicola/pacchetto?edizione=roma&data=${DAY}`;

const fixture = importFixture();
const server = newsstandApp(fixture.database, { imagesFolder: fixture.imagesFolder });

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const manifest = (url: string) => server.data<'getPackage'>(url) as Promise<Package>;

async function bytesAt(url: string, range?: string) {
  const reply = await server.ask({ url, headers: range ? { range } : {} });
  return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload };
}

beforeEach(async () => {
  await fixture.run([
    ninjs({ uri: 'urn:a', hrefs: ['red.png'], page: 1 }),
    ninjs({ uri: 'urn:b', page: 3, section: 'Sport' }),
    ninjs({ uri: 'urn:c', page: 5, access: 'digital' }),
    ninjs({ uri: 'urn:r', page: 30, editions: ['Roma'] }),
    ninjs({ uri: 'urn:old', day: '2025-04-02' }),
  ]);
});

test('OFF-03 the files are those the manifest names, with their sizes and hashes', async () => {
  const { testi, immagini, numero } = await manifest(ROMA);
  expect(testi).toHaveLength(2);
  const ids = testi.flatMap(({ file }) => file.map(({ id }) => id));
  const listed = numero.sezioni.flatMap(({ articoli }) => articoli.map(({ id }) => id));
  expect(ids.toSorted()).toEqual(listed.toSorted());
  for (const pack of testi) {
    const { bytes } = await bytesAt(pack.indirizzo);
    expect(bytes.length).toBe(pack.byte);
    const plain = inflateRawSync(bytes);
    let at = 0;
    for (const [place, { id, sha256: hash, byte }] of pack.file.entries()) {
      const file = plain.subarray(at, at + byte);
      expect(sha256(file)).toBe(hash);
      expect((JSON.parse(file.toString()) as Text).id).toBe(id);
      const alone = await bytesAt(`${pack.indirizzo}/${place}`);
      expect(alone.headers['cache-control']).toContain('immutable');
      expect(sha256(alone.bytes)).toBe(hash);
      at += byte;
    }
    expect(at).toBe(plain.length);
  }
  expect(immagini.map(({ larghezza }) => larghezza)).toEqual([640, 640, 1140, 1140]);
  expect(immagini.some(({ file }) => file.length > 0)).toBe(true);
  for (const pack of immagini) {
    const { bytes } = await bytesAt(pack.indirizzo);
    expect(bytes.length).toBe(pack.byte);
    let at = 0;
    for (const { indirizzo, sha256: hash, byte } of pack.file) {
      expect(sha256(bytes.subarray(at, at + byte))).toBe(hash);
      expect(sha256((await bytesAt(indirizzo)).bytes)).toBe(hash);
      at += byte;
    }
  }
});

test('OFF-03 the download size of an issue is known before the download, and omitted where there is no issue', async () => {
  const places = [`roma/${DAY}`, `nazionale/${DAY}`, `viterbo/${DAY}`, 'nazionale/2019-01-01'];
  const query = places.map((place) => `numeri=${place}`).join('&');
  const { pesi } = await server.data<'listPackageSizes'>(`/api/edicola/pesi?${query}`);
  expect(pesi.map(({ edizione, data }) => `${edizione}/${data}`)).toEqual(places.slice(0, 2));
  for (const { edizione, data, testi, immagini } of pesi) {
    const whole = await manifest(`/api/edicola/pacchetto?edizione=${edizione}&data=${data}`);
    const sum = (packs: { byte: number }[]) => packs.reduce((all, { byte }) => all + byte, 0);
    expect(testi).toBe(sum(whole.testi));
    for (const { larghezza, byte } of immagini) {
      expect(byte).toBe(sum(whole.immagini.filter((pack) => pack.larghezza === larghezza)));
      expect(byte).toBeGreaterThan(0);
    }
  }
});

test('OFF-03 a file has the same data of an article as its page', async () => {
  const { testi } = await manifest(NATIONAL);
  for (const pack of testi) {
    for (const [place, { id }] of pack.file.entries()) {
      const file = JSON.parse((await bytesAt(`${pack.indirizzo}/${place}`)).bytes.toString()) as Text;
      const { article } = await server.data<'getArticle'>(`/api/edicola/articolo?id=${id}`);
      expect(article).toMatchObject(file);
    }
  }
});

test('OFF-03 local editions share the pack of the national pages', async () => {
  const [national, roma] = [await manifest(NATIONAL), await manifest(ROMA)];
  expect(national.testi).toHaveLength(1);
  expect(roma.testi[1]).toEqual(national.testi[0]);
  expect(roma.testi[0]?.file).toHaveLength(1);
});

test('OFF-03 a stream that broke off can be resumed from any byte', async () => {
  const [pack] = (await manifest(NATIONAL)).testi;
  const { indirizzo = '', byte = 0 } = pack ?? {};
  const whole = await bytesAt(indirizzo);
  expect(whole.headers['accept-ranges']).toBe('bytes');
  const rest = await bytesAt(indirizzo, 'bytes=10-');
  expect(rest.status).toBe(206);
  expect(rest.headers['content-range']).toBe(`bytes 10-${byte - 1}/${byte}`);
  expect(rest.bytes.equals(whole.bytes.subarray(10))).toBe(true);
  expect((await bytesAt(indirizzo, `bytes=${byte}-`)).status).toBe(416);
  const pictures = (await manifest(NATIONAL)).immagini.find(({ byte }) => byte > 0);
  const all = await bytesAt(pictures?.indirizzo ?? '');
  const some = await bytesAt(pictures?.indirizzo ?? '', 'bytes=7-20');
  expect(some.bytes.equals(all.bytes.subarray(7, 21))).toBe(true);
});

test('OFF-03 a correction changes the version, its own file and no other', async () => {
  const before = await manifest(NATIONAL);
  const correction = { uri: 'urn:b', version: '2', page: 3, section: 'Sport', body: '<p>Corretto.</p>' };
  expect(await fixture.counts([ninjs(correction)])).toEqual([0, 1, 0, 0]);
  const after = await manifest(NATIONAL);
  expect(after.versione).not.toBe(before.versione);
  expect(after.numero.numero.versione).toBe(before.numero.numero.versione + 1);
  const [old, renewed] = [before, after].map(
    ({ testi }) => new Map(testi.flatMap(({ file }) => file.map(({ id, sha256 }) => [id, sha256]))),
  );
  const changed = [...(renewed ?? [])].filter(([id, hash]) => old?.get(id) !== hash);
  expect(changed).toHaveLength(1);
  // The pack from before the correction is gone.
  expect((await bytesAt(before.testi[0]?.indirizzo ?? '')).status).toBe(404);
});

test('OFF-03 an issue that does not exist has no package, and no path leads out of a package', async () => {
  expect(
    (await server.ask({ url: '/api/edicola/pacchetto?edizione=nazionale&data=2019-01-01' })).statusCode,
  ).toBe(404);
  const [pack] = (await manifest(NATIONAL)).testi;
  const base = pack?.indirizzo ?? '';
  for (const url of [
    `${base}/99`,
    `${base}/-1`,
    `${base}/..%2f..`,
    base.replace(DAY, '2025-13-40'),
    base.replace('nazionale', 'altrove'),
  ]) {
    expect((await bytesAt(url)).status, url).toBe(404);
  }
});

test('OFF-03 an article under embargo joins the package when the embargo ends', async () => {
  await fixture.run([ninjs({ uri: 'urn:e', page: 7 }, { embargoed: '2025-04-03T14:00:00+02:00' })]);
  const before = await manifest(NATIONAL);
  server.setClock('2025-04-03T14:00:01+02:00');
  const after = await manifest(NATIONAL);
  const count = ({ testi }: Package) => testi.flatMap(({ file }) => file).length;
  expect(count(after)).toBe(count(before) + 1);
  expect(after.versione).not.toBe(before.versione);
});
