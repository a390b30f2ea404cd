import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askUnderFault, faultOf, inParallel } from '#tests/support/faults/ask-under-fault.ts';
import { type CuttingProxy, startCuttingProxy } from '#tests/support/faults/cutting-proxy.ts';
import { faultTable } from '#tests/support/faults/fault-table.ts';
import { addFaultData, type FaultData, NEWSROOM_SETTINGS, placeOf } from '#tests/support/faults/furnish.ts';
import { findLosses } from '#tests/support/faults/losses.ts';
import { faultOfWriting } from '#tests/support/faults/writer.ts';
import { writersAt } from '#tests/support/faults/writers.ts';
import { type Installation, newInstallation } from '#tests/support/installation.ts';
import type { MadeCall } from '#tests/support/made-calls.ts';
import { HOST } from '#tests/support/newsstand-app.ts';
import { OPERATIONS } from '#tests/support/public-answers.ts';
import { OTHERS, PAGES } from '#tests/support/public-pages.ts';
import { serverAt } from '#tests/support/server-at.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { openBrowser } from '#tests/support/sign-in-calls.ts';

const POSTGRES = process.env.DATABASE_URL;
const LANES = 5;
const ROUNDS = 3;
const WRITES = 12;
const PROMISED = 'answers as ever, or says when to come again; lives on';

/** Operations left out: they end the session of the other calls, or never end. */
const APART = /logout|endSession|Deletion|disconnectDevice|changePassword|followChat|followOperatorChats/i;

const table = faultTable('Connections to PostgreSQL are cut');
let installed: Installation;
let proxy: CuttingProxy;
let house: FaultData;
let server: ServerProcess;
let port: number;

beforeEach(async () => {
  if (!POSTGRES) return;
  installed = await newInstallation();
  house = await addFaultData(installed);
  proxy = await startCuttingProxy(installed.settings.DATABASE_URL ?? '');
  server = installed.start({ ...NEWSROOM_SETTINGS, DATABASE_URL: proxy.url });
  port = await server.port;
});
afterEach(async () => {
  await installed?.remove();
  await proxy?.close();
});

/** Terminates every other connection to the database, until the returned function is called. */
async function terminateInALoop(): Promise<() => Promise<number>> {
  const client = new pg.Client({ connectionString: installed.settings.DATABASE_URL ?? '' });
  await client.connect();
  let stopped = false;
  let ended = 0;
  const looping = (async () => {
    while (!stopped) {
      const { rowCount } = await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      ended += rowCount ?? 0;
    }
  })();
  return async () => {
    stopped = true;
    await looping;
    await client.end();
    return ended;
  };
}

/** Cuts the connections through the proxy repeatedly, whatever they carry. */
async function cutInALoop(): Promise<() => Promise<number>> {
  let stopped = false;
  let ended = 0;
  const looping = (async () => {
    while (!stopped) {
      ended += proxy.cut();
      await new Promise((resolve) => setImmediate(resolve));
    }
  })();
  return async () => {
    stopped = true;
    await looping;
    return ended;
  };
}

function everyCall(): MadeCall[] {
  const known = { articles: house.articles.slice(0, 4), editionId: 1, sectionId: 1 };
  return [
    ...Object.entries(OPERATIONS).flatMap(([name, calls]) => (APART.test(name) ? [] : calls(known))),
    ...Object.values(PAGES).flatMap((pages) => pages(known).map((url) => ({ url }))),
    // `/readyz` is left out: it has to report that the database is unavailable.
    ...OTHERS.flatMap((url) => (url === '/readyz' ? [] : [{ url }])),
  ];
}

/** Headers of a visitor, and of a reader with every kind of access. */
async function headersOfAll(): Promise<Record<string, string>[]> {
  const browser = openBrowser(serverAt(() => port));
  const bearer = await browser.signIn(house.office);
  return [
    { host: HOST },
    { host: HOST, authorization: `Bearer ${bearer}`, cookie: `edicola_sso=${browser.cookie()}` },
  ];
}

const isAlive = () => askUnderFault(port, { url: '/healthz' }).then(({ status }) => status === 200);

/** Makes every call with every set of headers. @returns answers that no reader may get */
async function askAll(all: readonly Record<string, string>[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const headers of all)
    await inParallel(everyCall(), LANES, async (call) => {
      const fault = faultOf(call, await askUnderFault(port, call, headers));
      if (fault) wrong.push(fault);
    });
  return wrong;
}

/** Whether the server has connections to the database again. */
const isReady = async () => (await askUnderFault(port, { url: '/readyz' })).status === 200;

test.runIf(POSTGRES).each([
  ['by pg_terminate_backend in a loop', terminateInALoop],
  ['on the way, in a loop', cutInALoop],
])('with connections cut %s every read is answered or asks to retry', async (how, begin) => {
  await table.row(`cut ${how}: every read, page, download, export and question`, PROMISED, async () => {
    const all = await headersOfAll();
    expect(await askAll(all), 'before anything is cut').toEqual([]);
    const stop = await begin();
    const wrong: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) wrong.push(...(await askAll(all)));
    expect(await stop()).toBeGreaterThan(0);
    await expect.poll(isReady).toBe(true);
    for (const one of await askAll(all)) wrong.push(`afterwards: ${one}`);
    const { code, err } = await server.kill('SIGTERM');
    if (code !== 0 || err !== '') wrong.push(`ended with ${code}: ${err}`);
    return {
      happened: wrong.length === 0 ? PROMISED : [...new Set(wrong)].slice(0, 20).join('\n'),
      lost: [],
    };
  });
});

test.runIf(POSTGRES)('with connections cut every write is answered or asks to retry', async () => {
  const writers = writersAt(
    serverAt(() => port),
    house,
  );
  for (const { begin } of writers) await begin?.();
  const stop = await terminateInALoop();
  const wrong: string[] = [];
  let number = 0;
  await Promise.all(
    writers.map(async (writer) => {
      for (let at = 0; at < WRITES; at += 1) {
        number += 1;
        const fault = await faultOfWriting(writer, number);
        if (fault) wrong.push(fault);
      }
    }),
  );
  await stop();
  // Every writer succeeds again once the connections are stable.
  await expect.poll(isReady).toBe(true);
  for (const writer of writers) {
    number += 1;
    const fault = await faultOfWriting(writer, number);
    if (fault) wrong.push(`afterwards ${fault}`);
  }
  const { code, err } = await server.kill('SIGTERM');
  expect([code, err]).toEqual([0, '']);
  const losses = await findLosses(placeOf(installed), writers);
  for (const { name } of writers) {
    await table.row(`cut by pg_terminate_backend in a loop: ${name}`, PROMISED, async () => {
      const own = wrong.filter((one) => one.includes(`${name}:`));
      return { happened: own.length === 0 ? PROMISED : own.join('\n'), lost: losses.get(name) ?? [] };
    });
  }
});

test.runIf(POSTGRES)('the server stops normally while PostgreSQL is unavailable', async () => {
  await table.row('PostgreSQL is away when the server is told to stop', 'ends as ever', async () => {
    proxy.setDown(true);
    expect(await isAlive()).toBe(true);
    const { code, err } = await server.kill('SIGTERM');
    return { happened: code === 0 && err === '' ? 'ends as ever' : `ended with ${code}: ${err}`, lost: [] };
  });
});
