import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { faultTable } from '#tests/support/faults/fault-table.ts';
import { homeAt, leadAt, linesOf } from '#tests/support/installation.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { createScratchDatabase } from '#tests/support/scratch-database.ts';
import { runProgram, type ServerProcess, startServer } from '#tests/support/server-process.ts';

const POSTGRES = process.env.DATABASE_URL;
const TITLE = 'Riapre il ponte';

const table = faultTable('Servers are started together');
let started: ServerProcess[] = [];
let cleanUp: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  await Promise.all(started.map((one) => one.kill('SIGKILL')));
  for (const one of cleanUp) await one();
  started = [];
  cleanUp = [];
});

async function folder(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'edicola-together-'));
  cleanUp.unshift(() => rm(root, { recursive: true, force: true }));
  return root;
}

async function database(): Promise<string> {
  const { url, drop } = await createScratchDatabase(POSTGRES ?? '');
  cleanUp.push(drop);
  return url;
}

function start(settings: Record<string, string>): ServerProcess {
  const server = startServer(settings);
  started.push(server);
  return server;
}

/** The result of a server start. */
async function outcomeOf({ port, ended }: ServerProcess): Promise<string> {
  const at = await port.catch(() => null);
  if (at !== null) return (await homeAt(at)).numero === null ? 'serves' : 'serves something';
  const { code, err } = await ended;
  return code === 1 && linesOf(err).length === 1 ? 'says why not' : `ended with ${code}: ${err}`;
}

test.runIf(POSTGRES)(
  'several servers started on an empty PostgreSQL all serve, and share what is imported',
  async () => {
    await table.row('four servers on an empty PostgreSQL', 'all serve the same, and end well', async () => {
      const root = await folder();
      const url = await database();
      const settings = [1, 2, 3, 4].map((number) => ({
        DATA_DIR: join(root, String(number)),
        DATABASE_URL: url,
      }));
      const servers = settings.map(start);
      const outcomes = await Promise.all(servers.map(outcomeOf));
      if (outcomes.some((one) => one !== 'serves')) return { happened: outcomes.join('; '), lost: [] };
      const path = join(root, 'a.json');
      await writeFile(path, JSON.stringify(ninjs({ title: TITLE })));
      const { code, err } = await runProgram(
        'server/operations/commands/import.ts',
        [path, '--brand', 'MG'],
        settings[0] ?? {},
      ).ended;
      if (code !== 0) return { happened: `the import ended with ${code}: ${err}`, lost: [] };
      for (const { port } of servers) await expect.poll(async () => leadAt(await port)).toBe(TITLE);
      const ends = await Promise.all(servers.map((one) => one.kill('SIGTERM')));
      const bad = ends.filter((one) => one.code !== 0 || one.err !== '');
      return {
        happened: bad.length === 0 ? 'all serve the same, and end well' : JSON.stringify(bad),
        lost: [],
      };
    });
  },
);

test.runIf(POSTGRES)(
  'a server serves although another one was killed while it created the schema',
  async () => {
    await table.row('one of two is killed while it makes the schema', 'the other serves', async () => {
      const root = await folder();
      const url = await database();
      const one = start({ DATA_DIR: join(root, '1'), DATABASE_URL: url });
      const other = start({ DATA_DIR: join(root, '2'), DATABASE_URL: url });
      await expect
        .poll(() => readdir(join(root, '1')).catch(() => []), { interval: 10, timeout: 120_000 })
        .toContain('edicola.lock');
      await one.kill('SIGKILL');
      const happened = await outcomeOf(other);
      return { happened: happened === 'serves' ? 'the other serves' : happened, lost: [] };
    });
  },
);

test('of two servers on one data folder one serves and the other says why not', async () => {
  await table.row('two servers on one empty data folder', 'one serves, the other says why not', async () => {
    const data = join(await folder(), 'data');
    const outcomes = await Promise.all([start({ DATA_DIR: data }), start({ DATA_DIR: data })].map(outcomeOf));
    const isRight = outcomes.toSorted().join() === 'says why not,serves';
    return { happened: isRight ? 'one serves, the other says why not' : outcomes.join('; '), lost: [] };
  });
});
