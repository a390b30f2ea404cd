import { setTimeout } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, fromDrizzle, type Job, PgBoss } from 'pg-boss';
import type { Database, Orm } from '../db/connect.ts';

/** Where jobs wait, in the product's own database, through crashes and restarts. Several servers share it. */
export type Queue = {
  boss: Pick<PgBoss, 'send' | 'insert' | 'work' | 'schedule' | 'unschedule'>;
  /**
   * Makes room for jobs of these names. One that fails, or whose process has died, is done again, ever later. With
   * `once`, none is taken whose `singletonKey` waits or is being done.
   */
  makeRoom(names: readonly string[], how?: { once: true }): Promise<void>;
  /** Waits for what is under way; what waits goes on elsewhere, or at the next start. */
  stop(): Promise<void>;
};

type Deps = { db: Database; report(error: unknown): void };

export const EVERY_MINUTE = '* * * * *';

/**
 * How often a worker looks for jobs whose time has come or that are tried again. Of what can be done at once it is told
 * by the database.
 */
export const lookEvery = (seconds: number) => ({
  pollingIntervalSeconds: seconds,
  notifyPollingIntervalSeconds: seconds,
});

/** A job of the house itself: its name in the queue, and what is done of it. */
type Chore = { name: string; work(jobs: Job<object>[]): Promise<void> };

/** Has a chore done every five minutes, on one of the servers. */
export async function everyFiveMinutes({ boss, makeRoom }: Queue, { name, work }: Chore): Promise<void> {
  await makeRoom([name], { once: true });
  await boss.work(name, lookEvery(30), work);
  await boss.schedule(name, '*/5 * * * *');
}

/** `heartbeatSeconds`: how soon a job whose process has died is done by another. */
const RETRIES = {
  ...{ retryLimit: 20, retryDelay: 5, retryBackoff: true, heartbeatSeconds: 60 },
  /** What was away for an hour is found again within this. */
  retryDelayMax: 15 * 60,
};

/** Several servers that start together make the queue's tables all at once: one succeeds, the others find them made. */
const STARTS = 5;
const START_PAUSE_MS = 1000;
const MADE_ELSEWHERE = ['23505', '42P06', '42P07', '42710'];

const isMadeElsewhere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && MADE_ELSEWHERE.includes(String(error.code));

async function startBoss(db: Database, report: (error: unknown) => void): Promise<PgBoss> {
  for (let start = 1; ; start += 1) {
    const boss = new PgBoss({
      db: db.queue,
      useListenNotify: true,
      ...(db.kind === 'embedded' && { backend: 'pglite' }),
    });
    boss.on('error', report);
    try {
      return await boss.start();
    } catch (error) {
      if (start === STARTS || !isMadeElsewhere(error)) throw error;
      await setTimeout(START_PAUSE_MS);
    }
  }
}

/** @throws Error where the queue cannot be set up. PSH-02 */
export async function openQueue({ db, report }: Deps): Promise<Queue> {
  const boss = await startBoss(db, report);
  return {
    boss,
    async makeRoom(names, how) {
      const policy = how?.once ? 'exclusive' : 'standard';
      for (const name of names) {
        await boss.createQueue(name, { ...RETRIES, policy });
        // Beside one that is new, for one that was made before workers were told.
        await boss.updateQueue(name, { notify: true });
      }
    },
    stop: () => boss.stop({ graceful: true, close: false }),
  };
}

/** For a job that is given to the queue if, and only if, a transaction ends well. */
export const inTransaction = (tx: Orm): Db =>
  fromDrizzle({ execute: (query) => tx.execute(query as SQL) as Promise<{ rows: unknown[] }> }, sql);
