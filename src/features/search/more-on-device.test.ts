import { expect, test } from 'vitest';
import type { SearchHit } from '#domain/search.ts';
import { moreOnDevice } from './more-on-device.ts';

// Only this field of a result is used.
const hits = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ article: { id: from + at } }) as SearchHit);
const ids = (shown: SearchHit[]) => shown.map(({ article }) => article.id);

test('NWS-06 the device’s results are cut to a few at first, without those already listed, then all are shown', () => {
  const told = [{ hits: hits(1, 8), total: 8 }];
  const few = moreOnDevice(told, hits(1, 2), false);
  expect(ids(few.shown)).toEqual([3, 4, 5]);
  expect(few).toMatchObject({ listedAbove: 2, next: { count: 3, isLast: true, isLoaded: true } });
  expect(moreOnDevice(told, hits(1, 2), true)).toMatchObject({ shown: hits(3, 8), next: null });
  expect(moreOnDevice(told, hits(1, 8), false)).toEqual({ shown: [], listedAbove: 8, next: null });
});

test('NWS-06 results beyond the device’s first page are requested page by page', () => {
  const total = 45;
  const first = [{ hits: hits(1, 20), total }];
  expect(moreOnDevice(first, [], false)).toMatchObject({
    listedAbove: null,
    next: { count: 17, isLast: false, isLoaded: true },
  });
  expect(moreOnDevice(first, [], true).next).toEqual({ count: 20, isLast: false, isLoaded: false });
  const second = [...first, { hits: hits(21, 40), total }];
  expect(moreOnDevice(second, [], true).next).toEqual({ count: 5, isLast: true, isLoaded: false });
  const third = [...second, { hits: hits(41, 45), total }];
  expect(moreOnDevice(third, hits(1, 4), true)).toMatchObject({
    shown: hits(5, 45),
    listedAbove: 4,
    next: null,
  });
});
