import { fold } from '../text.ts';
import { oneLine } from '../validation/free-words.ts';

/** The most groups that a recipient may be in. */
export const MAX_GROUPS = 20;

/** Names of groups as they are stored: without those that would be invisible. */
export const seenNames = (groups: readonly string[]): string[] =>
  groups.map(oneLine).filter((name) => name !== '');

/** Spells groups as they were first spelled, so that a capital letter or an accent does not make a second group. */
export function spellingOf(names: readonly string[]): (name: string) => string {
  const spelled = new Map<string, string>();
  for (const name of names) spelled.set(fold(name), spelled.get(fold(name)) ?? name);
  return (name) => spelled.get(fold(name)) ?? name;
}

/** The groups of a recipient, once each. */
export function groupNames(names: readonly string[], spell = spellingOf(names)): string[] {
  return [...new Set(names.map(spell))].slice(0, MAX_GROUPS);
}
