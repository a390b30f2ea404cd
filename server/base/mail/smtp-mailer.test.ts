import { describe, expect, test } from 'vitest';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { fakeMailServer } from '#tests/support/fake-mail-server.ts';
import { MailUnavailable } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

const mailServer = fakeMailServer();
const [BRAND] = BRANDS;
const MAIL = { to: 'anna@esempio.it', subject: 'Prova', text: 'Prova', html: '<p>Prova</p>' };

describe('ACC-07 mails to a mail server', () => {
  test('are sent over one connection, which stays open until the mailer is closed', async () => {
    const mailer = smtpMailer(await mailServer.start());
    for (const _mail of ['one', 'two', 'three']) await mailer.send(BRAND, MAIL);
    expect([mailServer.connections(), mailServer.open()]).toEqual([1, 1]);
    mailer.close?.();
    await expect.poll(mailServer.open).toBe(0);
  });

  test('are sent over few connections at the same time', async () => {
    const mailer = smtpMailer(await mailServer.start());
    await Promise.all(Array.from({ length: 40 }, () => mailer.send(BRAND, MAIL)));
    expect(mailServer.connections()).toBeLessThanOrEqual(10);
    mailer.close?.();
  });

  test('are still sent after one was refused, and after the server closed the connection', async () => {
    const refusing = smtpMailer(await mailServer.start('RCPT', '550 5.1.1 no such mailbox'));
    for (const _mail of ['one', 'two']) {
      await expect(refusing.send(BRAND, MAIL)).rejects.toMatchObject({ responseCode: 550 });
    }
    refusing.close?.();
    const mailer = smtpMailer(await mailServer.start());
    await mailer.send(BRAND, MAIL);
    mailServer.dropAll();
    await mailer.send(BRAND, MAIL);
    expect(mailServer.connections()).toBe(2);
    mailer.close?.();
  });
});

describe('HLP-02 a mail server is checked before the next mail', () => {
  test('after it did not answer, until it answers again', async () => {
    const url = await mailServer.start('RCPT', '250 ok');
    const mailer = smtpMailer(url);
    // The next server starts on another port, and this one ends.
    await mailServer.start();
    await mailer.ready?.();
    await expect(mailer.send(BRAND, MAIL)).rejects.toThrow();
    await expect(mailer.ready?.()).rejects.toThrow(MailUnavailable);
    mailer.close?.();
  });

  test('but not after it refused a mail', async () => {
    const mailer = smtpMailer(await mailServer.start('RCPT', '550 nobody'));
    await expect(mailer.send(BRAND, MAIL)).rejects.toThrow();
    await mailer.ready?.();
    mailer.close?.();
  });
});
