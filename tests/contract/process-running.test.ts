import { mkdir, readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { view } from '#tests/support/contract-calls.ts';
import { type Installation, leadAt, linesOf, newInstallation } from '#tests/support/installation.ts';
import { HOST } from '#tests/support/newsstand-app.ts';
import { writeNinjsDelivery } from '#tests/support/ninjs-delivery.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { overSocket } from '#tests/support/over-socket.ts';
import { runProgram, type ServerProcess } from '#tests/support/server-process.ts';

/**
 * A long timeout, only to end a test that hangs: several programs start one after the other, on a machine that may be
 * busy.
 */
const TIMEOUT_MS = 600_000;

/** Width of pictures that are encoded quickly. */
const SMALL = 120;

/** Opens a connection without sending a request; `told` is what it receives until it closes. */
async function openQuietly(port: number) {
  const quiet = connect(port, '127.0.0.1');
  quiet.on('error', () => undefined);
  const parts: Buffer[] = [];
  quiet.on('data', (part) => parts.push(part));
  const told = new Promise<string>((resolve) =>
    quiet.once('close', () => resolve(String(Buffer.concat(parts)))),
  );
  await new Promise((resolve) => quiet.once('connect', resolve));
  return { told };
}

// Refused starts and settings: tests/long/start-refusals.test.ts.
describe('a server process', () => {
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

  const run = (command: string, ...args: string[]) =>
    runProgram(`server/operations/commands/${command}.ts`, args, installed.settings).ended;
  const filesOfData = () => readdir(installed.settings.DATA_DIR ?? '');

  test(
    'is ready when it prints its address, and does not share its data folder',
    async () => {
      const { status, body } = await overSocket(port, '/readyz', { host: HOST });
      expect([status, body]).toEqual([200, '{"status":"ready"}']);
      const { headers } = await overSocket(port, '/', { host: HOST });
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      const { code, out, err } = await installed.start().ended;
      expect([code, out]).toEqual([1, '']);
      expect(linesOf(err)).toEqual([
        `The data folder ${installed.settings.DATA_DIR} is in use by process ${server.pid}. Stop it first, or choose another DATA_DIR.`,
      ]);
      expect((await overSocket(port, '/healthz', { host: HOST })).status).toBe(200);
    },
    TIMEOUT_MS,
  );

  test('accepts an import and shows the new issue immediately; kill -9 loses nothing of it', {
    tags: 'postgres',
    timeout: TIMEOUT_MS,
  }, async () => {
    const day = '2025-06-01';
    const delivery = join(installed.root, 'changes');
    await mkdir(delivery);
    await installed.deliver('changes/a.json', ninjs({ uri: 'urn:a', day, title: 'Riapre il ponte' }));
    const first = await installed.importFiles(delivery);
    expect([first.code, first.out.trim(), first.err]).toEqual([
      0,
      'imported 1, updated 0, unchanged 0, rejected 0',
      '',
    ]);
    await expect.poll(() => leadAt(port)).toBe('Riapre il ponte');
    const changed = ninjs({ uri: 'urn:a', day, version: '2', title: 'Il ponte richiude' });
    await installed.deliver('changes/a.json', changed);
    await installed.deliver('changes/b.json', { uri: 'urn:b', nonsense: 1 });
    const second = await installed.importFiles(delivery);
    expect([second.code, second.out.trim()]).toEqual([1, 'imported 0, updated 1, unchanged 0, rejected 1']);
    expect(linesOf(second.err)).toEqual([`rejected ${join(delivery, 'b.json')}: nonsense: unknown property`]);
    await expect.poll(() => leadAt(port)).toBe('Il ponte richiude');
    isStopped = true;
    expect((await server.kill('SIGKILL')).signal).toBe('SIGKILL');
    expect(await filesOfData()).toContain('edicola.lock');
    server = installed.start();
    port = await server.port;
    isStopped = false;
    expect(await leadAt(port)).toBe('Il ponte richiude');
  });

  test('TRK-04 ends an import between two issues at SIGTERM; then commands continue it, report the counts and find no damage', {
    tags: 'postgres',
    timeout: TIMEOUT_MS,
  }, async () => {
    const reply = await fetch(`http://127.0.0.1:${port}/api/site/tracking`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(view('/faq')),
    });
    expect(reply.status).toBe(200);
    const count = () => run('stats', '--brand', 'MG', '--days', '2');
    const counted = await count();
    expect([counted.code, counted.err]).toEqual([0, '']);
    expect(counted.out).toContain('  pageviews 1, ');
    const onPostgres = 'DATABASE_URL' in installed.settings;
    if (!onPostgres)
      expect(await run('check')).toMatchObject({
        code: 1,
        err: expect.stringContaining('is in use by process'),
      });

    const articles = 160;
    const delivery = join(installed.root, 'delivery');
    await writeNinjsDelivery(delivery, articles, SMALL);
    // The issues of this delivery are of April.
    const hasIssue = async () =>
      (await overSocket(port, '/v1/numeri?edizione=nazionale', { host: HOST })).body.includes('"2025-04-');
    expect(await hasIssue()).toBe(false);
    const quiet = await openQuietly(port);
    const importing = installed.importFiles(delivery);
    await expect.poll(hasIssue, { interval: 10, timeout: 60_000 }).toBe(true);
    isStopped = true;
    const ended = await server.kill('SIGTERM');
    expect([ended.code, ended.signal, ended.err]).toEqual([0, null, '']);
    expect(/^DATABASE_URL: data checksums are (?:on|off)/m.test(ended.out)).toBe(onPostgres);
    // The server did not wait for the timeout of the idle connection, which would have sent an error.
    expect(await quiet.told).toBe('');
    expect(await filesOfData()).not.toContain('edicola.lock');
    const { code: cut, err: cutErr } = await importing;
    expect(cut).toBe(1);
    expect(linesOf(cutErr)).toEqual([
      'The running server stopped before the command was done',
      expect.stringMatching(/^\d+ of 160 articles of the paper that was being imported are stored: /),
    ]);

    const { code, out } = await installed.importFiles(delivery);
    // An article that was imported in one of its two editions counts as updated.
    const [imported = 0, updated = 0, unchanged = 0, rejected] = (out.match(/\d+/g) ?? []).map(Number);
    expect([code, rejected, imported + updated + unchanged]).toEqual([0, 0, articles]);
    expect(imported + updated).toBeGreaterThan(0);
    expect(unchanged).toBeGreaterThan(0);
    expect(await count()).toMatchObject({ code: 0, out: counted.out, err: '' });
    const checked = await run('check');
    expect([checked.code, checked.err]).toEqual([0, '']);
    expect(linesOf(checked.out)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^read \d+ tables/), 'no damage was found']),
    );
  });
});
