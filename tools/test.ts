// `npm test`: everything that must hold, the cheapest first, and one line that counts it all. `--long` adds what takes minutes.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIsFresh } from './build-freshness.ts';
import { findChromium, NoChromium } from './find-chromium.ts';

const long = process.argv.includes('--long');
const results = mkdtempSync(join(tmpdir(), 'edicola-test-'));
const counts = { passed: 0, failed: 0, skipped: 0 };

function run(name: string, args: string[], environment: Record<string, string> = {}): boolean {
  console.log(`\n▸ ${name}`);
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', ...environment },
  });
  return status === 0;
}

/** A check without cases of its own counts as one. */
function check(name: string, args: string[]): void {
  counts[run(name, args) ? 'passed' : 'failed'] += 1;
}

function countVitest(file: string): void {
  const report = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  counts.passed += report.numPassedTests ?? 0;
  counts.failed += report.numFailedTests ?? 0;
  counts.skipped += report.numPendingTests ?? 0;
}

function countPlaywright(file: string): void {
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as { stats: Record<string, number> };
  counts.passed += (stats.expected ?? 0) + (stats.flaky ?? 0);
  counts.failed += stats.unexpected ?? 0;
  counts.skipped += stats.skipped ?? 0;
}

function suite(
  name: string,
  args: string[],
  report: string,
  count: (file: string) => void,
  environment = {},
): void {
  const passed = run(name, args, environment);
  const before = counts.failed;
  try {
    count(report);
  } catch {
    counts.failed += 1;
  }
  // A suite that fell over without a failing case must not pass for green.
  if (!passed && counts.failed === before) counts.failed += 1;
}

async function main(): Promise<void> {
  await findChromium();
  if (!(await buildIsFresh())) check('build', ['tools/build.ts']);
  check('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '.']);
  check('contract types are fresh', ['tools/generate-api-types.ts', '--check']);
  check('types', ['tools/check-types.ts']);
  check('floors', ['tools/check-floors.ts']);
  const more: Record<string, string> = long ? { LONG_TESTS: '1' } : {};
  const unit = join(results, 'unit.json');
  suite(
    long ? 'unit, contract and long tests' : 'unit and contract tests',
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unit}`,
    ],
    unit,
    countVitest,
    more,
  );
  const browser = join(results, 'browser.json');
  suite(
    long ? 'browser tests, long ones too' : 'browser tests',
    ['node_modules/playwright/cli.js', 'test', '--reporter=list,json'],
    browser,
    countPlaywright,
    { PLAYWRIGHT_JSON_OUTPUT_NAME: browser, ...more },
  );
  const { passed, failed, skipped } = counts;
  console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
  process.exit(failed ? 1 : 0);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof NoChromium)) throw error;
  console.error(error.message);
  process.exit(1);
}
