import { expect, test } from 'vitest';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { makeBrandSprites } from './brand-sprites.ts';

const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

test('BRD-03 each paper’s marks contain the icons and its own wordmark, at the same address', async () => {
  const { href, files } = await makeBrandSprites();
  expect(files.map(({ path }) => path)).toEqual(BRANDS.map(({ key }) => `/brands/${key}${href}`));
  for (const { path, source } of files) {
    const ids = idsOf(source);
    expect(new Set(ids).size, path).toBe(ids.length);
    expect(ids, path).toEqual(expect.arrayContaining(['i-menu', 'i-close', 'wordmark', 'wordmark-compact']));
    expect(source.match(/<svg\b[^>]*xmlns=/g), path).toHaveLength(1);
    expect(source.match(/<svg\b/g), path).toHaveLength(source.match(/<\/svg>/g)?.length ?? 0);
  }
  expect(new Set(files.map(({ source }) => source)).size).toBe(BRANDS.length);
});
