import type { Brand } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import type { TicketTopic } from '#domain/support/ticket.ts';
import { subscriptionsOf } from '#server/accounts/db/subscriptions.ts';
import { subscriptionStatusOf } from '#server/accounts/readers/main-subscription.ts';
import type { SupportMailboxes } from '#server/base/config/support-mailboxes.ts';
import { ticketLetter } from '#server/base/mail/letters/ticket-letters.ts';
import type { MailAttachment } from '#server/base/mail/mailer.ts';
import { isRefusedForGood } from '#server/base/mail/refused-for-good.ts';
import { type TicketRow, ticketMailed } from '../../db/support-tickets.ts';
import type { TicketTask } from './ticket-jobs.ts';

/** Mailbox of a ticket. HLP-02 */
const mailboxOf = (topic: TicketTopic, { domain, support }: Brand, mailboxes: SupportMailboxes): string =>
  mailboxes[topic]?.replaceAll('{domain}', domain) ?? support.email;

/**
 * Mails a ticket to the mailbox of its topic. If that refuses it for good, it is sent without its file, which may be
 * too large or be taken for a virus; then to the paper's own address, because the mailbox may be mistyped.
 * @returns whether its file was refused; null where every address refused it, which has to be put right first
 * @throws Error for a failure that is to be retried
 */
export async function mailToSupport(ticket: TicketRow, task: TicketTask): Promise<boolean | null> {
  const { orm, now, report, brand, number } = task;
  const file = fileOf(ticket);
  const mailbox = mailboxOf(ticket.topic, brand, task.mailboxes);
  const ways = [...new Set([mailbox, brand.support.email])].flatMap((to) =>
    (file ? [file, null] : [null]).map((sent) => ({ to, sent })),
  );
  for (const { to, sent } of ways) {
    const refusal = await refusedFor(ticket, task, { to, file: sent });
    if (refusal === null) {
      const fileRefused = file !== sent;
      await ticketMailed(orm, ticket.id, { now: now(), fileRefused });
      return fileRefused;
    }
    const what = sent ? 'its file' : 'its mail';
    const where = to === mailbox ? `the desk of ${ticket.topic}` : 'the paper’s own address';
    report(new Error(`${number}: ${what} was refused at ${where}`, { cause: refusal }));
  }
  return null;
}

type Way = { to: string; file: MailAttachment | null };

/** Permanent refusal of a mail; null where it was accepted. */
async function refusedFor(ticket: TicketRow, task: TicketTask, { to, file }: Way): Promise<unknown> {
  const { mailer, brand } = task;
  const letter = await letterOf(ticket, task, { isAttached: file !== null });
  try {
    const attachments = file && { attachments: [file] };
    await mailer.send(brand, { to, replyTo: ticket.email, ...letter, ...attachments });
    return null;
  } catch (error) {
    if (isRefusedForGood(error)) return error;
    throw error;
  }
}

async function letterOf(
  ticket: TicketRow,
  { orm, now, brand, number }: TicketTask,
  { isAttached }: { isAttached: boolean },
) {
  const { topic, subject, message, name, email, readerId, attachmentName } = ticket;
  const today = dayAt(now());
  const held = readerId ? await subscriptionsOf(orm, readerId, brand.sigla, today) : [];
  return ticketLetter(brand, {
    ...{ number, topic, subject, message, name, email },
    subscriptions: held.map((one) => ({ ...one, status: subscriptionStatusOf(one, today) })),
    attachment: attachmentName === null ? null : { name: attachmentName, isRefused: !isAttached },
  });
}

function fileOf({ attachment: bytes, attachmentName: name, attachmentType: type }: TicketRow) {
  return bytes && name && type ? { name, type, bytes } : null;
}
