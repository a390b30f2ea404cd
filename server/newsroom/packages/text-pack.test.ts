import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packTexts, sha256 } from './text-pack.ts';

const bodyOf = (id: number) => JSON.stringify({ id, testo: `<p>Notizia ${id}</p>`.repeat(300 + (id % 7)) });
const texts = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, body: Buffer.from(bodyOf(at + 1)) }));

test('OFF-03 the stream contains all files in order', () => {
  const pack = packTexts(texts(60));
  expect(inflateRawSync(pack.stream).toString()).toBe(
    texts(60)
      .map(({ body }) => body)
      .join(''),
  );
  expect(pack.files.map(({ id }) => id)).toEqual(texts(60).map(({ id }) => id));
  expect(pack.files[3]).toEqual({ id: 4, sha256: sha256(bodyOf(4)), bytes: bodyOf(4).length });
});

test('OFF-03 reading may begin at every block', () => {
  const { blocks, stream, files } = packTexts(texts(60));
  expect(blocks.length).toBeGreaterThan(2);
  let before = 0;
  for (const block of blocks) {
    const rest = inflateRawSync(stream.subarray(block.start)).toString();
    expect(rest).toBe(
      texts(60)
        .slice(before)
        .map(({ body }) => body)
        .join(''),
    );
    before += block.files;
  }
  expect(before).toBe(files.length);
});

test('OFF-03 the same files give the same bytes, and none give an empty stream', () => {
  expect(packTexts(texts(9)).stream.equals(packTexts(texts(9)).stream)).toBe(true);
  expect(packTexts([])).toEqual({ files: [], blocks: [], stream: Buffer.alloc(0) });
});
