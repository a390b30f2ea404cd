import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DATABASES_UNDER_TEST } from '#tests/support/backed-up.ts';
import { type CuttingProxy, startCuttingProxy } from '#tests/support/faults/cutting-proxy.ts';
import { faultTable, type Outcome } from '#tests/support/faults/fault-table.ts';
import { homeAt, type Installation, linesOf, newInstallation } from '#tests/support/installation.ts';
import { writeNinjsDelivery } from '#tests/support/ninjs-delivery.ts';
import { type Ended, runProgram } from '#tests/support/server-process.ts';

const ARTICLES = 400;
const PROMISED = 'says in a sentence why it ended and what stays; the same call goes on from there';
const KEPT =
  /^\d+ of 400 articles of the paper that was being imported are stored: run the same command again/;

const table = faultTable('An import is cut off');
let installed: Installation;
let delivery: string;
let faultProxy: CuttingProxy | undefined;

async function open(kind: string): Promise<void> {
  installed = await newInstallation({ made: true, embedded: kind === 'embedded' });
  delivery = join(installed.root, 'delivery');
  await writeNinjsDelivery(delivery, ARTICLES);
}
afterEach(async () => {
  await faultProxy?.close();
  faultProxy = undefined;
  await installed.remove();
});

const begin = (overrides: Record<string, string> = {}) =>
  runProgram('server/operations/commands/import.ts', [delivery, '--brand', 'MG'], {
    ...installed.settings,
    ...overrides,
  });

/** Whether the import ended as it should, and whether the same call imports the rest. */
async function outcomeOf({ code, err, out }: Ended, why: RegExp): Promise<Outcome> {
  const [said = '', kept = '', ...rest] = linesOf(err);
  if (code !== 1 || out !== '' || !why.test(said) || !KEPT.test(kept) || rest.length > 0)
    return { happened: `ended with ${code}: ${out}${err}`.slice(0, 1500), lost: [] };
  const again = await begin().ended;
  const [imported = 0, updated = 0, unchanged = 0] = (again.out.match(/\d+/g) ?? []).map(Number);
  const goesOn = again.code === 0 && imported + updated + unchanged === ARTICLES && unchanged > 0;
  return { happened: goesOn ? PROMISED : `again: ${again.code} ${again.out}${again.err}`, lost: [] };
}

/** Waits until a reader of the running server sees the first articles. */
const untilShown = (port: number) =>
  vi.waitFor(async () => expect((await homeAt(port)).numero).not.toBeNull(), {
    timeout: 300_000,
    interval: 10,
  });

describe.each(DATABASES_UNDER_TEST)('on %s, by the running server', (kind) => {
  beforeEach(() => open(kind));

  test('an import that is stopped by SIGTERM can be continued by the same call', async () => {
    await table.row(`${kind}: SIGTERM for the command, the server imports`, PROMISED, async () => {
      const port = await installed.start().port;
      const importing = begin();
      await untilShown(port);
      importing.child.kill('SIGTERM');
      return await outcomeOf(await importing.ended, /^It was interrupted before its end\.$/);
    });
  });

  test('an import can be continued after SIGTERM to the server', async () => {
    await table.row(`${kind}: SIGTERM for the server that imports`, PROMISED, async () => {
      const server = installed.start();
      const port = await server.port;
      const importing = begin();
      await untilShown(port);
      const { code, err } = await server.kill('SIGTERM');
      if (code !== 0) return { happened: `the server ended with ${code}: ${err}`, lost: [] };
      return await outcomeOf(
        await importing.ended,
        /^The running server stopped before the command was done$/,
      );
    });
  });
});

describe.runIf(DATABASES_UNDER_TEST.includes('postgresql'))('on PostgreSQL, by a process of its own', () => {
  beforeEach(() => open('postgresql'));

  /** Waits until the import writes its second issue: from then on it reports what stays. */
  async function untilWritten(): Promise<void> {
    const client = new pg.Client({ connectionString: installed.settings.DATABASE_URL ?? '' });
    await client.connect();
    const issues = async () =>
      await client.query('select from issues').then(
        ({ rowCount }) => rowCount,
        // The tables are being created meanwhile.
        () => 0,
      );
    await expect.poll(issues, { interval: 5, timeout: 300_000 }).toBeGreaterThan(1);
    await client.end();
  }

  test('an import that is stopped by SIGTERM can be continued by the same call', async () => {
    await table.row('postgresql: SIGTERM for the command that imports', PROMISED, async () => {
      const importing = begin();
      await untilWritten();
      importing.child.kill('SIGTERM');
      return await outcomeOf(await importing.ended, /^It was interrupted before its end\.$/);
    });
  });

  test('an import can be continued after the database connection was cut', async () => {
    await table.row('postgresql: the network to it is cut', PROMISED, async () => {
      faultProxy = await startCuttingProxy(installed.settings.DATABASE_URL ?? '');
      const importing = begin({ DATABASE_URL: faultProxy.url });
      await untilWritten();
      faultProxy.setDown(true);
      return await outcomeOf(await importing.ended, /^The database cannot be reached: /);
    });
  });
});
