import { inTransaction, pollEvery, type Queue } from '#server/base/queue/open-queue.ts';
import { unmailedTickets } from '../../db/support-tickets.ts';
import { forgetOldHelp } from '../forget-old-help.ts';
import { mailTicket } from './mail-ticket.ts';
import type { TicketDeps, TicketJobs } from './ticket-jobs.ts';

const MAIL = 'mail-ticket';
const FORGET = 'forget-help';
const RESUME = 'resume-tickets';

/** At a time when few readers are up. */
const EVERY_NIGHT = '17 3 * * *';
const EVERY_HOUR = '41 * * * *';

/** Jobs that a process runs at the same time: a slow mail server only delays mails. */
const AT_ONCE = 2;
/** How often a worker looks for jobs, in seconds, in addition to notices of new ones. */
const POLLING_S = { [MAIL]: 1, [FORGET]: 60, [RESUME]: 60 };

/** After this time a ticket that no mail server accepted is not retried. */
const TIMEOUT_MS = 30 * 86_400_000;

type TicketJob = { ticketId: string };

/**
 * Mails the tickets in the queue, together with other processes. Tickets on which the queue has given up are added
 * again every hour: a ticket stays stored until it has left. HLP-02
 */
export async function workOnTickets({ boss, makeRoom }: Queue, deps: TicketDeps): Promise<TicketJobs> {
  // Two jobs for the same ticket would mail it twice.
  await makeRoom([MAIL, FORGET, RESUME], { once: true });
  await boss.work<TicketJob>(
    MAIL,
    { ...pollEvery(POLLING_S[MAIL]), localConcurrency: AT_ONCE },
    async ([job]) => {
      if (job) await reporting(() => mailTicket(job.data.ticketId, deps), deps);
    },
  );
  const mail = (ticketId: string, options = {}) =>
    boss.send(MAIL, { ticketId }, { singletonKey: ticketId, ...options });
  await boss.work(RESUME, pollEvery(POLLING_S[RESUME]), async () => {
    for (const ticketId of await unmailedTickets(deps.orm, new Date(deps.now().getTime() - TIMEOUT_MS)))
      await mail(ticketId);
  });
  await boss.schedule(RESUME, EVERY_HOUR);
  await boss.work(FORGET, pollEvery(POLLING_S[FORGET]), () => forgetOldHelp(deps.orm, deps.now()));
  await boss.schedule(FORGET, EVERY_NIGHT);
  return {
    async mail(tx, ticketId) {
      await mail(ticketId, { db: inTransaction(tx) });
    },
  };
}

/** Reports failures, because the queue retries them silently. */
async function reporting(work: () => Promise<void>, { report }: TicketDeps): Promise<void> {
  try {
    await work();
  } catch (error) {
    report(error);
    throw error;
  }
}
