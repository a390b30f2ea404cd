import type { Orm } from '#server/base/db/connect.ts';
import { keepTidy } from '#server/base/db/embedded/keep-tidy.ts';
import { everyFiveMinutes, type Queue } from '#server/base/queue/open-queue.ts';

/** Tidies the embedded database up every few minutes: it has no processes of its own that would. */
export const workOnTidiness = (queue: Queue, { orm }: { orm: Orm }): Promise<void> =>
  everyFiveMinutes(queue, { name: 'tidy-database', work: () => keepTidy(orm) });
