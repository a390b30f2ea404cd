// `npm test`: everything that must hold, the cheapest first, and one line that counts it all.
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIsFresh } from '../build-freshness.ts';
import { findChromium, installHeadlessShell, NoChromium } from '../find-chromium.ts';
import { STEPS_FILE } from './browser-steps.ts';
import { readPlaywrightCases, readVitestCases } from './cases.ts';
import { type Outcome, type Phase, runPhase } from './phase.ts';
import { kindLines, phaseLines, slowestFiles } from './times.ts';

const HELP = `npm test -- [--times]
  --times  also the slowest files of each phase, and what the browser tests spent their time on`;

const BUILD: Phase = { name: 'build', args: ['tools/build.ts'] };

const CHECKS: Phase[] = [
  { name: 'lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] },
  { name: 'contract types are fresh', args: ['tools/generate-api-types.ts', '--check'] },
  { name: 'types', args: ['tools/check-types.ts'] },
  { name: 'floors', args: ['tools/check-floors.ts'] },
];

/** @param report the file that it writes its cases to */
const unitTests = (report: string): Phase => ({
  name: 'unit and contract tests',
  args: [
    ...['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'],
    `--outputFile.json=${report}`,
  ],
  read: () => readVitestCases(report),
});

/**
 * @param report the file that it writes its cases to
 * @param steps the file that it writes to what it spent its time on
 */
const browserTests = (report: string, steps: string): Phase => ({
  name: 'browser tests',
  args: [
    'node_modules/playwright/cli.js',
    'test',
    '--reporter=list,json',
    '--add-reporter=./tools/test/browser-steps.ts',
  ],
  environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, [STEPS_FILE]: steps },
  read: () => readPlaywrightCases(report),
});

async function tellSlowest(outcomes: readonly Outcome[], steps: string): Promise<void> {
  for (const { name, cases } of outcomes) {
    if (cases.length > 1) console.log(`\n▸ slowest files of the ${name}\n${slowestFiles(cases).join('\n')}`);
  }
  const kinds = JSON.parse(await readFile(steps, 'utf8')) as Record<string, number>;
  console.log(`\n▸ what the browser tests spent their time on\n${kindLines(kinds).join('\n')}`);
}

function tell(outcomes: readonly Outcome[], begun: number): void {
  const seconds = (performance.now() - begun) / 1000;
  console.log(`\n▸ times\n${phaseLines([...outcomes, { name: 'in all', seconds, cases: [] }]).join('\n')}`);
  const cases = outcomes.flatMap((outcome) => outcome.cases);
  for (const { file, title } of cases.filter(({ status }) => status === 'failed')) {
    console.log(`failed: ${file} › ${title}`);
  }
  const count = (status: string) => cases.filter((one) => one.status === status).length;
  const skipped = count('skipped');
  console.log(
    `\n${count('passed')} passed, ${count('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`,
  );
  process.exitCode = count('failed') > 0 ? 1 : 0;
}

async function main(slowest: boolean): Promise<void> {
  const begun = performance.now();
  await findChromium();
  await installHeadlessShell();
  const reports = await mkdtemp(join(tmpdir(), 'edicola-test-'));
  const outcomes: Outcome[] = [];
  const steps = join(reports, 'steps.json');
  const phases = [
    ...((await buildIsFresh()) ? [] : [BUILD]),
    ...CHECKS,
    unitTests(join(reports, 'unit.json')),
    browserTests(join(reports, 'browser.json'), steps),
  ];
  for (const phase of phases) outcomes.push(await runPhase(phase));
  if (slowest) await tellSlowest(outcomes, steps).catch(() => undefined);
  tell(outcomes, begun);
}

const { values } = parseArgs({ options: { times: { type: 'boolean' }, help: { type: 'boolean' } } });
try {
  if (values.help) console.log(HELP);
  else await main(values.times ?? false);
} catch (error) {
  if (!(error instanceof NoChromium)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
