import { expect, test } from 'vitest';
import { ninjs, sourceOf } from '#tests/support/ninjs-fixture.ts';
import { ItemStore } from './item-store.ts';
import { readItems } from './read-items.ts';

test('pictures are encoded ahead only for items that will be in an issue', async () => {
  const itemStore = new ItemStore('unused');
  const ahead: string[] = [];
  const hrefs = ['red.png'];
  const items = [
    ninjs({ uri: 'urn:good', hrefs }),
    ninjs({ uri: 'urn:without' }),
    { ...ninjs({ uri: 'urn:withdrawn', hrefs }), pubstatus: 'canceled' },
    { ...ninjs({ uri: 'urn:refused', hrefs }), pubstatus: 'unheard of' },
  ];
  const read = await readItems(
    items.map((item) => sourceOf(item, 'unused')),
    {
      now: new Date('2025-04-03T06:00:00Z'),
      itemStore,
      onRead: () => undefined,
      onPictures: ({ delivered }) => ahead.push(delivered.uri),
    },
  );
  expect(ahead).toEqual(['urn:good']);
  expect(read.rejected).toHaveLength(1);
  expect(read.items.map(({ delivered, hasPictures }) => [delivered.uri, hasPictures])).toEqual([
    ['urn:good', true],
    ['urn:without', false],
    ['urn:withdrawn', true],
  ]);
});
