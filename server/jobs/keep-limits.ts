import type { Orm } from '../db/connect.ts';
import { forgetOldLimits } from '../db/rate-limits.ts';
import { lookEvery, type Queue } from '../queue/open-queue.ts';

const FORGET = 'forget-limits';
const EVERY_FIVE_MINUTES = '*/5 * * * *';
const POLLING_S = 30;

/** Forgets every few minutes, on one of the servers, the counters of limits that are over. */
export async function workOnLimits({ boss, makeRoom }: Queue, { orm }: { orm: Orm }): Promise<void> {
  await makeRoom([FORGET], { once: true });
  await boss.work(FORGET, lookEvery(POLLING_S), () => forgetOldLimits(orm));
  await boss.schedule(FORGET, EVERY_FIVE_MINUTES);
}
