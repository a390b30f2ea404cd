// `npm run test:mutants`: puts small faults, mutants, into the product one at a time, and reports whether the tests catch each.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { allMutants } from './candidates.ts';
import { catchMutant, findFailure, type Suite } from './checks.ts';
import { drawMutants, redraw } from './draw.ts';
import { keyOf, type MutantList, type NumberedMutant } from './mutant.ts';
import { type Result, readResults, resultLine, summary, writeResults } from './results.ts';
import { endRunning } from './run-command.ts';
import { makeWorkCopy, type WorkCopy } from './work-copy.ts';

const USAGE = `npm run test:mutants -- [--seed WORD] [--count N] [--list FILE] [--checkout DIR] [--dry-run]
  [--from N] [--to N] [--results FILE] [--trust] [--unit FILE]... [--browser FILE]...
  [--redraw N --why WORDS]

  --seed, --count  which mutants are drawn, and how many (1, 40)
  --list           the mutants of this file; drawn and written into it where there is none yet
  --checkout       the checkout that is tested, instead of this one; files that are not committed count
  --dry-run        only prints the list
  --from, --to     the mutants with these numbers and those between
  --results        where results are written, and read: mutants that have one are skipped
  --trust          does not run the tests without a mutant first
  --unit           runs these unit and contract tests instead of all
  --browser        runs these browser tests instead of all
  --redraw         names a mutant that changes nothing, and why: another takes its place in the list`;

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

function drawList(): MutantList {
  const drawn = drawMutants(allMutants(checkout, files), values.seed, Number(values.count));
  const mutants = drawn.map((mutant, index) => ({ number: index + 1, ...mutant }));
  return { seed: values.seed, commit, faults: mutants, equivalent: [] };
}

const writeList = (path: string, list: MutantList) =>
  writeFileSync(path, `${JSON.stringify(list, null, 2)}\n`);

function readList(): MutantList {
  if (!values.list) return drawList();
  if (existsSync(values.list)) return JSON.parse(readFileSync(values.list, 'utf8')) as MutantList;
  const list = drawList();
  writeList(values.list, list);
  return list;
}

function printMutant({ number, kind, file, line, lineText, original, replacement }: NumberedMutant): void {
  console.log(`${String(number).padStart(2)} ${kind.padEnd(9)} ${file}:${line}`);
  console.log(`     ${lineText}\n     ${original} → ${replacement || '(nothing)'}`);
}

function redrawOne(list: MutantList, number: number): void {
  if (!values.list || !values.why) throw new Error('--redraw needs --list and --why');
  const redrawn = redraw(list, allMutants(checkout, files), number, values.why);
  writeList(values.list, redrawn);
  for (const mutant of redrawn.faults) if (mutant.number === number) printMutant(mutant);
}

async function testMutant(suite: Suite, mutant: NumberedMutant): Promise<Result> {
  const startedAt = performance.now();
  const line = await suite.copy.apply(mutant);
  const caught = line === null ? null : await catchMutant(suite, mutant);
  await suite.copy.restore();
  suite.copy.restoreBuild();
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const result = { ...mutant, line: line ?? mutant.line, seconds };
  if (line === null) return { ...result, verdict: 'gone' };
  return caught ? { ...result, verdict: 'caught', ...caught } : { ...result, verdict: 'missed' };
}

async function testMutants(
  copy: WorkCopy,
  mutants: readonly NumberedMutant[],
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
  if (failure) throw new Error(`Fails without any mutant, ${failure.stage}: ${failure.by}`);
  copy.saveBuild();
  for (const mutant of mutants) {
    const result = await testMutant(suite, mutant);
    // Read again, because another run may have added its results meanwhile.
    const { results } = readResults(resultsFile, commit);
    writeResults(resultsFile, { commit, results: [...results, result].sort((a, b) => a.number - b.number) });
    console.log(resultLine(result));
  }
}

async function testInCopy(mutants: readonly NumberedMutant[], resultsFile: string): Promise<void> {
  const copy = makeWorkCopy(checkout, files);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      endRunning();
      void copy.remove().finally(() => process.exit(1));
    });
  }
  try {
    await testMutants(copy, mutants, resultsFile);
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
  if (values['dry-run']) return selected.forEach(printMutant);
  // A run of some tests is stored separately, because it does not show what the whole suite misses.
  const partSuffix = values.unit.length + values.browser.length > 0 ? '-part' : '';
  const name = values.list ? basename(values.list, '.json') : `seed-${list.seed}`;
  const resultsFile =
    values.results ?? join('mutant-results', `${name}-${commit.slice(0, 7)}${partSuffix}.json`);
  const doneKeys = new Set(readResults(resultsFile, commit).results.map(keyOf));
  const remaining = selected.filter((mutant) => !doneKeys.has(keyOf(mutant)));
  if (remaining.length > 0) await testInCopy(remaining, resultsFile);
  // Results of mutants that were redrawn are left out.
  const listed = new Set(list.faults.map(keyOf));
  const foundResults = readResults(resultsFile, commit).results.filter((result) => listed.has(keyOf(result)));
  console.log(`\n${summary(foundResults)}\nResults: ${resultsFile}`);
}

if (values.help) console.log(USAGE);
else await main();
