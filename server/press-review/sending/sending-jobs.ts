import type { Orm } from '#server/base/db/connect.ts';

/** Job queue of sendings; they survive crashes and restarts until some server has handed over their letters. */
export type SendingJobs = {
  /**
   * Queues a sending within the transaction that stores its start. A sending that is already queued is left as it is.
   */
  enqueue(tx: Orm, sendingId: string): Promise<void>;
};

/** One run of the job that hands over the letters of a sending. */
export type SendingRun = {
  sendingId: string;
  jobId: string;
  /**
   * Number of earlier runs of the job. One of them may still be working, although the queue lost contact with it.
   */
  earlierRuns: number;
  /** Aborted when the job was given to another worker. */
  signal: AbortSignal;
};

/** Used where no queue is open: queues nothing. The next server with a queue finds the stored sendings. */
export const NO_SENDING_JOBS: SendingJobs = { enqueue: async () => undefined };
