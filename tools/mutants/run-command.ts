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

export type CommandOutcome = { ok: boolean; hasTimedOut: boolean };

type CommandOptions = { root: string; log: string; minutes: number; environment?: Record<string, string> };

/**
 * Runs a Node script in a work copy, and ends it after a timeout in minutes.
 * @throws Error when something else ended it, because that proves nothing about the mutant.
 */
export async function runCommand(args: readonly string[], options: CommandOptions): Promise<CommandOutcome> {
  const out = openSync(options.log, 'w');
  const child = spawn(process.execPath, args, {
    cwd: options.root,
    env: { ...process.env, NODE_ENV: 'test', ...options.environment },
    stdio: ['ignore', out, out],
    // A process group of its own, so that servers and browsers which it started end with it.
    detached: true,
  });
  running = child;
  let hasTimedOut = false;
  const timer = setTimeout(() => {
    hasTimedOut = true;
    endRunning();
  }, options.minutes * MINUTE_MS);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  clearTimeout(timer);
  endRunning();
  running = null;
  closeSync(out);
  if (code === null && !hasTimedOut) throw new Error(`${args[0]} was ended from outside`);
  return { ok: code === 0, hasTimedOut };
}
