import { expect, test } from 'vitest';
import type { Article } from '#domain/newsstand.ts';
import { articlePreviewPath } from '#domain/preview-address.ts';
import { articleHead, articlePreview } from './article-head.ts';
import { articleJsonLd } from './article-json-ld.ts';

const brand = { key: 'lg', name: 'Leggo', origin: 'https://edicola.leggo.it', domain: 'leggo.it' } as const;
const picture = {
  id: 'f'.repeat(24),
  width: 1600,
  height: 1067,
  widths: [320, 640, 820, 1140, 1600],
  caption: null,
  credit: null,
};
const article: Article = {
  id: 7,
  slug: 'ventuno-turbine',
  kicker: 'Eolico',
  title: 'Ventuno turbine al largo',
  subtitle: 'I pescatori firmano',
  byline: 'Livia Santoro',
  section: { id: 2, slug: 'ambiente', name: 'Ambiente' },
  day: '2025-04-03',
  page: 3,
  minutes: 4,
  access: 'free',
  picture,
  edition: { id: 1, slug: 'roma', name: 'Roma' },
  body: '<p>Testo</p>',
  complete: true,
  words: 700,
  publishedAt: '2025-04-03T04:30:00Z',
  updatedAt: null,
  dateline: null,
  copyright: null,
  signatures: [{ slug: 'livia-santoro', name: 'Livia Santoro', picture: null }],
  pictures: [picture],
  topics: [
    { slug: 'mare', name: 'Mare' },
    { slug: 'energia', name: 'Energia' },
  ],
  samePage: [],
  related: [],
  previous: null,
  next: null,
};

test('NAV-24 an article has its own title, description, keywords and address', () => {
  const { meta, links } = articleHead(brand, article);
  expect(meta).toContainEqual({ title: 'Ventuno turbine al largo · Leggo' });
  expect(meta).toContainEqual({ name: 'description', content: 'I pescatori firmano' });
  expect(meta).toContainEqual({ name: 'keywords', content: 'Mare, Energia' });
  expect(links).toEqual([{ rel: 'canonical', href: 'https://edicola.leggo.it/articolo/7/ventuno-turbine' }]);
});

test('NAV-24 the description of an article without a subtitle names where it was printed', () => {
  const { meta } = articleHead(brand, { ...article, subtitle: null, topics: [] });
  expect(meta).toContainEqual({
    name: 'description',
    content: 'Ambiente: l’articolo su Leggo di giovedì 3 aprile 2025.',
  });
  expect(meta).toContainEqual({ name: 'keywords', content: 'Ambiente, Roma, Leggo' });
});

test('NAV-24 the preview of a shared article is a picture drawn for it, whether or not the article has a picture', () => {
  for (const of of [article, { ...article, picture: null }]) {
    const tags = articlePreview(brand, of).map(({ property, name, content }) => [property ?? name, content]);
    expect(tags).toContainEqual(['og:image', `https://edicola.leggo.it${articlePreviewPath(brand, of)}`]);
    expect(tags).toContainEqual(['og:image:width', '1200']);
    expect(tags).toContainEqual(['og:image:height', '630']);
    expect(tags).toContainEqual(['og:image:alt', 'Ventuno turbine al largo']);
    expect(tags).toContainEqual(['twitter:card', 'summary_large_image']);
  }
});

test('NAV-24 the canonical address of a text first published by another paper is in that paper', () => {
  const canonicalUrl = 'https://edicola.ilmessaggero.it/articolo/3/ventuno-turbine';
  const { links } = articleHead(brand, { ...article, canonicalUrl });
  expect(links).toEqual([{ rel: 'canonical', href: canonicalUrl }]);
  expect(graphOf({ ...article, canonicalUrl })[0]).toMatchObject({ mainEntityOfPage: canonicalUrl });
});

test('NAV-24 the preview of a shared article names its authors, topics, section and times', () => {
  const corrected = { ...article, updatedAt: '2025-04-03T07:05:00Z' };
  const tags = articlePreview(brand, corrected).map(({ property, content }) => [property, content]);
  for (const tag of [
    ['og:type', 'article'],
    ['article:published_time', '2025-04-03T04:30:00Z'],
    ['article:modified_time', '2025-04-03T07:05:00Z'],
    ['article:section', 'Ambiente'],
  ]) {
    expect(tags).toContainEqual(tag);
  }
});

const graphOf = (of: Article) =>
  (articleJsonLd(brand, of) as { '@graph': [Record<string, unknown>, Record<string, unknown>] })['@graph'];

test('NWS-05 the JSON-LD of a subscribers’ article marks it as not free, and the paid part of it', () => {
  expect(graphOf(article)[0]).toMatchObject({ isAccessibleForFree: true, inLanguage: 'it' });
  expect(graphOf(article)[0]).not.toHaveProperty('hasPart');
  expect(graphOf({ ...article, access: 'digital', complete: false })[0]).toMatchObject({
    isAccessibleForFree: false,
    hasPart: { isAccessibleForFree: false, cssSelector: '.paid-part' },
  });
});

test('NAV-24 the JSON-LD names author, paper, dates, and where the article was printed', () => {
  expect(graphOf({ ...article, updatedAt: '2025-04-03T07:05:00Z' })[0]).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Ventuno turbine al largo',
    image: [
      `https://edicola.leggo.it/immagini/${picture.id}/1140.webp`,
      expect.stringMatching(/^https:\/\/edicola\.leggo\.it\/anteprima\/articolo\/7-\w+\.jpg$/),
    ],
    author: [
      {
        '@type': 'Person',
        name: 'Livia Santoro',
        url: 'https://edicola.leggo.it/firma/livia-santoro',
      },
    ],
    publisher: {
      name: 'Leggo',
      url: 'https://leggo.it',
      logo: 'https://edicola.leggo.it/brands/lg/icon-512.png',
    },
    keywords: ['Mare', 'Energia'],
    wordCount: 700,
    isPartOf: { datePublished: '2025-04-03', url: 'https://edicola.leggo.it/edizione/roma/2025-04-03' },
    datePublished: '2025-04-03T04:30:00Z',
    dateModified: '2025-04-03T07:05:00Z',
    articleSection: 'Ambiente',
    printEdition: 'Roma',
    printPage: '3',
  });
});

test('NAV-24 the JSON-LD has the breadcrumbs of the article', () => {
  expect(graphOf(article)[1]).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Roma',
        item: 'https://edicola.leggo.it/edizione/roma/2025-04-03',
      },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Ambiente',
        item: 'https://edicola.leggo.it/sezione/ambiente/2025-04-03/1',
      },
      { '@type': 'ListItem', position: 3, name: 'Ventuno turbine al largo' },
    ],
  });
});
