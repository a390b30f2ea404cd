/** Number of results that are judged. */
export const DEPTH = 10;
const RECALL_DEPTH = 5;

/** Share of the relevant articles that are among the first five results. */
export const recallOf = (found: string[], relevant: Set<string>): number =>
  found.slice(0, RECALL_DEPTH).filter((uri) => relevant.has(uri)).length / Math.max(1, relevant.size);

/** One divided by the rank of the first relevant result. */
export function reciprocalRankOf(found: string[], relevant: Set<string>): number {
  const rank = found.slice(0, DEPTH).findIndex((uri) => relevant.has(uri));
  return rank < 0 ? 0 : 1 / (rank + 1);
}

/** Normalised discounted cumulative gain of the first results. */
export function gainOf(found: string[], relevant: Set<string>): number {
  const discounted = (hits: boolean[]) =>
    hits.reduce((sum, hit, at) => sum + (hit ? 1 / Math.log2(at + 2) : 0), 0);
  const ideal = Array.from({ length: Math.min(DEPTH, relevant.size) }, () => true);
  return discounted(found.slice(0, DEPTH).map((uri) => relevant.has(uri))) / discounted(ideal);
}

export const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The same for articles with grades: an article of grade 3 counts seven times as much as one of grade 1. */
export function gradedGainOf(found: string[], grades: Readonly<Record<string, number>>): number {
  const discounted = (worth: number[]) =>
    worth.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
  const ideal = Object.values(grades).toSorted((a, b) => b - a);
  const given = found.slice(0, DEPTH).map((key) => grades[key] ?? 0);
  return discounted(given) / discounted(ideal.slice(0, DEPTH));
}
