import { addDays, dayAt, instantOf } from '../dates.ts';
import type { Day } from '../newsstand.ts';
import { weekdayOf } from '../publishing-calendar.ts';

/** How a reader wants to hear of a topic. */
export type AlertMode = 'now' | 'digest' | 'off';

/** Times of the day, `HH:MM`. With `to` at or before `from` they last into the next day. */
export type QuietHours = { from: string; to: string };

/** When a reader wants to hear of anything. Rome's clock counts, whatever the device says. */
export type AlertRules = {
  /** By the weekday on which they begin, 0 for Sunday; null where nothing is quiet. */
  quiet: readonly (QuietHours | null)[];
  /** Alerts a day, digests apart; null without a limit. */
  dailyCap: number | null;
  /** `HH:MM`, when what was gathered comes. */
  digestTimes: readonly string[];
  /** First and last day without any. */
  pause: { from: Day; to: Day } | null;
  /** Nothing but what the newsroom calls exceptional. */
  onlyExceptional: boolean;
  /** What is exceptional may come in quiet hours. */
  wakeForExceptional: boolean;
  /** Slug of the edition that is told of as soon as it is out; null for none. */
  readyEdition: string | null;
};

export type Alert = {
  /** `exceptional` is for the newsroom to say; `test` is what the reader sends to themself. */
  kind: 'news' | 'exceptional' | 'edition' | 'test';
  mode: AlertMode;
  /** Its reader hears no more of this story. */
  muted: boolean;
};

/** When an alert goes out and whether alone or gathered with others; or why it does not. The inbox has it all the same. */
export type AlertDecision =
  | { at: Date; how: 'alone' | 'digest' }
  | { dropped: 'off' | 'muted' | 'paused' | 'not-exceptional' | 'no-moment' };

export const DEFAULT_RULES: AlertRules = {
  quiet: Array.from({ length: 7 }, () => ({ from: '22:30', to: '07:00' })),
  dailyCap: null,
  digestTimes: ['07:00', '13:00', '19:00'],
  pause: null,
  onlyExceptional: false,
  wakeForExceptional: false,
  readyEdition: null,
};

/** Quiet hours that follow each other without a gap for so long never end. */
const LONGEST_QUIET_DAYS = 8;

/** What becomes of an alert for one reader. `sentToday` counts those that came alone on this day of Rome. */
export function decideAlert(
  alert: Alert,
  rules: AlertRules,
  { now, sentToday }: { now: Date; sentToday: number },
): AlertDecision {
  if (alert.kind === 'test') return { at: now, how: 'alone' };
  const dropped = whyDropped(alert, rules, now);
  if (dropped) return { dropped };
  const exceptional = alert.kind === 'exceptional';
  const quietEnd = exceptional && rules.wakeForExceptional ? now : endOfQuiet(now, rules.quiet);
  if (!quietEnd) return { dropped: 'no-moment' };
  if (alert.mode === 'digest' && !exceptional) return inDigest(now, rules);
  if (quietEnd > now) return { at: quietEnd, how: 'digest' };
  const isFull = rules.dailyCap !== null && sentToday >= rules.dailyCap;
  return isFull && !exceptional ? inDigest(now, rules) : { at: now, how: 'alone' };
}

function whyDropped({ kind, mode, muted }: Alert, { pause, onlyExceptional }: AlertRules, now: Date) {
  if (mode === 'off') return 'off';
  if (muted) return 'muted';
  const today = dayAt(now);
  if (pause && pause.from <= today && today <= pause.to) return 'paused';
  return onlyExceptional && kind !== 'exceptional' ? 'not-exceptional' : null;
}

function inDigest(now: Date, rules: AlertRules): AlertDecision {
  const at = nextDigest(now, rules);
  return at ? { at, how: 'digest' } : { dropped: 'no-moment' };
}

/** The next time for what was gathered; one that lies in quiet hours is put off until their end. Null without any. */
export function nextDigest(after: Date, { digestTimes, quiet }: AlertRules): Date | null {
  const today = dayAt(after);
  const moments = [today, addDays(today, 1)]
    .flatMap((day) => digestTimes.map((time) => instantOf(day, time)))
    .filter((moment) => moment > after)
    .sort((a, b) => a.getTime() - b.getTime());
  return moments[0] ? endOfQuiet(moments[0], quiet) : null;
}

/** The instant itself where nothing is quiet, else when it is over; null where it never is. */
export function endOfQuiet(instant: Date, quiet: AlertRules['quiet']): Date | null {
  const last = addDays(dayAt(instant), LONGEST_QUIET_DAYS);
  let end = instant;
  for (;;) {
    const later = quietUntil(end, quiet);
    if (!later) return end;
    if (dayAt(later) > last) return null;
    end = later;
  }
}

/** Of all quiet hours at an instant the latest end. */
function quietUntil(instant: Date, quiet: AlertRules['quiet']): Date | null {
  const today = dayAt(instant);
  const ends = [addDays(today, -1), today].flatMap((day) => {
    const hours = quiet[weekdayOf(day)];
    if (!hours) return [];
    const from = instantOf(day, hours.from);
    const to = instantOf(hours.to <= hours.from ? addDays(day, 1) : day, hours.to);
    return from <= instant && instant < to ? [to] : [];
  });
  return ends.sort((a, b) => b.getTime() - a.getTime())[0] ?? null;
}
