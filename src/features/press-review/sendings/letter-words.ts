import { dateAndTime } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { SendingLetter } from '#domain/press-review/sending.ts';
import { letterStrings as strings } from './strings.ts';

function statusWords({ status, sentAt, reason }: SendingLetter, today: Day): string {
  if (status === 'sent' && sentAt !== null) return strings.sentAt(dateAndTime(sentAt, today));
  return reason ? `${strings.status[status]}: ${reason}` : strings.status[status];
}

/** What became of a letter, the most important first. */
export function letterWords(letter: SendingLetter, today: Day): string[] {
  const { openedAt, downloadedAt, maybeTwice, forwarded } = letter;
  return [
    statusWords(letter, today),
    maybeTwice && strings.maybeTwice,
    forwarded && strings.forwarded,
    openedAt !== null && strings.openedAt(dateAndTime(openedAt, today)),
    downloadedAt !== null && strings.downloadedAt(dateAndTime(downloadedAt, today)),
  ].filter((words) => words !== false);
}
