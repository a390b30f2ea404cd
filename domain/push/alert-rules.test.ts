import { describe, expect, test } from 'vitest';
import {
  type Alert,
  type AlertRules,
  DEFAULT_RULES,
  decideAlert,
  endOfQuiet,
  nextDigest,
} from './alert-rules.ts';

const NEWS: Alert = { kind: 'news', mode: 'now', muted: false };
const FRIDAY_NOON = new Date('2026-11-20T11:00:00Z');
const FRIDAY_NIGHT = new Date('2026-11-20T22:00:00Z');

/** What is decided at an instant, as text: `alone 2026-…`, or why it is dropped. */
function decided(
  alert: Partial<Alert>,
  rules: Partial<AlertRules>,
  now = FRIDAY_NOON,
  sentToday = 0,
): string {
  const decision = decideAlert({ ...NEWS, ...alert }, { ...DEFAULT_RULES, ...rules }, { now, sentToday });
  return 'dropped' in decision ? decision.dropped : `${decision.how} ${decision.at.toISOString()}`;
}

const at = (day: string) => new Date(`2026-${day}Z`);

describe('PSH-01 by day', () => {
  test('an alert comes at once, or with the next digest', () => {
    expect(decided({}, {})).toBe('alone 2026-11-20T11:00:00.000Z');
    expect(decided({ mode: 'digest' }, {})).toBe('digest 2026-11-20T12:00:00.000Z');
    expect(decided({ mode: 'digest' }, { digestTimes: ['08:15'] })).toBe('digest 2026-11-21T07:15:00.000Z');
    expect(decided({ mode: 'digest' }, { digestTimes: [] })).toBe('no-moment');
  });

  test('a topic that is off, and a story that is muted, are not heard of, not even exceptionally', () => {
    expect(decided({ mode: 'off', kind: 'exceptional' }, {})).toBe('off');
    expect(decided({ muted: true, kind: 'exceptional' }, {})).toBe('muted');
  });

  test('over the cap it is gathered, what is exceptional comes all the same', () => {
    expect(decided({}, { dailyCap: 3 }, FRIDAY_NOON, 2)).toMatch(/^alone/);
    expect(decided({}, { dailyCap: 3 }, FRIDAY_NOON, 3)).toBe('digest 2026-11-20T12:00:00.000Z');
    expect(decided({ kind: 'exceptional' }, { dailyCap: 3 }, FRIDAY_NOON, 3)).toMatch(/^alone/);
    expect(decided({}, { dailyCap: 0, digestTimes: [] })).toBe('no-moment');
  });

  test('who wants nothing but the exceptional has nothing else', () => {
    expect(decided({}, { onlyExceptional: true })).toBe('not-exceptional');
    expect(decided({ kind: 'edition' }, { onlyExceptional: true })).toBe('not-exceptional');
    expect(decided({ kind: 'exceptional', mode: 'digest' }, { onlyExceptional: true })).toMatch(/^alone/);
  });

  test('a pause lasts from its first to its last day of Rome', () => {
    const pause = { from: '2026-11-20', to: '2026-11-21' };
    expect(decided({}, { pause }, at('11-19T22:59:59'))).not.toBe('paused');
    expect(decided({}, { pause }, at('11-19T23:00:00'))).toBe('paused');
    expect(decided({ kind: 'exceptional' }, { pause }, at('11-21T22:59:59'))).toBe('paused');
    expect(decided({}, { pause }, at('11-21T23:00:00'))).not.toBe('paused');
  });
});

