import type { Recipient } from '#domain/press-review/recipients.ts';
import { fold } from '#domain/text.ts';

export type RecipientFilters = {
  text: string;
  /** Null for any group, empty for recipients in no group. */
  group: string | null;
  status: Recipient['status'] | null;
};

export const NO_FILTERS: RecipientFilters = { text: '', group: null, status: null };

const isInGroup = ({ groups }: Recipient, group: string | null): boolean => {
  if (group === null) return true;
  return group === '' ? groups.length === 0 : groups.includes(group);
};

const hasWords = ({ name, email, groups }: Recipient, words: readonly string[]): boolean => {
  const searchedText = fold(`${name} ${email} ${groups.join(' ')}`);
  return words.every((word) => searchedText.includes(word));
};

/** Recipients whose name, address or groups contain all the words, with the given group and status. */
export function filterRecipients(
  recipients: readonly Recipient[],
  { text, group, status }: RecipientFilters,
): Recipient[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return recipients.filter(
    (recipient) =>
      isInGroup(recipient, group) &&
      (status === null || recipient.status === status) &&
      hasWords(recipient, words),
  );
}

/** Groups with recipients, in alphabetical order, each with its number of recipients. */
export function groupsOf(recipients: readonly Recipient[]): [name: string, count: number][] {
  const counts = new Map<string, number>();
  for (const name of recipients.flatMap(({ groups }) => groups))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => one.localeCompare(other, 'it'));
}

/** Number of recipients of each status. */
export function statusCounts(recipients: readonly Recipient[]): Record<Recipient['status'], number> {
  const counts = { active: 0, unsubscribed: 0, bounced: 0 };
  for (const { status } of recipients) counts[status] += 1;
  return counts;
}

/** Name of a recipient in a list. */
export const nameOf = ({ name, email }: Pick<Recipient, 'name' | 'email'>): string => name || email;
