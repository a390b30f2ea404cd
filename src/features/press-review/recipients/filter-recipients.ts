import type { Recipient } from '#domain/press-review/recipients.ts';
import { fold } from '#domain/text.ts';

export type RecipientFilters = {
  text: string;
  /** null for any, empty for those that are in none. */
  group: string | null;
  status: Recipient['status'] | null;
};

export const NO_FILTERS: RecipientFilters = { text: '', group: null, status: null };

const isInGroup = ({ groups }: Recipient, group: string | null): boolean => {
  if (group === null) return true;
  return group === '' ? groups.length === 0 : groups.includes(group);
};

const hasWords = ({ name, email, groups }: Recipient, words: readonly string[]): boolean => {
  const all = fold(`${name} ${email} ${groups.join(' ')}`);
  return words.every((word) => all.includes(word));
};

/** Those whose name, address or groups have all the words, in the group and in the state that are wanted. */
export function filterRecipients(
  recipients: readonly Recipient[],
  { text, group, status }: RecipientFilters,
): Recipient[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return recipients.filter(
    (one) => isInGroup(one, group) && (status === null || one.status === status) && hasWords(one, words),
  );
}

/** Groups that anybody is in, in the order of the alphabet, each with how many. */
export function groupsOf(recipients: readonly Recipient[]): [name: string, count: number][] {
  const counts = new Map<string, number>();
  for (const name of recipients.flatMap(({ groups }) => groups))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => one.localeCompare(other, 'it'));
}

/** How many there are in each state. */
export function statusCounts(recipients: readonly Recipient[]): Record<Recipient['status'], number> {
  const counts = { active: 0, unsubscribed: 0, bounced: 0 };
  for (const { status } of recipients) counts[status] += 1;
  return counts;
}

/** By what a recipient is called in a list. */
export const nameOf = ({ name, email }: Pick<Recipient, 'name' | 'email'>): string => name || email;
