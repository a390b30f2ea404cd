import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { canMount, mountSmallDisk } from '#tests/support/faults/small-disk.ts';
import { type Installation, linesOf, newInstallation } from '#tests/support/installation.ts';
import { copyMadeDatabase } from '#tests/support/made-database.ts';
import { runProgram, startServer } from '#tests/support/server-process.ts';

const FULL =
  /^(?:DATA_DIR: |The database in .* cannot be used: )the disk is full\. Make room on it, then start again\.$/;

let installed: Installation;
beforeAll(async () => {
  installed = await newInstallation();
});
afterAll(() => installed.remove());

test.runIf(canMount).each([
  ['no room at all', '64k', 'full'],
  ['no room for a database', '256k', 'empty'],
])('a start on a disk with %s reports that in one sentence', async (_, size, state) => {
  const disk = await mountSmallDisk(size);
  onTestFinished(disk.remove);
  if (state === 'full') disk.fill();
  const { code, out, err } = await startServer({ DATA_DIR: join(disk.folder, 'data') }, disk.within).ended;
  expect([code, out]).toEqual([1, '']);
  expect(linesOf(err)).toEqual([expect.stringMatching(FULL)]);
});

test('a start on an occupied port is refused in one line', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const data = await mkdtemp(join(installed.root, 'other-'));
  await copyMadeDatabase(join(data, 'database'));
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { code, err } = await startServer({ DATA_DIR: data, HOST: '127.0.0.1', PORT: String(port) }).ended;
  expect(code).toBe(1);
  expect(linesOf(err)).toEqual([expect.stringMatching(/^HOST and PORT: .*EADDRINUSE/)]);
});

// The messages of each setting: config.test.ts and start-failure.test.ts.
test.each([
  [
    'server/main.ts',
    'DATABASE_URL',
    'postgres://me:secret@127.0.0.1:1/x',
    /^The database of DATABASE_URL cannot be used: .*ECONNREFUSED/,
  ],
  ['server/operations/commands/import.ts', 'DATA_DIR', '/dev/null', /^(?:DATA_DIR: )?EEXIST: .*\/dev\/null/],
] as const)('an invalid setting is reported in one line: by %s, %s=%s', async (program, name, value, line) => {
  const { code, out, err } = await runProgram(program, ['--brand', 'MG', installed.root], {
    ...installed.settings,
    [name]: value,
  }).ended;
  expect([code, out]).toEqual([1, '']);
  expect(linesOf(err)).toEqual([expect.stringMatching(line)]);
  expect(err).not.toContain('secret');
});
