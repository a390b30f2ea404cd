import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPILE_CACHE_FOLDER } from '#tests/support/server-process.ts';

/**
 * Mounts a small disk that only the started process sees; $0 is its folder, $1 its size, $2 how much of it is filled
 * before.
 */
const ON_DISK =
  'mount -t tmpfs -o size=$1 tmpfs "$0" && head -c $2 /dev/zero > "$0/taken"; exec "$3" server/main.ts';
const AS_ROOT = ['--user', '--map-root-user', '--mount'];
const canMount = spawnSync('unshare', [...AS_ROOT, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

let disk: string;
beforeAll(async () => {
  disk = await mkdtemp(join(tmpdir(), 'edicola-disk-'));
});
afterAll(() => rm(disk, { recursive: true }));

async function startOn(size: string, taken: string): Promise<{ code: number; said: string[] }> {
  const { PATH = '' } = process.env;
  const more = {
    NODE_ENV: 'test',
    NODE_COMPILE_CACHE: COMPILE_CACHE_FOLDER,
    PORT: '0',
    GATE: 'off',
    DEMO: 'off',
  };
  const child = spawn('unshare', [...AS_ROOT, 'sh', '-c', ON_DISK, disk, size, taken, process.execPath], {
    env: { PATH, ...more, DATA_DIR: join(disk, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      said += part;
    });
  }
  const [code] = await once(child, 'close');
  return { code, said: said.trimEnd().split('\n') };
}

test.runIf(canMount).each([
  ['no room at all', '64k', '64k'],
  ['no room for a database', '256k', '0'],
  ['room for half a database', '20m', '0'],
])('a start on a disk with %s reports that in one sentence', async (_, size, taken) => {
  const { code, said } = await startOn(size, taken);
  expect(said).toEqual([
    expect.stringMatching(
      /^(?:DATA_DIR: |The database in .* cannot be used: )the disk is full\. Make room on it, then start again\.$/,
    ),
  ]);
  expect(code).toBe(1);
});
