import { expect, test } from 'vitest';
import { encodeAhead } from './encode-ahead.ts';
import type { ParsedItem } from './parse-item.ts';
import type { PictureStore } from './pictures.ts';
import type { ReadItem } from './read-items.ts';

const nothing = { pictures: [], warnings: [] };

const itemWith = (href: string, isReadable = true) => {
  const delivered = { pictures: [{ hrefs: [href], caption: null, credit: null }] };
  const read = async () => {
    if (!isReadable) throw new Error('the disk is gone');
    return { delivered } as ParsedItem;
  };
  return { stored: { read } } as ReadItem;
};

/** Items of one picture each, named by their number; some cannot be read. */
const itemsOf = (count: number, unreadable: number[] = []) =>
  Array.from({ length: count }, (_, number) => itemWith(`${number}.jpg`, !unreadable.includes(number)));

function storeOf(take: PictureStore['take'] = async () => nothing) {
  const asked: string[] = [];
  const store: PictureStore = {
    take(pictures, folder) {
      asked.push(...pictures.flatMap(({ hrefs }) => hrefs));
      return take(pictures, folder);
    },
  };
  return { asked, store };
}

function encodeAll(items: ReadItem[], store: PictureStore) {
  const ahead = encodeAhead(store);
  for (const item of items) ahead.add(item);
  return ahead;
}

test('pictures of all items are encoded before they are requested, in the order of arrival', async () => {
  const { asked, store } = storeOf();
  encodeAll(itemsOf(5), store);
  await expect.poll(() => asked).toEqual(['0.jpg', '1.jpg', '2.jpg', '3.jpg', '4.jpg']);
});

test('waiting items can be reordered, and pictures that were started are not encoded again', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof nothing>();
  const { asked, store } = storeOf(() => promise);
  const [first, second, third, fourth] = itemsOf(4) as [ReadItem, ReadItem, ReadItem, ReadItem];
  const ahead = encodeAll([first, second, third, fourth], store);
  await expect.poll(() => asked.length).toBe(2);
  ahead.replaceWaiting([fourth, first, third]);
  resolve(nothing);
  await expect.poll(() => asked).toEqual(['0.jpg', '1.jpg', '3.jpg', '2.jpg']);
  await ahead.stop();
});

test('after a stop, started pictures are finished and no others are started', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof nothing>();
  const { asked, store } = storeOf(() => promise);
  const ahead = encodeAll(itemsOf(9), store);
  await expect.poll(() => asked.length).toBe(2);
  const stopped = ahead.stop();
  resolve(nothing);
  await stopped;
  expect(asked).toEqual(['0.jpg', '1.jpg']);
});

test('a picture that is being encoded for another item is not waited for', async () => {
  const first = Promise.withResolvers<typeof nothing>();
  const { asked, store } = storeOf(([picture]) =>
    picture?.hrefs[0] === 'a.jpg' ? first.promise : Promise.resolve(nothing),
  );
  const items = ['a.jpg', 'a.jpg', 'a.jpg', 'b.jpg', 'c.jpg'].map((href) => itemWith(href));
  const ahead = encodeAll(items, store);
  await expect.poll(() => asked).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  first.resolve(nothing);
  await ahead.stop();
});

test('an item that cannot be read does not fail here, but when it is written', async () => {
  const { asked, store } = storeOf();
  const ahead = encodeAll(itemsOf(6, [1]), store);
  await expect.poll(() => asked).toContain('5.jpg');
  await expect(ahead.stop()).resolves.toBeUndefined();
});
