// `node tools/test/ids.ts`: requirement IDs that `npm test` proves, one per line; with `--except FILE` those that only
// FILE has.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { idsIn } from './cases.ts';

function output(args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'test' },
    maxBuffer: 100_000_000,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** Titles of all tests that a run would include, one per line: test files are loaded, but their tests are not run. */
const titles = (): string =>
  output(['node_modules/vitest/vitest.mjs', 'list', '--no-static-parse']) +
  output(['node_modules/playwright/cli.js', 'test', '--list']);

const { values } = parseArgs({ options: { except: { type: 'string' } } });
const proven = new Set(idsIn(titles()));
if (values.except === undefined) console.log([...proven].sort().join('\n'));
else {
  const expected = readFileSync(values.except, 'utf8').split('\n').filter(Boolean);
  const missing = expected.filter((id) => !proven.has(id));
  console.log(`${expected.length} before, ${proven.size} now`);
  if (missing.length > 0) {
    console.log(`not proven any more: ${missing.join(', ')}`);
    process.exitCode = 1;
  }
}
