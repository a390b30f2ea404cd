import type { Brand } from '#domain/brands/brand.ts';

/** What the mail of a list says of it to mail programs, as headers. RFC 2369, RFC 2919, RFC 8058 */
export type ListHeaders = {
  'List-Id': string;
  'List-Unsubscribe': string;
  'List-Unsubscribe-Post': string;
};

/** A file that goes with a mail. */
export type MailAttachment = { name: string; type: string; bytes: Uint8Array };

/**
 * A mail as it is composed: both bodies say the same. `replyTo` is whom it is answered to, where that is a reader; `list`
 * makes it one of many.
 */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  list?: ListHeaders;
  attachments?: readonly MailAttachment[];
};

/** Sends mails in a paper's name. One file per way of sending, chosen in `config.ts`. */
export type Mailer = {
  /** Resolves when the mail has been handed over. @throws Error when it could not be. */
  send(brand: Brand, mail: Mail): Promise<void>;
  /** Whether a mail could be handed over now. @throws MailUnavailable */
  ready?(): Promise<void>;
  /** Lets go of connections that were kept for the next mail; what is being handed over is still finished. */
  close?(): void;
};

/** No mail can be handed over now: a call whose answer promises one is refused before it has done anything. */
export class MailUnavailable extends Error {
  constructor(cause: unknown) {
    super('no mail can be handed over', { cause });
    this.name = 'MailUnavailable';
  }
}

/** Refuses: where no way of sending is set up. */
export const NO_MAILER: Mailer = {
  send: () => Promise.reject(new Error('no way of sending mails is set up')),
};
