import { expect, test } from 'vitest';
import type { Issue } from '#domain/newsstand.ts';
import { viewOf } from './newsstand-view.ts';

const issue = (day: string): Issue => ({
  edition: { id: 1, slug: 'nazionale', name: 'Nazionale' },
  day,
  pages: 48,
  version: 1,
  publishedAt: `${day}T00:30:00+02:00`,
  updatedAt: null,
  frontPage: { articles: [] },
});

const today = '2025-04-03';
const kind = (day: string | null, requestedDay: string | null) =>
  viewOf({ today, issue: day ? issue(day) : null }, requestedDay).kind;

test('NWS-01 the newsstand opens on today’s issue, also when its day is in the address', () => {
  expect([kind(today, null), kind(today, today)]).toEqual(['today', 'today']);
});

test('NWS-01 the latest issue is shown, and marked as such, while today’s is not out', () => {
  expect([kind('2025-04-02', null), kind('2025-04-02', today)]).toEqual(['waiting', 'waiting']);
});

test('NWS-01 a past day shows its issue, or states that there was none', () => {
  expect(kind('2025-03-30', '2025-03-30')).toBe('past');
  expect(viewOf({ today, issue: issue('2025-03-29') }, '2025-03-30')).toMatchObject({
    kind: 'past-missing',
    requestedDay: '2025-03-30',
  });
});

test('NWS-01 a day before the first issue is not treated as today', () => {
  expect(viewOf({ today, issue: null }, '2020-01-01')).toEqual({
    kind: 'before-first',
    requestedDay: '2020-01-01',
  });
  expect(kind(null, today)).toBe('none');
});

test('NWS-01 a newsstand without any issue is empty', () => {
  expect(kind(null, null)).toBe('none');
});
