import type { Mail, Mailer } from '#server/base/mail/mailer.ts';

/** The error of a mail server that refuses an address permanently, because the mailbox does not exist. */
export const refusedMail = (address: string): Error =>
  Object.assign(new Error(`550 5.1.1 <${address}>`), {
    ...{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, status: '5.1.1' },
  });

/** Passes mails on to another mailer, except those to one address, which it refuses permanently. */
export const refusingMailer = (address: string, mailer: Mailer): Mailer => ({
  send: async (brand, mail: Mail) => {
    if (mail.to === address) throw refusedMail(address);
    await mailer.send(brand, mail);
  },
});
