// `node tools/test/ids.ts`: IDs of requirements that `npm test` proves, one a line; with `--except FILE` those that FILE has besides.
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

/** Titles of all tests that a run would take, a line each: files are run as far as they name them. */
const titles = (): string =>
  output(['node_modules/vitest/vitest.mjs', 'list', '--no-static-parse']) +
  output(['node_modules/playwright/cli.js', 'test', '--list']);

const { values } = parseArgs({ options: { except: { type: 'string' } } });
const proven = new Set(idsIn(titles()));
if (values.except === undefined) console.log([...proven].sort().join('\n'));
else {
  const before = readFileSync(values.except, 'utf8').split('\n').filter(Boolean);
  const lost = before.filter((id) => !proven.has(id));
  console.log(`${before.length} before, ${proven.size} now`);
  if (lost.length > 0) {
    console.log(`not proven any more: ${lost.join(', ')}`);
    process.exitCode = 1;
  }
}
