// Reports where a run has spent its time.
import type { Case } from './cases.ts';
import type { Outcome } from './phase.ts';

const SLOWEST_COUNT = 10;

const seconds = (value: number) => `${value.toFixed(1).padStart(8)} s`;

/** Seconds of each phase, one per line. Phases that ran at the same time overlap. */
export const phaseLines = (outcomes: readonly Outcome[]): string[] =>
  outcomes.map(({ name, seconds: taken }) => `${seconds(taken)}  ${name}`);

/** The files whose cases took longest, one per line. */
export function slowestFiles(cases: readonly Case[], count = SLOWEST_COUNT): string[] {
  const byFile = new Map<string, { seconds: number; cases: number }>();
  for (const { file, seconds: taken } of cases) {
    const sum = byFile.get(file) ?? { seconds: 0, cases: 0 };
    byFile.set(file, { seconds: sum.seconds + taken, cases: sum.cases + 1 });
  }
  return [...byFile]
    .sort(([, a], [, b]) => b.seconds - a.seconds)
    .slice(0, count)
    .map(([file, sum]) => `${seconds(sum.seconds)}  ${file} (${sum.cases})`);
}

/** Seconds by kind of browser step, the slowest first, one per line. */
export const kindLines = (kinds: Readonly<Record<string, number>>, count = SLOWEST_COUNT): string[] =>
  Object.entries(kinds)
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([kind, taken]) => `${seconds(taken)}  ${kind}`);
