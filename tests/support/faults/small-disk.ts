import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const AS_ROOT = ['--user', '--map-root-user', '--mount'];

/** Whether this machine lets a test have disks of its own. */
export const canMount =
  spawnSync('unshare', [...AS_ROOT, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

export type SmallDisk = {
  /** Its folder, for programs that run within. */
  folder: string;
  /** The same folder for this process, which does not see the disk otherwise. */
  seenFrom: string;
  /** What a program is started by so that it sees the disk. */
  within: string[];
  /** Runs a command of the shell within, with the disk's folder as the current one. */
  shell(command: string): void;
  /** Takes all the room that is left, but for so many bytes. */
  fill(butFor?: number): void;
  /** Gives the room back. */
  free(): void;
  remove(): Promise<void>;
};

/** A disk that is soon full, and that only what is started within sees. It ends with `remove`. */
export async function mountSmallDisk(size: string): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-disk-'));
  const mount = `mount -t tmpfs -o size=${size} tmpfs "$0" && echo mounted && exec cat`;
  const holder = spawn('unshare', [...AS_ROOT, 'sh', '-c', mount, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  const within = [
    'nsenter',
    '--target',
    String(holder.pid),
    '--user',
    '--mount',
    '--preserve-credentials',
    `--wd=${process.cwd()}`,
  ];
  const [nsenter = '', ...into] = within;
  const shell = (command: string) => {
    const { status, stderr } = spawnSync(nsenter, [...into, 'sh', '-c', `cd "$0" && ${command}`, folder]);
    if (status !== 0) throw new Error(`${command}: ${stderr}`);
  };
  return {
    ...{ folder, within, shell, seenFrom: `/proc/${holder.pid}/root${folder}` },
    fill(butFor = 0) {
      // The disk's end ends the copy.
      shell(
        `dd if=/dev/zero of=room bs=64k 2>/dev/null; truncate -s "$(($(stat -c %s room) - ${butFor}))" room`,
      );
    },
    free: () => shell('rm -f room'),
    async remove() {
      const ended = once(holder, 'close');
      holder.stdin.end();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
