import type { Orm } from '#server/base/db/connect.ts';

/** Where sendings wait, through crashes and restarts, until some server has handed over their letters. */
export type SendingJobs = {
  /** Part of the transaction in which it is written that the sending leaves. One that is on its way goes on as it is. */
  begin(tx: Orm, sendingId: string): Promise<void>;
};

/** A sending as it is being handed over. */
export type SendingRun = {
  sendingId: string;
  /** Of the job. */
  id: string;
  /** How often the job was begun before: by somebody who may live, though the queue heard nothing of them. */
  run: number;
  /** Says that it was given to somebody else. */
  signal: AbortSignal;
};

/** Begins nothing: where no queue is open. What is written down is found by the next server that has one. */
export const NO_SENDING_JOBS: SendingJobs = { begin: async () => undefined };
