import type { Brand } from '#domain/brands/brand.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/connect.ts';
import type { Mailer } from '../mail/mailer.ts';
import { workOnNewsletters } from '../newsletters/sending/newsletter-queue.ts';
import type { AlertJobs } from '../push/messages/alert-jobs.ts';
import { workOnAlerts } from '../push/messages/alert-queue.ts';
import type { PushDesk } from '../push/push-desk.ts';
import { openQueue, type Queue } from '../queue/open-queue.ts';
import type { SupportDesks } from '../support/tickets/desk-of.ts';
import type { TicketJobs } from '../support/tickets/ticket-jobs.ts';
import { workOnTickets } from '../support/tickets/ticket-queue.ts';
import { workOnEmbeddings } from './keep-embeddings.ts';
import { workOnChats } from './look-after-chats.ts';

type Means = {
  db: Database;
  push: Pick<PushDesk, 'publicKey' | 'sender'>;
  /** Tries once. */
  mailer: Mailer;
  now: () => Date;
  /** Who answers what is written to customer service. */
  desks: SupportDesks;
  /** Of a paper's newsstand and of its account site, without a slash at the end. */
  originOf(brand: Brand): string;
  accountOriginOf(brand: Brand): string;
  /** What finds the archive's passages by what they mean; null leaves them to their words. */
  embeddings: Config['embeddings'];
  report(error: unknown): void;
};

export type WorkingQueue = AlertJobs & { tickets: TicketJobs } & Pick<Queue, 'stop'>;

/** One queue for all that is done by itself: alerts to devices, newsletters and tickets by mail, chats that nobody is in any more, what articles mean. PSH-02, ACC-07, HLP-02, HLP-04, RAG-07 */
export async function workOnQueue({ db, embeddings, ...means }: Means): Promise<WorkingQueue> {
  const { orm } = db;
  const queue = await openQueue({ db, report: means.report });
  const alerts = await workOnAlerts(queue, { orm, ...means });
  await workOnNewsletters(queue, { orm, ...means });
  const tickets = await workOnTickets(queue, { orm, ...means });
  await workOnChats(queue, { orm, ...means });
  if (!embeddings) return { ...alerts, tickets, stop: queue.stop };
  const ending = new AbortController();
  await workOnEmbeddings(queue, { orm, ...means, embeddings, ending: ending.signal });
  const stop = () => {
    ending.abort();
    return queue.stop();
  };
  return { ...alerts, tickets, stop };
}
