import { inTransaction, pollEvery, type Queue } from '#server/base/queue/open-queue.ts';
import { unfinishedTicketIds } from '../../db/support-tickets.ts';
import { forgetOldHelp } from '../forget-old-help.ts';
import { mailTicket } from './mail-ticket.ts';
import type { TicketMailDeps, TicketMailJobs } from './ticket-mail-jobs.ts';

const MAIL = 'mail-ticket';
/** Deletes old tickets and conversations. */
const DELETE_OLD = 'forget-help';
const RESUME = 'resume-tickets';

const EVERY_HOUR = '41 * * * *';

/** Jobs that a process runs at the same time: a slow mail server only delays mails. */
const CONCURRENCY = 2;
/** How often a worker looks for jobs, in seconds, in addition to being notified of new ones. */
const POLLING_S = { [MAIL]: 1, [DELETE_OLD]: 60, [RESUME]: 60 };

/** Tickets older than this are not added to the queue again, even if their mails were never accepted. */
const MAX_TICKET_AGE_MS = 30 * 86_400_000;

type TicketJob = { ticketId: string };

/**
 * Starts the workers that mail the tickets in the job queue; several processes may run them at the same time.
 * Tickets on which the queue has given up are added again every hour, for `MAX_TICKET_AGE_MS`, until they and their
 * receipts have been mailed. HLP-02
 */
export async function workOnTicketMails(
  { boss, createQueues }: Queue,
  deps: TicketMailDeps,
): Promise<TicketMailJobs> {
  // Two jobs for the same ticket would mail it twice.
  await createQueues([MAIL, DELETE_OLD, RESUME], { once: true });
  await boss.work<TicketJob>(
    MAIL,
    { ...pollEvery(POLLING_S[MAIL]), localConcurrency: CONCURRENCY },
    async ([job]) => {
      if (job) await reportFailure(() => mailTicket(job.data.ticketId, deps), deps);
    },
  );
  const queueTicket = (ticketId: string, options = {}) =>
    boss.send(MAIL, { ticketId }, { singletonKey: ticketId, ...options });
  await boss.work(RESUME, pollEvery(POLLING_S[RESUME]), async () => {
    for (const ticketId of await unfinishedTicketIds(
      deps.orm,
      new Date(deps.now().getTime() - MAX_TICKET_AGE_MS),
    ))
      await queueTicket(ticketId);
  });
  await boss.schedule(RESUME, EVERY_HOUR);
  await boss.work(DELETE_OLD, pollEvery(POLLING_S[DELETE_OLD]), () =>
    forgetOldHelp(deps.orm, deps.now(), deps.report),
  );
  await boss.schedule(DELETE_OLD, EVERY_HOUR);
  return {
    async enqueue(tx, ticketId) {
      await queueTicket(ticketId, { db: inTransaction(tx) });
    },
  };
}

/** Reports failures, because the queue retries them silently. */
async function reportFailure(task: () => Promise<void>, { report }: TicketMailDeps): Promise<void> {
  try {
    await task();
  } catch (error) {
    report(error);
    throw error;
  }
}
