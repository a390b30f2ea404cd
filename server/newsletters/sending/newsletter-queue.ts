import { EVERY_MINUTE, type Queue } from '../../queue/open-queue.ts';
import type { LetterJobs, LettersJob } from './letter-jobs.ts';
import { planDue } from './plan-due.ts';
import { type LetterMeans, sendLetters } from './send-letters.ts';

const PLAN = 'plan-newsletters';
const SEND = 'send-newsletter';

/** Jobs a process does at once. */
const AT_ONCE = 2;
/** How soon what is new is begun with, in seconds. */
const POLLING_S = { [PLAN]: 10, [SEND]: 2 };

/** Sends newsletters when their time comes, beside any other process that does; at once what was missed meanwhile. ACC-07 */
export async function workOnNewsletters(
  { boss, makeRoom }: Queue,
  means: Omit<LetterMeans, 'jobs'>,
): Promise<void> {
  await makeRoom([PLAN, SEND]);
  const jobs: LetterJobs = {
    async send(some, after) {
      await boss.insert(
        SEND,
        some.map((job) => ({ data: job, ...(after && { startAfter: after }) })),
      );
    },
  };
  await boss.work(PLAN, { pollingIntervalSeconds: POLLING_S[PLAN] }, () =>
    planDue({ orm: means.orm, jobs, now: means.now() }),
  );
  await boss.work<LettersJob>(
    SEND,
    { pollingIntervalSeconds: POLLING_S[SEND], localConcurrency: AT_ONCE },
    async ([job]) => {
      if (job) await sendLetters({ ...job.data, id: job.id }, { ...means, jobs });
    },
  );
  await boss.schedule(PLAN, EVERY_MINUTE);
  await boss.send(PLAN);
}
