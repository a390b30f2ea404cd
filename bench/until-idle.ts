import { setTimeout as sleep } from 'node:timers/promises';
import { processorTime } from './processor-time.ts';

const LOOK_EVERY_MS = 1000;
const QUIET_LOOKS = 3;
/** Processor time in µs a second below which a server counts as idle. */
const QUIET_US = 100_000;
const LIMIT_MS = 180_000;
/** Wait on systems that do not report processor time. */
const BLIND_WAIT_MS = 30_000;

/**
 * Waits until a process is idle: work that continues after the first answers would be charged to whatever is measured
 * meanwhile. @throws Error when it does not become idle.
 */
export async function untilIdle(pid: number): Promise<void> {
  const atStart = await processorTime(pid);
  if (atStart === null) return await sleep(BLIND_WAIT_MS);
  let before: number = atStart;
  let quiet = 0;
  for (const deadline = performance.now() + LIMIT_MS; performance.now() < deadline; ) {
    await sleep(LOOK_EVERY_MS);
    const now: number = (await processorTime(pid)) ?? before;
    quiet = now - before < QUIET_US ? quiet + 1 : 0;
    if (quiet === QUIET_LOOKS) return;
    before = now;
  }
  throw new Error('the product never came to rest after its start');
}