describe('PSH-01 in quiet hours', () => {
  test('what comes is gathered until their end', () => {
    expect(decided({}, {}, FRIDAY_NIGHT)).toBe('digest 2026-11-21T06:00:00.000Z');
    expect(decided({ kind: 'exceptional' }, {}, FRIDAY_NIGHT)).toBe('digest 2026-11-21T06:00:00.000Z');
  });

  test('the exceptional wakes who agreed to it, and a test is for who is awake', () => {
    expect(decided({ kind: 'exceptional' }, { wakeForExceptional: true }, FRIDAY_NIGHT)).toMatch(/^alone/);
    expect(decided({}, { wakeForExceptional: true }, FRIDAY_NIGHT)).toMatch(/^digest/);
    expect(decided({ kind: 'test', mode: 'off' }, { onlyExceptional: true }, FRIDAY_NIGHT)).toMatch(/^alone/);
  });

  test('they begin with their first minute and end before their last', () => {
    expect(decided({}, {}, at('11-20T21:29:59.999'))).toMatch(/^alone/);
    expect(decided({}, {}, at('11-20T21:30:00'))).toMatch(/^digest/);
    expect(decided({}, {}, at('11-21T05:59:59.999'))).toMatch(/^digest/);
    expect(decided({}, {}, at('11-21T06:00:00'))).toMatch(/^alone/);
  });

  test('each weekday has its own, counted from the evening', () => {
    const quiet = Array.from({ length: 7 }, () => null as AlertRules['quiet'][number]);
    quiet[5] = { from: '23:00', to: '10:30' };
    expect(decided({}, { quiet }, at('11-21T09:00:00'))).toBe('digest 2026-11-21T09:30:00.000Z');
    expect(decided({}, { quiet }, at('11-22T09:00:00'))).toMatch(/^alone/);
    quiet[6] = { from: '09:00', to: '12:00' };
    expect(decided({}, { quiet }, at('11-21T08:30:00'))).toBe('digest 2026-11-21T11:00:00.000Z');
  });

  test('a digest that would come within them waits for their end', () => {
    const quiet = DEFAULT_RULES.quiet.map(() => ({ from: '23:00', to: '08:30' }));
    expect(nextDigest(FRIDAY_NIGHT, { ...DEFAULT_RULES, quiet })?.toISOString()).toBe(
      '2026-11-21T07:30:00.000Z',
    );
  });

  test('that never end let nothing through', () => {
    const quiet = DEFAULT_RULES.quiet.map(() => ({ from: '08:00', to: '08:00' }));
    expect(endOfQuiet(FRIDAY_NOON, quiet)).toBeNull();
    expect(decided({}, { quiet })).toBe('no-moment');
    expect(decided({ kind: 'exceptional' }, { quiet, wakeForExceptional: true })).toMatch(/^alone/);
  });
});

describe('PSH-01 when the clock is put on or back', () => {
  test('quiet hours end at the time that readers set', () => {
    expect(endOfQuiet(at('03-28T23:00:00'), DEFAULT_RULES.quiet)).toEqual(at('03-29T05:00:00'));
    expect(endOfQuiet(at('10-24T22:00:00'), DEFAULT_RULES.quiet)).toEqual(at('10-25T06:00:00'));
  });

  test('an end that is passed over comes when the clock has passed it', () => {
    const quiet = DEFAULT_RULES.quiet.map(() => ({ from: '22:00', to: '02:30' }));
    expect(endOfQuiet(at('03-29T00:59:00'), quiet)).toEqual(at('03-29T01:30:00'));
  });

  test('an hour that comes twice is quiet but once', () => {
    const quiet = DEFAULT_RULES.quiet.map(() => ({ from: '22:00', to: '02:30' }));
    expect(endOfQuiet(at('10-25T00:00:00'), quiet)).toEqual(at('10-25T00:30:00'));
    expect(endOfQuiet(at('10-25T01:10:00'), quiet)).toEqual(at('10-25T01:10:00'));
  });

  test('digests come at their time on both sides', () => {
    expect(nextDigest(at('03-28T19:00:00'), DEFAULT_RULES)).toEqual(at('03-29T05:00:00'));
    expect(nextDigest(at('10-24T18:00:00'), DEFAULT_RULES)).toEqual(at('10-25T06:00:00'));
  });
});
