import { expect, test } from 'vitest';
import type { Outcome } from '../sending/outgoing.ts';
import { verdictOn } from './verdict.ts';

const NOW = new Date('2025-04-03T10:00:00Z');
const HOUR_MS = 3_600_000;
const fresh = { until: new Date(NOW.getTime() + 24 * HOUR_MS), attempts: 1 };

test.each<[Outcome, string, string | null]>([
  [{ kind: 'accepted' }, 'accepted', null],
  [{ kind: 'gone' }, 'gone', 'ended by its push service'],
  [{ kind: 'refused', status: 403 }, 'failed', 'refused: 403'],
  [{ kind: 'unsendable', why: 'keys' }, 'failed', 'unsendable: keys'],
])('PSH-02 %j is final', (outcome, status, reason) => {
  expect(verdictOn(fresh, outcome, NOW)).toEqual({ status, reason, after: null });
});

test('PSH-02 a retry waits as long as the service says, and never less than our own pause', () => {
  const told = new Date(NOW.getTime() + HOUR_MS);
  expect(verdictOn(fresh, { kind: 'later', after: told }, NOW).after).toEqual(told);
  const soon = verdictOn(fresh, { kind: 'later', after: NOW }, NOW).after;
  expect(soon).toEqual(verdictOn(fresh, { kind: 'unreachable', why: 'ETIMEDOUT' }, NOW).after);
  expect(soon && soon > NOW).toBe(true);
});

test('PSH-02 messages that failed within seconds of each other are retried together', () => {
  const seconds = [1, 4, 9].map((second) => new Date(NOW.getTime() + second * 1000));
  const again = seconds.map((moment) => verdictOn(fresh, { kind: 'later', after: null }, moment).after);
  expect(new Set(again.map(Number)).size).toBe(1);
});

test('PSH-02 each retry waits longer, and after the last one the message has failed', () => {
  const waits = [1, 2, 3, 4, 5].map((attempts) => {
    const { after } = verdictOn({ ...fresh, attempts }, { kind: 'later', after: null }, NOW);
    return Number(after) - Number(NOW);
  });
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(new Set(waits).size).toBe(5);
  expect(verdictOn({ ...fresh, attempts: 6 }, { kind: 'later', after: null }, NOW)).toEqual({
    status: 'failed',
    reason: 'busy: tried 6 times',
    after: null,
  });
});

test('PSH-02 a message that would arrive too late is not retried', () => {
  const told = new Date(NOW.getTime() + 7 * HOUR_MS);
  const exceptional = { until: new Date(NOW.getTime() + 6 * HOUR_MS), attempts: 1 };
  expect(verdictOn(exceptional, { kind: 'later', after: told }, NOW).status).toBe('failed');
  expect(verdictOn(fresh, { kind: 'later', after: told }, NOW).status).toBe('later');
});
