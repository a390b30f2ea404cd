import { instantOf } from '../dates.ts';
import type { Day } from '../newsstand.ts';
import { weekdayOf } from '../publishing-calendar.ts';
import type { DeskSettings } from './desk.ts';
import type { Sending, SendingReport } from './sending.ts';

/** The delivery state of a day's review. */
export type Delivery =
  /** No review is due on this day. */
  | { state: 'none' }
  | { state: 'sent'; at: string }
  /** Scheduled for later. */
  | { state: 'planned'; at: string }
  | { state: 'due'; at: string; minutes: number; automatic: boolean }
  | { state: 'late'; at: string; minutes: number; automatic: boolean };

type Facts = {
  day: Day;
  settings: Pick<DeskSettings, 'deadline' | 'weekdays' | 'automatic'>;
  sendings: readonly (Pick<Sending, 'day' | 'kind' | 'status' | 'dueAt' | 'doneAt'> & {
    report: Pick<SendingReport, 'reaching'>;
  })[];
  now: Date;
};

const MINUTE_MS = 60_000;

const first = (instants: readonly string[]): string | undefined => [...instants].sort()[0];

/**
 * Finds the delivery state of a day's review. Sendings of a selection do not count, nor those that reach no recipient:
 * forwarded to other addresses only, or bounced.
 */
export function deliveryOf({ day, settings, sendings, now }: Facts): Delivery {
  const own = sendings.filter(
    (one) => one.day === day && one.kind !== 'selection' && one.report.reaching > 0,
  );
  // A scheduled sending matters more than one that has left, because it can be cancelled.
  const planned = first(own.filter(({ status }) => status === 'scheduled').map(({ dueAt }) => dueAt));
  if (planned) return { state: 'planned', at: planned };
  const left = first(
    own.filter(({ status }) => status === 'done' || status === 'sending').map(({ dueAt }) => dueAt),
  );
  if (left) return { state: 'sent', at: left };
  const { deadline, weekdays, automatic } = settings;
  if (deadline === null || !weekdays.includes(weekdayOf(day))) return { state: 'none' };
  const at = instantOf(day, deadline);
  const minutes = (at.getTime() - now.getTime()) / MINUTE_MS;
  return minutes >= 0
    ? { state: 'due', at: at.toISOString(), minutes: Math.ceil(minutes), automatic }
    : { state: 'late', at: at.toISOString(), minutes: Math.floor(-minutes), automatic };
}
