import { fold, wordsOf } from '#domain/text.ts';

/** Texts that share so many of the words of the shorter one say the same: a story of which an edition has its own version. */
const SAME = 0.8;

/** Of some things those whose texts say something that none before says. */
export function unlikeEachOther<T>(all: readonly T[], textOf: (one: T) => string): T[] {
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
