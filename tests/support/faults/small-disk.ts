import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const AS_ROOT = ['--user', '--map-root-user', '--mount'];

/** Whether tests can mount disks of their own on this machine. */
export const canMount =
  spawnSync('unshare', [...AS_ROOT, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

export type SmallDisk = {
  /** Mount point, for programs that run inside the namespace. */
  folder: string;
  /** The same folder for this process, which does not see the mount otherwise. */
  seenFrom: string;
  /** Command prefix that runs a program inside the namespace. */
  within: string[];
  /** Runs a shell command inside the namespace, in the disk's folder. */
  shell(command: string): void;
  /** Fills the free space except for this number of bytes. */
  fill(butFor?: number): void;
  /** Frees the filled space. */
  free(): void;
  remove(): Promise<void>;
};

/** A small disk that is visible only to programs started inside its namespace. It exists until `remove`. */
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
    folder,
    within,
    shell,
    seenFrom: `/proc/${holder.pid}/root${folder}`,
    fill(butFor = 0) {
      // The copy ends when the disk is full.
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
