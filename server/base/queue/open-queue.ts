import { setTimeout } from 'node:timers/promises';
import { type Db, fromDrizzle, type Job, PgBoss } from 'pg-boss';
import type { Database, Orm } from '../db/connect.ts';
import { type SQL, sql } from '../db/drizzle.ts';

/**
 * The job queue, stored in the product's database, so that jobs survive crashes and restarts. Several servers share it.
 */
export type Queue = {
  boss: Pick<PgBoss, 'send' | 'insert' | 'work' | 'schedule' | 'unschedule'>;
  /**
   * Creates queues of these names. A job that fails, or whose process has died, is retried after growing
   * pauses. With `once`, a job is refused while one with the same `singletonKey` waits or runs.
   */
  createQueues(names: readonly string[], options?: { once: true }): Promise<void>;
  /** Logs an error: the queue only stores those of its jobs. */
  report(error: unknown): void;
  /** Waits for running jobs; waiting ones continue on another server, or at the next start. */
  stop(): Promise<void>;
};

type Deps = { db: Database; onError(error: unknown): void };

export const EVERY_MINUTE = '* * * * *';

/**
 * How often a worker looks for jobs that are due or to be retried. The database notifies it of jobs that can run
 * immediately.
 */
export const pollEvery = (seconds: number) => ({
  pollingIntervalSeconds: seconds,
  notifyPollingIntervalSeconds: seconds,
});

/** A periodic job of the server itself: its name in the queue, and its work. */
type PeriodicJob = { name: string; work(jobs: Job<object>[]): Promise<void> };

/** Runs a job every five minutes, on one of the servers. */
export async function everyFiveMinutes(
  { boss, createQueues, report }: Queue,
  { name, work }: PeriodicJob,
): Promise<void> {
  await createQueues([name], { once: true });
  await boss.work<object>(name, pollEvery(30), async (jobs) => {
    try {
      await work(jobs);
    } catch (error) {
      report(error);
      throw error;
    }
  });
  await boss.schedule(name, '*/5 * * * *');
}

/** `heartbeatSeconds`: how soon another process takes over a job whose process has died. */
const RETRIES = {
  retryLimit: 20,
  retryDelay: 5,
  retryBackoff: true,
  heartbeatSeconds: 60,
  /**
   * Longest pause before a retry, in seconds: a service that was unavailable for long is retried soon after
   * it returns.
   */
  retryDelayMax: 15 * 60,
};

/**
 * Servers that start at the same time all create the queue's tables: one succeeds, and the others retry and find them.
 */
const MAX_STARTS = 5;
const START_PAUSE_MS = 1000;
const ALREADY_EXISTS_CODES = ['23505', '42P06', '42P07', '42710'];

const isAlreadyCreated = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ALREADY_EXISTS_CODES.includes(String(error.code));

async function startBoss(db: Database, onError: (error: unknown) => void): Promise<PgBoss> {
  for (let attempt = 1; ; attempt += 1) {
    const boss = new PgBoss({
      db: db.queue,
      useListenNotify: true,
      ...(db.kind === 'embedded' && { backend: 'pglite' }),
    });
    boss.on('error', onError);
    try {
      return await boss.start();
    } catch (error) {
      if (attempt === MAX_STARTS || !isAlreadyCreated(error)) throw error;
      await setTimeout(START_PAUSE_MS);
    }
  }
}

/** @throws Error where the queue cannot be set up. PSH-02 */
export async function openQueue({ db, onError }: Deps): Promise<Queue> {
  const boss = await startBoss(db, onError);
  return {
    boss,
    async createQueues(names, options) {
      const policy = options?.once ? 'exclusive' : 'standard';
      for (const name of names) {
        await boss.createQueue(name, { ...RETRIES, policy });
        // Updates a queue that was created before workers were notified; a new one has this set already.
        await boss.updateQueue(name, { notify: true });
      }
    },
    report: onError,
    stop: () => boss.stop({ graceful: true, close: false }),
  };
}

/** Adapter that adds a job to the queue only if a transaction commits. */
export const inTransaction = (tx: Orm): Db =>
  fromDrizzle({ execute: (query) => tx.execute(query as SQL) as Promise<{ rows: unknown[] }> }, sql);
