// `npm run test:steady`: runs the suite in random order on one busy core, round after round, and lists every failure.
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIsFresh } from '../build-freshness.ts';
import { findChromium, installHeadlessShell, NoChromium } from '../find-chromium.ts';
import { codeState } from './code-state.ts';
import { holdToOneCore, NoOneCore, TIMEOUT_FACTOR } from './one-core.ts';
import { type Phase, runPhase } from './phase.ts';
import {
  failuresOf,
  forgetRounds,
  HALVES,
  type Half,
  keepRound,
  keptRounds,
  type Round,
  steadyLines,
} from './steady-rounds.ts';
import { playwrightPhase, vitestPhase } from './suites.ts';

const HELP = `npm run test:steady -- [--rounds N] [--seed S] [--only unit|browser] [--report] [--forget]
  --rounds N  so many rounds more, 1 without it; they add up with those before, while the code stays as it is
  --seed S    in the order of the round with this seed, instead of another one each round
  --only HALF the unit and contract tests alone, or the browser tests
  --report    runs nothing, tells what has added up
  --forget    first forgets what has added up`;

/** A folder that git ignores and that no test run empties. */
const ROUNDS_FILE = 'node_modules/.cache/edicola-steady.json';

/** Timeout that vitest.config.ts gives a test of the server. */
const UNIT_TIMEOUT_MS = 120_000;

const SEEDS = 2 ** 31;

const PHASES: Record<Half, (seed: number, folder: string) => Phase> = {
  unit: (seed, folder) =>
    vitestPhase({
      ...{ name: 'unit and contract tests', folder },
      args: [
        '--config=vitest.steady.config.ts',
        ...['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`],
        `--testTimeout=${UNIT_TIMEOUT_MS * TIMEOUT_FACTOR}`,
      ],
    }),
  browser: (seed, folder) =>
    playwrightPhase({
      ...{ name: 'browser tests', folder },
      args: ['--config=playwright.steady.config.ts', `--shuffle=${seed}`],
    }),
};

async function playRound(seed: number, halves: readonly Half[]): Promise<Round> {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-round-'));
  const failures: Round['failures'][number][] = [];
  for (const half of halves) {
    const { cases } = await runPhase(PHASES[half](seed, folder));
    failures.push(...failuresOf(half, cases));
  }
  await rm(folder, { recursive: true });
  return { seed, halves, failures };
}

async function playRounds(rounds: number, halves: readonly Half[], seed?: number): Promise<void> {
  for (let number = 1; number <= rounds; number += 1) {
    const state = codeState();
    const own = seed ?? randomInt(1, SEEDS);
    console.log(`\nRound ${number} of ${rounds}, seed ${own}`);
    const round = await playRound(own, halves);
    if (codeState() === state) keepRound(ROUNDS_FILE, state, round);
    else console.log('The code has changed meanwhile: this round does not count.');
  }
}

async function prepareAndPlay(rounds: number, halves: readonly Half[], seed?: number): Promise<void> {
  await findChromium();
  await installHeadlessShell();
  if (!(await buildIsFresh())) {
    const { cases } = await runPhase({ name: 'build', args: ['tools/build.ts'] });
    if (cases.some(({ status }) => status === 'failed')) process.exit(1);
  }
  const release = holdToOneCore();
  try {
    await playRounds(rounds, halves, seed);
  } finally {
    release();
  }
}

function numberOf(name: string, value: string): number {
  if (!/^[1-9]\d{0,9}$/.test(value)) throw new Error(`--${name} wants a whole number from 1 on.`);
  return Number(value);
}

function halvesOf(only: string | undefined): readonly Half[] {
  const halves = HALVES.filter((half) => only === undefined || half === only);
  if (halves.length === 0) throw new Error('--only wants unit or browser.');
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
  if (forget) forgetRounds(ROUNDS_FILE);
  if (!report) await prepareAndPlay(rounds, halves, seed);
  const state = codeState();
  const kept = keptRounds(ROUNDS_FILE, state);
  console.log(`\n${steadyLines(state, kept).join('\n')}`);
  if (kept.some(({ failures }) => failures.length > 0)) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof NoChromium) && !(error instanceof NoOneCore)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
