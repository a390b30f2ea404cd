import { createTransport } from 'nodemailer';
import { compose, DEFAULT_FROM } from './compose.ts';
import type { Mailer } from './mailer.ts';

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
  return {
    send: async (brand, mail) => void (await transport.sendMail(compose(brand, mail, from))),
    close: () => transport.close(),
  };
}
