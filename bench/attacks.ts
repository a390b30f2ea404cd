import { globalAgent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createScratchDatabase } from '#tests/support/scratch-database.ts';
import { findPostgres, NO_POSTGRES } from '#tools/find-postgres.ts';
import { EXPENSIVE_CALLS } from './attacks/calls.ts';
import {
  ATTACKS,
  type Attack,
  type AttackJob,
  type AttackOutcome,
  type Reading,
  type ReadingJob,
} from './attacks/jobs.ts';
import { type Account, BenchReader, chatbotReader, openAccount } from './bench-reader.ts';
import { median } from './median.ts';
import { percentile95 } from './percentile.ts';
import { processorTime } from './processor-time.ts';
import { type Product, startProduct, WITH_DEMO_READERS } from './product.ts';
import { chooseReading } from './reading-subject.ts';
import { printRows } from './report.ts';
import { ask, type RequestOptions } from './request.ts';
import { atMost, atMostTimes, forInformation, notMeasured, type Row } from './row.ts';
import { runInProcess } from './run-in-process.ts';

const READER = new URL('attacks/reader.ts', import.meta.url);
const ATTACKER = new URL('attacks/attacker.ts', import.meta.url);

const MAX_RATIO = 3;
const ATTACK_S = 20;
/**
 * Seconds of reading without an attack before each one, so that a machine that slows down affects both measurements.
 */
const CALM_SECONDS = 8;
/** Time in which the processes of a measurement start. */
const STARTING_MS = 2500;
/** Time in which the server finishes the work that an attack has left waiting. */
const SETTLING_MS = 3000;
/** Number of times that each expensive call is made to measure its cost. */
const TRIALS = 8;

/** Pause between the pages of a signed-in reader, shorter than that of any person. */
const SUBSCRIBER_PAUSE_MS = 60;
/** Number of anonymous visitors, each with an IP address of its own, who look at a page before they go on. */
const VISITORS = 8;
const VISITOR_PAUSE_MS = 1000;

const ATTACK_DESCRIPTIONS: Record<Attack, string> = {
  slow: '400 stalled connections',
  searches: 'searches of unknown words from 25 networks',
  expensive: 'expensive calls from 25 networks',
  'lock-out': 'wrong passwords and codes, recovery, registration',
  flood: 'plain requests from one network',
  floods: 'plain requests from 25 networks',
};

/** Effect of attacks on readers' requests, on both databases. NAV-24 */
export async function attacks(): Promise<Row[]> {
  const embedded = await measureOnProduct('embedded', {});
  const server = await findPostgres();
  if (!server) return [...embedded, notMeasured('attacks on PostgreSQL', NO_POSTGRES, null)];
  const scratch = await createScratchDatabase(server.url);
  try {
    return [...embedded, ...(await measureOnProduct('PostgreSQL', { DATABASE_URL: scratch.url }))];
  } finally {
    await scratch.drop();
    await server.stop();
  }
}

async function measureOnProduct(database: string, settings: Record<string, string>): Promise<Row[]> {
  const product = await startProduct({ ...WITH_DEMO_READERS, ...settings });
  try {
    return await measureAttacks(database, product);
  } finally {
    await product.stop();
  }
}

async function measureAttacks(database: string, product: Product): Promise<Row[]> {
  const { origin } = product;
  const account = await openAccount(product, '203.0.113.8');
  const job = await attackersOf(origin);
  const subject = await chooseReading(origin);
  const jobOf = (addresses: string[], pauseMs: number, who: Account | null): ReadingJob => ({
    origin,
    addresses,
    pauseMs,
    account: who,
    ...subject,
    cookies: [],
    seconds: 0,
    beginsAt: 0,
  });
  const visitors = Array.from({ length: VISITORS }, (_, index) => `203.0.113.${70 + index}`);
  const readers: Reader[] = [
    { name: 'the reader', job: jobOf(['203.0.113.7'], SUBSCRIBER_PAUSE_MS, account), calmTimes: [] },
    { name: 'visitors', job: jobOf(visitors, VISITOR_PAUSE_MS, null), calmTimes: [] },
  ];
  const results: AttackResult[] = [];
  // The first round warms the server up.
  await readAll(readers, CALM_SECONDS, soon());
  for (const attack of ATTACKS) {
    for (const { reader, reading } of await readAll(readers, CALM_SECONDS, soon())) {
      const [refused] = reading.refused;
      if (refused) throw new Error(`${reader.name} was refused without an attack: ${refused}`);
      reader.calmTimes.push(...timesOf(reading));
    }
    const beginsAt = soon();
    const attackers = runInProcess(ATTACKER, {
      ...job,
      attack,
      victim: account.email,
      seconds: ATTACK_S + 1,
      beginsAt,
    });
    const [readings, { ended }] = await Promise.all([
      readAll(readers, ATTACK_S, beginsAt),
      attackers as Promise<AttackOutcome>,
    ]);
    const newResults = readings.map((one) => ({ ...one, attack, ended }));
    results.push(...newResults);
    printRows(newResults.flatMap((result) => rowsOf(database, result)));
    await sleep(SETTLING_MS);
  }
  const rows = results.flatMap((result) => rowsOf(database, result));
  return [...rows, ...(await costOfCalls(database, product, job))];
}

