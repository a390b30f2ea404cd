import { addDays, dayAt, instantOf } from '../dates.ts';
import type { Day } from '../newsstand.ts';
import { weekdayOf } from '../publishing-calendar.ts';

/** How a reader gets the alerts of a topic. */
export type AlertMode = 'now' | 'digest' | 'off';

/** Times of day, `HH:MM`. If `to` is at or before `from`, they last into the next day. */
export type QuietHours = { from: string; to: string };

/** A reader's rules for the times of alerts. Times are those of Rome, whatever the device's time zone. */
export type AlertRules = {
  /** One entry per weekday on which they begin, 0 for Sunday; null for a day without quiet hours. */
  quiet: readonly (QuietHours | null)[];
  /** Maximum of alerts a day, digests not counted; null without a limit. */
  dailyCap: number | null;
  /** Times at which the gathered alerts go out, `HH:MM`. */
  digestTimes: readonly string[];
  /** First and last day without alerts. */
  pause: { from: Day; to: Day } | null;
  /** Only alerts that the newsroom marks as exceptional. */
  onlyExceptional: boolean;
  /** Exceptional alerts may go out during quiet hours. */
  wakeForExceptional: boolean;
  /** Slug of the edition that is announced as soon as it is published; null for none. */
  readyEdition: string | null;
};

export type Alert = {
  /** `exceptional` is set by the newsroom; `test` is sent by readers to themselves. */
  kind: 'news' | 'exceptional' | 'edition' | 'test';
  mode: AlertMode;
  /** The reader has muted this story. */
  muted: boolean;
};

/**
 * Why an alert is dropped; `too-late`: the server was down while it was news, or until long after the time of its digest.
 */
export type DropReason = 'off' | 'muted' | 'paused' | 'not-exceptional' | 'no-moment' | 'too-late';

/** When an alert goes out, and whether alone or in a digest; or why it is dropped. It is in the inbox in every case. */
export type AlertDecision = { at: Date; how: 'alone' | 'digest' } | { dropped: DropReason };

export const DEFAULT_RULES: AlertRules = {
  quiet: Array.from({ length: 7 }, () => ({ from: '22:30', to: '07:00' })),
  dailyCap: null,
  digestTimes: ['07:00', '13:00', '19:00'],
  pause: null,
  onlyExceptional: false,
  wakeForExceptional: false,
  readyEdition: null,
};

/** Quiet hours that follow each other without a gap for more than this many days count as endless. */
const MAX_QUIET_DAYS = 8;

/** Decides about an alert for one reader. `sentToday` counts those sent alone on this day in Rome. */
export function decideAlert(
  alert: Alert,
  rules: AlertRules,
  { now, sentToday }: { now: Date; sentToday: number },
): AlertDecision {
  if (alert.kind === 'test') return { at: now, how: 'alone' };
  const dropped = dropReasonOf(alert, rules, now);
  if (dropped) return { dropped };
  const exceptional = alert.kind === 'exceptional';
  const quietEnd = endOfQuietFor(alert, rules, now);
  if (!quietEnd) return { dropped: 'no-moment' };
  if (alert.mode === 'digest' && !exceptional) return decideDigest(now, rules);
  if (quietEnd > now) return { at: quietEnd, how: 'digest' };
  const isCapReached = rules.dailyCap !== null && sentToday >= rules.dailyCap;
  return isCapReached && !exceptional ? decideDigest(now, rules) : { at: now, how: 'alone' };
}

/**
 * Decides about an alert whose digest is due, by the reader's rules and choices as they are now: they may have changed
 * while it waited.
 */
export function decideWaiting(alert: Alert, rules: AlertRules, now: Date): AlertDecision {
  const dropped = dropReasonOf(alert, rules, now);
  if (dropped) return { dropped };
  const at = endOfQuietFor(alert, rules, now);
  return at ? { at, how: 'digest' } : { dropped: 'no-moment' };
}

/** `now` if an alert may go out in spite of quiet hours, else their end; null if they never end. */
const endOfQuietFor = ({ kind }: Alert, { quiet, wakeForExceptional }: AlertRules, now: Date): Date | null =>
  kind === 'exceptional' && wakeForExceptional ? now : endOfQuiet(now, quiet);

function dropReasonOf({ kind, mode, muted }: Alert, { pause, onlyExceptional }: AlertRules, now: Date) {
  if (mode === 'off') return 'off';
  if (muted) return 'muted';
  const today = dayAt(now);
  if (pause && pause.from <= today && today <= pause.to) return 'paused';
  return onlyExceptional && kind !== 'exceptional' ? 'not-exceptional' : null;
}

function decideDigest(now: Date, rules: AlertRules): AlertDecision {
  const at = nextDigest(now, rules);
  return at ? { at, how: 'digest' } : { dropped: 'no-moment' };
}

/** The next time of a digest; one that falls into quiet hours waits for their end. Null if there is none. */
export function nextDigest(after: Date, { digestTimes, quiet }: AlertRules): Date | null {
  const today = dayAt(after);
  const moments = [today, addDays(today, 1)]
    .flatMap((day) => digestTimes.map((time) => instantOf(day, time)))
    .filter((moment) => moment > after)
    .sort((a, b) => a.getTime() - b.getTime());
  return moments[0] ? endOfQuiet(moments[0], quiet) : null;
}

/** The instant itself if it is not in quiet hours, else their end; null if they never end. */
export function endOfQuiet(instant: Date, quiet: AlertRules['quiet']): Date | null {
  const lastDay = addDays(dayAt(instant), MAX_QUIET_DAYS);
  let end = instant;
  for (;;) {
    const later = quietUntil(end, quiet);
    if (!later) return end;
    if (dayAt(later) > lastDay) return null;
    end = later;
  }
}

/** The latest end of all quiet hours at an instant. */
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
