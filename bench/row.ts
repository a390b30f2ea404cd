/** One line of the report. `holds` is null where nothing is promised, or where it could not be measured here. */
export type Row = {
  name: string;
  value: number | null;
  unit: string;
  /** The same measure of the yardstick, taken in the same run. */
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

/** A measure judged by its ratio to the yardstick's: the only kind that means the same on every machine. */
export const atMostTimes = (factor: number, facts: Facts & { baseline: number }): Row => ({
  ...facts,
  target: `≤ ${factor} ×`,
  holds: facts.baseline > 0 && facts.value <= factor * facts.baseline,
});

/** Told, not judged. */
export const forInformation = (facts: Facts): Row => ({
  ...facts,
  baseline: null,
  target: null,
  holds: null,
});

/** Why a measure has no value; it only fails the run when it could have been taken here. */
export const notMeasured = (name: string, note: string, holds: false | null): Row => ({
  name,
  value: null,
  unit: '',
  baseline: null,
  target: null,
  holds,
  note: `not measured: ${note}`,
});
