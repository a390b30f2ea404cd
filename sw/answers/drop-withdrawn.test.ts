import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answersCacheOf } from '#device/cache-names.ts';
import { MemoryCaches } from '#tests/support/memory-caches.ts';
import { dropWithdrawn } from './drop-withdrawn.ts';

const ORIGIN = 'https://edicola.leggo.it';

let memory: MemoryCaches;
beforeEach(() => {
  memory = new MemoryCaches();
  vi.stubGlobal('caches', memory);
});
afterEach(() => vi.unstubAllGlobals());

/** Owners that still have a copy of an answer. */
async function ownersWith(address: string): Promise<string[]> {
  const owners = [];
  for (const owner of ['anna', 'bruno', '']) {
    if (await (await memory.open(answersCacheOf(owner))).match(address)) owners.push(owner);
  }
  return owners;
}

test.each([
  '/api/edicola/articolo?id=7',
  '/api/edicola/numero?edizione=roma',
])('OFF-02 the copies of %s for the reader and for everybody are gone when it is done, others’ stay', async (address) => {
  for (const owner of ['anna', 'bruno', ''])
    await (await memory.open(answersCacheOf(owner))).put(address, new Response('testo'));
  // Deleting takes a moment, as on a slow disk.
  for (const owner of ['anna', '']) {
    const cache = await memory.open(answersCacheOf(owner));
    const remove = cache.delete.bind(cache);
    vi.spyOn(cache, 'delete').mockImplementation(async (asked) => {
      await new Promise((resolve) => setImmediate(resolve));
      return await remove(asked);
    });
  }
  await dropWithdrawn(new URL(address, ORIGIN), 'anna');
  expect(await ownersWith(address)).toEqual(['bruno']);
});
