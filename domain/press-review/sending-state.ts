import { instantOf } from '../dates.ts';
import type { Day } from '../newsstand.ts';
import { weekdayOf } from '../publishing-calendar.ts';
import type { DeskSettings } from './desk.ts';
import type { Sending, SendingReport } from './sending.ts';

/** Whether a day's review was sent, is going to be sent, or is due. */
export type SendingState =
  /** No review is due on this day. */
  | { state: 'none' }
  | { state: 'sent'; at: string }
  /** Scheduled for later. */
  | { state: 'planned'; at: string }
  | { state: 'due'; at: string; minutes: number; automatic: boolean }
  | { state: 'late'; at: string; minutes: number; automatic: boolean };

type SendingFacts = {
  day: Day;
  settings: Pick<DeskSettings, 'deadline' | 'weekdays' | 'automatic'>;
  sendings: readonly (Pick<Sending, 'day' | 'kind' | 'status' | 'dueAt' | 'doneAt'> & {
    report: Pick<SendingReport, 'reaching'>;
  })[];
  now: Date;
};

const MINUTE_MS = 60_000;

const earliest = (instants: readonly string[]): string | undefined => [...instants].sort()[0];

/**
 * Finds the sending state of a day's review. Sendings of a selection do not count, nor those that reach no
 * recipient: forwarded to other addresses only, or bounced.
 */
export function sendingStateOf({ day, settings, sendings, now }: SendingFacts): SendingState {
  const counted = sendings.filter(
    (one) => one.day === day && one.kind !== 'selection' && one.report.reaching > 0,
  );
  // A scheduled sending matters more than one that has left, because it can be cancelled.
  const planned = earliest(counted.filter(({ status }) => status === 'scheduled').map(({ dueAt }) => dueAt));
  if (planned) return { state: 'planned', at: planned };
  const sentAt = earliest(
    counted.filter(({ status }) => status === 'done' || status === 'sending').map(({ dueAt }) => dueAt),
  );
  if (sentAt) return { state: 'sent', at: sentAt };
  const { deadline, weekdays, automatic } = settings;
  if (deadline === null || !weekdays.includes(weekdayOf(day))) return { state: 'none' };
  const at = instantOf(day, deadline);
  const minutes = (at.getTime() - now.getTime()) / MINUTE_MS;
  return minutes >= 0
    ? { state: 'due', at: at.toISOString(), minutes: Math.ceil(minutes), automatic }
    : { state: 'late', at: at.toISOString(), minutes: Math.floor(-minutes), automatic };
}
