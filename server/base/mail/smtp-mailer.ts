import { createTransport } from 'nodemailer';
import { compose, DEFAULT_FROM } from './compose.ts';
import { type Mailer, MailUnavailable } from './mailer.ts';

/** Timeout for a silent server. */
const SILENT_MS = 20_000;

/** Mail servers accept few connections from one sender; without a pool each of many letters would need its own. */
const CONNECTIONS = 10;

/**
 * Sends through the mail server at `url`, `smtp://` or `smtps://`, over connections that stay open for the next mail.
 */
export function smtpMailer(url: string, from = DEFAULT_FROM): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: SILENT_MS,
    greetingTimeout: SILENT_MS,
    socketTimeout: SILENT_MS,
  });
  // Whether the server did not answer the last mail, so that `ready` has to check it. A refusal may be due to the mail
  // itself.
  let isUnanswered = false;
  return {
    async send(brand, mail) {
      try {
        await transport.sendMail(compose(brand, mail, from));
        isUnanswered = false;
      } catch (error) {
        isUnanswered = !('responseCode' in (error as object));
        throw error;
      }
    },
    async ready() {
      if (!isUnanswered) return;
      await transport.verify().catch((error: unknown) => {
        throw new MailUnavailable(error);
      });
      isUnanswered = false;
    },
    close: () => transport.close(),
  };
}
