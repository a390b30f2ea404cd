import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BRANDS, brandOf } from '#domain/brands/brand-by-host.ts';
import { faqOf } from './faq-of.ts';
import { filled } from './faq-values.ts';

const CATEGORIES = [
  ...['online', 'digital', 'digital+', 'Soluzioni per aziende', 'Promozioni', 'Pagamenti'],
  ...['Il mio abbonamento', 'Il mio account', 'Newsletter', 'Archivio storico', 'App', 'Altro'],
];

/** `/user/profile` of `user.profile.index.tsx`. */
const screens = readdirSync(new URL('../../src/routes/', import.meta.url)).map((file) => {
  const [first = ''] = file.replace(/\.tsx?$/, '').split(/\.\{|\.\$/);
  return `/${first.replace(/\.?index$/, '').replaceAll('.', '/')}`;
});
const COMING = ['/faq', '/contact'];

describe.each(BRANDS.map((brand) => [brand.name, brand] as const))('HLP-01 %s', (_name, brand) => {
  test('answers in every category, five times at least', async () => {
    const faq = await faqOf(brand);
    expect(faq.map(({ title }) => title)).toEqual(CATEGORIES);
    for (const { title, answers } of faq) expect(answers.length, title).toBeGreaterThanOrEqual(5);
  });

  test('leads to pages of ours alone, and leaves nothing to be filled in', async () => {
    const answers = (await faqOf(brand)).flatMap((category) => category.answers);
    const addresses = answers.flatMap(({ html, action }) => [
      ...[...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href),
      ...(action ? [action.path] : []),
    ]);
    expect(addresses.length).toBeGreaterThan(50);
    const known = [...screens, ...COMING, `mailto:${brand.support.email}`];
    expect(addresses.filter((address) => !known.includes((address ?? '').split(/[?#]/)[0] ?? ''))).toEqual(
      [],
    );
    expect(answers.filter(({ html, question }) => /\{\{|\}\}/.test(html + question))).toEqual([]);
  });
});

test('HLP-01 numbers, prices and hours are those of the paper', async () => {
  const brand = brandOf('MG');
  const find = async (slug: string) =>
    (await faqOf(brand)).flatMap(({ answers }) => answers).find((answer) => answer.slug === slug);
  const person = await find('parlare-con-una-persona');
  expect(person?.text).toContain(`${brand.support.phone}, dal lunedì al venerdì dalle 9 alle 21`);
  expect(person?.html).toMatch(/^<ul>[\s\S]*<a href="\/contact">Contatti<\/a>/);
  expect(person?.text).not.toMatch(/[<>]/);
});

test('HLP-01 a name that nobody knows is refused', () => {
  expect(() => filled('{{prezo}}', { prezzo: '1' })).toThrow('{{prezo}}');
});
