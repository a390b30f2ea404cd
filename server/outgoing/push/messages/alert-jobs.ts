import type { Sigla } from '#domain/brands/brand.ts';

/** A message is to be settled for all whom it is for. */
export type PlanJob = { messageId: string };

/** Messages for devices of one push service; several are told together, as a digest. */
export type DeliverJob = {
  brand: Sigla;
  messageIds: readonly string[];
  subscriptionIds: readonly string[];
  /** The topic by which these readers hear of it, where it is one message that they hear of by a topic. */
  topic: string | null;
  /** Host of the push service: one that hangs must not be in another's way. */
  service: string;
};

/** Where what is to be done waits, through crashes and restarts, until somebody has done it. */
export type AlertJobs = {
  plan(job: PlanJob): Promise<void>;
  /** Not before `after`, where that is given. */
  deliver(jobs: readonly DeliverJob[], after?: Date): Promise<void>;
};
