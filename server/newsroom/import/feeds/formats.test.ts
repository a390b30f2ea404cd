import { expect, test } from 'vitest';
import {
  atomEntry,
  atomFeed,
  channel,
  FEED_NOON,
  feedItem,
  jsonFeed,
  readFeed,
  readItem,
} from '#tests/support/feed-fixtures.ts';
import { parseFile } from '../parse-file.ts';

const RDF = (items: string) => `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
  xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="https://foglio.example/">
  <title>Foglio</title><link>https://foglio.example/</link></channel>${items}</rdf:RDF>`;

test('RSS 1.0: items beside the channel, the date and the author of Dublin Core', async () => {
  const item = `<item rdf:about="https://foglio.example/uno"><title>Titolo</title><link>https://foglio.example/uno</link>
    <description>Testo.</description><dc:date>2026-11-26T08:00+01:00</dc:date><dc:creator>Anna Verdi</dc:creator>
    <dc:subject>Cronaca</dc:subject></item>`;
  expect(await readItem(RDF(item))).toMatchObject({
    format: 'rss-1.0',
    uri: 'https://foglio.example/uno',
    title: 'Titolo',
    body: '<p>Testo.</p>',
    byline: 'Anna Verdi',
    section: { name: 'Cronaca' },
    firstCreated: '2026-11-26T07:00:00.000Z',
  });
});

test('Atom 1.0: id, dates, authors, categories and rights', async () => {
  const extra = `<author><name>Anna Verdi</name><email>anna@foglio.example</email></author>
    <author><name>Luca Bianchi</name></author><category term="cronaca" label="Cronaca"/><category term="ponti"/>
    <rights>© Foglio</rights>`;
  const entry = atomEntry(extra).replace('<updated>2026-11-26T08', '<updated>2026-11-26T09');
  expect(await readItem(atomFeed(entry))).toMatchObject({
    format: 'atom-1.0',
    uri: 'urn:caso:1',
    byline: 'Anna Verdi, Luca Bianchi',
    authors: ['Anna Verdi', 'Luca Bianchi'],
    firstCreated: '2026-11-26T07:00:00.000Z',
    versionCreated: '2026-11-26T08:00:00.000Z',
    day: '2026-11-26',
    section: { name: 'Cronaca' },
    subjects: [{ kind: 'topic', name: 'ponti' }],
    copyright: '© Foglio',
  });
});

test('Atom: prefixes, an entry as the whole document, and the names of Atom 0.3 are read', async () => {
  const prefixed = atomFeed(atomEntry())
    .replaceAll(/<(\/?)(?=[a-z])/g, '<$1a:')
    .replace('xmlns=', 'xmlns:a=');
  expect(await readItem(prefixed)).toMatchObject({ title: 'Titolo', body: '<p>Testo.</p>' });
  const alone = atomEntry().replace('<entry>', '<entry xmlns="http://www.w3.org/2005/Atom">');
  expect(await readItem(alone)).toMatchObject({ title: 'Titolo' });
  const old = `<feed version="0.3" xmlns="http://purl.org/atom/ns#"><entry><id>urn:o</id><title>Titolo</title>
    <issued>2026-11-20T08:00:00+01:00</issued><modified>2026-11-21T08:00:00+01:00</modified>
    <content type="text/html" mode="escaped">&lt;p&gt;Testo.&lt;/p&gt;</content></entry></feed>`;
  expect(await readItem(old)).toMatchObject({ day: '2026-11-20', body: '<p>Testo.</p>' });
});

test('JSON Feed 1.1: id, dates, authors, tags; the feed’s authors where an item has none', async () => {
  const item = {
    id: 7,
    url: 'https://foglio.example/uno',
    authors: [
      { name: 'Anna Verdi' },
      { name: 'luca', url: 'https://foglio.example/luca' },
      { name: 'Ada Neri' },
    ],
    tags: ['Cronaca', 'Ponti'],
  };
  expect(await readItem(jsonFeed(item, { authors: [{ name: 'Altra Firma' }] }))).toMatchObject({
    uri: 'https://foglio.example/#7',
    byline: 'Anna Verdi, Ada Neri',
    section: { name: 'Cronaca' },
    subjects: [{ kind: 'topic', name: 'Ponti' }],
  });
  expect(
    await readItem(
      jsonFeed({}, { author: { name: 'Ugo Rossi' }, version: 'https://jsonfeed.org/version/1' }),
    ),
  ).toMatchObject({ byline: 'Ugo Rossi' });
});

