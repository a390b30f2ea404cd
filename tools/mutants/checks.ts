import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './mutant.ts';
import { nearTests, testsWithSharedWords } from './near-tests.ts';
import { readPlaywrightReport, readVitestReport } from './reports.ts';
import { type CommandOutcome, runCommand } from './run-command.ts';
import type { WorkCopy } from './work-copy.ts';

/**
 * `stage` is the check that failed, `by` its failed test or error. `unsteady` if the failed test passed when
 * it was run again, so that the mutant may not be the cause.
 */
export type Catch = { stage: string; by: string; unsteady?: true };

export type Suite = {
  copy: WorkCopy;
  unitTests: string[];
  browserTests: string[];
  /** Unit and contract tests to run instead of all of them; `onlyBrowser` does the same for browser tests. */
  onlyUnit: string[];
  onlyBrowser: string[];
};

/** Timeouts in minutes, enough for a busy machine; a check that reaches its timeout counts as failed. */
const TIMEOUT_MINUTES = { types: 30, unit: 120, build: 40, browser: 240 };

const UNIT = ['--reporter=default', '--reporter=json', '--bail=1'];
const BROWSER = ['node_modules/playwright/cli.js', 'test', '--reporter=list,json', '--max-failures=1'];

const isBundled = (mutant: Mutant) => mutant.room !== 'server';

const timeoutText = ({ hasTimedOut }: CommandOutcome, what: string) =>
  hasTimedOut ? `${what} did not end` : null;

function readReport<Report>(path: string): Report | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    // A run that crashed writes no report.
    return null;
  }
}

async function checkTypes({ copy }: Suite): Promise<Catch | null> {
  const log = join(copy.logs, 'types.log');
  const ended = await runCommand(['tools/check-types.ts'], {
    root: copy.root,
    log,
    minutes: TIMEOUT_MINUTES.types,
  });
  if (ended.ok) return null;
  const errorLine = /^.*\berror TS\d+: .*$/m.exec(readFileSync(log, 'utf8'))?.[0];
  const by = errorLine ?? timeoutText(ended, 'the type check');
  // The compiler was ended from outside, or is missing.
  if (!by) throw new Error('The type check failed without an error of types');
  return { stage: 'types', by };
}

async function checkBuild({ copy }: Suite): Promise<Catch | null> {
  const log = join(copy.logs, 'build.log');
  const environment = { NODE_ENV: 'production' };
  const options = { root: copy.root, log, minutes: TIMEOUT_MINUTES.build, environment };
  const ended = await runCommand(['tools/build.ts'], options);
  return ended.ok ? null : { stage: 'build', by: timeoutText(ended, 'the build') ?? 'the build fails' };
}

const logOf = (copy: WorkCopy, stage: string) => join(copy.logs, `${stage.replaceAll(' ', '-')}.log`);

type UnitRun = { caught: Catch | null; passed: string[] };

async function runVitest({ copy }: Suite, stage: string, args: readonly string[]) {
  const report = join(copy.logs, 'unit.json');
  rmSync(report, { force: true });
  const ended = await runCommand(
    ['node_modules/vitest/vitest.mjs', ...args, ...UNIT, `--outputFile.json=${report}`],
    { root: copy.root, log: logOf(copy, stage), minutes: TIMEOUT_MINUTES.unit },
  );
  const read = readReport<Parameters<typeof readVitestReport>[0]>(report);
  return { ended, ...(read ? readVitestReport(read, copy.root) : { failed: null, passed: [] }) };
}

async function runUnit(suite: Suite, stage: string, args: readonly string[]): Promise<UnitRun> {
  const { ended, failed, passed } = await runVitest(suite, stage, args);
  if (ended.ok) return { caught: null, passed };
  if (!failed) {
    return { caught: { stage, by: timeoutText(ended, 'the run') ?? 'an error outside of any test' }, passed };
  }
  const rerun = await runVitest(suite, `${stage} again`, ['run', failed.file]);
  return { caught: { stage, by: failed.description, ...(rerun.ended.ok && { unsteady: true }) }, passed };
}

