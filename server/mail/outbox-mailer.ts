import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { compose, DEFAULT_FROM } from './compose.ts';
import type { Mailer } from './mailer.ts';

/** Mails hold codes that open accounts: nobody else on this machine reads them. */
const OWNERS_FOLDER = 0o700;
const OWNERS_FILE = 0o600;

/** Puts each mail into a folder, as the file a mail server would be given: what works without one. */
export function outboxMailer(folder: string, from = DEFAULT_FROM): Mailer {
  let sent = 0;
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(brand, mail) {
      const { message } = await transport.sendMail(compose(brand, mail, from));
      if (!Buffer.isBuffer(message)) throw new Error('the mail was not composed as a whole');
      await mkdir(folder, { recursive: true, mode: OWNERS_FOLDER });
      sent += 1;
      const name = mailName(new Date(), sent);
      const unfinished = join(folder, `${name}.part`);
      await writeFile(unfinished, message, { mode: OWNERS_FILE });
      // Whoever watches the folder finds whole mails alone.
      await rename(unfinished, join(folder, name));
    },
  };
}

/** By its time, and of one moment by its number, so that names sort as mails came; several processes may share a folder. */
const mailName = (now: Date, number: number) =>
  `${now.toISOString().replace(/[:.]/g, '-')}-${String(number).padStart(6, '0')}-${randomBytes(4).toString('hex')}.eml`;
