import type { Brand } from '#domain/brands/brand.ts';

/** List headers of a mail. RFC 2369, RFC 2919, RFC 8058 */
export type ListHeaders = {
  'List-Id': string;
  'List-Unsubscribe': string;
  'List-Unsubscribe-Post': string;
};

/** A file that goes with a mail. */
export type MailAttachment = { name: string; type: string; bytes: Uint8Array };

/**
 * A mail as it is composed: both bodies say the same. `replyTo` is the address for answers that go to a
 * reader; `list` makes it a mail to many.
 */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  list?: ListHeaders;
  /** Its Message-ID, for a mail that is recognised when it is returned; the mailer makes one for any other. */
  messageId?: string;
  attachments?: readonly MailAttachment[];
};

/** Sends mails in a paper's name. There is a file for each kind of mailer; `server/start.ts` chooses one. */
export type Mailer = {
  /** Resolves when the mail has been handed over. @throws Error when it could not be. */
  send(brand: Brand, mail: Mail): Promise<void>;
  /** Whether a mail could be handed over now. @throws MailUnavailable */
  ready?(): Promise<void>;
  /** Closes connections that were kept open for the next mail, after mails in progress are finished. */
  close?(): void;
};

/** No mail can be handed over now: a call whose answer promises a mail is refused before it does anything. */
export class MailUnavailable extends Error {
  constructor(cause: unknown) {
    super('no mail can be handed over', { cause });
    this.name = 'MailUnavailable';
  }
}

/** Mailer that refuses every mail, where no way of sending is configured. */
export const NO_MAILER: Mailer = {
  send: () => Promise.reject(new Error('no way of sending mails is set up')),
};
