import { expect, test } from 'vitest';
import { paperPreviewPath } from '#domain/preview-address.ts';
import { socialTags } from './social-tags.ts';

const brand = { key: 'lg', name: 'Leggo', origin: 'https://edicola.leggo.it' } as const;
const head = {
  meta: [
    { title: 'Edicola · Leggo' },
    { name: 'description', content: 'Il giornale' },
    { title: 'Economia · Leggo' },
    { name: 'description', content: 'La sezione' },
  ],
  links: [{ rel: 'canonical', href: 'https://edicola.leggo.it/sezione/economia' }],
};

test('NAV-24 a shared page is shown with its own title, description and address, and the paper’s preview picture', () => {
  const tags = socialTags(brand, head, []).flatMap(({ property, content }) =>
    property ? [[property, content]] : [],
  );
  expect(Object.fromEntries(tags)).toEqual({
    'og:site_name': 'Leggo',
    'og:locale': 'it_IT',
    'og:type': 'website',
    'og:title': 'Economia · Leggo',
    'og:description': 'La sezione',
    'og:url': 'https://edicola.leggo.it/sezione/economia',
    'og:image': `https://edicola.leggo.it${paperPreviewPath(brand)}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Leggo',
  });
});

test('NAV-24 a tag that the page sets itself is written once, with the page’s value', () => {
  const own = [
    { property: 'og:type', content: 'article' },
    { property: 'og:title', content: 'Ventuno turbine' },
    { property: 'og:image', content: 'https://edicola.leggo.it/immagini/a/1140.webp' },
  ];
  const tags = socialTags(brand, head, own);
  for (const tag of own) expect(tags.filter(({ property }) => property === tag.property)).toEqual([tag]);
});

test('NAV-24 a page without an address, such as a missing one, names none', () => {
  expect(socialTags(brand, { ...head, links: [] }, []).some(({ property }) => property === 'og:url')).toBe(
    false,
  );
});
