import { setTimeout as sleep } from 'node:timers/promises';
import { processorTime } from './processor-time.ts';

const CHECK_INTERVAL_MS = 1000;
const IDLE_CHECKS = 3;
/** Processor time in µs a second below which a server counts as idle. */
const MAX_IDLE_US = 100_000;
const IDLE_TIMEOUT_MS = 180_000;
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
  for (const deadline = performance.now() + IDLE_TIMEOUT_MS; performance.now() < deadline; ) {
    await sleep(CHECK_INTERVAL_MS);
    const now: number = (await processorTime(pid)) ?? before;
    quiet = now - before < MAX_IDLE_US ? quiet + 1 : 0;
    if (quiet === IDLE_CHECKS) return;
    before = now;
  }
  throw new Error('the product did not become idle after its start');
}
