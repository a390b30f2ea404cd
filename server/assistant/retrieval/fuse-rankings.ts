/** How much the first places are worth more than those after them, as the literature has it. */
const K = 60;

const worth = (rank: number) => 1 / (K + rank);

/**
 * Reciprocal rank fusion of what words found, best first, with how near things are in meaning. What words found and nobody
 * knows the meaning of, as of an article that has just come in, keeps the rank it has. The best first.
 */
export function fuseRankings<Key>(byWords: readonly Key[], similarity: ReadonlyMap<Key, number>): Key[] {
  const nearest = [...similarity].toSorted(([, one], [, other]) => other - one).map(([key]) => key);
  const wordRank = new Map(byWords.map((key, at) => [key, at + 1]));
  const meaningRank = new Map(nearest.map((key, at) => [key, at + 1]));
  const score = (key: Key) => {
    const [words, meaning] = [wordRank.get(key), meaningRank.get(key) ?? wordRank.get(key)];
    return (words ? worth(words) : 0) + (meaning ? worth(meaning) : 0);
  };
  const scored = [...new Set([...byWords, ...nearest])].map((key) => ({ key, score: score(key) }));
  return scored.toSorted((one, other) => other.score - one.score).map(({ key }) => key);
}

/** How near two vectors are: 1 where they mean the same. Vectors of different lengths have nothing in common. */
export function cosine(one: readonly number[], other: readonly number[]): number {
  if (one.length !== other.length) return 0;
  let [product, left, right] = [0, 0, 0];
  for (const [at, value] of one.entries()) {
    const against = other[at] ?? 0;
    product += value * against;
    left += value * value;
    right += against * against;
  }
  return left * right > 0 ? product / Math.sqrt(left * right) : 0;
}
