import { expect, test } from 'vitest';
import { issueTimes } from './issue-times.ts';

const day = '2025-04-03';

test('NWS-01 times of the issue’s day are shown in Rome’s time', () => {
  expect(issueTimes({ day, publishedAt: '2025-04-02T22:30:00Z', updatedAt: '2025-04-03T04:40:00Z' })).toEqual(
    {
      available: '0.30',
      reprinted: '6.40',
    },
  );
});

test('NWS-01 a time of another day is not shown, since it would be read as today’s', () => {
  expect(issueTimes({ day, publishedAt: '2025-04-05T08:00:00Z', updatedAt: '2025-04-05T09:00:00Z' })).toEqual(
    {
      available: null,
      reprinted: null,
    },
  );
});
