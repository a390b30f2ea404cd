import { readFile } from 'node:fs/promises';

const START_TIME_FIELD = 22;

/**
 * Distinguishes a process from a later one with the same number, by boot and start time where the system reports them
 * (Linux). Null when there is no such process, or the system does not report them.
 */
export async function processIdentity(pid: number): Promise<string | null> {
  try {
    const [stat, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    ]);
    // The second field, the name in brackets, may contain spaces and brackets: fields are counted from behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const startTime = fields[START_TIME_FIELD - 3];
    return startTime ? `${boot.trim()}:${startTime}` : null;
  } catch {
    return null;
  }
}

/** Whether a process lives and is still the one with this identity. */
export async function isAlive(pid: number, identity: string | null): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process lives, and belongs to another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const current = await processIdentity(pid);
  return identity === null || current === null || current === identity;
}
