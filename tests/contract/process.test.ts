import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { components } from '#openapi/generated/site.ts';
import { view } from '#tests/support/contract-calls.ts';
import { copyMadeDatabase } from '#tests/support/made-database.ts';
import { HOST } from '#tests/support/newsstand-app.ts';
import { writeNinjsDelivery } from '#tests/support/ninjs-delivery.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { overSocket } from '#tests/support/over-socket.ts';
import { createScratchDatabase } from '#tests/support/scratch-database.ts';
import { runProgram, type ServerProcess, startServer } from '#tests/support/server-process.ts';

/** A first start makes a database, on a machine that may be busy. */
const PATIENCE_MS = 180_000;
/** A server that is told to stop may finish what it is doing, not more. */
const STOPPING_MS = 10_000;

let root: string;
let settings: Record<string, string>;
let started: ServerProcess[] = [];
let drop: () => Promise<void> = async () => undefined;

async function newInstallation(): Promise<void> {
  root = await mkdtemp(join(tmpdir(), 'edicola-process-'));
  settings = { DATA_DIR: join(root, 'data') };
  if (!process.env.DATABASE_URL) return;
  const scratch = await createScratchDatabase(process.env.DATABASE_URL);
  settings.DATABASE_URL = scratch.url;
  drop = scratch.drop;
}

async function removeInstallation(): Promise<void> {
  await Promise.all(started.map((server) => server.kill('SIGKILL')));
  started = [];
  await rm(root, { recursive: true, force: true });
  await drop();
}

function start(more: Record<string, string> = {}): ServerProcess {
  const server = startServer({ ...settings, ...more });
  started.push(server);
  return server;
}

async function importFiles(path: string) {
  return await runProgram('server/commands/import.ts', [path, '--brand', 'MG'], settings).ended;
}

async function deliver(name: string, item: unknown): Promise<string> {
  const path = join(root, name);
  await writeFile(path, JSON.stringify(item));
  return path;
}

async function home(port: number): Promise<components['schemas']['Home']> {
  const { body } = await overSocket(port, '/api/edicola/home', { host: HOST });
  return (JSON.parse(body) as components['schemas']['RispostaHome']).data;
}

const lead = async (port: number) => (await home(port)).numero?.prima[0]?.titolo;

const oneLine = (text: string) => text.trimEnd().split('\n');

