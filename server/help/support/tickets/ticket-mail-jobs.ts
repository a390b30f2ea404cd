import type { Brand } from '#domain/brands/brand.ts';
import type { SupportMailboxes } from '#server/base/config/support-mailboxes.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { Mailer } from '#server/base/mail/mailer.ts';

export type TicketMailDeps = {
  orm: Orm;
  /** Makes one attempt: a mail that it cannot hand over waits in the queue. */
  mailer: Mailer;
  now: () => Date;
  mailboxes: SupportMailboxes;
  report(error: unknown): void;
};

/**
 * What the mails about one ticket need besides its row: the dependencies, its paper, and the number that both sides use.
 */
export type TicketMailTask = TicketMailDeps & { brand: Brand; number: string };

/** Job queue in which tickets wait until they have been mailed; it survives crashes and restarts. */
export type TicketMailJobs = {
  /** Adds the job that mails a ticket, in the transaction in which the ticket is stored. */
  enqueue(tx: Orm, ticketId: string): Promise<void>;
};

/** Refuses tickets, where no queue is open. */
export const NO_TICKET_MAIL_JOBS: TicketMailJobs = {
  enqueue: () => Promise.reject(new Error('no queue is open')),
};
