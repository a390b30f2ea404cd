import type { Brand } from '#domain/brands/brand.ts';
import type { TicketTopic } from '#domain/support/ticket.ts';
import { TOPIC_WORDS } from '#domain/support/topic-words.ts';
import { type LetterBodies, writeLetter } from './letter.ts';
import { ticketLetterStrings as strings, type WriterSubscription } from './ticket-letter-strings.ts';

type Ticket = {
  number: string;
  topic: TicketTopic;
  subject: string;
  message: string;
  /** Null of whoever is not signed in. */
  name: string | null;
  /** Its file; refused is one that no mail server of ours took. */
  attachment: { name: string; isRefused: boolean } | null;
};

const linesOf = (message: string) => message.split(/\n+/).filter((line) => line.trim() !== '');

/** A ticket for those who answer it. HLP-02 */
export function ticketLetter(
  brand: Brand,
  ticket: Ticket & { email: string; subscriptions: readonly WriterSubscription[] },
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

/** Says to whoever wrote that it came, what, and when somebody is there. HLP-02 */
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
      // To an address that nobody has proved goes nothing of what a stranger wrote.
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
