import type { Orm } from '#server/base/db/connect.ts';

/** Queue of sendings; they survive crashes and restarts until some server has handed over their letters. */
export type SendingJobs = {
  /**
   * Queues a sending within the transaction that stores its start. A sending that is already queued is left as it is.
   */
  enqueue(tx: Orm, sendingId: string): Promise<void>;
};

/** One run of a sending's job. */
export type SendingRun = {
  sendingId: string;
  /** Id of the job. */
  id: string;
  /**
   * How often the job was begun before. An earlier run may still be working, although the queue lost contact with it.
   */
  run: number;
  /** Aborted when the job was given to another worker. */
  signal: AbortSignal;
};

/** Used where no queue is open: queues nothing. The next server with a queue finds the stored sendings. */
export const NO_SENDING_JOBS: SendingJobs = { enqueue: async () => undefined };
