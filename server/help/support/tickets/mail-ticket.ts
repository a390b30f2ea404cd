import { brandOf } from '#domain/brands/brand-by-host.ts';
import { dayAt } from '#domain/dates.ts';
import { stateAt, stateWords } from '#domain/support/hours.ts';
import { openingHoursText } from '#domain/support/opening-hours-text.ts';
import { SERVICE_WEEK } from '#domain/support/service-hours.ts';
import { ticketNumber } from '#domain/support/ticket.ts';
import { ticketReceiptLetter } from '#server/base/mail/letters/ticket-letters.ts';
import { isPermanentlyRefused } from '#server/base/mail/permanent-refusal.ts';
import { redactingMailer } from '#server/base/mail/redacting-mailer.ts';
import { findTicket, markReceiptSent, type TicketRow } from '../../db/support-tickets.ts';
import { openingsFromDay } from '../../pages/opening-hours.ts';
import { mailToSupport } from './mail-to-support.ts';
import type { TicketMailDeps, TicketMailTask } from './ticket-mail-jobs.ts';

/**
 * Mails a ticket to its mailbox and a receipt to its writer, each once. HLP-02
 * @throws Error for a failure that is to be retried
 */
export async function mailTicket(ticketId: string, deps: TicketMailDeps): Promise<void> {
  const ticket = await findTicket(deps.orm, ticketId);
  if (!ticket) return;
  const mailer = redactingMailer(deps.mailer);
  const number = ticketNumber(ticket.brand, ticket.number);
  const task = { ...deps, mailer, brand: brandOf(ticket.brand), number };
  const fileRefused = ticket.mailedAt ? ticket.fileRefused : await mailToSupport(ticket, task);
  // No receipt is sent before the ticket itself has left.
  if (fileRefused === null) return;
  if (!ticket.receiptAt) await mailReceipt({ ...ticket, fileRefused }, task);
}

async function mailReceipt(ticket: TicketRow, task: TicketMailTask): Promise<void> {
  const { orm, mailer, now, report, brand, number } = task;
  const { topic, subject, message, email, name, attachmentName, fileRefused } = ticket;
  const time = now();
  const { phone } = await openingsFromDay(dayAt(time));
  const letter = ticketReceiptLetter(brand, {
    number,
    topic,
    subject,
    message,
    name,
    attachment: attachmentName === null ? null : { name: attachmentName, isRefused: fileRefused },
    hours: openingHoursText(SERVICE_WEEK),
    state: stateWords(stateAt(phone, time), time),
  });
  try {
    await mailer.send(brand, { to: email, ...letter });
  } catch (error) {
    if (!isPermanentlyRefused(error)) throw error;
    // The writer's address does not exist: customer service has the ticket all the same.
    report(new Error(`${number}: its receipt was refused`, { cause: error }));
  }
  await markReceiptSent(orm, ticket.id, now());
}
