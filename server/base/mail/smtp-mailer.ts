import { createTransport } from 'nodemailer';
import { compose, DEFAULT_FROM } from './compose.ts';
import { type Mailer, MailUnavailable } from './mailer.ts';

/** How long to wait for a mail server that sends nothing. */
const IDLE_TIMEOUT_MS = 20_000;

/** Mail servers accept few connections from one sender; without a pool each of many letters would need its own. */
const MAX_CONNECTIONS = 10;

/**
 * Sends through the mail server at `url`, `smtp://` or `smtps://`, over connections that stay open for the next mail.
 */
export function smtpMailer(url: string, from = DEFAULT_FROM): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    connectionTimeout: IDLE_TIMEOUT_MS,
    greetingTimeout: IDLE_TIMEOUT_MS,
    socketTimeout: IDLE_TIMEOUT_MS,
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
