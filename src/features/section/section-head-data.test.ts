import { expect, test } from 'vitest';
import type { ArticleSummary, SectionContents } from '#domain/newsstand.ts';
import { sectionHead, sectionsHead } from './section-head-data.ts';

const brand = { name: 'Leggo', origin: 'https://edicola.leggo.it' };
const section = { id: 2, slug: 'economia', name: 'Economia' };

const article = (title: string): ArticleSummary => ({
  id: 1,
  slug: 'a',
  kicker: null,
  title,
  subtitle: null,
  byline: null,
  section,
  day: '2025-04-03',
  page: 2,
  minutes: 3,
  access: 'free',
  picture: null,
});

const contents: SectionContents = {
  section,
  edition: { id: 4, slug: 'milano', name: 'Milano' },
  day: '2025-04-03',
  editions: [],
  previousDay: null,
  nextDay: null,
  previous: null,
  next: null,
  articles: ['Affitti in calo', 'Vento al largo', 'Agrumi', 'Porto'].map(article),
};

test('NAV-24 a section’s head names it, its day, its edition, its first headlines and its canonical address', () => {
  const { meta, links } = sectionHead(brand, contents);
  expect(meta).toContainEqual({ title: 'Economia, giovedì 3 aprile 2025 · Leggo' });
  expect(meta).toContainEqual({
    name: 'description',
    content: 'Economia nell’edizione Milano: Affitti in calo · Vento al largo · Agrumi',
  });
  expect(links).toEqual([
    { rel: 'canonical', href: 'https://edicola.leggo.it/sezione/economia/2025-04-03/4' },
  ]);
});

test('NAV-24 the list of sections has a title and a description', () => {
  const { meta } = sectionsHead(brand);
  expect(meta).toContainEqual({ title: 'Sezioni · Leggo' });
  expect(meta).toContainEqual({
    name: 'description',
    content: 'Tutte le sezioni di Leggo, pagina per pagina.',
  });
});
