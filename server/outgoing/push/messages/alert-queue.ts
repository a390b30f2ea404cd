import { EVERY_MINUTE, pollEvery, type Queue } from '#server/base/queue/open-queue.ts';
import { runSteps } from '#server/base/queue/run-steps.ts';
import { messagesOf } from '../../db/alert-messages.ts';
import { alertAboutNewArticles } from './alert-about-new-articles.ts';
import { alertAboutNewEditions } from './alert-about-new-editions.ts';
import type { AlertJobs, DeliverJob, PlanJob } from './alert-jobs.ts';
import { deleteOldMessages } from './delete-old-messages.ts';
import { type DeliverDeps, deliver } from './deliver.ts';
import { planMessage } from './plan-message.ts';
import { queueDueDigests } from './queue-due-digests.ts';

const PLAN = 'plan-message';
const DELIVER = 'deliver-alert';
/** Queues due digests, and alerts about new editions and new articles of followed authors; deletes old alerts. */
const GATHER = 'gather-alerts';

/**
 * Jobs that a process works on at the same time, in total and for one push service: a slow one leaves workers
 * free.
 */
const CONCURRENCY = 4;
const CONCURRENCY_PER_SERVICE = 2;
/** How often a worker polls for jobs, in seconds, in addition to being notified. */
const POLLING_S = { [PLAN]: 1, [DELIVER]: 2, [GATHER]: 10 };

/**
 * Starts the workers that gather, plan and send alerts; several processes may run them at the same time.
 * @param stopSignal ends the planning of an alert after the readers under way; the next start goes on
 * @returns the queue for newsrooms' alerts, which reports why a message was not queued. PSH-02
 */
export async function workOnAlerts(
  { boss, createQueues }: Queue,
  deps: Omit<DeliverDeps, 'jobs'> & { report(error: unknown): void },
  stopSignal: AbortSignal,
): Promise<AlertJobs> {
  const { orm } = deps;
  await createQueues([DELIVER, GATHER]);
  // One job per message: a newsroom repeats its call to read the report, which must not add another job.
  await createQueues([PLAN], { once: true });
  const jobs: AlertJobs = {
    async plan(job) {
      await boss.send(PLAN, job, { singletonKey: job.messageId });
    },
    async deliver(newJobs, after) {
      const group = ({ service }: DeliverJob) => ({ group: { id: service } });
      const start = after && { startAfter: after };
      await boss.insert(
        DELIVER,
        newJobs.map((job) => ({ data: job, ...group(job), ...start })),
      );
    },
  };
  await boss.work<PlanJob>(PLAN, pollEvery(POLLING_S[PLAN]), async ([job]) => {
    const [message] = job ? await messagesOf(orm, [job.data.messageId]) : [];
    if (message) await planMessage(message, { orm, jobs, now: deps.now(), stopSignal });
  });
  await boss.work<DeliverJob>(
    DELIVER,
    {
      ...pollEvery(POLLING_S[DELIVER]),
      localConcurrency: CONCURRENCY,
      localGroupConcurrency: CONCURRENCY_PER_SERVICE,
    },
    async ([job]) => {
      if (job) await deliver({ ...job.data, id: job.id }, { ...deps, jobs });
    },
  );
  await boss.work(GATHER, pollEvery(POLLING_S[GATHER]), async () => {
    const now = deps.now();
    await runSteps(deps.report, [
      () => queueDueDigests({ orm, jobs, now }),
      () => alertAboutNewEditions({ orm, jobs, now }),
      () => alertAboutNewArticles({ orm, jobs, now }),
      () => deleteOldMessages(orm, now),
    ]);
  });
  await boss.schedule(GATHER, EVERY_MINUTE);
  return {
    ...jobs,
    // The caller gets an answer that does not say why; the log does.
    async plan(job) {
      try {
        await jobs.plan(job);
      } catch (error) {
        deps.report(new Error(`alert message ${job.messageId} was not queued`, { cause: error }));
        throw error;
      }
    },
  };
}
