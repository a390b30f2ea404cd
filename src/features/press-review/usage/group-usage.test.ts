import { expect, test } from 'vitest';
import type { UsageEvent } from '#domain/press-review/sending.ts';
import { byDay, kindCounts, usageRows, whoOf } from './group-usage.ts';

const made = (at: string, overrides: Partial<UsageEvent> = {}): UsageEvent => ({
  at,
  kind: 'opened',
  by: 'recipient',
  who: 'rossi@ente.example',
  what: 'Rassegna del 10 marzo',
  ...overrides,
});

test('PRS-04 events are grouped by their day in Rome', () => {
  const events = [made('2026-03-10T23:30:00Z'), made('2026-03-10T22:30:00Z'), made('2026-03-10T10:00:00Z')];
  expect(byDay(events).map(({ day, events: done }) => [day, done.length])).toEqual([
    ['2026-03-11', 1],
    ['2026-03-10', 2],
  ]);
});

test('PRS-04 events are counted by kind', () => {
  const events = [made('2026-03-10T10:00:00Z'), made('2026-03-10T10:00:00Z', { kind: 'sent' })];
  expect([...kindCounts(events)]).toEqual([
    ['opened', 1],
    ['sent', 1],
  ]);
});

test('PRS-04 the holder of a link is named by the link’s label, and an automatic sending as automatic', () => {
  expect(whoOf({ by: 'link', who: 'Sindaca' })).toBe('Chi ha il collegamento «Sindaca»');
  expect(whoOf({ by: 'link', who: '' })).toBe('Chi ha il collegamento');
  expect(whoOf({ by: 'seat', who: '' })).toBe('Invio automatico');
});

test('PRS-04 the spreadsheet has a row for each event', () => {
  expect(usageRows([made('2026-03-10T06:05:00Z')])).toEqual([
    [
      'martedì 10 marzo 2026',
      '7.05',
      'rossi@ente.example',
      'Destinatario',
      'ha aperto',
      'Rassegna del 10 marzo',
    ],
  ]);
});
