import { createTransport } from 'nodemailer';
import { compose, DEFAULT_FROM } from './compose.ts';
import { type Mailer, MailUnavailable } from './mailer.ts';

/** A server that says nothing for so long is tried again later. */
const SILENT_MS = 20_000;

/** Mail servers take few at once from one sender; of letters to many readers each would cost a connection of its own. */
const CONNECTIONS = 10;

/** Sends by the mail server of `url`, `smtp://` or `smtps://`, over connections that are kept for the next mail. */
export function smtpMailer(url: string, from = DEFAULT_FROM): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: SILENT_MS,
    greetingTimeout: SILENT_MS,
    socketTimeout: SILENT_MS,
  });
  // A mail that was not taken may be to blame itself; of a server that did not answer the next call asks how it is.
  let unheard = false;
  return {
    async send(brand, mail) {
      try {
        await transport.sendMail(compose(brand, mail, from));
        unheard = false;
      } catch (error) {
        unheard = !('responseCode' in (error as object));
        throw error;
      }
    },
    async ready() {
      if (!unheard) return;
      await transport.verify().catch((error: unknown) => {
        throw new MailUnavailable(error);
      });
      unheard = false;
    },
    close: () => transport.close(),
  };
}
