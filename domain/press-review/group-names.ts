import { fold } from '../text.ts';
import { oneLine } from '../validation/free-words.ts';

/** A recipient is in so many groups at most. */
export const MAX_GROUPS = 20;

/** Names of groups as they are kept: without those of which nothing would be seen. */
export const seenNames = (groups: readonly string[]): string[] =>
  groups.map(oneLine).filter((name) => name !== '');

/** How groups are spelled: as they were first, so that none is split by a capital letter or an accent. */
export function spellingOf(names: readonly string[]): (name: string) => string {
  const spelled = new Map<string, string>();
  for (const name of names) spelled.set(fold(name), spelled.get(fold(name)) ?? name);
  return (name) => spelled.get(fold(name)) ?? name;
}

/** The groups of a recipient, once each. */
export function groupNames(names: readonly string[], spell = spellingOf(names)): string[] {
  return [...new Set(names.map(spell))].slice(0, MAX_GROUPS);
}
