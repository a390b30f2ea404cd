import type { Brand } from '#domain/brands/brand.ts';
import type { Config } from '#server/base/config/config.ts';
import type { SupportMailboxes } from '#server/base/config/support-mailboxes.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Mailer } from '#server/base/mail/mailer.ts';
import { openQueue, type Queue } from '#server/base/queue/open-queue.ts';
import type { TicketMailJobs } from '#server/help/support/tickets/ticket-mail-jobs.ts';
import { workOnTicketMails } from '#server/help/support/tickets/ticket-mail-queue.ts';
import { workOnNewsletters } from '#server/outgoing/newsletters/sending/newsletter-queue.ts';
import type { AlertService } from '#server/outgoing/push/alert-service.ts';
import type { AlertJobs } from '#server/outgoing/push/messages/alert-jobs.ts';
import { workOnAlerts } from '#server/outgoing/push/messages/alert-queue.ts';
import { workOnPressReviews } from '#server/press-review/sending/press-queue.ts';
import type { SendingJobs } from '#server/press-review/sending/sending-jobs.ts';
import { scheduleReviewFilling } from './fill-press-reviews.ts';
import { scheduleChatHousekeeping, scheduleCounterDeletion, scheduleVacuuming } from './housekeeping.ts';

export type QueueDeps = {
  db: Database;
  push: Pick<AlertService, 'publicKey' | 'sender'>;
  /** Makes one attempt for each mail; the queue retries. */
  mailer: Mailer;
  now: () => Date;
  /** Key from which the tokens of links in letters are derived. */
  secret: string;
  /** Mailboxes that answer tickets to customer service. */
  mailboxes: SupportMailboxes;
  /** Origin of a paper's newsstand and of its account site, without a slash at the end. */
  originOf(brand: Brand): string;
  accountOriginOf(brand: Brand): string;
  /** Model that finds passages of the archive by meaning; null finds them only by words. */
  embeddings: Config['embeddings'];
  report(error: unknown): void;
};

export type WorkingQueue = AlertJobs & { ticketMailJobs: TicketMailJobs; sendingJobs: SendingJobs } & Pick<
    Queue,
    'stop'
  >;

/**
 * Starts one queue for all background work: alerts to devices, newsletters, press reviews and tickets by mail,
 * abandoned chats, searches that fill press reviews, expired rate limits, embeddings of articles, vacuuming of the
 * embedded database. PSH-02, ACC-07, PRS-04, HLP-02, HLP-04, RAG-07
 */
export async function workOnQueue({ db, embeddings, ...deps }: QueueDeps): Promise<WorkingQueue> {
  const { orm } = db;
  const stopping = new AbortController();
  const queue = await openQueue({ db, onError: deps.report });
  const alerts = await workOnAlerts(queue, { orm, ...deps }, stopping.signal);
  await workOnNewsletters(queue, { orm, ...deps, stopSignal: stopping.signal });
  const ticketMailJobs = await workOnTicketMails(queue, { orm, ...deps });
  const sendingJobs = await workOnPressReviews(queue, { orm, ...deps }, stopping.signal);
  await scheduleChatHousekeeping(queue, { orm, ...deps });
  await scheduleReviewFilling(queue, { orm, ...deps, stopSignal: stopping.signal });
  await scheduleCounterDeletion(queue, { orm });
  if (db.kind === 'embedded') await scheduleVacuuming(queue, { orm });
  if (embeddings) {
    const { scheduleEmbedding } = await import('./schedule-embedding.ts');
    await scheduleEmbedding(queue, { orm, ...deps, embeddings, stopSignal: stopping.signal });
  }
  const stop = () => {
    stopping.abort();
    return queue.stop();
  };
  return { ...alerts, ticketMailJobs, sendingJobs, stop };
}
