// @module-tag postgres
import { expect, test } from 'vitest';
import { IL_MESSAGGERO } from '#domain/brands/il-messaggero.ts';
import { channel, feedItem } from '#tests/support/feed-fixtures.ts';
import { importFixture, NOON } from '#tests/support/import-fixture.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { readArticle } from './article.ts';

const fixture = importFixture();

async function read(uri: string, entitlement: Parameters<typeof readArticle>[3] = null) {
  const id = (await fixture.allArticles()).find((article) => article.uri === uri)?.id ?? 0;
  const article = await readArticle(fixture.database().orm, IL_MESSAGGERO, id, entitlement, NOON);
  if (!article) throw new Error(`${uri} cannot be read`);
  return article;
}

const about = (...names: string[]) => ({ people: names.map((name) => ({ rel: 'mentions', name })) });
const titles = (articles: { title: string }[]) => articles.map(({ title }) => title);

test('NWS-04 related articles are those with most subjects in common, then the newest; others of the section fill up to four', async () => {
  const elsewhere = { section: 'Sport', page: 30 };
  await fixture.run([
    ninjs({ uri: 'urn:own', title: 'Questo' }, about('Ada', 'Bruno', 'Carla')),
    ninjs({ uri: 'urn:one', title: 'Uno in comune', ...elsewhere }, about('Ada')),
    ninjs({ uri: 'urn:two', title: 'Due in comune', ...elsewhere, day: '2025-04-01' }, about('Ada', 'Bruno')),
    ninjs({ uri: 'urn:old', title: 'Uno, di ieri', ...elsewhere, day: '2025-04-02' }, about('Carla')),
    ninjs({ uri: 'urn:none', title: 'Niente in comune', ...elsewhere }, about('Dario')),
    ninjs({ uri: 'urn:near', title: 'Stessa sezione', page: 3 }),
    ninjs({ uri: 'urn:near-2', title: 'Stessa sezione, poi', page: 4 }),
  ]);
  expect(titles((await read('urn:own')).related)).toEqual([
    'Due in comune',
    'Uno in comune',
    'Uno, di ieri',
    // «Stessa sezione» is left out, because the page already shows it as the next article.
    'Stessa sezione, poi',
  ]);
});

test('NWS-04 a related article of the same section is listed once, and articles of other papers never', async () => {
  await fixture.run([
    ninjs({ uri: 'urn:own', title: 'Questo' }, about('Ada')),
    ninjs(
      { uri: 'urn:both', title: 'Vicino e affine', page: 3, editions: ['Nazionale', 'Roma'] },
      about('Ada'),
    ),
  ]);
  await fixture.run([ninjs({ uri: 'urn:lg', title: 'Su Leggo' }, about('Ada'))], { brand: 'LG' });
  expect(titles((await read('urn:own')).related)).toEqual(['Vicino e affine']);
});

test('NWS-04 IPTC topics do not relate articles, because half the paper shares them', async () => {
  const subjects = [
    { rel: 'section', name: 'Politica' },
    { rel: 'access', literal: 'free' },
  ];
  const mediatopic = {
    rel: 'mediatopic',
    name: 'politics',
    uri: 'http://cv.iptc.org/newscodes/mediatopic/11000000',
  };
  await fixture.run([
    ninjs({ uri: 'urn:own' }, { subjects: [...subjects, mediatopic] }),
    ninjs({ uri: 'urn:other', day: '2025-04-02' }, { subjects: [...subjects, mediatopic] }),
  ]);
  expect((await read('urn:own')).related).toEqual([]);
});

test('NWS-02 neighbours follow the order of the paper, which has a first and a last article', async () => {
  await fixture.run([
    ninjs({ uri: 'urn:3', title: 'Tre', page: 3 }),
    ninjs({ uri: 'urn:1', title: 'Uno', page: 2, position: 1 }),
    ninjs({ uri: 'urn:2', title: 'Due', page: 2, position: 2 }),
  ]);
  const around = async (uri: string) => {
    const { previous, next, samePage } = await read(uri);
    return [previous?.title ?? null, next?.title ?? null, titles(samePage)];
  };
  expect(await around('urn:1')).toEqual([null, 'Due', ['Due']]);
  expect(await around('urn:2')).toEqual(['Uno', 'Tre', ['Uno']]);
  expect(await around('urn:3')).toEqual(['Due', null, []]);
});

test('an article in several editions is shown with the paper’s main edition, whichever was imported first', async () => {
  await fixture.run([ninjs({ uri: 'urn:first', day: '2025-04-01', editions: ['Roma'] })]);
  await fixture.run([
    ninjs({ uri: 'urn:own', editions: ['Roma', 'Nazionale'] }),
    ninjs({ uri: 'urn:roma', editions: ['Roma'] }),
  ]);
  expect((await read('urn:own')).edition.slug).toBe('nazionale');
  expect((await read('urn:roma')).edition.slug).toBe('roma');
});

test.each([
  [null, 'online', false],
  ['online', 'online', true],
  ['online', 'digital', false],
  ['digital+', 'digital', true],
  [null, 'free', true],
] as const)('ROL-06 a subscription for %s opens the whole of an article for %s: %s', async (entitlement, access, whole) => {
  await fixture.run([ninjs({ uri: 'urn:own', access })]);
  const { complete, body, words } = await read('urn:own', entitlement);
  expect([complete, body.includes('Tre.'), words]).toEqual([whole, whole, 3]);
});

test('an article that does not exist is null', async () => {
  expect(await readArticle(fixture.database().orm, IL_MESSAGGERO, 1, 'digital+', NOON)).toBeNull();
});

const figure = (file: string, caption: string) =>
  `<figure><img src="${file}"><figcaption>${caption}</figcaption></figure>`;
const TEXT = `<p>Uno.</p><p>Due.</p>${figure('red.png', 'Il ponte dal fiume')}<p>Tre.</p>${figure('blue.png', 'Il cantiere')}`;
const textOfFeed = `<content:encoded><![CDATA[${TEXT}]]></content:encoded>`;
const captionsOf = ({ pictures, picture }: Awaited<ReturnType<typeof read>>) => [
  pictures.map(({ caption }) => caption),
  picture?.caption,
];

test.each([
  ['a picture of the text', '', [null], ['Il ponte dal fiume', 'Il cantiere']],
  [
    'a picture beside the text with its caption in the text',
    '<enclosure url="red.png" type="image/png"/>',
    [null],
    ['Il ponte dal fiume'],
  ],
  [
    'a picture beside the text with a caption of its own',
    '<media:content url="red.png" medium="image"><media:description>Il ponte</media:description></media:content>',
    ['Il ponte'],
    ['Il ponte'],
  ],
])('ROL-06 without access %s is shown without captions of the text', async (_, beside, shown, all) => {
  const pubDate = 'Thu, 03 Apr 2025 05:00:00 +0200';
  await fixture.runFile(
    'feed.xml',
    channel(feedItem(`${textOfFeed}${beside}`, { guid: 'urn:feed', pubDate, text: '' })),
  );
  expect(captionsOf(await read('urn:feed'))).toEqual([shown, shown[0]]);
  const [captions] = captionsOf(await read('urn:feed', 'digital+'));
  expect(captions).toEqual(all);
});
