import { expect, test } from 'vitest';
import { periodOf, readHandles } from './search-months.ts';

const row = { first: '2023-11', count: 6 };

test.each([
  [{ from: 0, to: 6 }, {}],
  [{ from: 2, to: 6 }, { from: '2024-01-01' }],
  [{ from: 0, to: 4 }, { to: '2024-02-29' }],
  [
    { from: 1, to: 2 },
    { from: '2023-12-01', to: '2023-12-31' },
  ],
  [
    { from: 4, to: 1 },
    { from: '2023-12-01', to: '2024-02-29' },
  ],
  [
    { from: 3, to: 3 },
    { from: '2024-02-01', to: '2024-02-29' },
  ],
  [{ from: 6, to: 6 }, { from: '2024-04-01' }],
  [{ from: 0, to: 0 }, { to: '2023-11-30' }],
])('NWS-06 handles at %j are converted to a period of whole months', (handles, period) => {
  expect(periodOf({ ...row, ...handles })).toEqual(period);
});

const sent = { primo_mese: '2023-11', mesi: '6', dal_mese: '1', al_mese: '2' };

test('NWS-06 the handles are read as their form sends them', () => {
  expect(readHandles(sent)).toEqual({ ...row, from: 1, to: 2 });
});

test.each([
  {},
  { ...sent, primo_mese: '2023-13' },
  { ...sent, primo_mese: '' },
  { ...sent, mesi: '61' },
  { ...sent, mesi: '0' },
  { ...sent, mesi: '6.5' },
  { ...sent, dal_mese: '-1' },
  { ...sent, al_mese: '7' },
  { ...sent, al_mese: 'due' },
])('NWS-06 handles like %j are rejected', (query) => {
  expect(readHandles(query)).toBeNull();
});
