import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

const MINUTE_MS = 60_000;
let running: ChildProcess | null = null;

/** Ends the command that was started last, with all its child processes. */
export function endRunning(): void {
  if (!running?.pid) return;
  try {
    process.kill(-running.pid, 'SIGKILL');
  } catch (error) {
    // The process has ended meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export type Ended = { ok: boolean; hung: boolean };

type Where = { root: string; log: string; minutes: number; environment?: Record<string, string> };

/**
 * Runs a Node script in a work copy, and ends it after a limit in minutes.
 * @throws Error when something else ended it, because that proves nothing about the fault.
 */
export async function runCommand(args: readonly string[], where: Where): Promise<Ended> {
  const out = openSync(where.log, 'w');
  const child = spawn(process.execPath, args, {
    cwd: where.root,
    env: { ...process.env, NODE_ENV: 'test', ...where.environment },
    stdio: ['ignore', out, out],
    // A process group of its own, so that servers and browsers which it started end with it.
    detached: true,
  });
  running = child;
  let hung = false;
  const timer = setTimeout(() => {
    hung = true;
    endRunning();
  }, where.minutes * MINUTE_MS);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  clearTimeout(timer);
  endRunning();
  running = null;
  closeSync(out);
  if (code === null && !hung) throw new Error(`${args[0]} was ended from outside`);
  return { ok: code === 0, hung };
}
