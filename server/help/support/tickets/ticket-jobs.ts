import type { Brand } from '#domain/brands/brand.ts';
import type { SupportMailboxes } from '#server/base/config/support-mailboxes.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { Mailer } from '#server/base/mail/mailer.ts';

export type TicketDeps = {
  orm: Orm;
  /** Tries once: what it cannot hand over waits in the queue. */
  mailer: Mailer;
  now: () => Date;
  mailboxes: SupportMailboxes;
  report(error: unknown): void;
};

/** One ticket that is to be mailed: of which paper, and the number by which both sides know it. */
export type TicketTask = TicketDeps & { brand: Brand; number: string };

/** Where tickets wait, through crashes and restarts, until they have been mailed. */
export type TicketJobs = {
  /** Part of the transaction in which the ticket is written. */
  mail(tx: Orm, ticketId: string): Promise<void>;
};

/** Takes nothing: where no queue is open. */
export const NO_TICKET_JOBS: TicketJobs = {
  mail: () => Promise.reject(new Error('no queue is open')),
};
