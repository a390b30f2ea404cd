import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { compose, DEFAULT_FROM } from './compose.ts';
import { type Mailer, MailUnavailable } from './mailer.ts';

/** Mails contain codes that open accounts: other users of this machine must not read them. */
const OWNERS_FOLDER = 0o700;
const OWNERS_FILE = 0o600;

/** Stores each mail in a folder, as the file that a mail server would get. It works without a mail server. */
export function folderMailer(folder: string, from = DEFAULT_FROM): Mailer {
  let sent = 0;
  const openFolder = () => mkdir(folder, { recursive: true, mode: OWNERS_FOLDER });
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(brand, mail) {
      const { message } = await transport.sendMail(compose(brand, mail, from));
      if (!Buffer.isBuffer(message)) throw new Error('the mail was not composed as a whole');
      await openFolder();
      sent += 1;
      const name = mailName(new Date(), sent);
      const unfinished = join(folder, `${name}.part`);
      await writeFile(unfinished, message, { mode: OWNERS_FILE });
      // Renamed at the end, so that a program that watches the folder finds only complete mails.
      await rename(unfinished, join(folder, name));
    },
    async ready() {
      const testFile = join(folder, `${randomBytes(8).toString('hex')}.part`);
      try {
        await openFolder();
        await writeFile(testFile, testFile, { mode: OWNERS_FILE });
      } catch (error) {
        throw new MailUnavailable(error);
      } finally {
        await rm(testFile, { force: true }).catch(() => undefined);
      }
    },
  };
}

/**
 * Names start with the time, then the number within this process, so that they sort in the order of the
 * mails; several processes may share a folder.
 */
const mailName = (now: Date, number: number) =>
  `${now.toISOString().replace(/[:.]/g, '-')}-${String(number).padStart(6, '0')}-${randomBytes(4).toString('hex')}.eml`;
