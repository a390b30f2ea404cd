// `npm run test:steady`: runs the suite in random order on one busy core, round after round, and lists every failure.
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isBuildFresh } from '../build-freshness.ts';
import { findChromium, installHeadlessShell, NoChromium } from '../find-chromium.ts';
import { codeState } from './code-state.ts';
import { holdToOneCore, NoOneCore, TIMEOUT_FACTOR } from './one-core.ts';
import { type Phase, runPhase } from './phase.ts';
import {
  deleteRounds,
  failuresOf,
  HALVES,
  type Half,
  type Round,
  readRounds,
  saveRound,
  steadyLines,
} from './steady-rounds.ts';
import { playwrightPhase, vitestPhase } from './suites.ts';

const HELP = `npm run test:steady -- [--rounds N] [--seed S] [--only unit|browser] [--report] [--forget]
  --rounds N  number of rounds, 1 by default; they add to those of earlier runs while the code is unchanged
  --seed S    in the order of the round with this seed, instead of another one each round
  --only HALF the unit and contract tests alone, or the browser tests
  --report    runs nothing, prints the results of all stored rounds
  --forget    deletes the stored rounds first`;

/** A folder that git ignores and that no test run empties. */
const ROUNDS_FILE = 'node_modules/.cache/edicola-steady.json';

/** Timeout that vitest.config.ts gives a test of the server. */
const UNIT_TIMEOUT_MS = 120_000;

const SEED_LIMIT = 2 ** 31;

const PHASES: Record<Half, (seed: number, folder: string) => Phase> = {
  unit: (seed, folder) =>
    vitestPhase({
      name: 'unit and contract tests',
      folder,
      args: [
        '--config=vitest.steady.config.ts',
        '--sequence.shuffle.files',
        '--sequence.shuffle.tests',
        `--sequence.seed=${seed}`,
        `--testTimeout=${UNIT_TIMEOUT_MS * TIMEOUT_FACTOR}`,
      ],
    }),
  browser: (seed, folder) =>
    playwrightPhase({
      name: 'browser tests',
      folder,
      args: ['--config=playwright.steady.config.ts', `--shuffle=${seed}`],
    }),
};

async function runRound(seed: number, halves: readonly Half[]): Promise<Round> {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-round-'));
  const failures: Round['failures'][number][] = [];
  for (const half of halves) {
    const { cases } = await runPhase(PHASES[half](seed, folder));
    failures.push(...failuresOf(half, cases));
  }
  await rm(folder, { recursive: true });
  return { seed, halves, failures };
}

async function runRounds(rounds: number, halves: readonly Half[], seed?: number): Promise<void> {
  for (let number = 1; number <= rounds; number += 1) {
    const state = codeState();
    const roundSeed = seed ?? randomInt(1, SEED_LIMIT);
    console.log(`\nRound ${number} of ${rounds}, seed ${roundSeed}`);
    const round = await runRound(roundSeed, halves);
    if (codeState() === state) saveRound(ROUNDS_FILE, state, round);
    else console.log('The code has changed meanwhile: this round does not count.');
  }
}

async function prepareAndRun(rounds: number, halves: readonly Half[], seed?: number): Promise<void> {
  await findChromium();
  await installHeadlessShell();
  if (!(await isBuildFresh())) {
    const { cases } = await runPhase({ name: 'build', args: ['tools/build.ts'] });
    if (cases.some(({ status }) => status === 'failed')) process.exit(1);
  }
  const release = holdToOneCore();
  try {
    await runRounds(rounds, halves, seed);
  } finally {
    release();
  }
}

function numberOf(name: string, value: string): number {
  if (!/^[1-9]\d{0,9}$/.test(value)) throw new Error(`--${name} must be a whole number from 1 on.`);
  return Number(value);
}

function halvesOf(only: string | undefined): readonly Half[] {
  const halves = HALVES.filter((half) => only === undefined || half === only);
  if (halves.length === 0) throw new Error('--only must be unit or browser.');
  return halves;
}

function readArguments() {
  const options = {
    rounds: { type: 'string', default: '1' },
    seed: { type: 'string' },
    only: { type: 'string' },
    report: { type: 'boolean' },
    forget: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const;
  try {
    const { values } = parseArgs({ options });
    return {
      ...values,
      rounds: numberOf('rounds', values.rounds),
      seed: values.seed === undefined ? undefined : numberOf('seed', values.seed),
      halves: halvesOf(values.only),
    };
  } catch (error) {
    console.error(`${(error as Error).message}\n${HELP}`);
    process.exit(2);
  }
}

async function main(): Promise<void> {
  const { help, forget, report, rounds, seed, halves } = readArguments();
  if (help) return console.log(HELP);
  if (forget) deleteRounds(ROUNDS_FILE);
  if (!report) await prepareAndRun(rounds, halves, seed);
  const state = codeState();
  const storedRounds = readRounds(ROUNDS_FILE, state);
  console.log(`\n${steadyLines(state, storedRounds).join('\n')}`);
  if (storedRounds.some(({ failures }) => failures.length > 0)) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof NoChromium) && !(error instanceof NoOneCore)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
