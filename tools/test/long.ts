// `npm run test:long`: tests that take minutes, in parts that can also be run separately.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isBuildFresh } from '../build-freshness.ts';
import { findChromium, installHeadlessShell, NoChromium } from '../find-chromium.ts';
import { findPostgres } from '../find-postgres.ts';
import { countLine, failureLines } from './end-lines.ts';
import { browserFilesOf, LONG_PARTS, type LongPart, vitestFilesOf } from './long-parts.ts';
import { type Outcome, runPhase } from './phase.ts';
import { playwrightPhase, vitestPhase } from './suites.ts';

const HELP = `npm run test:long -- [PART…] [--list]
  PART    runs these parts only: ${Object.keys(LONG_PARTS).join(' ')}
  --list  prints what each part holds`;

const LONG = { LONG_TESTS: '1' };

async function runVitest(name: string, part: LongPart, folder: string): Promise<Outcome> {
  const postgres = part.onPostgres ? await findPostgres() : null;
  if (part.onPostgres && !postgres) console.log('No PostgreSQL answers and none can be started here.');
  const environment = postgres ? { ...LONG, DATABASE_URL: postgres.url } : LONG;
  const args = ['--project=long', '--project=contract', ...vitestFilesOf(part)];
  const outcome = await runPhase(vitestPhase({ name: `${name}: other tests`, folder, args, environment }));
  await postgres?.stop();
  return outcome;
}

async function runPart(name: string, part: LongPart): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-long-'));
  const outcomes: Outcome[] = [];
  if (part.browser) {
    const args = ['--grep=@long', ...browserFilesOf(part)];
    const suite = { name: `${name}: browser tests`, folder, args, environment: LONG };
    outcomes.push(await runPhase(playwrightPhase(suite)));
  }
  if (part.vitest) outcomes.push(await runVitest(name, part, folder));
  await rm(folder, { recursive: true });
  return {
    name,
    seconds: outcomes.reduce((sum, { seconds }) => sum + seconds, 0),
    cases: outcomes.flatMap(({ cases }) => cases),
  };
}

function linesOf({ name, seconds, cases }: Outcome): string[] {
  return [
    `${seconds.toFixed(1).padStart(8)} s  ${name}: ${countLine(cases)}`,
    ...failureLines(cases).map((line) => `${' '.repeat(12)}${line}`),
  ];
}

function list(): void {
  for (const [name, part] of Object.entries(LONG_PARTS)) {
    console.log(name);
    for (const file of [...browserFilesOf(part), ...vitestFilesOf(part)]) console.log(`  ${file}`);
  }
}

async function runParts(names: readonly string[]): Promise<boolean> {
  await findChromium();
  await installHeadlessShell();
  const outcomes: Outcome[] = [];
  if (!(await isBuildFresh())) outcomes.push(await runPhase({ name: 'build', args: ['tools/build.ts'] }));
  for (const [name, part] of Object.entries(LONG_PARTS)) {
    if (names.includes(name)) outcomes.push(await runPart(name, part));
  }
  const cases = outcomes.flatMap((outcome) => outcome.cases);
  console.log(`\n${outcomes.flatMap(linesOf).join('\n')}\n\n${countLine(cases)}`);
  return cases.every(({ status }) => status !== 'failed');
}

function readArguments(): { list?: boolean; help?: boolean; names: string[] } {
  const options = { list: { type: 'boolean' }, help: { type: 'boolean' } } as const;
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const unknown = positionals.filter((name) => !(name in LONG_PARTS));
    if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}.`);
    return { ...values, names: positionals };
  } catch (error) {
    console.error(`${(error as Error).message}\n${HELP}`);
    process.exit(2);
  }
}

async function main(): Promise<void> {
  const { help, list: isList, names } = readArguments();
  if (help) console.log(HELP);
  else if (isList) list();
  else if (!(await runParts(names.length > 0 ? names : Object.keys(LONG_PARTS)))) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof NoChromium)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
