import { readFile } from 'node:fs/promises';

/** Linux reports a process's time in hundredths of a second, whatever the kernel's own clock. */
const TICK_US = 10_000;

/** User and system time of a process with all its threads, in µs; null where there is no /proc. */
export async function processorTime(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  // The name of the program, in parentheses, may contain spaces; the times are 12 and 13 fields after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_US;
}
