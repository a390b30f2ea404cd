import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const SAMPLE_MS = 1000;
/** Busy share of all processors below which the machine counts as quiet. */
const QUIET_SHARE = 0.1;
const QUIET_SAMPLES = 3;
const TIMEOUT_MS = 120_000;

function processorTimes() {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    all: sum(times.flatMap((time) => Object.values(time))),
    idle: sum(times.map(({ idle }) => idle)),
  };
}

/** Share of all processors that was busy during a second, from 0 to 1. */
async function busyShare(): Promise<number> {
  const before = processorTimes();
  await sleep(SAMPLE_MS);
  const after = processorTimes();
  const all = after.all - before.all;
  return all > 0 ? 1 - (after.idle - before.idle) / all : 0;
}

/**
 * Waits until the machine is quiet for some seconds, two minutes at most.
 * @returns the busy share of the last second
 */
export async function untilQuiet(): Promise<number> {
  let quiet = 0;
  let busy = 1;
  for (
    const deadline = performance.now() + TIMEOUT_MS;
    quiet < QUIET_SAMPLES && performance.now() < deadline;
  ) {
    busy = await busyShare();
    quiet = busy < QUIET_SHARE ? quiet + 1 : 0;
  }
  return busy;
}
