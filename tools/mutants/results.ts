import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { NumberedMutant } from './mutant.ts';

export type Result = NumberedMutant & {
  /** `gone`: the line of the mutant was not found in the checkout. */
  verdict: 'caught' | 'missed' | 'gone';
  /** The check that failed, and its failed test or error as `by`. */
  stage?: string;
  by?: string;
  /** The test that caught it passed when it was run again, so the result must be checked by hand. */
  unsteady?: true;
  seconds: number;
};

export type Results = { commit: string; results: Result[] };

/** Results of an earlier run of the same commit, which this run continues; empty where there was no such run. */
export function readResults(file: string, commit: string): Results {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { commit, results: [] };
  }
  const saved = JSON.parse(text) as Results;
  if (saved.commit !== commit)
    throw new Error(`${file} is of commit ${saved.commit}, the checkout is at ${commit}`);
  return saved;
}

export function writeResults(file: string, results: Results): void {
  mkdirSync(dirname(file), { recursive: true });
  // A run that is ended while it writes leaves the results of the mutants before.
  writeFileSync(`${file}.part`, `${JSON.stringify(results, null, 2)}\n`);
  renameSync(`${file}.part`, file);
}

export const resultLine = ({ number, kind, file, line, verdict, stage, by, unsteady }: Result): string =>
  `${String(number).padStart(2)} ${kind.padEnd(9)} ${file}:${line} ${
    verdict === 'caught' ? `caught by ${stage}: ${by}${unsteady ? ' (passed when run again)' : ''}` : verdict
  }`;

/** `N caught, M missed`, and the number of catches by each check. */
export function summary(results: readonly Result[]): string {
  const count = (verdict: Result['verdict']) => results.filter((one) => one.verdict === verdict).length;
  const stages = new Map<string, number>();
  for (const { stage } of results) if (stage) stages.set(stage, (stages.get(stage) ?? 0) + 1);
  const by = [...stages].map(([stage, times]) => `${times} by ${stage}`).join(', ');
  const goneText = count('gone') > 0 ? `, ${count('gone')} gone` : '';
  return `${count('caught')} caught, ${count('missed')} missed${goneText}${by ? ` (${by})` : ''}`;
}
