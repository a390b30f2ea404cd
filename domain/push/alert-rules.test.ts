import { describe, expect, test } from 'vitest';
import {
  type Alert,
  type AlertRules,
  DEFAULT_RULES,
  decideAlert,
  decideWaiting,
  endOfQuiet,
  nextDigest,
} from './alert-rules.ts';

const NEWS: Alert = { kind: 'news', mode: 'now', muted: false };
const FRIDAY_NOON = new Date('2026-11-20T11:00:00Z');
const FRIDAY_NIGHT = new Date('2026-11-20T22:00:00Z');

/** The decision at an instant as text: `alone 2026-…`, or the reason why the alert is dropped. */
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
  test('an alert goes out immediately, or with the next digest', () => {
    expect(decided({}, {})).toBe('alone 2026-11-20T11:00:00.000Z');
    expect(decided({ mode: 'digest' }, {})).toBe('digest 2026-11-20T12:00:00.000Z');
    expect(decided({ mode: 'digest' }, { digestTimes: ['08:15'] })).toBe('digest 2026-11-21T07:15:00.000Z');
    expect(decided({ mode: 'digest' }, { digestTimes: [] })).toBe('no-moment');
  });

  test('alerts of a topic that is off or a muted story are dropped, even exceptional ones', () => {
    expect(decided({ mode: 'off', kind: 'exceptional' }, {})).toBe('off');
    expect(decided({ muted: true, kind: 'exceptional' }, {})).toBe('muted');
  });

  test('beyond the daily cap an alert waits for the digest, an exceptional one goes out', () => {
    expect(decided({}, { dailyCap: 3 }, FRIDAY_NOON, 2)).toMatch(/^alone/);
    expect(decided({}, { dailyCap: 3 }, FRIDAY_NOON, 3)).toBe('digest 2026-11-20T12:00:00.000Z');
    expect(decided({ kind: 'exceptional' }, { dailyCap: 3 }, FRIDAY_NOON, 3)).toMatch(/^alone/);
    expect(decided({}, { dailyCap: 0, digestTimes: [] })).toBe('no-moment');
  });

  test('a reader who wants only exceptional alerts gets no others', () => {
    expect(decided({}, { onlyExceptional: true })).toBe('not-exceptional');
    expect(decided({ kind: 'edition' }, { onlyExceptional: true })).toBe('not-exceptional');
    expect(decided({ kind: 'exceptional', mode: 'digest' }, { onlyExceptional: true })).toMatch(/^alone/);
  });

  test('a pause lasts from its first to its last day in Rome', () => {
    const pause = { from: '2026-11-20', to: '2026-11-21' };
    expect(decided({}, { pause }, at('11-19T22:59:59'))).not.toBe('paused');
    expect(decided({}, { pause }, at('11-19T23:00:00'))).toBe('paused');
    expect(decided({ kind: 'exceptional' }, { pause }, at('11-21T22:59:59'))).toBe('paused');
    expect(decided({}, { pause }, at('11-21T23:00:00'))).not.toBe('paused');
  });
});

describe('PSH-01 in quiet hours', () => {
  test('alerts are gathered until the end of the quiet hours', () => {
    expect(decided({}, {}, FRIDAY_NIGHT)).toBe('digest 2026-11-21T06:00:00.000Z');
    expect(decided({ kind: 'exceptional' }, {}, FRIDAY_NIGHT)).toBe('digest 2026-11-21T06:00:00.000Z');
  });

  test('an exceptional alert goes out to readers who agreed to it, and a test always goes out', () => {
    expect(decided({ kind: 'exceptional' }, { wakeForExceptional: true }, FRIDAY_NIGHT)).toMatch(/^alone/);
    expect(decided({}, { wakeForExceptional: true }, FRIDAY_NIGHT)).toMatch(/^digest/);
    expect(decided({ kind: 'test', mode: 'off' }, { onlyExceptional: true }, FRIDAY_NIGHT)).toMatch(/^alone/);
  });

  test('the first minute is quiet, the end is not', () => {
    expect(decided({}, {}, at('11-20T21:29:59.999'))).toMatch(/^alone/);
    expect(decided({}, {}, at('11-20T21:30:00'))).toMatch(/^digest/);
    expect(decided({}, {}, at('11-21T05:59:59.999'))).toMatch(/^digest/);
    expect(decided({}, {}, at('11-21T06:00:00'))).toMatch(/^alone/);
  });

  test('each weekday has its own hours, counted from the evening', () => {
    const quiet = Array.from({ length: 7 }, () => null as AlertRules['quiet'][number]);
    quiet[5] = { from: '23:00', to: '10:30' };
    expect(decided({}, { quiet }, at('11-21T09:00:00'))).toBe('digest 2026-11-21T09:30:00.000Z');
    expect(decided({}, { quiet }, at('11-22T09:00:00'))).toMatch(/^alone/);
    quiet[6] = { from: '09:00', to: '12:00' };
    expect(decided({}, { quiet }, at('11-21T08:30:00'))).toBe('digest 2026-11-21T11:00:00.000Z');
  });

  test('a digest due during them waits for their end', () => {
    const quiet = DEFAULT_RULES.quiet.map(() => ({ from: '23:00', to: '08:30' }));
    expect(nextDigest(FRIDAY_NIGHT, { ...DEFAULT_RULES, quiet })?.toISOString()).toBe(
      '2026-11-21T07:30:00.000Z',
    );
  });

  test('hours without an end drop alerts that may not go out during them', () => {
    const quiet = DEFAULT_RULES.quiet.map(() => ({ from: '08:00', to: '08:00' }));
    expect(endOfQuiet(FRIDAY_NOON, quiet)).toBeNull();
    expect(decided({}, { quiet })).toBe('no-moment');
    expect(decided({ kind: 'exceptional' }, { quiet, wakeForExceptional: true })).toMatch(/^alone/);
  });
});

