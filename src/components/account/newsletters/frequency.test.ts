import { expect, test } from 'vitest';
import { frequencyOf } from './frequency.ts';

const DAILY = [0, 1, 2, 3, 4, 5, 6];

test.each([
  [DAILY, '07:00', 'Ogni mattina alle 7'],
  [DAILY, '06:45', 'Ogni mattina alle 6.45'],
  [DAILY, '15:00', 'Ogni giorno alle 15'],
  [DAILY, '19:30', 'Ogni sera alle 19.30'],
  [[1, 2, 3, 4, 5], '18:30', 'Dal lunedì al venerdì alle 18.30'],
  [[0], '09:00', 'Ogni domenica alle 9'],
  [[3, 6], '08:00', 'Ogni mercoledì e sabato alle 8'],
  [[1, 3, 6], '08:00', 'Ogni lunedì, mercoledì e sabato alle 8'],
])('ACC-07 a newsletter on days %j at %s comes: %s', (days, at, words) =>
  expect(frequencyOf({ days, at })).toBe(words));
