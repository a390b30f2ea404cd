import { describe, expect, test } from 'vitest';
import { faqHead } from './faq-head.ts';
import { faqJsonLd } from './faq-json-ld.ts';
import { type ShownAnswer, type ShownCategory, shownBy } from './shown-faq.ts';

const BRAND = { name: 'Leggo', origin: 'https://edicola.leggo.it' };

const answer = (slug: string, html = '<p>Sì &amp; no.</p>'): ShownAnswer => ({
  slug,
  html,
  question: `Perché ${slug}?`,
  words: [slug],
  products: [],
  action: null,
  isProblem: false,
  frequent: null,
});
const CATEGORIES: ShownCategory[] = [
  { slug: 'app', title: 'App', answers: [answer('icona'), answer('rete', `<p>${'parola '.repeat(60)}</p>`)] },
  { slug: 'altro', title: 'Altro', answers: [answer('resto')] },
];

const titleOf = (asked: Parameters<typeof shownBy>[1]) =>
  faqHead(BRAND, CATEGORIES, asked).meta.find(({ title }) => title)?.title;

describe('HLP-01 an address shows the right category and answer', () => {
  test.each([
    [{}, 'app', undefined],
    [{ categoria: 'altro' }, 'altro', undefined],
    [{ categoria: 'nessuna' }, 'app', undefined],
    [{ categoria: 'app', risposta: 'resto' }, 'altro', 'resto'],
    [{ categoria: 'altro', risposta: 'nessuna' }, 'altro', undefined],
  ])('%o: %s %s', (asked, category, slug) => {
    const shown = shownBy(CATEGORIES, asked);
    expect([shown.category?.slug, shown.answer?.slug]).toEqual([category, slug]);
  });
});

test('NAV-24 the FAQ, its categories and its answers have their own titles, and one canonical address', () => {
  expect(titleOf({})).toBe('Domande frequenti · Leggo');
  expect(titleOf({ categoria: 'altro' })).toBe('Altro, domande frequenti · Leggo');
  expect(titleOf({ categoria: 'nessuna' })).toBe('Domande frequenti · Leggo');
  expect(titleOf({ risposta: 'icona' })).toBe('Perché icona? · Leggo');
  const { meta, links } = faqHead(BRAND, CATEGORIES, { risposta: 'rete' });
  const description = meta.find(({ name }) => name === 'description')?.content ?? '';
  expect(description).toMatch(/^parola .* parola…$/);
  expect(description.length).toBeLessThanOrEqual(201);
  expect(links).toEqual([{ rel: 'canonical', href: 'https://edicola.leggo.it/faq' }]);
});

test('HLP-01 the JSON-LD has every answer as plain text, with its address', () => {
  const { mainEntity } = faqJsonLd(BRAND, CATEGORIES) as { mainEntity: unknown[] };
  expect(mainEntity).toHaveLength(3);
  expect(mainEntity[0]).toEqual({
    '@type': 'Question',
    name: 'Perché icona?',
    url: 'https://edicola.leggo.it/faq?risposta=icona',
    acceptedAnswer: { '@type': 'Answer', text: 'Sì & no.' },
  });
});
