// Rounds of `npm run test:steady`, stored in a file so that those of several runs add up.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Case } from './cases.ts';

export const HALVES = ['unit', 'browser'] as const;
export type Half = (typeof HALVES)[number];

type Failure = { half: Half; file: string; title: string };

export type Round = { seed: number; halves: readonly Half[]; failures: readonly Failure[] };

export const failuresOf = (half: Half, cases: readonly Case[]): Failure[] =>
  cases.filter(({ status }) => status === 'failed').map(({ file, title }) => ({ half, file, title }));

/** Rounds by the state of the code in which they were run. */
type RoundsByState = Record<string, Round[]>;

const readAll = (file: string): RoundsByState => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RoundsByState;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return {};
  }
};

export const readRounds = (file: string, state: string): Round[] => readAll(file)[state] ?? [];

export function saveRound(file: string, state: string, round: Round): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readAll(file), [state]: [...readRounds(file, state), round] }));
}

export const deleteRounds = (file: string): void => rmSync(file, { force: true });

const TITLES: [title: string, halves: readonly Half[]][] = [
  ['whole', HALVES],
  ['of the unit and contract tests alone', ['unit']],
  ['of the browser tests alone', ['browser']],
];

const hasHalves = (round: Round, halves: readonly Half[]) => round.halves.join() === halves.join();

function countLines(rounds: readonly Round[]): string[] {
  return TITLES.flatMap(([title, halves]) => {
    const seeds = rounds.filter((round) => hasHalves(round, halves)).map(({ seed }) => seed);
    const word = seeds.length === 1 ? 'round' : 'rounds';
    return seeds.length > 0 ? [`${seeds.length} ${word} ${title}, seeds ${seeds.join(' ')}`] : [];
  });
}

/** Failures, most frequent first, with the number of rounds in which each could have occurred. */
function failureLines(rounds: readonly Round[]): string[] {
  const failuresByKey = new Map<string, { failure: Failure; seeds: number[] }>();
  for (const { seed, failures } of rounds) {
    for (const failure of failures) {
      const key = JSON.stringify(failure);
      const seeds = failuresByKey.get(key)?.seeds ?? [];
      failuresByKey.set(key, { failure, seeds: [...seeds, seed] });
    }
  }
  return [...failuresByKey.values()]
    .sort((a, b) => b.seeds.length - a.seeds.length)
    .map(({ failure: { half, file, title }, seeds }) => {
      const all = rounds.filter(({ halves }) => halves.includes(half)).length;
      return `${seeds.length} of ${all}: ${file}: ${title} (seeds ${seeds.join(' ')})`;
    });
}

/** Number of rounds counted, with their seeds, and the failures with the number of rounds that had them. */
export function steadyLines(state: string, rounds: readonly Round[]): string[] {
  const counts = rounds.length > 0 ? countLines(rounds) : ['No round has counted yet.'];
  return [`State of the code: ${state}`, ...counts, ...failureLines(rounds)];
}
