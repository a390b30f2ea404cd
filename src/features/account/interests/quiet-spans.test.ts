import { expect, test } from 'vitest';
import { quietSpans } from './quiet-spans.ts';

test('PSH-01 quiet hours within a day are one part of it', () => {
  expect(quietSpans({ from: '06:00', to: '12:00' })).toEqual([{ start: 25, length: 25 }]);
});

test('PSH-01 quiet hours that last into the next day are two', () => {
  expect(quietSpans({ from: '18:00', to: '06:00' })).toEqual([
    { start: 0, length: 25 },
    { start: 75, length: 25 },
  ]);
});
