import type { Orm } from '../db/connect.ts';
import { keepTidy } from '../db/embedded/keep-tidy.ts';
import { everyFiveMinutes, type Queue } from '../queue/open-queue.ts';

/** Tidies the embedded database up every few minutes: it has no processes of its own that would. */
export const workOnTidiness = (queue: Queue, { orm }: { orm: Orm }): Promise<void> =>
  everyFiveMinutes(queue, { name: 'tidy-database', work: () => keepTidy(orm) });
