import { expect, test } from 'vitest';
import { outcomeOf } from './outcome-of.ts';

const NOW = new Date('2026-11-23T10:00:00Z');

test.each([
  [200, { kind: 'accepted' }],
  [201, { kind: 'accepted' }],
  [202, { kind: 'accepted' }],
  [404, { kind: 'gone' }],
  [410, { kind: 'gone' }],
  [301, { kind: 'refused', status: 301 }],
  [307, { kind: 'refused', status: 307 }],
  [400, { kind: 'refused', status: 400 }],
  [403, { kind: 'refused', status: 403 }],
  [413, { kind: 'refused', status: 413 }],
  [429, { kind: 'later', after: null }],
  [500, { kind: 'later', after: null }],
  [503, { kind: 'later', after: null }],
] as const)('PSH-02 status %i is read as RFC 8030 defines it', (status, outcome) => {
  expect(outcomeOf(status, undefined, NOW)).toEqual(outcome);
});

test.each([
  ['120', '2026-11-23T10:02:00Z'],
  ['0', '2026-11-23T10:00:00Z'],
  ['Mon, 23 Nov 2026 10:05:00 GMT', '2026-11-23T10:05:00Z'],
  ['Monday, 23-Nov-26 10:05:00 GMT', '2026-11-23T10:05:00Z'],
  ['Mon Nov 23 10:05:00 2026', '2026-11-23T10:05:00Z'],
  ['Mon, 23 Nov 2026 09:00:00 GMT', '2026-11-23T10:00:00Z'],
  ['9999999999', '2026-11-24T10:00:00Z'],
  ['Fri, 23 Nov 2096 10:05:00 GMT', '2026-11-24T10:00:00Z'],
])('PSH-02 a service that answers %j gets the message again at %s', (retryAfter, moment) => {
  for (const status of [429, 503])
    expect(outcomeOf(status, retryAfter, NOW)).toEqual({ kind: 'later', after: new Date(moment) });
});

test.each([
  '',
  'soon',
  '-1',
  '1.5',
  '1e3',
  '99999999999999999999',
  'Mon, never',
  '2026-11-23T10:05:00Z',
])('PSH-02 an answer without a time (%j) leaves it to the sender', (retryAfter) => {
  expect(outcomeOf(429, retryAfter, NOW)).toEqual({ kind: 'later', after: null });
});
