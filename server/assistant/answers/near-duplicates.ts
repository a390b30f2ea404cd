import { fold, wordsOf } from '#domain/text.ts';

/**
 * Share of common words, relative to the shorter text, from which two texts count as the same: an article that each
 * edition has in its own version.
 */
const MIN_SHARED_WORDS = 0.8;

/** The items without those whose text nearly repeats the text of an earlier one. */
export function withoutNearDuplicates<T>(items: readonly T[], getText: (item: T) => string): T[] {
  const distinct: { item: T; words: Set<string> }[] = [];
  for (const item of items) {
    const words = new Set(wordsOf(fold(getText(item))));
    if (!distinct.some((earlier) => areNearDuplicates(earlier.words, words))) distinct.push({ item, words });
  }
  return distinct.map(({ item }) => item);
}

function areNearDuplicates(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared >= MIN_SHARED_WORDS * Math.max(1, Math.min(one.size, other.size));
}