const soon = () => Date.now() + STARTING_MS;

/** Readers during an attack, with the duration of their requests without one. */
type Reader = { name: string; job: ReadingJob; calmTimes: number[] };

const readAll = (readers: Reader[], seconds: number, beginsAt: number) =>
  Promise.all(
    readers.map(async (reader) => ({ reader, reading: await read(reader.job, seconds, beginsAt) })),
  );

/** Reads for some seconds, with the cookies of the previous round. */
async function read(job: ReadingJob, seconds: number, beginsAt: number): Promise<Reading> {
  const reading = (await runInProcess(READER, { ...job, seconds, beginsAt })) as Reading;
  job.cookies = reading.cookies;
  return reading;
}

type AttackResult = { attack: Attack; ended: AttackOutcome['ended']; reader: Reader; reading: Reading };

const rowsOf = (
  database: string,
  { attack, ended, reader: { name, calmTimes }, reading }: AttackResult,
): Row[] => [
  atMostTimes(MAX_RATIO, {
    name: `${database}, ${attack}: p95 of ${name}`,
    value: percentile95(timesOf(reading)),
    baseline: percentile95(calmTimes),
    unit: 'ms',
    note: `${ATTACK_DESCRIPTIONS[attack]} (${outcomesText(ended)}); middle ${median(timesOf(reading)).toFixed(1)} ms against ${median(calmTimes).toFixed(1)} ms; slowest ${slowestOf(reading)}`,
  }),
  atMost(0, {
    name: `${database}, ${attack}: refused of ${name}`,
    value: reading.refused.length,
    unit: '',
    note: `of ${reading.requests.length}${reading.refused.length > 0 ? `, as ${reading.refused[0]}` : ''}`,
  }),
];

const timesOf = ({ requests }: Reading) => requests.map(({ ms }) => ms);

const SLOWEST_COUNT = 3;
const slowestOf = ({ requests }: Reading) =>
  requests
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, SLOWEST_COUNT)
    .map(({ request, ms }) => `${request.split('?', 1)[0]} ${ms.toFixed(0)} ms`)
    .join(', ');

const outcomesText = (ended: AttackOutcome['ended']) =>
  Object.entries(ended)
    .map(([outcome, count]) => `${count} × ${outcome}`)
    .join(', ');

/** Cost of each expensive call for the server, one call after the other. */
async function costOfCalls(database: string, { origin, pid }: Product, job: AttackJob): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, call] of Object.entries(EXPENSIVE_CALLS)) {
    const times: number[] = [];
    const before = await processorTime(pid);
    for (let trial = 1; trial <= TRIALS; trial += 1) {
      const { headers, ...asking }: RequestOptions = call(trial + 5000, job);
      const options = { ...asking, headers: { 'x-forwarded-for': '203.0.113.9', ...headers } };
      times.push((await ask(globalAgent, origin, options)).ms);
    }
    const after = await processorTime(pid);
    const cpu =
      before === null || after === null
        ? ''
        : `, of the server’s processor ${((after - before) / TRIALS / 1000).toFixed(0)} ms`;
    rows.push(
      forInformation({
        name: `${database}: ${name}`,
        value: median(times),
        unit: 'ms',
        note: `at most ${Math.max(...times).toFixed(0)} ms${cpu}`,
      }),
    );
  }
  return rows;
}

/** Job of the attackers: a session of their own, and the addresses that they have found before. */
async function attackersOf(origin: string): Promise<AttackJob> {
  const attacker = new BenchReader(globalAgent, origin, '203.0.113.9');
  const last = (await attacker.signIn(chatbotReader())).at(-1);
  if (last?.status !== 200) throw new Error(`the attacker was not signed in: ${last?.status}`);
  const { articles } = await chooseReading(origin);
  const previews: string[] = [];
  for (const id of articles) {
    const { headers } = await attacker.ask({ path: `/anteprima/articolo/${id}-x.jpg` });
    if (headers.location) previews.push(headers.location);
  }
  const bearer = attacker.bearer ?? '';
  return {
    origin,
    articles,
    previews,
    bearer,
    attack: 'expensive',
    seconds: ATTACK_S,
    beginsAt: 0,
    victim: '',
  };
}
