import { fold } from '../text.ts';
import { oneLine } from '../validation/free-words.ts';

/** Maximum number of groups of a recipient or in a desk's settings. */
export const MAX_GROUPS = 20;

/** Names of groups as they are stored: without those that would be invisible. */
export const visibleNames = (groups: readonly string[]): string[] =>
  groups.map(oneLine).filter((name) => name !== '');

/**
 * Returns a function that spells a group as it was first spelled in `names`, so that a capital letter or an
 * accent does not make a second group.
 */
export function spellingOf(names: readonly string[]): (name: string) => string {
  const spelled = new Map<string, string>();
  for (const name of names) spelled.set(fold(name), spelled.get(fold(name)) ?? name);
  return (name) => spelled.get(fold(name)) ?? name;
}

/** The names once each; those beyond `MAX_GROUPS` are dropped. */
export function groupNames(names: readonly string[], spell = spellingOf(names)): string[] {
  return [...new Set(names.map(spell))].slice(0, MAX_GROUPS);
}