describe('PSH-01 when daylight saving time begins or ends', () => {
  test('quiet hours end at the local time that readers set', () => {
    expect(endOfQuiet(at('03-28T23:00:00'), DEFAULT_RULES.quiet)).toEqual(at('03-29T05:00:00'));
    expect(endOfQuiet(at('10-24T22:00:00'), DEFAULT_RULES.quiet)).toEqual(at('10-25T06:00:00'));
  });

  test('an end in the skipped hour takes effect after the change', () => {
    const quiet = DEFAULT_RULES.quiet.map(() => ({ from: '22:00', to: '02:30' }));
    expect(endOfQuiet(at('03-29T00:59:00'), quiet)).toEqual(at('03-29T01:30:00'));
  });

  test('an hour that occurs twice is quiet only once', () => {
    const quiet = DEFAULT_RULES.quiet.map(() => ({ from: '22:00', to: '02:30' }));
    expect(endOfQuiet(at('10-25T00:00:00'), quiet)).toEqual(at('10-25T00:30:00'));
    expect(endOfQuiet(at('10-25T01:10:00'), quiet)).toEqual(at('10-25T01:10:00'));
  });

  test('digests go out at their local time before and after the change', () => {
    expect(nextDigest(at('03-28T19:00:00'), DEFAULT_RULES)).toEqual(at('03-29T05:00:00'));
    expect(nextDigest(at('10-24T18:00:00'), DEFAULT_RULES)).toEqual(at('10-25T06:00:00'));
  });
});

describe('PSH-01 an alert whose digest is due', () => {
  const due = (alert: Partial<Alert>, rules: Partial<AlertRules>, now = FRIDAY_NOON): string => {
    const decision = decideWaiting({ ...NEWS, ...alert }, { ...DEFAULT_RULES, ...rules }, now);
    return 'dropped' in decision ? decision.dropped : `${decision.how} ${decision.at.toISOString()}`;
  };

  test('goes out now, also where its reader has no more digests or has reached the daily cap', () => {
    expect(due({ mode: 'digest' }, { digestTimes: [], dailyCap: 0 })).toBe('digest 2026-11-20T11:00:00.000Z');
  });

  test('is dropped by rules that came later', () => {
    expect(due({ mode: 'off' }, {})).toBe('off');
    expect(due({ muted: true }, {})).toBe('muted');
    expect(due({}, { onlyExceptional: true })).toBe('not-exceptional');
    expect(due({}, { pause: { from: '2026-11-20', to: '2026-11-27' } })).toBe('paused');
  });

  test('waits for the end of quiet hours, unless it may wake its reader or they never end', () => {
    expect(due({}, {}, FRIDAY_NIGHT)).toBe('digest 2026-11-21T06:00:00.000Z');
    const wakeful = { wakeForExceptional: true };
    expect(due({ kind: 'exceptional' }, wakeful, FRIDAY_NIGHT)).toBe('digest 2026-11-20T22:00:00.000Z');
    const always = Array.from({ length: 7 }, () => ({ from: '00:00', to: '00:00' }));
    expect(due({}, { quiet: always })).toBe('no-moment');
  });
});
