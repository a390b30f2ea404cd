import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  CHAT_MONTHS,
  CODE_MINUTES,
  DELETION_DAYS,
  EXPIRING_DAYS,
  EXPORT_DAYS,
  REMEMBERED_SESSION_DAYS,
  SHORT_SESSION_HOURS,
} from '#domain/account-durations.ts';
import { BRANDS, brandOf } from '#domain/brands/brand-by-host.ts';
import { WITHDRAWAL_DAYS } from '#domain/subscription-rights.ts';
import { MIN_PASSWORD_LENGTH } from '#domain/validation/password.ts';
import type { AnsweringSetup } from './answering-setup.ts';
import { faqOf, readFaq } from './faq-of.ts';
import { faqConditions, faqValues } from './faq-values.ts';

const CATEGORIES = [
  'online',
  'digital',
  'digital+',
  'Soluzioni per aziende',
  'Promozioni',
  'Pagamenti',
  'Il mio abbonamento',
  'Il mio account',
  'Newsletter',
  'Archivio storico',
  'App',
  'Altro',
];

const HERE: AnsweringSetup = { operators: 'here', model: false };
const ALONE: AnsweringSetup = { operators: 'nobody', model: false };
const ELSEWHERE: AnsweringSetup = { operators: 'elsewhere', model: true };

/** Converts `user.profile.index.tsx` to `/user/profile`. */
const screens = readdirSync(new URL('../../../src/routes/', import.meta.url)).map((file) => {
  const [first = ''] = file.replace(/\.tsx?$/, '').split(/\.\{|\.\$/);
  return `/${first.replace(/\.?index$/, '').replaceAll('.', '/')}`;
});

const answersOf = async (brand: (typeof BRANDS)[number], answering: AnsweringSetup) =>
  (await faqOf(brand, answering)).flatMap(({ answers }) => answers);

async function find(slug: string, answering: AnsweringSetup = HERE) {
  const answer = (await answersOf(brandOf('MG'), answering)).find((one) => one.slug === slug);
  if (!answer) throw new Error(`there is no ${slug}`);
  return answer;
}

describe.each(BRANDS.map((brand) => [brand.name, brand] as const))('HLP-01 %s', (_name, brand) => {
  test('has at least five answers in every category', async () => {
    const faq = await faqOf(brand, HERE);
    expect(faq.map(({ title }) => title)).toEqual(CATEGORIES);
    for (const { title, answers } of faq) expect(answers.length, title).toBeGreaterThanOrEqual(5);
  });

  test.each([
    HERE,
    ALONE,
    ELSEWHERE,
  ])('links only to our own pages, and leaves no placeholder: %j', async (answering) => {
    const answers = await answersOf(brand, answering);
    const addresses = answers.flatMap(({ html, action }) => [
      ...[...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href),
      ...(action ? [action.path] : []),
    ]);
    expect(addresses.length).toBeGreaterThan(50);
    const known = [...screens, `mailto:${brand.support.email}`];
    expect(addresses.filter((address) => !known.includes((address ?? '').split(/[?#]/)[0] ?? ''))).toEqual(
      [],
    );
    expect(answers.filter(({ html, question }) => /\{\{|\}\}/.test(html + question))).toEqual([]);
  });
});

test('HLP-01 numbers, prices and hours are those of the paper', async () => {
  const { support } = brandOf('MG');
  const person = await find('parlare-con-una-persona');
  expect(person.text).toContain(`${support.phone}, dal lunedì al venerdì dalle 9 alle 21`);
  expect(person.html).toMatch(/^<ul>[\s\S]*<a href="\/contact">Contatti<\/a>/);
  expect(person.text).not.toMatch(/[<>]/);
});

test('HLP-01 every placeholder of the code is used, so no answer repeats by hand what the code knows', async () => {
  const text = (await readFaq())
    .flatMap(({ answers }) => answers)
    .map((answer) => [answer.question, ...answer.words, answer.text].join('\n'))
    .join('\n');
  const used = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort();
  expect(used(/\{\{([a-z-]+)\}\}/g)).toEqual(Object.keys(faqValues(brandOf('MG'))).sort());
  expect(used(/\{\{se ([a-z-]+)\}\}/g)).toEqual(Object.keys(faqConditions(HERE)).sort());
});

test('HLP-01 periods and limits are those of the code', async () => {
  const words: Record<number, string> = { 7: 'sette', 10: 'dieci', 12: 'dodici', 14: 'quattordici' };
  for (const [slug, said] of [
    ['restare-connesso', `per ${REMEMBERED_SESSION_DAYS} giorni`],
    ['restare-connesso', `dopo ${SHORT_SESSION_HOURS} ore`],
    ['codice-non-arriva', `vale ${words[CODE_MINUTES]} minuti`],
    ['cambiare-password', `almeno ${MIN_PASSWORD_LENGTH} caratteri`],
    ['copia-dei-dati', `per ${words[EXPORT_DAYS]} giorni`],
    ['cancellare-account', `Hai ${words[DELETION_DAYS]} giorni`],
    ['recesso', `fino a ${WITHDRAWAL_DAYS} giorni`],
    ['quando-scade', `da ${EXPIRING_DAYS} giorni prima`],
    ['conversazione-chat', `dopo ${words[CHAT_MONTHS]} mesi`],
    ['orari-notifiche', 'dalle 22.30 alle 7), i riepiloghi (all’inizio alle 7, alle 13 e alle 19)'],
    ['parlare-con-una-persona', 'né il primo gennaio, il 15 agosto, il 25 dicembre e il 26 dicembre.'],
  ] as const)
    expect((await find(slug)).text, slug).toContain(said);
});

test('HLP-01 operators are promised only where there are some, and a third-party chat or model is named', async () => {
  const [person, talk] = ['parlare-con-una-persona', 'conversazione-chat'] as const;
  expect((await find(person)).text).toContain('puoi chiedere un operatore');
  expect((await find(person)).text).not.toContain('soltanto l’assistente');
  expect((await find(person, ALONE)).text).not.toMatch(/operator[ei]/);
  expect((await find(person, ALONE)).text).toContain('In chat risponde soltanto l’assistente');
  expect((await find(talk)).text).not.toMatch(/LiveChat|intelligenza artificiale/);
  expect((await find(talk, ELSEWHERE)).text).toMatch(/intelligenza artificiale[\s\S]*LiveChat/);
});
