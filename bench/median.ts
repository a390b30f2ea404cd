/** Middle value; the lower of the two middle ones when their number is even. @throws RangeError for an empty list. */
export function median(values: readonly number[]): number {
  const medianValue = values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
  if (medianValue === undefined) throw new RangeError('median of nothing');
  return medianValue;
}
