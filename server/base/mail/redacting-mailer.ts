import type { Mailer } from './mailer.ts';
import { mailErrorCodes } from './permanent-refusal.ts';

/** A mailer whose errors contain only codes, so that they can be logged: a mail server's own words name addresses. */
export const redactingMailer = (mailer: Mailer): Mailer => ({
  async send(brand, mail) {
    try {
      await mailer.send(brand, mail);
    } catch (error) {
      const codes = mailErrorCodes(error);
      const codeText = [codes.code, codes.responseCode].filter(Boolean).join(' ');
      // An error without a code is a bug of our own, and keeps its message.
      throw codeText === ''
        ? error
        : Object.assign(new Error(`the mail server did not accept a mail: ${codeText}`), codes);
    }
  },
});
