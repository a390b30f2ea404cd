import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bytesOf, ninjs } from '#tests/support/ninjs-fixture.ts';
import { ItemStore } from './item-store.ts';
import { parseItem } from './parse-item.ts';

test('an item that does not fit in memory is read back unchanged, and no file is left', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-shelf-'));
  const shelf = new ItemStore(folder, 1500);
  const items = [1, 2, 3].map((number) =>
    parseItem(bytesOf(ninjs({ uri: `urn:${number}`, body: '<p>Perché no.</p>' }))),
  );
  const shelved = [];
  for (const item of items) shelved.push(await shelf.put(item));
  expect(await readdir(folder)).toEqual([]);
  const taken = await Promise.all(shelved.map((one) => one.read()));
  expect(taken).toEqual(items);
  expect(taken[0]).toBe(items[0]);
  expect(taken[2]).not.toBe(items[2]);
  await shelf.close();
  await rm(folder, { recursive: true });
});
