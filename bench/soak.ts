import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chatbotReader, openAccount } from './bench-reader.ts';
import { type Bench, NotMeasurable } from './measure.ts';
import { type Product, startProduct, WITH_DEMO_READERS } from './product.ts';
import { SERVICE_HOST } from './push/load.ts';
import { startSink } from './push/start-sink.ts';
import { chooseReading } from './reading-subject.ts';
import { atMost, forInformation, type Row } from './row.ts';
import { runInProcess } from './run-in-process.ts';
import type { LoadJob, LoadResult } from './soak/load-job.ts';
import { averageOf, growthOf } from './soak/slope.ts';
import type { Vitals } from './soak/vitals.ts';

const LOAD = new URL('soak/load.ts', import.meta.url);
const PRELOADED = ['bench/soak/report-vitals.ts', 'tests/support/lead-push-here.ts'];

const SUBSCRIBERS = 6;
const SERVER_SHARE = 0.3;
const SAMPLE_EVERY_MS = 60_000;
/** Number of checks per sample, of which the lowest counts: caches that last until the contents change come and go. */
const CHECKS_PER_SAMPLE = 6;
const ANSWER_TIMEOUT_MS = 20_000;

/** Limit of growth over the second half, as a fraction of its mean. */
const MAX_MEMORY_GROWTH = 0.1;
const MAX_NUMBER_GROWTH = 0.15;
/** A higher limit, because other processes of the machine delay the thread by varying amounts. */
const MAX_PAUSE_GROWTH = 1;
/** Limit of the factor by which values that grow with the work may grow faster in the second half than in the first. */
const MAX_ACCELERATION = 1.3;

type Sample = Vitals & { descriptors: number; logBytes: number; databaseBytes: number };

