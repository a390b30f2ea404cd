import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PreviewCache } from './preview-cache.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edicola-previews-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const BYTES = Buffer.from('jpeg');

test('NAV-24 a preview is drawn once for any number of simultaneous requests, and found again by the next process', async () => {
  const draw = vi.fn(async () => BYTES);
  const shelf = new PreviewCache(folder);
  await Promise.all([shelf.get('a.jpg', draw), shelf.get('a.jpg', draw)]);
  expect(await new PreviewCache(folder).get('a.jpg', draw)).toEqual(BYTES);
  expect(draw).toHaveBeenCalledTimes(1);
  expect(await readdir(folder)).toEqual(['a.jpg']);
});

test('NAV-24 a preview that could not be drawn is tried again', async () => {
  const shelf = new PreviewCache(folder);
  await expect(shelf.get('b.jpg', () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  expect(await shelf.get('b.jpg', async () => BYTES)).toEqual(BYTES);
});

test('NAV-24 where nothing can be saved the preview is drawn and sent all the same', async () => {
  for (const shelf of [new PreviewCache(null), new PreviewCache('/dev/null/previews')]) {
    expect(await shelf.get('c.jpg', async () => BYTES)).toEqual(BYTES);
  }
});
