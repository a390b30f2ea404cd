import type { Brand } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import type { TicketTopic } from '#domain/support/ticket.ts';
import { subscriptionsOf } from '#server/accounts/db/subscriptions.ts';
import { subscriptionStatusOf } from '#server/accounts/readers/main-subscription.ts';
import type { SupportMailboxes } from '#server/base/config/support-mailboxes.ts';
import { ticketLetter } from '#server/base/mail/letters/ticket-letters.ts';
import type { MailAttachment } from '#server/base/mail/mailer.ts';
import { isPermanentlyRefused } from '#server/base/mail/permanent-refusal.ts';
import { markTicketMailed, type TicketRow } from '../../db/support-tickets.ts';
import type { TicketMailTask } from './ticket-mail-jobs.ts';

/** Mailbox of a ticket. HLP-02 */
const mailboxOf = (topic: TicketTopic, { domain, support }: Brand, mailboxes: SupportMailboxes): string =>
  mailboxes[topic]?.replaceAll('{domain}', domain) ?? support.email;

/**
 * Mails a ticket to the mailbox of its topic. If that refuses it for good, it is sent without its file, which
 * may be too large or be taken for a virus; then to the paper's own address, because the mailbox may be
 * mistyped.
 * @returns whether the ticket was accepted only without its file; null if every address refused it, so that
 * the configuration has to be corrected first
 * @throws Error for a failure that is to be retried
 */
export async function mailToSupport(ticket: TicketRow, task: TicketMailTask): Promise<boolean | null> {
  const { orm, now, report, brand, number } = task;
  const file = fileOf(ticket);
  const mailbox = mailboxOf(ticket.topic, brand, task.mailboxes);
  const attempts = [...new Set([mailbox, brand.support.email])].flatMap((to) =>
    (file ? [file, null] : [null]).map((attachedFile) => ({ to, file: attachedFile })),
  );
  for (const { to, file: attachedFile } of attempts) {
    const refusal = await trySending(ticket, task, { to, file: attachedFile });
    if (refusal === null) {
      const fileRefused = file !== attachedFile;
      await markTicketMailed(orm, ticket.id, { now: now(), fileRefused });
      return fileRefused;
    }
    const what = attachedFile ? 'its file' : 'its mail';
    const where = to === mailbox ? `the mailbox for ${ticket.topic}` : 'the paper’s own address';
    report(new Error(`${number}: ${what} was refused at ${where}`, { cause: refusal }));
  }
  return null;
}

type MailAttempt = { to: string; file: MailAttachment | null };

/** Sends a mail. @returns the error of a permanent refusal; null if it was accepted */
async function trySending(
  ticket: TicketRow,
  task: TicketMailTask,
  { to, file }: MailAttempt,
): Promise<unknown> {
  const { mailer, brand } = task;
  const letter = await letterOf(ticket, task, { isAttached: file !== null });
  try {
    const attachments = file && { attachments: [file] };
    await mailer.send(brand, { to, replyTo: ticket.email, ...letter, ...attachments });
    return null;
  } catch (error) {
    if (isPermanentlyRefused(error)) return error;
    throw error;
  }
}

async function letterOf(
  ticket: TicketRow,
  { orm, now, brand, number }: TicketMailTask,
  { isAttached }: { isAttached: boolean },
) {
  const { topic, subject, message, name, email, readerId, attachmentName } = ticket;
  const today = dayAt(now());
  const subscriptions = readerId ? await subscriptionsOf(orm, readerId, brand.sigla, today) : [];
  return ticketLetter(brand, {
    number,
    topic,
    subject,
    message,
    name,
    email,
    subscriptions: subscriptions.map((subscription) => ({
      ...subscription,
      status: subscriptionStatusOf(subscription, today),
    })),
    attachment: attachmentName === null ? null : { name: attachmentName, isRefused: !isAttached },
  });
}

function fileOf({ attachment: bytes, attachmentName: name, attachmentType: type }: TicketRow) {
  return bytes && name && type ? { name, type, bytes } : null;
}