test.each([
  [
    'another version',
    jsonFeed({}, { version: 'https://jsonfeed.org/version/2' }),
    'version: https://jsonfeed.org/version/2 is not',
  ],
  ['no items', jsonFeed({}).replace(/"items":.*/, '"items":[]}'), 'items: no item'],
  ['an item that is none', jsonFeed({}).replace(/"items":.*/, '"items":[5]}'), 'item: not a JSON object'],
  ['an item without a word', jsonFeed({ content_text: 5, summary: '', title: '' }), 'title: no title'],
])('JSON Feed: %s is refused', async (_, file, reason) => {
  expect(await readItem(file)).toEqual({ refused: expect.stringContaining(reason) });
});

const AUTHORS: [string, string | null][] = [
  ['<author>Anna Verdi (anna.verdi@foglio.example)</author>', 'Anna Verdi'],
  ['<author>anna.verdi@foglio.example (Anna Verdi)</author>', 'Anna Verdi'],
  ['<author>Anna Verdi</author>', 'Anna Verdi'],
  ['<author>anna.verdi@foglio.example</author>', null],
  ['<dc:creator>Anna Verdi</dc:creator><dc:creator>Luca Bianchi</dc:creator>', 'Anna Verdi, Luca Bianchi'],
  ['<dc:creator><![CDATA[averdi]]></dc:creator>', null],
  ['<dc:creator>admin</dc:creator><author>a@foglio.example (Anna Verdi)</author>', 'Anna Verdi'],
  ['<itunes:author>Nicol&amp;ograve; Verdi</itunes:author>', 'Nicolò Verdi'],
  ['<atom:author><atom:name>Anna Verdi</atom:name></atom:author>', 'Anna Verdi'],
  ['<atom:author><name>Anna Verdi</name><email>a@foglio.example</email></atom:author>', 'Anna Verdi'],
  ['<author><name>Anna Verdi</name><email>a@foglio.example</email></author>', 'Anna Verdi'],
  ['<g:author xmlns:g="http://www.google.com/schemas/play-podcasts/1.0">Anna Verdi</g:author>', 'Anna Verdi'],
  ['<dc:author>Anna Verdi</dc:author>', 'Anna Verdi'],
  ['<media:credit role="author">Anna Verdi</media:credit>', 'Anna Verdi'],
];

test('NWS-04 the byline of an author keeps the written introduction', async () => {
  const signed = async (inside: string) => {
    const item = await readItem(channel(feedItem(inside)));
    return item && 'byline' in item ? [item.byline, item.authors] : null;
  };
  expect(await signed('<dc:creator>a cura di Anna Verdi</dc:creator>')).toEqual([
    'a cura di Anna Verdi',
    ['Anna Verdi'],
  ]);
  expect(await signed('<dc:creator>di Anna Verdi</dc:creator><dc:creator>Luca Neri</dc:creator>')).toEqual([
    'Anna Verdi, Luca Neri',
    ['Anna Verdi', 'Luca Neri'],
  ]);
});

test.each(AUTHORS)('NWS-04 RSS: of %s the byline is a person’s name', async (inside, byline) => {
  const item = await readItem(channel(feedItem(inside)));
  expect(item).toMatchObject({ byline, authors: byline?.split(', ') ?? [] });
  expect(JSON.stringify(item && 'authors' in item ? [item.byline, item.authors] : null)).not.toContain('@');
});

test('WordPress: a login is replaced by the name in the export, and sections come before tags', async () => {
  const author = `<wp:author><wp:author_login>averdi</wp:author_login><wp:author_display_name>Anna Verdi</wp:author_display_name></wp:author>
    <wp:author><wp:author_login>lb</wp:author_login><wp:author_display_name>lb</wp:author_display_name>
    <wp:author_first_name>Luca</wp:author_first_name><wp:author_last_name>Bianchi</wp:author_last_name></wp:author>`;
  const item = (login: string) =>
    feedItem(`<dc:creator>${login}</dc:creator><wp:status>publish</wp:status>
      <category domain="post_tag" nicename="ponti">Ponti</category><category domain="post_format">Aside</category>
      <category domain="category" nicename="x">Senza categoria</category><category domain="category">Cronaca</category>`);
  const items = await readFeed(channel(author + item('averdi') + item('lb') + item('altri')));
  expect(items.map((one) => 'byline' in one && one.byline)).toEqual(['Anna Verdi', 'Luca Bianchi', null]);
  expect(items[0]).toMatchObject({
    section: { name: 'Cronaca' },
    subjects: [{ kind: 'topic', name: 'Ponti' }],
  });
});

test('without an id, link and title make a stable one; without these the text does', async () => {
  const text =
    '<item><description>Una frase. Poi altro.</description><pubDate>Thu, 26 Nov 2026 08:00:00 +0100</pubDate></item>';
  const [one, again] = [await readItem(channel(text)), await readItem(channel(text))];
  expect(one).toMatchObject({
    title: 'Una frase',
    uri: expect.stringMatching(/^urn:edicola:rss:[0-9a-f]{32}$/),
  });
  expect(again).toEqual(one);
});

