import { fold, wordsOf } from '#domain/text.ts';

/**
 * Share of common words, relative to the shorter text, from which two texts count as the same: a story that each
 * edition has in its own version.
 */
const SAME = 0.8;

/** Leaves out those whose text nearly repeats that of an earlier one. */
export function withoutNearDuplicates<T>(all: readonly T[], textOf: (one: T) => string): T[] {
  const kept: { one: T; words: Set<string> }[] = [];
  for (const one of all) {
    const words = new Set(wordsOf(fold(textOf(one))));
    if (!kept.some((former) => areAlike(former.words, words))) kept.push({ one, words });
  }
  return kept.map(({ one }) => one);
}

function areAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared >= SAME * Math.max(1, Math.min(one.size, other.size));
}
