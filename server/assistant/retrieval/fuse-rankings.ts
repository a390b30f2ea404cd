/** Usual constant of reciprocal rank fusion; it sets how much the first ranks count more than later ones. */
const K = 60;

const worth = (rank: number) => 1 / (K + rank);

/**
 * Reciprocal rank fusion of the ranking by words with the similarities in meaning; the best first. An item found by
 * words that has no embedding, such as an article that has just arrived, counts with its rank by words twice.
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

/** Cosine similarity of two vectors: 1 if they have the same direction, 0 if they differ in length. */
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
