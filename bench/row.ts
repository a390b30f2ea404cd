/**
 * One line of the report. `isTargetMet` is null without a target, or if the value could not be measured on
 * this machine.
 */
export type Row = {
  name: string;
  value: number | null;
  unit: string;
  /** The same measurement of the baseline, taken in the same run. */
  baseline: number | null;
  target: string | null;
  isTargetMet: boolean | null;
  note?: string;
};

type Measurement = { name: string; value: number; unit: string; note?: string };

export const atMost = (limit: number, measurement: Measurement): Row => ({
  ...measurement,
  baseline: null,
  target: `≤ ${limit}`,
  isTargetMet: measurement.value <= limit,
});

export const atLeast = (limit: number, measurement: Measurement): Row => ({
  ...measurement,
  baseline: null,
  target: `≥ ${limit}`,
  isTargetMet: measurement.value >= limit,
});

/** A measurement judged by its ratio to the baseline: only such a target means the same on every machine. */
export const atMostTimes = (factor: number, measurement: Measurement & { baseline: number }): Row => ({
  ...measurement,
  target: `≤ ${factor} ×`,
  isTargetMet: measurement.baseline > 0 && measurement.value <= factor * measurement.baseline,
});

/** A value that is reported without a target. */
export const forInformation = (measurement: Measurement): Row => ({
  ...measurement,
  baseline: null,
  target: null,
  isTargetMet: null,
});

/**
 * The row of a measurement without a value; its note gives the reason. @param isTargetMet false fails the
 * run; null does not: the measurement is impossible on this machine
 */
export const notMeasured = (name: string, note: string, isTargetMet: false | null): Row => ({
  name,
  value: null,
  unit: '',
  baseline: null,
  target: null,
  isTargetMet,
  note: `not measured: ${note}`,
});
