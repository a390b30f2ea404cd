/**
 * The usual constant of reciprocal rank fusion: the greater it is, the less the first ranks count more than
 * later ones.
 */
const RANK_CONSTANT = 60;

const rankScore = (rank: number) => 1 / (RANK_CONSTANT + rank);

/**
 * Reciprocal rank fusion of the ranking by words with the similarities in meaning; the best first. An item found by
 * words that has no embedding, such as an article that has just arrived, counts with its rank by words twice.
 */
export function fuseRankings<Key>(byWords: readonly Key[], similarity: ReadonlyMap<Key, number>): Key[] {
  const nearest = [...similarity].toSorted(([, one], [, other]) => other - one).map(([key]) => key);
  const wordRank = new Map(byWords.map((key, index) => [key, index + 1]));
  const meaningRank = new Map(nearest.map((key, index) => [key, index + 1]));
  const score = (key: Key) => {
    const [words, meaning] = [wordRank.get(key), meaningRank.get(key) ?? wordRank.get(key)];
    return (words ? rankScore(words) : 0) + (meaning ? rankScore(meaning) : 0);
  };
  const scored = [...new Set([...byWords, ...nearest])].map((key) => ({ key, score: score(key) }));
  return scored.toSorted((one, other) => other.score - one.score).map(({ key }) => key);
}

/**
 * Cosine similarity of two vectors: 1 if they have the same direction, 0 if their numbers of dimensions
 * differ.
 */
export function cosine(one: readonly number[], other: readonly number[]): number {
  if (one.length !== other.length) return 0;
  let [dotProduct, squares, otherSquares] = [0, 0, 0];
  for (const [at, value] of one.entries()) {
    const otherValue = other[at] ?? 0;
    dotProduct += value * otherValue;
    squares += value * value;
    otherSquares += otherValue * otherValue;
  }
  return squares * otherSquares > 0 ? dotProduct / Math.sqrt(squares * otherSquares) : 0;
}
