import { createTransport } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { codeIn } from '#tests/support/kept-mails.ts';
import { compose } from '../compose.ts';
import { readEml } from '../read-eml.ts';
import {
  activationLetter,
  alreadyRegisteredLetter,
  firstPasswordLetter,
  passwordChangedLetter,
  passwordCodeLetter,
  signInCodeLetter,
} from './identity-letters.ts';
import type { LetterBodies } from './letter.ts';
import { passkeyAddedLetter, passkeyRemovedLetter } from './passkey-letter.ts';

const URL = 'https://edicola.example/password/nuova?email=a%40esempio.it&redirect_uri=https%3A%2F%2Fb';
const TO = 'anna.riva@esempio.it';
const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** Parses the mail as a mail program receives it. */
async function delivered(brand: (typeof BRANDS)[number], letter: LetterBodies) {
  const { message } = await transport.sendMail(compose(brand, { to: TO, ...letter }, 'edicola@{domain}'));
  return { source: String(message), mail: await readEml(String(message)) };
}

describe.each(BRANDS.map((brand) => [brand.name, brand] as const))('ACC-02 a mail of %s', (name, brand) => {
  const code = { code: '042317', minutes: 10, url: URL };
  const LINKED_CODES = {
    activation: activationLetter(brand, code),
    password: passwordCodeLetter(brand, { ...code, name: 'Anna' }),
    firstPassword: firstPasswordLetter(brand, code),
  };
  const CODES = {
    ...LINKED_CODES,
    signIn: signInCodeLetter(brand, { ...code, name: 'Anna' }),
  };
  const OTHERS = {
    already: alreadyRegisteredLetter(brand, { name: 'Anna', url: URL }),
    changed: passwordChangedLetter(brand, { name: 'Anna', url: URL }),
    passkeyAdded: passkeyAddedLetter(brand, { name: 'Anna', url: URL }),
    passkeyRemoved: passkeyRemovedLetter(brand, { name: 'Anna', url: URL }),
  };

  test.each(
    Object.entries(CODES),
  )('%s contains the code and its validity in both bodies', async (_kind, letter) => {
    const { mail, source } = await delivered(brand, letter);
    expect(codeIn(mail)).toBe('042317');
    expect(mail.html).toContain('>042317<');
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('10 minuti');
      expect(body).toContain(name);
    }
    expect(mail.subject).toContain(` · ${name}`);
    // Previews on lock screens show subjects.
    expect(mail.subject).not.toContain('042317');
    expect(mail.from).toBe(`${name} <edicola@${brand.domain}>`);
    expect(mail.to).toBe(TO);
    expect(source).toMatch(/^auto-submitted: auto-generated\r$/im);
  });

  test.each(
    Object.entries({ ...LINKED_CODES, ...OTHERS }),
  )('%s links to the same address in both bodies', async (_kind, letter) => {
    const { mail } = await delivered(brand, letter);
    expect(mail.text).toContain(`\n${URL}\n`);
    expect(mail.html).toContain(`href="${URL.replaceAll('&', '&amp;')}"`);
    expect(mail.html).toContain(brand.colours.themeLight);
  });

  test('loads nothing and runs no script', () => {
    for (const { html } of [...Object.values(CODES), ...Object.values(OTHERS)]) {
      expect(html).not.toMatch(/<(?:script|img|link|iframe|form)|\son\w+=|url\(/i);
    }
  });

  test('treats a reader’s name as text', async () => {
    const evil = '<img src=x onerror=alert(1)>"\r\nBcc: b@c.it';
    const { mail, source } = await delivered(brand, alreadyRegisteredLetter(brand, { name: evil, url: URL }));
    expect(mail.html).not.toContain('<img');
    expect(source.split('\r\n\r\n', 1)[0]).not.toMatch(/^Bcc:/im);
  });
});

test('the sign-in code is sent without a link, because it belongs in the browser that requested it', () => {
  const [brand] = BRANDS;
  const { text, html } = signInCodeLetter(brand, { name: 'Anna', code: '042317', minutes: 10 });
  expect(`${text}${html}`).not.toMatch(/https?:/);
});
