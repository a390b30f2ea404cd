import { createTransport } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { compose } from '../compose.ts';
import type { ListHeaders } from '../mailer.ts';
import { readEml } from '../read-eml.ts';
import { type NewsletterOfDay, newsletterLetter } from './newsletter-letter.ts';

const ORIGIN = 'https://edicola.example';
const TOKEN = 'x'.repeat(43);
const TOLD: NewsletterOfDay = {
  newsletter: { name: 'Due città', description: 'Bari e Taranto, tra porto e quartieri.' },
  day: '2025-04-03',
  articles: [
    {
      id: 12,
      slug: 'il-decreto-passa',
      kicker: 'In Aula',
      title: 'Il decreto «passa»',
      subtitle: 'Con un solo voto di scarto.',
    },
    { id: 13, slug: '', kicker: null, title: 'La Camera vota', subtitle: null },
  ],
  notices: ['© Agenzia Prova'],
  origin: ORIGIN,
  unsubscribeUrl: `${ORIGIN}/newsletter/disiscrizione?token=${TOKEN}`,
  manageUrl: `${ORIGIN}/user/newsletter`,
};
const LIST: ListHeaders = {
  'List-Id': '<due-citta.newsletter.quotidianodipuglia.it>',
  'List-Unsubscribe': `<${TOLD.unsubscribeUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
};
const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** Parses the mail as a mail program receives it. */
async function delivered(brand: (typeof BRANDS)[number], told: NewsletterOfDay, list?: ListHeaders) {
  const mail = { to: 'anna@esempio.it', ...newsletterLetter(brand, told), ...(list && { list }) };
  const { message } = await transport.sendMail(compose(brand, mail, 'edicola@{domain}'));
  const source = String(message);
  return { source, head: source.split('\r\n\r\n', 1)[0] ?? '', mail: await readEml(source) };
}

const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url);

describe.each(
  BRANDS.map((brand) => [brand.name, brand] as const),
)('ACC-07 a newsletter of %s', (name, brand) => {
  test('has in both bodies each article with its link, the reason for the mail and the unsubscribe link', async () => {
    const { mail } = await delivered(brand, TOLD, LIST);
    expect(mail.subject).toBe('Due città: Il decreto «passa»');
    const words = ['Due città', 'giovedì 3 aprile 2025', 'Bari e Taranto', 'In Aula', 'Il decreto «passa»'];
    const articleTexts = ['Con un solo voto di scarto.', 'La Camera vota', '© Agenzia Prova', name];
    const urls = [
      `${ORIGIN}/articolo/12/il-decreto-passa`,
      `${ORIGIN}/articolo/13`,
      `${ORIGIN}/`,
      TOLD.unsubscribeUrl,
      TOLD.manageUrl,
    ];
    for (const body of [mail.text, mail.html]) {
      for (const said of [...words, ...articleTexts, `hai scelto la newsletter «Due città» de «${name}»`]) {
        expect(body).toContain(said);
      }
    }
    expect(hrefs(mail.html)).toEqual(urls);
    expect(mail.text.split('\n').filter((line) => line.startsWith('http'))).toEqual(urls);
    expect(mail.html).toContain(brand.colours.themeLight);
  });

  test('has the list headers with which mail programs unsubscribe in one click', async () => {
    const { mail, head } = await delivered(brand, TOLD, LIST);
    expect(mail.list).toEqual(LIST);
    expect(head).toMatch(/^precedence: bulk\r$/im);
    expect(head).not.toMatch(/^auto-submitted:/im);
    // The header is not folded, because some programs cannot read folded addresses.
    expect(head.split('\r\n')).toContain(`List-Unsubscribe: ${LIST['List-Unsubscribe']}`);
  });
});

const [BRAND] = BRANDS;

test('ACC-07 a mail to a single reader has no list headers', async () => {
  const { mail, head } = await delivered(BRAND, TOLD);
  expect(mail.list).toBeUndefined();
  expect(head).toMatch(/^auto-submitted: auto-generated\r$/im);
  expect(head).not.toMatch(/^(?:precedence|list-)/im);
});

test('ACC-07 texts of a newsroom are treated as text, in headers and bodies', async () => {
  const evil = '<img src=x onerror=alert(1)>"\r\nBcc: b@c.it';
  const article = { id: 1, slug: 'prova', kicker: evil, title: evil, subtitle: evil };
  const { mail, head } = await delivered(BRAND, { ...TOLD, articles: [article, article], notices: [evil] });
  expect(mail.html).not.toMatch(/<(?:script|img|link|iframe|form)|url\(/i);
  expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;');
  expect(head).not.toMatch(/^Bcc:/im);
  expect(mail.subject).toBe('Due città: <img src=x onerror=alert(1)>" Bcc: b@c.it');
});

test('ACC-07 the preview in lists of mails shows what follows the lead’s title, which is the subject', async () => {
  const { mail } = await delivered(BRAND, TOLD);
  const [, shown] = /<div style="display:none[^>]*>([^<]*)<\/div>/.exec(mail.html) ?? [];
  expect(shown).toBe('Con un solo voto di scarto. · La Camera vota');
  expect(mail.html.indexOf('display:none')).toBeLessThan(mail.html.indexOf('<table'));
});
