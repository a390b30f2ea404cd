import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCommand } from './run-command.ts';

const where = { root: tmpdir(), log: join(tmpdir(), `edicola-run-command-${process.pid}.log`), minutes: 5 };

afterAll(() => rmSync(where.log));

test('a command reports by its exit code whether it failed', async () => {
  expect(await runCommand(['-e', ''], where)).toEqual({ ok: true, hasTimedOut: false });
  expect(await runCommand(['-e', 'process.exit(1)'], where)).toEqual({ ok: false, hasTimedOut: false });
});

test('a command that was ended from outside does not count as a failed check', async () => {
  const ended = runCommand(['-e', "process.kill(process.pid, 'SIGKILL')"], where);
  await expect(ended).rejects.toThrow('ended from outside');
});
