import type { Brand } from '#domain/brands/brand.ts';
import type { TicketTopic } from '#domain/support/ticket.ts';
import { TOPIC_WORDS } from '#domain/support/topic-words.ts';
import { type LetterBodies, writeLetter } from './letter.ts';
import { type SenderSubscription, ticketLetterStrings as strings } from './ticket-letter-strings.ts';

type Ticket = {
  number: string;
  topic: TicketTopic;
  subject: string;
  message: string;
  /** Null for a sender who is not signed in. */
  name: string | null;
  /** Attached file; `isRefused` where no mailbox of ours accepted it. */
  attachment: { name: string; isRefused: boolean } | null;
};

const linesOf = (message: string) => message.split(/\n+/).filter((line) => line.trim() !== '');

/** Mail with a ticket for customer service. HLP-02 */
export function ticketLetter(
  brand: Brand,
  ticket: Ticket & { email: string; subscriptions: readonly SenderSubscription[] },
): LetterBodies {
  const { number, topic, subject, message, name, email, attachment } = ticket;
  const { support } = strings;
  return writeLetter(brand, {
    subject: support.subject(number, TOPIC_WORDS[topic], subject),
    name: null,
    opening: [
      support.opening(name ?? support.anonymous, email, brand.name),
      support.topic(TOPIC_WORDS[topic]),
      name === null ? support.notSignedIn : support.subscriptions(ticket.subscriptions),
      ...(attachment
        ? [support[attachment.isRefused ? 'attachmentRefused' : 'attachment'](attachment.name)]
        : []),
      support.message,
      ...linesOf(message),
    ],
    closing: [],
  });
}

/** Confirms a ticket to its sender, with its contents and the hours of customer service. HLP-02 */
export function ticketReceiptLetter(
  brand: Brand,
  {
    number,
    topic,
    subject,
    message,
    name,
    attachment,
    hours,
    state,
  }: Ticket & { hours: string; state: string },
): LetterBodies {
  const { receipt } = strings;
  return writeLetter(brand, {
    subject: receipt.subject(number, brand.name),
    name,
    opening: [
      receipt.opening(number),
      // An unverified address gets no text that a stranger may have written.
      ...(name === null
        ? [receipt.topic(TOPIC_WORDS[topic])]
        : [
            receipt.yours(TOPIC_WORDS[topic], subject),
            ...linesOf(message),
            ...(attachment && !attachment.isRefused ? [receipt.attachment(attachment.name)] : []),
          ]),
      ...(attachment?.isRefused ? [receipt.attachmentRefused] : []),
    ],
    closing: [receipt.hours(brand.support.phone, hours, state), receipt.notYou],
  });
}
