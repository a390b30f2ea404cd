import { EVERY_MINUTE, inTransaction, pollEvery, type Queue } from '#server/base/queue/open-queue.ts';
import { runPressReviewJobs } from './run-press-review-jobs.ts';
import { sendLetters } from './send-letters.ts';
import type { SendingDeps } from './sending-deps.ts';
import type { SendingJobs } from './sending-jobs.ts';

const PLAN = 'press-sendings-due';
const SEND = 'send-press-review';

/** The plan job is not retried: the next minute has a run of its own, which a waiting retry would block. */
const NO_RETRY = { retryLimit: 0 };

/** How many sendings a process sends at the same time, each of them letter by letter. */
const CONCURRENCY = 2;
/** How often a worker looks for jobs, in seconds, besides being notified of new ones. */
const POLLING_S = { [PLAN]: 10, [SEND]: 1 };

/**
 * Twelve hours are enough for a thousand letters even if the mail server lets each one time out. The heartbeat lets
 * another server take over soon after one has died, because reviews are expected in the morning.
 */
const JOB_LIMITS = { expireInSeconds: 12 * 3600, heartbeatSeconds: 20 };

/**
 * Starts the worker that sends press reviews when they are due; several processes may run one at the same time. PRS-04
 * @param stopSignal ends a sending after the letter under way; the next start of a server sends the others
 */
export async function workOnPressReviews(
  { boss, createQueues }: Queue,
  deps: SendingDeps,
  stopSignal: AbortSignal,
): Promise<SendingJobs> {
  // Two workers with the same sending would hand over two letters at the same time.
  await createQueues([PLAN, SEND], { once: true });
  const jobs: SendingJobs = {
    async enqueue(tx, sendingId) {
      const once = { singletonKey: sendingId, db: inTransaction(tx) };
      await boss.send(SEND, { sendingId }, { ...JOB_LIMITS, ...once });
    },
  };
  await boss.work(PLAN, pollEvery(POLLING_S[PLAN]), () =>
    runPressReviewJobs({ ...deps, jobs, now: deps.now() }),
  );
  await boss.work<{ sendingId: string }>(
    SEND,
    { ...pollEvery(POLLING_S[SEND]), localConcurrency: CONCURRENCY, includeMetadata: true },
    async ([job]) => {
      if (!job) return;
      const { id: jobId, retryCount: earlierRuns, data } = job;
      const signal = AbortSignal.any([job.signal, stopSignal]);
      await sendLetters({ ...data, jobId, earlierRuns, signal }, deps);
    },
  );
  await boss.schedule(PLAN, EVERY_MINUTE, null, NO_RETRY);
  await boss.send(PLAN, null, NO_RETRY);
  return jobs;
}
