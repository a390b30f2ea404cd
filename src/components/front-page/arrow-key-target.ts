const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => Math.min(index + 1, count - 1),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Index of the link, among `count` links, to which a key moves from the link at `index`; null for a key that
 * does not move, or an empty row.
 */
export function arrowKeyTarget(key: string, index: number, count: number): number | null {
  const move = Object.hasOwn(MOVES, key) ? MOVES[key] : undefined;
  return move && count > 0 ? move(index, count) : null;
}
