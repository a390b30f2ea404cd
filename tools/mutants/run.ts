// `npm run test:mutants`: puts small faults into the product, one at a time, and reports whether the tests catch each.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { allFaults } from './candidates.ts';
import { catchFault, findFailure, type Suite } from './checks.ts';
import { drawFaults, redraw } from './draw.ts';
import { type FaultList, keyOf, type NumberedFault } from './fault.ts';
import { type Result, readResults, resultLine, summary, writeResults } from './results.ts';
import { endRunning } from './run-command.ts';
import { makeWorkCopy, type WorkCopy } from './work-copy.ts';

const USAGE = `npm run test:mutants -- [--seed WORD] [--count N] [--list FILE] [--checkout DIR] [--dry-run]
  [--from N] [--to N] [--results FILE] [--trust] [--unit FILE]... [--browser FILE]...
  [--redraw N --why WORDS]

  --seed, --count  which faults are drawn, and how many (1, 40)
  --list           the faults of this file; drawn and written into it where there is none yet
  --checkout       the checkout that is tested, instead of this one; files that are not committed count
  --dry-run        only prints the list
  --from, --to     the faults with these numbers and those between
  --results        where results are written, and read: faults that have one are skipped
  --trust          does not run the tests without a fault first
  --unit           runs these unit and contract tests instead of all
  --browser        runs these browser tests instead of all
  --redraw         names a fault that changes nothing, and why: another takes its place in the list`;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '40' },
    list: { type: 'string' },
    checkout: { type: 'string', default: '.' },
    from: { type: 'string', default: '1' },
    to: { type: 'string', default: 'Infinity' },
    results: { type: 'string' },
    unit: { type: 'string', multiple: true, default: [] },
    browser: { type: 'string', multiple: true, default: [] },
    redraw: { type: 'string' },
    why: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    trust: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const checkout = resolve(values.checkout);
const git = (...args: string[]) =>
  execFileSync('git', ['-C', checkout, ...args], { encoding: 'utf8' }).trim();
const commit = git('rev-parse', 'HEAD');
const files = git('ls-files', '--cached', '--others', '--exclude-standard')
  .split('\n')
  .filter((file) => existsSync(join(checkout, file)));

function drawList(): FaultList {
  const drawn = drawFaults(allFaults(checkout, files), values.seed, Number(values.count));
  const faults = drawn.map((fault, index) => ({ number: index + 1, ...fault }));
  return { seed: values.seed, commit, faults, equivalent: [] };
}

const writeList = (path: string, list: FaultList) =>
  writeFileSync(path, `${JSON.stringify(list, null, 2)}\n`);

function readList(): FaultList {
  if (!values.list) return drawList();
  if (existsSync(values.list)) return JSON.parse(readFileSync(values.list, 'utf8')) as FaultList;
  const list = drawList();
  writeList(values.list, list);
  return list;
}

function printFault({ number, kind, file, line, lineText, original, replacement }: NumberedFault): void {
  console.log(`${String(number).padStart(2)} ${kind.padEnd(9)} ${file}:${line}`);
  console.log(`     ${lineText}\n     ${original} → ${replacement || '(nothing)'}`);
}

function redrawOne(list: FaultList, number: number): void {
  if (!values.list || !values.why) throw new Error('--redraw needs --list and --why');
  const redrawn = redraw(list, allFaults(checkout, files), number, values.why);
  writeList(values.list, redrawn);
  for (const fault of redrawn.faults) if (fault.number === number) printFault(fault);
}

async function testFault(suite: Suite, fault: NumberedFault): Promise<Result> {
  const startedAt = performance.now();
  const line = await suite.copy.apply(fault);
  const caught = line === null ? null : await catchFault(suite, fault);
  await suite.copy.restore();
  suite.copy.restoreBuild();
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const result = { ...fault, line: line ?? fault.line, seconds };
  if (line === null) return { ...result, verdict: 'gone' };
  return caught ? { ...result, verdict: 'caught', ...caught } : { ...result, verdict: 'missed' };
}

async function testFaults(
  copy: WorkCopy,
  faults: readonly NumberedFault[],
  resultsFile: string,
): Promise<void> {
  const tests = (pattern: RegExp) => files.filter((file) => pattern.test(file));
  const suite: Suite = {
    copy,
    unitTests: tests(/^(?!tests\/long\/).*\.test\.tsx?$/),
    browserTests: tests(/\.e2e\.ts$/),
    onlyUnit: values.unit,
    onlyBrowser: values.browser,
  };
  const failure = await findFailure(suite, values.trust);
  if (failure) throw new Error(`Fails without any fault, ${failure.stage}: ${failure.by}`);
  copy.saveBuild();
  for (const fault of faults) {
    const result = await testFault(suite, fault);
    // Read again, because another run may have added its results meanwhile.
    const { results } = readResults(resultsFile, commit);
    writeResults(resultsFile, { commit, results: [...results, result].sort((a, b) => a.number - b.number) });
    console.log(resultLine(result));
  }
}

async function testInCopy(faults: readonly NumberedFault[], resultsFile: string): Promise<void> {
  const copy = makeWorkCopy(checkout, files);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      endRunning();
      void copy.remove().finally(() => process.exit(1));
    });
  }
  try {
    await testFaults(copy, faults, resultsFile);
  } finally {
    await copy.remove();
  }
}

async function main(): Promise<void> {
  const list = readList();
  if (values.redraw) return redrawOne(list, Number(values.redraw));
  const selected = list.faults.filter(
    ({ number }) => number >= Number(values.from) && number <= Number(values.to),
  );
  if (values['dry-run']) return selected.forEach(printFault);
  // A run of some tests is stored separately, because it does not show what the whole suite misses.
  const partSuffix = values.unit.length + values.browser.length > 0 ? '-part' : '';
  const name = values.list ? basename(values.list, '.json') : `seed-${list.seed}`;
  const resultsFile =
    values.results ?? join('mutant-results', `${name}-${commit.slice(0, 7)}${partSuffix}.json`);
  const doneKeys = new Set(readResults(resultsFile, commit).results.map(keyOf));
  const remaining = selected.filter((fault) => !doneKeys.has(keyOf(fault)));
  if (remaining.length > 0) await testInCopy(remaining, resultsFile);
  // Results of faults that were redrawn are left out.
  const listed = new Set(list.faults.map(keyOf));
  const foundResults = readResults(resultsFile, commit).results.filter((result) => listed.has(keyOf(result)));
  console.log(`\n${summary(foundResults)}\nResults: ${resultsFile}`);
}

if (values.help) console.log(USAGE);
else await main();
