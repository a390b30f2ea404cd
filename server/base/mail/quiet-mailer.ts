import type { Mailer } from './mailer.ts';
import { mailErrorCodes } from './refused-for-good.ts';

/** A mailer whose errors are codes alone, fit to be written down: a mail server's own words name addresses. */
export const quietMailer = (mailer: Mailer): Mailer => ({
  async send(brand, mail) {
    try {
      await mailer.send(brand, mail);
    } catch (error) {
      const codes = mailErrorCodes(error);
      const said = [codes.code, codes.responseCode].filter(Boolean).join(' ');
      // What has no code is a fault of our own, and says what it is.
      throw said === '' ? error : Object.assign(new Error(`a mail was not taken: ${said}`), codes);
    }
  },
});
