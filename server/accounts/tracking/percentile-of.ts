/** Values as they were counted, the smallest first. */
type Counted = { value: number; times: number };

/** The smallest value that this share of all does not exceed; 0 of none. */
export function percentileOf(sorted: readonly Counted[], share: number): number {
  const wanted = share * sorted.reduce((all, { times }) => all + times, 0);
  let seen = 0;
  for (const { value, times } of sorted) {
    seen += times;
    if (seen >= wanted) return value;
  }
  return 0;
}
