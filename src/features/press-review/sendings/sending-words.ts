import { addDays, dayAt, longDate, timeOfDay } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Sending } from '#domain/press-review/sending.ts';
import { sendingStrings as strings } from './strings.ts';

type Status = Pick<Sending, 'status' | 'dueAt' | 'report'>;

function dueWords(dueAt: string, today: Day): string {
  const day = dayAt(dueAt);
  const time = timeOfDay(dueAt);
  if (day === today) return strings.today(time);
  return day === addDays(today, 1) ? strings.tomorrow(time) : strings.onDay(longDate(day), time);
}

/** The result of a finished sending, in words. */
function outcomeWords({ sent, failed, skipped, maybeTwice }: Sending['report']): string {
  return [
    sent > 0 ? strings.delivered(sent) : strings.nobody,
    failed > 0 && strings.failed(failed),
    skipped > 0 && strings.skipped(skipped),
    maybeTwice > 0 && strings.maybeTwice(maybeTwice),
  ]
    .filter(Boolean)
    .join(', ');
}

/** State of a sending, in words. */
export function sendingWords({ status, dueAt, report }: Status, today: Day): string {
  if (status === 'scheduled') return strings.scheduled(dueWords(dueAt, today));
  if (status === 'cancelled') return strings.cancelled;
  if (status === 'done') return outcomeWords(report);
  const { recipients, waiting } = report;
  return recipients > 0 ? strings.leaving(recipients - waiting, recipients) : strings.preparing;
}

/** Openings and downloads, in words; empty where there are none. */
export const openingWords = ({ opened, downloaded }: Sending['report']): string =>
  [opened > 0 && strings.opened(opened), downloaded > 0 && strings.downloaded(downloaded)]
    .filter(Boolean)
    .join(', ');

/** Name of a sending in a list; the letter about a day without articles has a fixed one. */
export const subjectOf = ({ kind, subject }: Pick<Sending, 'kind' | 'subject'>): string =>
  kind === 'nothing' ? strings.nothing : subject;
