import { EVERY_MINUTE, pollEvery, type Queue } from '#server/base/queue/open-queue.ts';
import type { LetterJobs, LettersJob } from './letter-jobs.ts';
import { planDueNewsletters } from './plan-due.ts';
import { type LetterDeps, sendLetters } from './send-letters.ts';

const PLAN = 'newsletters-due';
/** Former name of the schedule, in a queue that allowed more than one run at a time. */
const FORMER_PLAN = 'plan-newsletters';
const SEND = 'send-newsletter';

/** No retries: the next minute plans again, and a job that waits for its retry would block that. */
const NO_RETRY = { retryLimit: 0 };

/** Jobs that a process works on at the same time. */
const CONCURRENCY = 2;
/** How often a worker polls for jobs, in seconds, in addition to being notified. */
const POLLING_S = { [PLAN]: 10, [SEND]: 2 };

/**
 * Starts the workers that queue and send newsletters when they are due; several processes may run them at the
 * same time. Newsletters that became due while no server ran follow, unless it is too late for them. ACC-07
 */
export async function workOnNewsletters(
  { boss, createQueues }: Queue,
  deps: Omit<LetterDeps, 'jobs'>,
): Promise<void> {
  await createQueues([SEND]);
  // One at a time: two simultaneous runs would queue all letters twice.
  await createQueues([PLAN], { once: true });
  const jobs: LetterJobs = {
    async send(newJobs, after) {
      await boss.insert(
        SEND,
        newJobs.map((job) => ({ data: job, ...(after && { startAfter: after }) })),
      );
    },
  };
  await boss.work(PLAN, pollEvery(POLLING_S[PLAN]), () =>
    planDueNewsletters({ ...deps, jobs, now: deps.now() }),
  );
  await boss.work<LettersJob>(
    SEND,
    { ...pollEvery(POLLING_S[SEND]), localConcurrency: CONCURRENCY },
    async ([job]) => {
      if (!job) return;
      const { id: jobId, retryCount: earlierRuns, signal, data } = job;
      await sendLetters({ ...data, jobId, earlierRuns, signal }, { ...deps, jobs });
    },
  );
  await boss.unschedule(FORMER_PLAN);
  await boss.schedule(PLAN, EVERY_MINUTE, null, NO_RETRY);
  await boss.send(PLAN, null, NO_RETRY);
}
