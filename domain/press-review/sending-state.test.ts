import { expect, test } from 'vitest';
import { sendingStateOf } from './sending-state.ts';

const SETTINGS = { deadline: '07:30', weekdays: [1, 2, 3, 4, 5], automatic: false };
const THURSDAY = '2025-04-03';
const AT = '2025-04-03T05:30:00.000Z';

const at = (now: string, sendings: Parameters<typeof sendingStateOf>[0]['sendings'] = [], day = THURSDAY) =>
  sendingStateOf({ day, settings: SETTINGS, sendings, now: new Date(now) });

const sending = (dueAt: string, status: 'done' | 'scheduled' | 'cancelled') => ({
  day: THURSDAY,
  kind: 'review' as const,
  status,
  dueAt,
  doneAt: null,
  report: { reaching: 2 },
});

test("PRS-04 minutes before and after the deadline are counted by Rome's time", () => {
  expect(at('2025-04-03T05:05:00Z')).toEqual({ state: 'due', at: AT, minutes: 25, automatic: false });
  expect(at('2025-04-03T05:29:30Z')).toMatchObject({ state: 'due', minutes: 1 });
  expect(at('2025-04-03T05:40:00Z')).toMatchObject({ state: 'late', minutes: 10 });
});

test('PRS-04 a review that was sent is not late; a scheduled one shows when it leaves', () => {
  const left = sending('2025-04-03T05:28:00.000Z', 'done');
  const again = sending('2025-04-03T09:00:00.000Z', 'done');
  expect(at('2025-04-03T10:00:00Z', [again, left])).toEqual({ state: 'sent', at: left.dueAt });
  const planned = sending('2025-04-03T05:20:00.000Z', 'scheduled');
  expect(at('2025-04-03T05:00:00Z', [planned, left])).toEqual({ state: 'planned', at: planned.dueAt });
  expect(at('2025-04-03T05:40:00Z', [sending(AT, 'cancelled')])).toMatchObject({ state: 'late' });
  expect(at('2025-04-03T05:40:00Z', [{ ...left, kind: 'selection' }])).toMatchObject({ state: 'late' });
  const forwarded = { ...left, report: { reaching: 0 } };
  expect(at('2025-04-03T05:40:00Z', [forwarded])).toMatchObject({ state: 'late' });
});

test('PRS-04 on other weekdays no review is due', () => {
  expect(at('2025-04-05T05:05:00Z', [], '2025-04-05')).toEqual({ state: 'none' });
});
