import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { homeAt, type Installation, leadAt, linesOf, newInstallation } from '#tests/support/installation.ts';
import { writeNinjsDelivery } from '#tests/support/ninjs-delivery.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

/**
 * A long timeout, only to end a test that hangs: several programs start one after the other, on a machine that may be
 * busy.
 */
const TIMEOUT_MS = 600_000;

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

describe('a server that stops', () => {
  let installed: Installation;
  beforeEach(async () => {
    installed = await newInstallation({ made: true });
  }, TIMEOUT_MS);
  afterEach(() => installed.remove());

  test('by kill -9 starts again with all its data; by SIGTERM removes its lock, even if browsers have unused connections open', {
    tags: 'postgres',
    timeout: TIMEOUT_MS,
  }, async () => {
    const path = await installed.deliver('a.json', ninjs({ title: 'Prima della fine' }));
    expect((await installed.importFiles(path)).code).toBe(0);
    const first = installed.start();
    expect(await leadAt(await first.port)).toBe('Prima della fine');
    expect((await first.kill('SIGKILL')).signal).toBe('SIGKILL');
    expect(await readdir(installed.settings.DATA_DIR ?? '')).toContain('edicola.lock');
    const second = installed.start();
    const port = await second.port;
    expect(await leadAt(port)).toBe('Prima della fine');
    const quiet = await openQuietly(port);
    const { code, signal, err } = await second.kill('SIGTERM');
    expect([code, signal, err]).toEqual([0, null, '']);
    // The server did not wait for the timeout of the idle connection, which would have sent an error.
    expect(await quiet.told).toBe('');
    expect(await readdir(installed.settings.DATA_DIR ?? '')).not.toContain('edicola.lock');
  });

  test(
    'during an import ends the import between two issues; the next import continues from there',
    async () => {
      const articles = 160;
      await writeNinjsDelivery(join(installed.root, 'delivery'), articles);
      const server = installed.start();
      const port = await server.port;
      const importing = installed.importFiles(join(installed.root, 'delivery'));
      await vi.waitFor(async () => expect((await homeAt(port)).numero).not.toBeNull(), {
        timeout: 60_000,
        interval: 10,
      });
      expect((await server.kill('SIGTERM')).code).toBe(0);
      const { code: cut, err } = await importing;
      expect(cut).toBe(1);
      expect(linesOf(err)).toEqual([
        'The running server stopped before the command was done',
        expect.stringMatching(/^\d+ of 160 articles of its paper are stored: /),
      ]);
      const { code, out } = await installed.importFiles(join(installed.root, 'delivery'));
      // An article that was imported in one of its two editions counts as updated.
      const [imported = 0, updated = 0, unchanged = 0, rejected] = (out.match(/\d+/g) ?? []).map(Number);
      expect([code, rejected, imported + updated + unchanged]).toEqual([0, 0, articles]);
      expect(imported + updated).toBeGreaterThan(0);
      expect(unchanged).toBeGreaterThan(0);
    },
    TIMEOUT_MS,
  );
});
