// Simulates a slow, busy machine: all tests share one core, and a second core is never idle.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

const BUSY_PROCESSES = 2;

/** Factor by which time limits of tests are longer there. */
export const TIMEOUT_FACTOR = 3;

/** Loops until its parent process ends, even if that is killed. */
const BUSY_LOOP = 'while (process.ppid === Number(process.argv[1]));';

/** Thrown if the tests cannot be restricted to one core; the message is for the person who runs them. */
export class NoOneCore extends Error {}

/** Core numbers in a list such as `0,2-4`. */
export const coresIn = (list: string): number[] =>
  list.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });

function taskset(...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('taskset', args, { encoding: 'utf8' });
  if (error) throw new NoOneCore('Holding the tests to one core needs taskset (Debian: util-linux).');
  if (status !== 0) throw new NoOneCore(`taskset does not hold the tests to one core: ${stderr.trim()}`);
  return stdout;
}

/**
 * Restricts this process and all that it starts from now on to one core, and keeps a second core busy. Returns a
 * function that ends the work on the second core.
 */
export function holdToOneCore(): () => void {
  const list = taskset('--pid', '--cpu-list', String(process.pid)).split(':').at(-1) ?? '';
  const [ownCore, busyCore] = coresIn(list.trim());
  if (ownCore === undefined || busyCore === undefined) {
    throw new NoOneCore('Steady rounds need two cores, and this machine has one: nothing was run.');
  }
  taskset('--all-tasks', '--pid', '--cpu-list', String(ownCore), String(process.pid));
  const loop = [process.execPath, '--eval', BUSY_LOOP, String(process.pid)];
  const busyProcesses = Array.from(
    { length: BUSY_PROCESSES },
    (): ChildProcess => spawn('taskset', ['--cpu-list', String(busyCore), ...loop], { stdio: 'ignore' }),
  );
  return () => {
    for (const child of busyProcesses) child.kill('SIGKILL');
  };
}
