import { setTimeout } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { messagesOf } from '../../db/alert-messages.ts';
import type { Database } from '../../db/connect.ts';
import type { AlertJobs, DeliverJob, PlanJob } from './alert-jobs.ts';
import { announceEditions } from './announce-editions.ts';
import { type DeliverMeans, deliver } from './deliver.ts';
import { gatherDue } from './gather-due.ts';
import { planMessage } from './plan-message.ts';

export type AlertQueue = AlertJobs & {
  /** Waits for what is under way; what waits goes on elsewhere, or at the next start. */
  stop(): Promise<void>;
};

type Means = Omit<DeliverMeans, 'jobs' | 'orm'> & {
  db: Database;
  report(error: unknown): void;
  /** How soon a job whose process has died is done by another, in seconds. */
  lostAfterS?: number;
};

const PLAN = 'plan-alert';
const DELIVER = 'deliver-alert';
const GATHER = 'gather-alerts';
const EVERY_MINUTE = '* * * * *';

const LOST_AFTER_S = 60;
/** Jobs a process does at once: those of one push service never fill all places. */
const AT_ONCE = 4;
const OF_ONE_SERVICE = 2;
/** How soon what is new is begun with, in seconds. */
const POLLING_S = { [PLAN]: 1, [DELIVER]: 2, [GATHER]: 10 };

/** Several servers that start together make the queue's tables all at once: one succeeds, the others find them made. */
const STARTS = 5;
const START_PAUSE_MS = 1000;
const MADE_ELSEWHERE = ['23505', '42P06', '42P07', '42710'];

const isMadeElsewhere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && MADE_ELSEWHERE.includes(String(error.code));

async function startBoss(db: Database, report: (error: unknown) => void): Promise<PgBoss> {
  for (let start = 1; ; start += 1) {
    const boss = new PgBoss({ db: db.queue, ...(db.kind === 'embedded' && { backend: 'pglite' }) });
    boss.on('error', report);
    try {
      return await boss.start();
    } catch (error) {
      if (start === STARTS || !isMadeElsewhere(error)) throw error;
      await setTimeout(START_PAUSE_MS);
    }
  }
}

/** Does what waits in the database's queue, beside any other process that does. @throws Error where it cannot be set up PSH-02 */
export async function openAlertQueue({
  db,
  report,
  lostAfterS = LOST_AFTER_S,
  ...means
}: Means): Promise<AlertQueue> {
  const { orm } = db;
  const boss = await startBoss(db, report);
  const retries = { retryLimit: 20, retryDelay: 5, retryBackoff: true, heartbeatSeconds: lostAfterS };
  for (const name of [PLAN, DELIVER, GATHER]) await boss.createQueue(name, retries);
  const jobs: AlertJobs = {
    async plan(job) {
      await boss.send(PLAN, job);
    },
    async deliver(some, after) {
      const group = ({ service }: DeliverJob) => ({ group: { id: service } });
      const start = after && { startAfter: after };
      await boss.insert(
        DELIVER,
        some.map((job) => ({ data: job, ...group(job), ...start })),
      );
    },
  };
  const polling = (name: keyof typeof POLLING_S) => ({ pollingIntervalSeconds: POLLING_S[name] });
  await boss.work<PlanJob>(PLAN, polling(PLAN), async ([job]) => {
    const [message] = job ? await messagesOf(orm, [job.data.messageId]) : [];
    if (message) await planMessage(message, { orm, jobs, now: means.now() });
  });
  await boss.work<DeliverJob>(
    DELIVER,
    { ...polling(DELIVER), localConcurrency: AT_ONCE, localGroupConcurrency: OF_ONE_SERVICE },
    async ([job]) => {
      if (job) await deliver({ ...job.data, id: job.id }, { ...means, orm, jobs });
    },
  );
  await boss.work(GATHER, polling(GATHER), async () => {
    const now = means.now();
    await announceEditions({ orm, jobs, now });
    await gatherDue({ orm, jobs, now });
  });
  await boss.schedule(GATHER, EVERY_MINUTE);
  return { ...jobs, stop: () => boss.stop({ graceful: true, close: false }) };
}
