// `npm test`: all checks and tests, the cheapest first, and one line that counts them all.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isBuildFresh } from '../build-freshness.ts';
import { findChromium, installHeadlessShell, NoChromium } from '../find-chromium.ts';
import { findPostgres, NO_POSTGRES } from '../find-postgres.ts';
import { STEPS_FILE } from './browser-steps.ts';
import { countLine, failureLines } from './end-lines.ts';
import { type Outcome, type Phase, runPhase } from './phase.ts';
import { playwrightPhase, postgresPhase, vitestPhase } from './suites.ts';
import { kindLines, phaseLines, slowestFiles } from './times.ts';

const HELP = `npm test -- [--postgres] [--times]
  --postgres  the tests of what the database decides on PostgreSQL too, beside the browser tests
  --times     the slowest files of each phase, and what the browser tests spent their time on`;

const BUILD: Phase = { name: 'build', args: ['tools/build.ts'] };

const CHECKS: Phase[] = [
  { name: 'lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] },
  { name: 'contract types are fresh', args: ['tools/generate-api-types.ts', '--check'] },
  { name: 'types', args: ['tools/check-types.ts'] },
  { name: 'layers', args: ['tools/check-layers.ts'] },
];

async function runOneByOne(phases: readonly Phase[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const phase of phases) outcomes.push(await runPhase(phase));
  return outcomes;
}

const hasPassed = ({ cases }: Outcome) => cases.every(({ status }) => status !== 'failed');

/** The output of phases that run beside another one is printed when they have ended. */
const asQuiet = (phases: readonly Phase[]): Phase[] => phases.map((phase) => ({ ...phase, quiet: true }));

type StopProduct = () => Promise<void>;

/**
 * The product of the browser tests, started while others keep the second core busy. If it fails to start, the browser
 * runner reports why.
 */
async function startProductEarly(): Promise<StopProduct | null> {
  const { default: startSharedServer } = await import('#tests/support/start-shared-server.ts');
  return await startSharedServer().catch(() => null);
}

/**
 * The build, then the unit and contract tests; beside them all checks, and the start of the product for the browser
 * tests.
 */
async function runUntilBrowser(unit: Phase, isBuilt: boolean) {
  const build = isBuilt ? [] : [BUILD];
  const building = runOneByOne(build);
  const testing = building.then(() => runPhase(unit));
  const checks = await runOneByOne(asQuiet(CHECKS));
  const built = await building;
  const stopProduct = built.every(hasPassed) ? await startProductEarly() : null;
  return { outcomes: [...built, ...checks, await testing], endProduct: stopProduct };
}

async function printSlowest(outcomes: readonly Outcome[], steps: string): Promise<void> {
  for (const { name, cases } of outcomes) {
    if (cases.length > 1) console.log(`\n▸ slowest files of the ${name}\n${slowestFiles(cases).join('\n')}`);
  }
  const kinds = JSON.parse(await readFile(steps, 'utf8').catch(() => '{}')) as Record<string, number>;
  console.log(`\n▸ what the browser tests spent their time on\n${kindLines(kinds).join('\n')}`);
}

function printSummary(outcomes: readonly Outcome[], seconds: number): void {
  console.log(`\n▸ times\n${phaseLines([...outcomes, { name: 'in all', seconds, cases: [] }]).join('\n')}`);
  const cases = outcomes.flatMap((outcome) => outcome.cases);
  for (const line of failureLines(cases)) console.log(line);
  console.log(`\n${countLine(cases)}`);
  if (cases.some(({ status }) => status === 'failed')) process.exitCode = 1;
}

async function main(onPostgres: boolean, printsSlowest: boolean): Promise<void> {
  const startedAt = performance.now();
  await findChromium();
  await installHeadlessShell();
  const postgres = onPostgres ? await findPostgres() : null;
  if (onPostgres && !postgres) console.log(NO_POSTGRES);
  const folder = await mkdtemp(join(tmpdir(), 'edicola-test-'));
  const steps = join(folder, 'steps.json');
  const browser = playwrightPhase({
    name: 'browser tests',
    folder,
    environment: { [STEPS_FILE]: steps },
    args: ['--add-reporter=./tools/test/browser-steps.ts'],
  });
  const unit = vitestPhase({ name: 'unit and contract tests', folder });
  const { outcomes, endProduct: stopProduct } = await runUntilBrowser(unit, await isBuildFresh());
  // Browser tests often wait, for a page or a clock, so other phases run beside them.
  const postgresPhases = postgres ? [postgresPhase({ folder, url: postgres.url })] : [];
  const [browserOutcome, others] = await Promise.all([
    runPhase(browser),
    runOneByOne(asQuiet(postgresPhases)),
  ]);
  outcomes.push(browserOutcome, ...others);
  await stopProduct?.();
  await postgres?.stop();
  if (printsSlowest) await printSlowest(outcomes, steps);
  printSummary(outcomes, (performance.now() - startedAt) / 1000);
  await rm(folder, { recursive: true });
}

const { values } = parseArgs({
  options: { postgres: { type: 'boolean' }, times: { type: 'boolean' }, help: { type: 'boolean' } },
});
try {
  if (values.help) console.log(HELP);
  else await main(values.postgres ?? false, values.times ?? false);
} catch (error) {
  if (!(error instanceof NoChromium)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
