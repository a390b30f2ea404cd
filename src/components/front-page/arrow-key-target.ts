const MOVES: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => Math.min(at + 1, count - 1),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Index of the link among `count` links to which a key moves from the one at `at`; null for a key that does not move,
 * or an empty row.
 */
export function arrowKeyTarget(key: string, at: number, count: number): number | null {
  const move = Object.hasOwn(MOVES, key) ? MOVES[key] : undefined;
  return move && count > 0 ? move(at, count) : null;
}
