import { expect, test } from 'vitest';
import type { PackageWire } from '#api/site/wire-types.ts';
import { textAddress } from '#domain/download-addresses.ts';
import { filesOf, planDownload, progressOf } from './plan-download.ts';

const WIDTH = 640;
const text = (id: number) => ({ id, sha256: `text ${id}`, byte: 10 });
const picture = (name: string) => ({ indirizzo: name, sha256: `picture ${name}`, byte: 100 });

/** Three blocks of two texts each, of 5, 6 and 7 bytes on the wire, and three pictures in two sizes. */
const manifest = {
  testi: [
    {
      indirizzo: '/testi',
      byte: 18,
      blocchi: [
        { inizio: 0, file: 2 },
        { inizio: 5, file: 2 },
        { inizio: 11, file: 2 },
      ],
      file: [1, 2, 3, 4, 5, 6].map(text),
    },
  ],
  immagini: [WIDTH, 1140].map((larghezza) => ({
    larghezza,
    indirizzo: `/immagini-${larghezza}`,
    byte: 300,
    file: ['a', 'b', 'c'].map((name) => picture(`/${name}-${larghezza}`)),
  })),
} as unknown as PackageWire;

const downloaded = (...paths: string[]) => {
  const known = filesOf(manifest, WIDTH);
  return new Map(
    paths.map((path) => [path, known.find((file) => file.path === path)?.sha256 ?? 'another version']),
  );
};

test('OFF-03 with nothing downloaded there is one answer of texts and one of pictures of this size', () => {
  const { textRuns, singleTexts, pictureRuns } = planDownload(manifest, downloaded(), WIDTH);
  expect(textRuns.map(({ address, from, to }) => [address, from, to])).toEqual([['/testi', 0, 17]]);
  expect(textRuns[0]?.blocks.map(({ bytes, isLast }) => [bytes, isLast])).toEqual([
    [5, false],
    [6, false],
    [7, true],
  ]);
  expect(singleTexts).toEqual([]);
  expect(pictureRuns.map(({ address, from, to }) => [address, from, to])).toEqual([
    ['/immagini-640', 0, 299],
  ]);
});

test('OFF-03 texts continue where they were interrupted, and pictures around those that are downloaded', () => {
  const here = downloaded(textAddress(1), textAddress(2), '/b-640');
  const { textRuns, singleTexts, pictureRuns } = planDownload(manifest, here, WIDTH);
  expect(textRuns.map(({ from, to }) => [from, to])).toEqual([[5, 17]]);
  expect(singleTexts).toEqual([]);
  expect(pictureRuns.map(({ from, to, files }) => [from, to, files.map(({ path }) => path)])).toEqual([
    [0, 99, ['/a-640']],
    [200, 299, ['/c-640']],
  ]);
});

test('OFF-03 a corrected text is fetched by itself, at its place in the pack', () => {
  const here = downloaded(...[1, 2, 3, 5, 6].map(textAddress));
  here.set(textAddress(4), 'before it was corrected');
  const { textRuns, singleTexts, pictureRuns } = planDownload(manifest, here, null);
  expect(textRuns).toEqual([]);
  expect(singleTexts.map(({ address, file }) => [address, file.path])).toEqual([
    ['/testi/3', textAddress(4)],
  ]);
  expect(pictureRuns).toEqual([]);
});

test('OFF-03 progress counts bytes of the wire, and ends at the whole', () => {
  expect(progressOf(manifest, downloaded(), WIDTH)).toEqual({ totalBytes: 318, doneBytes: 0 });
  expect(progressOf(manifest, downloaded(...[1, 2, 3].map(textAddress), '/a-640'), WIDTH)).toEqual({
    totalBytes: 318,
    doneBytes: 109,
  });
  const all = downloaded(...filesOf(manifest, WIDTH).map(({ path }) => path));
  expect(progressOf(manifest, all, WIDTH)).toEqual({ totalBytes: 318, doneBytes: 318 });
  expect(progressOf(manifest, all, null)).toEqual({ totalBytes: 18, doneBytes: 18 });
});
