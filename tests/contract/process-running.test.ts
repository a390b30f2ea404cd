import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { view } from '#tests/support/contract-calls.ts';
import { homeAt, type Installation, leadAt, linesOf, newInstallation } from '#tests/support/installation.ts';
import { copyMadeDatabase } from '#tests/support/made-database.ts';
import { HOST } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { overSocket } from '#tests/support/over-socket.ts';
import { runProgram, type ServerProcess, startServer } from '#tests/support/server-process.ts';

/**
 * A long timeout, only to end a test that hangs: several programs start one after the other, on a machine that may be
 * busy.
 */
const TIMEOUT_MS = 600_000;

describe('a running server', () => {
  let installed: Installation;
  let server: ServerProcess;
  let port: number;
  let isStopped = true;

  beforeAll(async () => {
    installed = await newInstallation({ made: true });
  });
  // One of the tests stops it.
  beforeEach(async () => {
    if (!isStopped) return;
    server = installed.start();
    port = await server.port;
    isStopped = false;
  }, TIMEOUT_MS);
  afterAll(() => installed.remove());

  test('is ready when it prints its address', async () => {
    const { status, body } = await overSocket(port, '/readyz', { host: HOST });
    expect([status, body]).toEqual([200, '{"status":"ready"}']);
    const { headers } = await overSocket(port, '/', { host: HOST });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test(
    'does not share its data folder',
    async () => {
      const { code, out, err } = await installed.start().ended;
      expect([code, out]).toEqual([1, '']);
      expect(linesOf(err)).toEqual([
        `The data folder ${installed.settings.DATA_DIR} is in use by process ${server.pid}. Stop it first, or choose another DATA_DIR.`,
      ]);
      expect((await overSocket(port, '/healthz', { host: HOST })).status).toBe(200);
    },
    TIMEOUT_MS,
  );

  test('accepts an import and shows the new issue immediately', {
    tags: 'postgres',
    timeout: TIMEOUT_MS,
  }, async () => {
    expect((await homeAt(port)).numero).toBeNull();
    const first = await installed.importFiles(
      await installed.deliver('a.json', ninjs({ uri: 'urn:a', title: 'Riapre il ponte' })),
    );
    expect([first.code, first.out.trim(), first.err]).toEqual([
      0,
      'imported 1, updated 0, unchanged 0, rejected 0',
      '',
    ]);
    await vi.waitFor(async () => expect(await leadAt(port)).toBe('Riapre il ponte'));
    await installed.importFiles(
      await installed.deliver('a.json', ninjs({ uri: 'urn:a', version: '2', title: 'Il ponte richiude' })),
    );
    await vi.waitFor(async () => expect(await leadAt(port)).toBe('Il ponte richiude'));
    const wrong = await installed.importFiles(
      await installed.deliver('b.json', { uri: 'urn:b', nonsense: 1 }),
    );
    expect([wrong.code, wrong.out.trim()]).toEqual([1, 'imported 0, updated 0, unchanged 0, rejected 1']);
    expect(linesOf(wrong.err)).toEqual([
      `rejected ${join(installed.root, 'b.json')}: nonsense: unknown property`,
    ]);
  });

  test(
    'refuses an occupied port, in one line',
    async () => {
      const data = await mkdtemp(join(installed.root, 'other-'));
      await copyMadeDatabase(join(data, 'database'));
      const { DATABASE_URL: _none, ...own } = installed.settings;
      const { code, err } = await startServer({ ...own, DATA_DIR: data, PORT: String(port) }).ended;
      expect(code).toBe(1);
      expect(linesOf(err)).toEqual([expect.stringMatching(/^HOST and PORT: .*EADDRINUSE/)]);
    },
    TIMEOUT_MS,
  );

  test('TRK-04 has counts that the commands can report and a database that they can check for damage, once it has stopped', {
    tags: 'postgres',
    timeout: TIMEOUT_MS,
  }, async () => {
    const reply = await fetch(`http://127.0.0.1:${port}/api/site/tracking`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(view('/faq')),
    });
    expect(reply.status).toBe(200);
    const run = (command: string, ...args: string[]) =>
      runProgram(`server/operations/commands/${command}.ts`, args, installed.settings).ended;
    const count = (days: string) => run('stats', '--brand', 'MG', '--days', days);
    const counted = await count('2');
    expect([counted.code, counted.err]).toEqual([0, '']);
    expect(counted.out).toContain('  pageviews 1, ');
    const onPostgres = 'DATABASE_URL' in installed.settings;
    const checked = await run('check');
    expect(checked.code).toBe(onPostgres ? 0 : 1);
    expect(checked.err).toContain(onPostgres ? '' : 'is in use by process');
    isStopped = true;
    const { out } = await server.kill('SIGTERM');
    expect(/^DATABASE_URL: data checksums are (?:on|off)/m.test(out)).toBe(onPostgres);
    expect(await count('2')).toMatchObject({ code: 0, out: counted.out, err: '' });
    expect(await count('many')).toMatchObject({ code: 2, out: '' });
    const { code, err, out: said } = await run('check');
    expect([code, err]).toEqual([0, '']);
    expect(linesOf(said)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^read \d+ tables/), 'no damage was found']),
    );
  });
});
