import type { Orm } from '#server/base/db/connect.ts';

/** Where tickets wait, through crashes and restarts, until they have been mailed. */
export type TicketJobs = {
  /** Part of the transaction in which the ticket is written. */
  mail(tx: Orm, ticketId: string): Promise<void>;
};

/** Takes nothing: where no queue is open. */
export const NO_TICKET_JOBS: TicketJobs = {
  mail: () => Promise.reject(new Error('no queue is open')),
};