test('early RSS is read: no channel around the items, the text in a body', async () => {
  const item = feedItem('<body><p>Uno.</p></body>', { title: 'Citt&#XE0;' });
  const [one] = await readFeed(`<rss version="0.91">${item}</rss>`);
  expect(one).toMatchObject({ title: 'Città', body: '<p>Uno.</p>', subtitle: 'Testo.' });
});

test.each([
  '<rss><channel><title>Foglio</title></channel></rss>',
  '<rss/>',
  RDF(''),
])('%s holds no item', async (file) => {
  expect(await readItem(file)).toEqual({ refused: 'channel: no item' });
});

const ONE = '<item><title>Titolo</title><description>Testo.</description></item>';

test.each([
  ['RSS in capitals', channel(feedItem()).replace('<rss ', '<RSS ').replace('</rss>', '</RSS>')],
  [
    'RSS whose elements belong to Atom by mistake',
    `<rss version="2.0" xmlns="http://www.w3.org/2005/Atom"><channel>${ONE}</channel></rss>`,
  ],
  ['a note of a cache before the declaration', `\n<!-- cache -->\n${channel(feedItem())}`],
  ['the mark of UTF-8 twice', `\ufeff\ufeff${channel(feedItem())}`],
])('%s is read', async (_, file) => {
  expect(await readItem(file)).toMatchObject({ title: 'Titolo', body: '<p>Testo.</p>' });
});

test('references to the two halves of a surrogate pair are read as one character', async () => {
  const title = 'Ciao &#55357;&#56832; e &#xD83D;&#xDE00;, non &#55357;';
  expect(await readItem(channel(feedItem('', { title })))).toMatchObject({ title: 'Ciao 😀 e 😀, non' });
});

test('JSON Feed: an author, a tag or a date of another type than the standard’s is read', async () => {
  const item = { authors: { name: 'Anna Verdi' }, tags: 'Cronaca', date_published: 1_795_766_400 };
  expect(await readItem(jsonFeed(item))).toMatchObject({
    byline: 'Anna Verdi',
    section: { name: 'Cronaca' },
    firstCreated: '2026-11-27T08:00:00.000Z',
  });
  expect(await readItem(jsonFeed({}, { author: 'Luca Bianchi' }))).toMatchObject({ byline: 'Luca Bianchi' });
});

test.each([
  undefined,
  '1.1',
  '1',
])('JSON Feed: one of version %s is recognised by its items', async (version) => {
  expect(await readItem(jsonFeed({}, { version }))).toMatchObject({
    format: 'json-feed-1.1',
    title: 'Titolo',
  });
});

test.each([
  [
    'RSS',
    '<rss><channel><item><title>T</title><description>&lt;a href="a"&gt;A&lt;/a&gt;</description></item></channel></rss>',
  ],
  [
    'Atom',
    '<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>T</title><content type="html">&lt;a href="a"&gt;A&lt;/a&gt;</content></entry></feed>',
  ],
  ['JSON Feed', jsonFeed({ content_html: '<a href="a">A</a>' }, { home_page_url: undefined })],
])('%s: relative links of a feed without a base or a site are resolved against its own address', async (_, file) => {
  const linkOf = async (address?: string) => {
    const items = parseFile(Buffer.from(file), FEED_NOON, { address });
    const { value } = await items.next();
    return value && 'parsed' in value ? value.parsed.delivered.linkBase : 'refused';
  };
  expect(await linkOf('https://foglio.example/feeds/uno.xml')).toBe('https://foglio.example/feeds/uno.xml');
  expect(await linkOf()).toBeUndefined();
});

const link = (path: string) => `<link>https://foglio.example/${path}</link>`;

test('articles with the same id stay two, unless their page or their title is the same', async () => {
  const two = feedItem(link('uno'), { title: 'Uno' }) + feedItem(link('due'), { title: 'Due' });
  const [first, second] = await readFeed(channel(two));
  expect(first).toMatchObject({ title: 'Uno', uri: expect.stringMatching(/^urn:edicola:rss:/) });
  expect(second).toMatchObject({ title: 'Due', uri: expect.stringMatching(/^urn:edicola:rss:/) });
  expect(first).not.toMatchObject({ uri: second && 'uri' in second ? second.uri : '' });
  const again =
    feedItem(link('uno?da=feed'), { title: 'Uno' }) + feedItem(link('uno'), { title: 'Uno, di nuovo' });
  const once = expect.objectContaining({ uri: 'urn:caso:1' });
  expect(await readFeed(channel(again))).toEqual([once, once]);
});
