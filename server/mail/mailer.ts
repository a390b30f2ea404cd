import type { Brand } from '#domain/brands/brand.ts';

/** A mail as it is composed: both bodies say the same. `replyTo` is whom it is answered to, where that is a reader. */
export type Mail = { to: string; subject: string; text: string; html: string; replyTo?: string };

/** Sends mails in a paper's name. One file per way of sending, chosen in `config.ts`. */
export type Mailer = {
  /** Resolves when the mail has been handed over. @throws Error when it could not be. */
  send(brand: Brand, mail: Mail): Promise<void>;
};

/** Refuses: where no way of sending is set up. */
export const NO_MAILER: Mailer = {
  send: () => Promise.reject(new Error('no way of sending mails is set up')),
};