async function runPlaywright({ copy }: Suite, stage: string, args: readonly string[]) {
  const report = join(copy.logs, 'browser.json');
  rmSync(report, { force: true });
  const ended = await runCommand([...BROWSER, ...args], {
    root: copy.root,
    log: logOf(copy, stage),
    minutes: TIMEOUT_MINUTES.browser,
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const read = readReport<Parameters<typeof readPlaywrightReport>[0]>(report);
  return { ended, by: read && readPlaywrightReport(read) };
}

async function runBrowser(suite: Suite, stage: string, args: readonly string[]): Promise<Catch | null> {
  const { ended, by } = await runPlaywright(suite, stage, args);
  if (ended.ok) return null;
  const rerun = await runPlaywright(suite, `${stage} again`, ['--last-failed']);
  const what = by ?? timeoutText(ended, 'the run') ?? 'the browser tests do not run';
  return { stage, by: what, ...(rerun.ended.ok && { unsteady: true }) };
}

/** Unit tests that concern the file: those near it first, then those that import it. */
async function runFirstUnits(suite: Suite, mutant: Mutant): Promise<UnitRun> {
  const passed: string[] = [];
  const near = nearTests(suite.copy.root, suite.unitTests, mutant.file);
  if (near.length > 0) {
    const run = await runUnit(suite, 'near tests', ['run', ...near]);
    if (run.caught) return run;
    passed.push(...run.passed);
  }
  const units = ['--run', '--passWithNoTests', '--project=page', '--project=server'];
  const related = await runUnit(suite, 'related unit tests', ['related', mutant.file, ...units]);
  return { caught: related.caught, passed: [...passed, ...related.passed] };
}

/**
 * Unit and contract tests: those that concern the file first, then the types, whose check takes longer, then, with the
 * mutant in the build, all other tests.
 */
async function runTypesAndUnits(suite: Suite, mutant: Mutant): Promise<Catch | null> {
  const isNarrow = suite.onlyUnit.length > 0;
  const first = isNarrow ? { caught: null, passed: [] } : await runFirstUnits(suite, mutant);
  const firstFailure =
    first.caught ?? (await checkTypes(suite)) ?? (isBundled(mutant) ? await checkBuild(suite) : null);
  if (firstFailure) return firstFailure;
  if (isNarrow) return (await runUnit(suite, 'unit tests', ['run', ...suite.onlyUnit])).caught;
  // Contract tests read the build, which may have changed since.
  const alreadyRun = first.passed.filter((test) => !(isBundled(mutant) && test.startsWith('tests/')));
  return (await runUnit(suite, 'other tests', ['run', ...alreadyRun.map((test) => `--exclude=${test}`)]))
    .caught;
}

/** Browser tests: those near the file first, then all others. */
async function runBrowserStages(suite: Suite, mutant: Mutant): Promise<Catch | null> {
  if (suite.onlyBrowser.length > 0) return runBrowser(suite, 'browser tests', suite.onlyBrowser);
  const near = testsWithSharedWords(suite.browserTests, mutant.file);
  if (near.length === 0) return runBrowser(suite, 'browser tests', []);
  const first = await runBrowser(suite, 'near browser tests', near);
  if (first) return first;
  // Playwright names test files relative to the folder of the tests.
  const alreadyRun = near.map((test) => test.replace(/^tests\//, '').replaceAll('.', String.raw`\.`));
  return runBrowser(suite, 'browser tests', [`--grep-invert=${['@long', ...alreadyRun].join('|')}`]);
}

/** The first check that catches the mutant in the work copy, cheapest first; null when none does. */
export async function catchMutant(suite: Suite, mutant: Mutant): Promise<Catch | null> {
  return (await runTypesAndUnits(suite, mutant)) ?? (await runBrowserStages(suite, mutant));
}

/**
 * The first failed check without any mutant in the work copy, which would be mistaken for a catch; null if
 * there is none.
 * @param isTrusted only builds, without running the tests
 */
export async function findFailure(suite: Suite, isTrusted: boolean): Promise<Catch | null> {
  const broken = await checkBuild(suite);
  if (broken || isTrusted) return broken;
  return (
    (await checkTypes(suite)) ??
    (await runUnit(suite, 'unit and contract tests', ['run', ...suite.onlyUnit])).caught ??
    (await runBrowser(suite, 'browser tests', suite.onlyBrowser))
  );
}
