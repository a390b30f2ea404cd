import { dayAt, longDate } from '#domain/dates.ts';
import type { Recipient } from '#domain/press-review/recipients.ts';
import { recipientStrings as strings } from './strings.ts';

/** Status of a recipient in words. */
export function statusWords({ status, since, reason }: Recipient): string {
  const day = longDate(dayAt(since));
  if (status === 'active') return strings.active;
  if (status === 'unsubscribed') return strings.unsubscribed(day);
  return reason ? strings.bounced(reason) : strings.bouncedSince(day);
}

/** Recipients as rows of a spreadsheet; an export can be imported again. */
export const recipientRows = (recipients: readonly Recipient[]): string[][] =>
  recipients.map((recipient) => [
    recipient.name,
    recipient.email,
    recipient.groups.join(', '),
    statusWords(recipient),
  ]);
