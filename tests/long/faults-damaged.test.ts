import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAMAGES } from '#tests/support/faults/damages.ts';
import { faultTable } from '#tests/support/faults/fault-table.ts';
import { type Installation, leadAt, linesOf, newInstallation } from '#tests/support/installation.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { startServer } from '#tests/support/server-process.ts';

const TITLE = 'Prima del danno';

/** A command that drops root's capabilities: root would ignore file permissions. */
const UNPRIVILEGED_COMMAND =
  process.getuid?.() === 0
    ? [
        'setpriv',
        '--bounding-set',
        '-dac_override,-dac_read_search',
        '--inh-caps',
        '-dac_override,-dac_read_search',
      ]
    : [];
const [setpriv = 'true', ...options] = UNPRIVILEGED_COMMAND;
const canDropPrivileges = spawnSync(setpriv, [...options, 'true']).status === 0;

const table = faultTable('The embedded database’s folder is damaged');
let root: string;
let whole: Installation;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'edicola-damaged-'));
  whole = await newInstallation({ made: true, embedded: true });
  const path = await whole.deliver('a.json', ninjs({ title: TITLE }));
  const server = whole.start();
  await server.port;
  expect((await whole.importFiles(path)).code).toBe(0);
  await server.kill('SIGKILL');
  await mkdir(join(whole.settings.DATA_DIR ?? '', 'images'), { recursive: true });
});
afterAll(async () => {
  await whole.remove();
  await rm(root, { recursive: true, force: true });
});

/** The result of a server start on a damaged folder. */
async function startOn(data: string): Promise<string> {
  const server = startServer({ DATA_DIR: data }, UNPRIVILEGED_COMMAND);
  const port = await server.port.catch(() => null);
  if (port === null) {
    const { code, err } = await server.ended;
    const lines = linesOf(err);
    const isPlain = code === 1 && lines.length === 1 && !/^\s*at |Error:|\bpanic\b/i.test(err);
    return isPlain ? PROMISED : `ended with ${code}: ${err.slice(0, 2000)}`;
  }
  const lead = await leadAt(port).catch((error: unknown) => String(error));
  const { code, err } = await server.kill('SIGTERM');
  if (lead !== TITLE) return `began anew, or forgot: shows ${lead}`;
  return code === 0 ? PROMISED : `served, and ended with ${code}: ${err.slice(0, 300)}`;
}

const PROMISED = 'refuses in a sentence, or serves all there was';

test.runIf(canDropPrivileges).for(DAMAGES)('$name', async ({ name, inflict }) => {
  const data = join(root, name.replaceAll(' ', '-'));
  await cp(whole.settings.DATA_DIR ?? '', data, { recursive: true, preserveTimestamps: true });
  await table.row(name, PROMISED, async () => {
    await inflict(data);
    const happened = await startOn(data);
    return { happened, lost: [] };
  });
  await chmod(data, 0o700);
  await chmod(join(data, 'database'), 0o700).catch(() => undefined);
});
