import { EVERY_MINUTE, lookEvery, type Queue } from '#server/base/queue/open-queue.ts';
import type { LetterJobs, LettersJob } from './letter-jobs.ts';
import { planDue } from './plan-due.ts';
import { type LetterDeps, sendLetters } from './send-letters.ts';

const PLAN = 'newsletters-due';
/** The clock that it had before, in a queue that took it more than once. */
const FORMER_PLAN = 'plan-newsletters';
const SEND = 'send-newsletter';

/** The next minute looks anew: one that waited to be tried again would keep it from doing so. */
const NOT_AGAIN = { retryLimit: 0 };

/** Jobs a process does at once. */
const AT_ONCE = 2;
/** How often a worker looks for jobs, in seconds, beside being told of new ones. */
const POLLING_S = { [PLAN]: 10, [SEND]: 2 };

/** Sends newsletters when their time comes, beside any other process that does; soon what was missed meanwhile. ACC-07 */
export async function workOnNewsletters(
  { boss, makeRoom }: Queue,
  deps: Omit<LetterDeps, 'jobs'>,
): Promise<void> {
  await makeRoom([SEND]);
  // Two that look at once would give all letters out twice.
  await makeRoom([PLAN], { once: true });
  const jobs: LetterJobs = {
    async send(some, after) {
      await boss.insert(
        SEND,
        some.map((job) => ({ data: job, ...(after && { startAfter: after }) })),
      );
    },
  };
  await boss.work(PLAN, lookEvery(POLLING_S[PLAN]), () => planDue({ orm: deps.orm, jobs, now: deps.now() }));
  await boss.work<LettersJob>(
    SEND,
    { ...lookEvery(POLLING_S[SEND]), localConcurrency: AT_ONCE },
    async ([job]) => {
      if (!job) return;
      const { id, retryCount, signal, data } = job;
      await sendLetters({ ...data, id, run: retryCount, signal }, { ...deps, jobs });
    },
  );
  await boss.unschedule(FORMER_PLAN);
  await boss.schedule(PLAN, EVERY_MINUTE, null, NOT_AGAIN);
  await boss.send(PLAN, null, NOT_AGAIN);
}
