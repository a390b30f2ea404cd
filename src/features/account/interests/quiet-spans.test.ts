import { expect, test } from 'vitest';
import { quietSpans } from './quiet-spans.ts';

test('PSH-01 quiet hours within a day are one span', () => {
  expect(quietSpans({ from: '06:00', to: '12:00' })).toEqual([{ start: 25, length: 25 }]);
});

test('PSH-01 quiet hours past midnight are two spans', () => {
  expect(quietSpans({ from: '18:00', to: '06:00' })).toEqual([
    { start: 0, length: 25 },
    { start: 75, length: 25 },
  ]);
});
