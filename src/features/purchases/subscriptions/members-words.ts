import { plainDate } from '#domain/date-words.ts';
import { addDays, dayAt, relativeDay } from '#domain/dates.ts';
import type { Invite, Member } from '#domain/members.ts';
import type { Day } from '#domain/newsstand.ts';
import { fold } from '#domain/text.ts';
import { membersStrings as strings } from './members-strings.ts';

const DAY_MS = 86_400_000;

/** When an invite expires, in calendar days of Rome: `scade tra 6 giorni`. */
export function expiryWords(expiresAt: string, today: Day): string {
  const last = dayAt(expiresAt);
  if (last <= today) return strings.expiresToday;
  if (last === addDays(today, 1)) return strings.expiresTomorrow;
  return strings.expiresIn(Math.round((Date.parse(last) - Date.parse(today)) / DAY_MS));
}

/** Text that says since when somebody is a member. */
export const sinceWords = ({ since }: Pick<Member, 'since'>): string =>
  strings.since(plainDate(dayAt(since)));

/** Details of an invite besides its state. */
export function inviteWords({ state, sentAt, expiresAt }: Invite, today: Day): string {
  if (state === 'expired') return strings.expired;
  if (state === 'to_send_activation' || sentAt === null) return strings.notSent;
  return strings.sent(relativeDay(dayAt(sentAt), today).toLowerCase(), expiryWords(expiresAt, today));
}

/** Rows whose name or e-mail contains the typed text; accents and case are ignored. */
export function filterByText<Row extends { name: string; email: string }>(
  rows: readonly Row[],
  typed: string,
): readonly Row[] {
  const text = fold(typed).trim();
  return rows.filter(({ name, email }) => fold(`${name} ${email}`).includes(text));
}
