// `npm run bench`: all measurements, or those named: `npm run bench -- first-load first-tap`. Exits with 1 when a
// target is not met.
import { parseArgs } from 'node:util';
import { findChromium } from '#tools/find-chromium.ts';
import { articleVitals } from './article-vitals.ts';
import { attacks } from './attacks.ts';
import { deviceSearch } from './device-search.ts';
import { editionJsonCpu } from './edition-json-cpu.ts';
import { firstLoad } from './first-load.ts';
import { firstTap } from './first-tap.ts';
import { recordHistory } from './history.ts';
import { importTime } from './import-time.ts';
import { lighthouseScores } from './lighthouse-scores.ts';
import { type Bench, type Measure, NotMeasurable } from './measure.ts';
import { offlineEdition } from './offline-edition.ts';
import { offlineStart } from './offline-start.ts';
import { pressReviewPdf } from './press-review-pdf.ts';
import { pressTable } from './press-table.ts';
import { startProduct } from './product.ts';
import { pushCpu } from './push-cpu.ts';
import { pushThroughput } from './push-throughput.ts';
import { untilQuiet } from './quiet-machine.ts';
import { measureRepeated } from './repeated.ts';
import { report } from './report.ts';
import { notMeasured, type Row } from './row.ts';
import { searchQuality } from './search-quality.ts';
import { searchVolume } from './search-volume.ts';
import { slowLine } from './slow-line.ts';
import { soak } from './soak.ts';
import { chooseSubject } from './subject.ts';
import { workerInstall } from './worker-install.ts';

/** Timeout of the whole run, including the start of the product. */
const RUN_LIMIT_S = 3600;

/** Measurements with the seconds after which the run goes on without them. */
const MEASURES: Record<string, { measure: Measure; limitS: number }> = {
  'first-load': { measure: firstLoad, limitS: 90 },
  'edition-json-cpu': { measure: editionJsonCpu, limitS: 90 },
  'import-time': { measure: importTime, limitS: 150 },
  'article-vitals': { measure: articleVitals, limitS: 150 },
  'lighthouse-scores': { measure: lighthouseScores, limitS: 420 },
  'slow-line': { measure: slowLine, limitS: 240 },
  'first-tap': { measure: firstTap, limitS: 150 },
  'offline-edition': { measure: offlineEdition, limitS: 180 },
  'offline-start': { measure: offlineStart, limitS: 180 },
  'worker-install': { measure: workerInstall, limitS: 120 },
  'search-quality': { measure: searchQuality, limitS: 60 },
  'search-volume': { measure: searchVolume, limitS: 900 },
  'device-search': { measure: deviceSearch, limitS: 90 },
  'press-review-pdf': { measure: pressReviewPdf, limitS: 120 },
  'press-table': { measure: pressTable, limitS: 540 },
  'push-cpu': { measure: pushCpu, limitS: 120 },
  'push-throughput': { measure: pushThroughput, limitS: 240 },
};

const SOAK_MINUTES = 30;
/** Time for starts of the product and other work of a measurement. */
const SPARE_S = 300;

const { values, positionals: requestedNames } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: String(SOAK_MINUTES) },
    /** Name of the release whose measurements are added to `history.tsv`. */
    record: { type: 'string' },
  },
});
const minutes = Number(values.minutes);

/** Run only when named; their time does not count towards the limit of the run. */
const ONLY_WHEN_NAMED: Record<string, { measure: Measure; limitS: number }> = {
  attacks: { measure: attacks, limitS: 900 },
  soak: { measure: soak, limitS: minutes * 60 + SPARE_S },
};

/** Seconds that a measurement may take now. */
function limitOf(name: string, limitS: number): number {
  if (name in ONLY_WHEN_NAMED) return limitS;
  return Math.round(Math.min(limitS, RUN_LIMIT_S - performance.now() / 1000));
}

async function runMeasure(name: string, bench: Bench): Promise<Row[]> {
  const entry = MEASURES[name] ?? ONLY_WHEN_NAMED[name];
  if (!entry) return [];
  const busy = await untilQuiet();
  console.log(`▸ ${name} (other work: ${Math.round(busy * 100)} % of the processors)`);
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const limitS = limitOf(name, entry.limitS);
  const timer = setTimeout(() => reject(new Error(`no result within ${limitS} s`)), limitS * 1000);
  try {
    return await Promise.race([entry.measure(bench), timeout]);
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return [notMeasured(name, reason, error instanceof NotMeasurable ? null : false)];
  } finally {
    clearTimeout(timer);
  }
}

async function main(names: string[]): Promise<boolean> {
  const chromium = await findChromium();
  console.log('▸ starting the product');
  const product = await startProduct();
  process.once('SIGINT', () => void product.stop().then(() => process.exit(130)));
  const rows: Row[] = [];
  try {
    const bench = { product, subject: await chooseSubject(product.origin), chromium, minutes };
    for (const name of names) rows.push(...(await measureRepeated(() => runMeasure(name, bench))));
  } finally {
    await product.stop();
  }
  await report(rows);
  if (values.record) await recordHistory(values.record, rows);
  return rows.every(({ isTargetMet }) => isTargetMet !== false);
}

const known = [...Object.keys(MEASURES), ...Object.keys(ONLY_WHEN_NAMED)];
const unknown = requestedNames.filter((name) => !known.includes(name));
if (!(minutes > 0)) {
  console.error('--minutes must be a number above 0.');
  process.exit(2);
}
if (unknown.length > 0) {
  console.error(`No such measure: ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  process.exit(2);
}
const targetsMet = await main(requestedNames.length > 0 ? requestedNames : Object.keys(MEASURES));
// A measurement that timed out may still have a browser open.
process.exit(targetsMet ? 0 : 1);
