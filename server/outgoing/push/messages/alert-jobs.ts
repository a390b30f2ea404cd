import type { Sigla } from '#domain/brands/brand.ts';

/** Plans a message for its whole audience. */
export type PlanJob = { messageId: string };

/** Messages for devices of one push service; several are sent together, as a digest. */
export type DeliverJob = {
  brand: Sigla;
  messageIds: readonly string[];
  subscriptionIds: readonly string[];
  /** The topic by which these readers get all of them; null if there is none. */
  topic: string | null;
  /** Host of the push service, so that one that hangs does not block another. */
  service: string;
  /** ISO instant after which it is not sent any more; jobs that an earlier release has queued have none. */
  until?: string;
};

/** Queue in which jobs wait, through crashes and restarts, until they are done. */
export type AlertJobs = {
  plan(job: PlanJob): Promise<void>;
  /** With `after`, the jobs start not before then. */
  deliver(jobs: readonly DeliverJob[], after?: Date): Promise<void>;
};
