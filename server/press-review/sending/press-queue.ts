import { EVERY_MINUTE, inTransaction, lookEvery, type Queue } from '#server/base/queue/open-queue.ts';
import { planDue } from './plan-due.ts';
import { sendLetters } from './send-letters.ts';
import type { SendingDeps } from './sending-deps.ts';
import type { SendingJobs } from './sending-jobs.ts';

const PLAN = 'press-sendings-due';
const SEND = 'send-press-review';

/** The next minute looks anew: one that waited to be tried again would keep it from doing so. */
const NOT_AGAIN = { retryLimit: 0 };

/** Sendings a process hands over at once, each letter by letter. */
const AT_ONCE = 2;
/** How often a worker looks for jobs, in seconds, beside being told of new ones. */
const POLLING_S = { [PLAN]: 10, [SEND]: 1 };

/**
 * A mail server that is silent for as long as it is waited for, at each of a thousand letters; and how soon those of a server
 * that has died are seen to by another: reviews are waited for in the morning.
 */
const JOB_LIMITS = { expireInSeconds: 12 * 3600, heartbeatSeconds: 20 };

/** Sends press reviews when their time comes, beside any other process that does. PRS-04 */
export async function workOnPressReviews({ boss, makeRoom }: Queue, deps: SendingDeps): Promise<SendingJobs> {
  // Two that had the same sending in their hands would hand over two letters at once.
  await makeRoom([PLAN, SEND], { once: true });
  const jobs: SendingJobs = {
    async begin(tx, sendingId) {
      const once = { singletonKey: sendingId, db: inTransaction(tx) };
      await boss.send(SEND, { sendingId }, { ...JOB_LIMITS, ...once });
    },
  };
  await boss.work(PLAN, lookEvery(POLLING_S[PLAN]), () => planDue({ ...deps, jobs, now: deps.now() }));
  await boss.work<{ sendingId: string }>(
    SEND,
    { ...lookEvery(POLLING_S[SEND]), localConcurrency: AT_ONCE, includeMetadata: true },
    async ([job]) => {
      if (!job) return;
      const { id, retryCount, signal, data } = job;
      await sendLetters({ ...data, id, run: retryCount, signal }, deps);
    },
  );
  await boss.schedule(PLAN, EVERY_MINUTE, null, NOT_AGAIN);
  await boss.send(PLAN, null, NOT_AGAIN);
  return jobs;
}
