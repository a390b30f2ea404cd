/** Growth of values from first to last by the line that fits them best, as a fraction of their mean. */
export function growthOf(values: readonly number[]): number {
  const mean = averageOf(values);
  if (values.length < 2 || mean === 0) return 0;
  const middle = (values.length - 1) / 2;
  let covariance = 0;
  let variance = 0;
  for (const [index, value] of values.entries()) {
    covariance += (index - middle) * (value - mean);
    variance += (index - middle) ** 2;
  }
  return ((covariance / variance) * (values.length - 1)) / mean;
}

export const averageOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
