import { createTransport } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { compose } from '../compose.ts';
import { readEml } from '../read-eml.ts';
import type { LetterBodies } from './letter.ts';
import { memberInviteLetter } from './member-invite-letter.ts';
import { salesMessageLetter, salesReceiptLetter } from './sales-letters.ts';
import { seatRemovedLetter, seatTakenLetter } from './seat-letters.ts';

const URL = 'https://edicola.example/user/membership?codice=K7MPQ2RS&x=1';
const TO = 'elena.ferrante@esempio.it';
const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** Parses the mail as a mail program receives it. */
async function delivered(brand: (typeof BRANDS)[number], letter: LetterBodies, replyTo?: string) {
  const mail = { to: TO, ...letter, ...(replyTo && { replyTo }) };
  const { message } = await transport.sendMail(compose(brand, mail, 'edicola@{domain}'));
  return { source: String(message), mail: await readEml(String(message)) };
}

const holder = { name: 'Giulia Ferrante', email: 'giulia.ferrante@posta.it' };
const INVITED = { holder, product: 'digital+', code: 'K7MPQ2RS', days: 7, url: URL } as const;

describe.each(BRANDS.map((brand) => [brand.name, brand] as const))('ACC-04 a mail of %s', (name, brand) => {
  const LETTERS = {
    invite: memberInviteLetter(brand, INVITED),
    taken: seatTakenLetter(brand, { name: 'Giulia', member: 'Elena Ferrante', email: TO, url: URL }),
    removed: seatRemovedLetter(brand, { name: 'Elena', holder: holder.name, product: 'digital', url: URL }),
  };

  test.each(
    Object.entries(LETTERS),
  )('%s names the person and the paper, and has a link, in both bodies', async (_kind, letter) => {
    const { mail } = await delivered(brand, letter);
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain(name);
      expect(body).toContain('Ferrante');
    }
    expect(mail.text).toContain(`\n${URL}\n`);
    expect(mail.html).toContain(`href="${URL.replaceAll('&', '&amp;')}"`);
    expect(mail.html).toContain(brand.colours.themeLight);
    expect(mail.subject).toContain(` · ${name}`);
    expect(mail.from).toBe(`${name} <edicola@${brand.domain}>`);
    expect(mail.html).not.toMatch(/<(?:script|img|link|iframe|form)|\son\w+=|url\(/i);
  });

  test('the invite contains its code and its validity, never in the subject', async () => {
    const { mail } = await delivered(brand, LETTERS.invite);
    expect(mail.text).toMatch(/^K7MPQ2RS$/m);
    expect(mail.html).toContain('>K7MPQ2RS<');
    expect(mail.text).toContain('7 giorni');
    expect(mail.text).toContain('abbonamento digital+');
    expect(mail.subject).not.toContain('K7MPQ2RS');
    expect(mail.text).toMatch(/^Ciao,$/m);
  });

  test('ROL-04 a reply to a message to the commercial area goes to its writer', async () => {
    const written = { subject: 'Altri posti', message: 'Vorremmo venti posti.\n\nGrazie' };
    const message = salesMessageLetter(brand, { ...written, sender: 'Officine Castellani srl', email: TO });
    const { mail, source } = await delivered(brand, message, TO);
    expect(mail.subject).toBe(`Richiesta commerciale: Altri posti · ${name}`);
    expect(source).toMatch(/^reply-to: elena\.ferrante@esempio\.it\r$/im);
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('Officine Castellani srl');
      expect(body).toContain('Vorremmo venti posti.');
    }
    const receipt = await delivered(brand, salesReceiptLetter(brand, { ...written, name: 'Roberto' }));
    expect(receipt.mail.text).toContain('Ciao Roberto,');
    expect(receipt.mail.text).toContain('«Altri posti»');
    expect(receipt.mail.html).toContain('Vorremmo venti posti.');
    expect(receipt.source).not.toMatch(/^reply-to:/im);
  });
});

test('names and messages typed by people are treated as text', async () => {
  const [brand] = BRANDS;
  const evil = '<img src=x onerror=alert(1)>"\r\nBcc: b@c.it';
  for (const letter of [
    memberInviteLetter(brand, { ...INVITED, holder: { ...holder, name: evil } }),
    seatTakenLetter(brand, { name: evil, member: evil, email: TO, url: URL }),
    salesMessageLetter(brand, { sender: evil, email: TO, subject: evil, message: evil }),
  ]) {
    const { mail, source } = await delivered(brand, letter);
    expect(mail.html).not.toContain('<img');
    expect(source.split('\r\n\r\n', 1)[0]).not.toMatch(/^Bcc:/im);
  }
});