describe('a running server', () => {
  let server: ServerProcess;
  let port: number;

  beforeAll(async () => {
    await newInstallation();
    server = start();
    port = await server.port;
  }, PATIENCE_MS);
  afterAll(removeInstallation);

  test('is ready when it says where it is', async () => {
    const { status, body } = await overSocket(port, '/readyz', { host: HOST });
    expect([status, body]).toEqual([200, '{"status":"ready"}']);
    const { headers } = await overSocket(port, '/', { host: HOST });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test(
    'keeps its data folder for itself',
    async () => {
      const { code, out, err } = await start().ended;
      expect([code, out]).toEqual([1, '']);
      expect(oneLine(err)).toEqual([
        `The data folder ${settings.DATA_DIR} is in use by process ${server.pid}. Stop it first, or choose another DATA_DIR.`,
      ]);
      expect((await overSocket(port, '/healthz', { host: HOST })).status).toBe(200);
    },
    PATIENCE_MS,
  );

  test('takes an import and shows the new issue at once', {
    tags: 'postgres',
    timeout: PATIENCE_MS,
  }, async () => {
    expect((await home(port)).numero).toBeNull();
    const first = await importFiles(
      await deliver('a.json', ninjs({ uri: 'urn:a', title: 'Riapre il ponte' })),
    );
    expect([first.code, first.out.trim(), first.err]).toEqual([
      0,
      'imported 1, updated 0, unchanged 0, rejected 0',
      '',
    ]);
    await vi.waitFor(async () => expect(await lead(port)).toBe('Riapre il ponte'));
    await importFiles(
      await deliver('a.json', ninjs({ uri: 'urn:a', version: '2', title: 'Il ponte richiude' })),
    );
    await vi.waitFor(async () => expect(await lead(port)).toBe('Il ponte richiude'));
    const wrong = await importFiles(await deliver('b.json', { uri: 'urn:b', nonsense: 1 }));
    expect([wrong.code, wrong.out.trim()]).toEqual([1, 'imported 0, updated 0, unchanged 0, rejected 1']);
    expect(oneLine(wrong.err)).toEqual([`rejected ${join(root, 'b.json')}: nonsense: unknown property`]);
  });

  test(
    'refuses a port that is taken, in one line',
    async () => {
      const data = await mkdtemp(join(root, 'other-'));
      const { DATABASE_URL: _none, ...own } = settings;
      const { code, err } = await startServer({ ...own, DATA_DIR: data, PORT: String(port) }).ended;
      expect(code).toBe(1);
      expect(oneLine(err)).toEqual([expect.stringMatching(/^HOST and PORT: .*EADDRINUSE/)]);
    },
    PATIENCE_MS,
  );

  test(
    'TRK-04 tells what was counted, and so does the command by itself when it has stopped',
    async () => {
      const reply = await fetch(`http://127.0.0.1:${port}/api/site/tracking`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(view('/faq')),
      });
      expect(reply.status).toBe(200);
      const ask = async (...args: string[]) =>
        await runProgram('server/commands/stats.ts', ['--brand', 'MG', ...args], settings).ended;
      const running = await ask('--days', '2');
      expect([running.code, running.err]).toEqual([0, '']);
      expect(running.out).toContain('  pageviews 1, ');
      await server.kill('SIGTERM');
      expect(await ask('--days', '2')).toMatchObject({ code: 0, out: running.out, err: '' });
      expect(await ask('--days', 'many')).toMatchObject({ code: 2, out: '' });
    },
    PATIENCE_MS,
  );
});

describe('a server that ends', () => {
  beforeEach(async () => {
    await newInstallation();
    if (settings.DATA_DIR && !settings.DATABASE_URL) {
      await copyMadeDatabase(join(settings.DATA_DIR, 'database'));
    }
  }, PATIENCE_MS);
  afterEach(removeInstallation);

  test(
    'by SIGTERM leaves nothing behind, though browsers hold connections they never used',
    async () => {
      const server = start();
      const port = await server.port;
      const quiet = connect(port, '127.0.0.1');
      quiet.on('error', () => undefined);
      await new Promise((resolve) => quiet.once('connect', resolve));
      const before = Date.now();
      const { code, signal, err } = await server.kill('SIGTERM');
      expect([code, signal, err]).toEqual([0, null, '']);
      expect(Date.now() - before).toBeLessThan(STOPPING_MS);
      expect((await readdir(settings.DATA_DIR ?? '')).filter((name) => name.includes('lock'))).toEqual([]);
    },
    PATIENCE_MS,
  );

  test('by kill -9 starts again with all it held', { tags: 'postgres', timeout: PATIENCE_MS }, async () => {
    const path = await deliver('a.json', ninjs({ title: 'Prima della fine' }));
    expect((await importFiles(path)).code).toBe(0);
    const first = start();
    expect(await lead(await first.port)).toBe('Prima della fine');
    expect((await first.kill('SIGKILL')).signal).toBe('SIGKILL');
    expect(await readdir(settings.DATA_DIR ?? '')).toContain('edicola.lock');
    const second = start();
    expect(await lead(await second.port)).toBe('Prima della fine');
    expect((await second.kill('SIGTERM')).code).toBe(0);
  });

  test(
    'in the midst of an import ends it between two issues; the next goes on from there',
    async () => {
      const articles = 400;
      await writeNinjsDelivery(join(root, 'delivery'), articles);
      const server = start();
      const port = await server.port;
      const importing = importFiles(join(root, 'delivery'));
      await vi.waitFor(async () => expect((await home(port)).numero).not.toBeNull(), {
        timeout: 60_000,
        interval: 10,
      });
      expect((await server.kill('SIGTERM')).code).toBe(0);
      expect((await importing).code).toBe(1);
      const { code, out } = await importFiles(join(root, 'delivery'));
      // What stood in one of its two editions only counts as updated.
      const [imported = 0, updated = 0, unchanged = 0, rejected] = (out.match(/\d+/g) ?? []).map(Number);
      expect([code, rejected, imported + updated + unchanged]).toEqual([0, 0, articles]);
      expect(imported + updated).toBeGreaterThan(0);
      expect(unchanged).toBeGreaterThan(0);
    },
    PATIENCE_MS,
  );
});

describe('a setting that cannot work', () => {
  beforeAll(newInstallation);
  afterAll(removeInstallation);

  test.each([
    ['PORT', 'http', /^PORT: must be a whole number from 0 to 65535$/],
    ['DATABASE_URL', 'mysql://db', /^DATABASE_URL: must start with postgres:\/\/$/],
    [
      'DATABASE_URL',
      'postgres://me:secret@127.0.0.1:1/x',
      /^The database of DATABASE_URL cannot be used: .*ECONNREFUSED/,
    ],
    ['DATA_DIR', '/dev/null', /^(?:DATA_DIR: )?EEXIST: .*\/dev\/null/],
  ])(
    '%s=%s is told in one line',
    async (name, value, line) => {
      for (const program of ['server/main.ts', 'server/commands/import.ts']) {
        const { code, out, err } = await runProgram(program, ['--brand', 'MG', root], {
          ...settings,
          [name]: value,
        }).ended;
        expect([code, out]).toEqual([1, '']);
        expect(oneLine(err)).toEqual([expect.stringMatching(line)]);
        expect(err).not.toContain('secret');
      }
    },
    PATIENCE_MS,
  );
});
