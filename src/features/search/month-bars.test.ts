import { expect, test } from 'vitest';
import { barsOf, edgesOf } from './month-bars.ts';

const bars = barsOf([
  { month: '2024-11', articles: 3 },
  { month: '2025-02', articles: 1 },
]);

test('NWS-06 months without results are listed between those with results', () => {
  expect(bars.map(({ month, articles }) => [month, articles])).toEqual([
    ['2024-11', 3],
    ['2024-12', 0],
    ['2025-01', 0],
    ['2025-02', 1],
  ]);
});

test.each([
  [{}, { from: 0, to: 4 }],
  [{ from: '2024-12-10' }, { from: 1, to: 4 }],
  [
    { from: '2024-12-01', to: '2025-01-31' },
    { from: 1, to: 3 },
  ],
  [
    { from: '2020-01-01', to: '2030-01-01' },
    { from: 0, to: 4 },
  ],
  [{ from: '2030-01-01' }, { from: 3, to: 4 }],
  [{ to: '2020-01-01' }, { from: 0, to: 1 }],
])('NWS-06 for the period %j the handles are at %j', (period, edges) => {
  expect(edgesOf(bars, period)).toEqual(edges);
});
