import type { Orm } from '../db/connect.ts';
import { keepTidy } from '../db/embedded/keep-tidy.ts';
import { lookEvery, type Queue } from '../queue/open-queue.ts';

const TIDY = 'tidy-database';
const EVERY_FIVE_MINUTES = '*/5 * * * *';
const POLLING_S = 30;

/** Tidies the embedded database up every few minutes: it has no processes of its own that would. */
export async function workOnTidiness({ boss, makeRoom }: Queue, { orm }: { orm: Orm }): Promise<void> {
  await makeRoom([TIDY], { once: true });
  await boss.work(TIDY, lookEvery(POLLING_S), () => keepTidy(orm));
  await boss.schedule(TIDY, EVERY_FIVE_MINUTES);
}