/** Whether memory or another resource grows while the product is used as on an ordinary day. */
export async function soak({ minutes }: Bench): Promise<Row[]> {
  if (process.platform !== 'linux') throw new NotMeasurable('there is no /proc');
  const key = randomUUID();
  const folder = await mkdtemp(join(tmpdir(), 'edicola-soak-'));
  const vitalsFile = join(folder, 'vitals.json');
  const sink = await startSink();
  try {
    const preload = PRELOADED.map(
      (file) => `--import ${fileURLToPath(new URL(`../${file}`, import.meta.url))}`,
    );
    const product = await startProduct({
      ...WITH_DEMO_READERS,
      NODE_OPTIONS: preload.join(' '),
      VITALS_FILE: vitalsFile,
      IMPORT_KEYS: `MG=${createHash('sha256').update(key).digest('hex')}`,
      NODE_EXTRA_CA_CERTS: sink.certificate,
      PUSH_SERVICE_PORT: String(sink.port),
    });
    try {
      return await measureWhileLoaded(product, { key, vitalsFile, minutes });
    } finally {
      await product.stop();
    }
  } finally {
    await sink.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type MeasureOptions = { key: string; vitalsFile: string; minutes: number };

async function measureWhileLoaded(
  product: Product,
  { key, vitalsFile, minutes }: MeasureOptions,
): Promise<Row[]> {
  const job = await prepareLoad(product, { key, seconds: minutes * 60 });
  const samples: Sample[] = [];
  const loading = runInProcess(LOAD, job) as Promise<LoadResult>;
  const over = loading.then(() => true);
  for (let looks: Sample[] = []; ; looks.push(await sampleOf(product, vitalsFile))) {
    if (looks.length === CHECKS_PER_SAMPLE) samples.push(leastOf(looks.splice(0)));
    const pause = sleep(SAMPLE_EVERY_MS / CHECKS_PER_SAMPLE).then(() => false);
    if (await Promise.race([pause, over])) break;
  }
  return rowsOf(samples, await loading);
}

async function prepareLoad(product: Product, options: Pick<LoadJob, 'key' | 'seconds'>): Promise<LoadJob> {
  const { origin, pid } = product;
  const accounts: LoadJob['accounts'] = [];
  for (let index = 0; index < SUBSCRIBERS; index += 1)
    accounts.push(await openAccount(product, `203.0.113.${100 + index}`));
  return {
    origin,
    pid,
    accounts,
    ...options,
    ...(await chooseReading(origin)),
    asker: chatbotReader(),
    pushHost: SERVICE_HOST,
    wantedCpuShare: SERVER_SHARE,
  };
}

function leastOf(looks: readonly Sample[]): Sample {
  const least = (pick: (look: Sample) => number) => Math.min(...looks.map(pick));
  return {
    rss: least(({ rss }) => rss),
    heap: least(({ heap }) => heap),
    external: least(({ external }) => external),
    p99Ms: averageOf(looks.map(({ p99Ms }) => p99Ms)),
    handles: least(({ handles }) => handles),
    timers: least(({ timers }) => timers),
    descriptors: least(({ descriptors }) => descriptors),
    logBytes: least(({ logBytes }) => logBytes),
    databaseBytes: least(({ databaseBytes }) => databaseBytes),
  };
}

async function sampleOf({ pid, dataFolder, logBytes }: Product, vitalsFile: string): Promise<Sample> {
  const vitals = await vitalsOf(pid, vitalsFile);
  const descriptors = (await readdir(`/proc/${pid}/fd`)).length;
  const databaseBytes = await sizeOf(join(dataFolder, 'database'));
  return { ...vitals, descriptors, logBytes: logBytes(), databaseBytes };
}

/** @throws Error when the server does not report: it is blocked, or has ended */
async function vitalsOf(pid: number, file: string): Promise<Vitals> {
  await rm(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (
    const deadline = performance.now() + ANSWER_TIMEOUT_MS;
    performance.now() < deadline;
    await sleep(50)
  ) {
    const report = await readFile(file, 'utf8').catch(() => null);
    if (report !== null) return JSON.parse(report) as Vitals;
  }
  throw new Error('the server does not report its resource use');
}

/** Size of a database in bytes. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  // The write-ahead log is left out: it consists of files of 16 MB that are used again.
  const files = entries.filter((entry) => entry.isFile() && basename(entry.parentPath) !== 'pg_wal');
  const sizes = await Promise.all(
    files.map(({ parentPath, name }) =>
      stat(join(parentPath, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function rowsOf(samples: readonly Sample[], { ended, measuredCpuShare }: LoadResult): Row[] {
  const late = samples.slice(Math.floor(samples.length / 2));
  const growthRow = (name: string, unit: string, limit: number, pick: (sample: Sample) => number): Row => {
    const values = late.map(pick);
    const mean = `about ${Number(averageOf(values).toPrecision(3))} ${unit}`.trim();
    const all = samples.map((sample) => Number(pick(sample).toPrecision(3))).join(' ');
    const note = `${mean}; minute by minute ${all}`;
    return atMost(limit, { name: `soak: growth of ${name}`, value: growthOf(values), unit: '', note });
  };
  const megabytes = (bytes: number) => bytes / 1024 / 1024;
  return [
    growthRow('memory, resident', 'MB', MAX_MEMORY_GROWTH, ({ rss }) => megabytes(rss)),
    growthRow('memory, heap', 'MB', MAX_MEMORY_GROWTH, ({ heap }) => megabytes(heap)),
    growthRow('memory, outside the heap', 'MB', MAX_MEMORY_GROWTH, ({ external }) => megabytes(external)),
    growthRow('descriptors', '', MAX_NUMBER_GROWTH, ({ descriptors }) => descriptors),
    growthRow('handles', '', MAX_NUMBER_GROWTH, ({ handles }) => handles),
    growthRow('timers', '', MAX_NUMBER_GROWTH, ({ timers }) => timers),
    growthRow('pauses of the thread, p99', 'ms', MAX_PAUSE_GROWTH, ({ p99Ms }) => p99Ms),
    accelerationRow('log', samples, ({ logBytes }) => logBytes),
    accelerationRow('database', samples, ({ databaseBytes }) => databaseBytes),
    forInformation({
      name: 'soak: the server’s share of the machine',
      value: measuredCpuShare,
      unit: '',
      note: outcomesText(ended),
    }),
    atMost(0, { name: 'soak: refused', value: refusedOf(ended), unit: '' }),
  ];
}

/** Whether a value that grows with the work grows faster than before. */
function accelerationRow(name: string, samples: readonly Sample[], pick: (sample: Sample) => number): Row {
  const values = samples.map(pick);
  const perMinute = (from: number, to: number) =>
    ((values[to] ?? 0) - (values[from] ?? 0)) / Math.max(1, to - from);
  // In the first quarter the load is still being adjusted.
  const [quarter, middle, last] = [0.25, 0.6, 1].map((part) => Math.floor((samples.length - 1) * part));
  const early = perMinute(quarter ?? 0, middle ?? 0);
  const late = perMinute(middle ?? 0, last ?? 0);
  return atMost(MAX_ACCELERATION, {
    name: `soak: growth of the ${name} against before`,
    value: early > 0 ? late / early : late > 0 ? Number.POSITIVE_INFINITY : 0,
    unit: '×',
    note: `${Math.round(late / 1024)} kB a minute, ${Math.round(early / 1024)} before`,
  });
}

const outcomesText = (ended: LoadResult['ended']) =>
  Object.entries(ended)
    .map(([outcome, count]) => `${count} × ${outcome}`)
    .join(', ');

const refusedOf = (ended: LoadResult['ended']) =>
  Object.entries(ended).reduce(
    (sum, [how, count]) => (/\b[45]\d\d\b|broken/.test(how) ? sum + count : sum),
    0,
  );
