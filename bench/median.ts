/** Middle value; the lower of the two middle ones when their number is even. @throws RangeError for an empty list. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
  if (middle === undefined) throw new RangeError('median of nothing');
  return middle;
}
