/** One line of the report. `holds` is null where there is no target, or where it could not be measured here. */
export type Row = {
  name: string;
  value: number | null;
  unit: string;
  /** The same measurement of the baseline, taken in the same run. */
  baseline: number | null;
  target: string | null;
  holds: boolean | null;
  note?: string;
};

type Facts = { name: string; value: number; unit: string; note?: string };

export const atMost = (limit: number, facts: Facts): Row => ({
  ...facts,
  baseline: null,
  target: `≤ ${limit}`,
  holds: facts.value <= limit,
});

export const atLeast = (limit: number, facts: Facts): Row => ({
  ...facts,
  baseline: null,
  target: `≥ ${limit}`,
  holds: facts.value >= limit,
});

/** A measurement judged by its ratio to the baseline: only such a target means the same on every machine. */
export const atMostTimes = (factor: number, facts: Facts & { baseline: number }): Row => ({
  ...facts,
  target: `≤ ${factor} ×`,
  holds: facts.baseline > 0 && facts.value <= factor * facts.baseline,
});

/** A value that is reported without a target. */
export const forInformation = (facts: Facts): Row => ({
  ...facts,
  baseline: null,
  target: null,
  holds: null,
});

/** The reason why a measurement has no value; it fails the run only if the measurement was possible here. */
export const notMeasured = (name: string, note: string, holds: false | null): Row => ({
  name,
  value: null,
  unit: '',
  baseline: null,
  target: null,
  holds,
  note: `not measured: ${note}`,
});
