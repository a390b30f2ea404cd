import { expect, test } from 'vitest';
import { atomEntry, atomFeed, channel, feedItem, jsonFeed, readItem } from '#tests/support/feed-fixtures.ts';

const category = (name: string, attributes = '') => `<category${attributes}>${name}</category>`;
const topic = (name: string) => expect.objectContaining({ kind: 'topic', name });

test.each([
  ['letters that stand for no section', category('NBA') + category('Sport'), 'Sport', ['NBA']],
  ['letters alone', category('NBA'), 'Altre notizie', ['NBA']],
  ['the code of a section', category('CRO') + category('Ponti'), 'Cronaca', ['Ponti']],
  ['a date', category('15012026') + category('Ponti'), 'Ponti', []],
  ['a number of some system', category('440871'), 'Altre notizie', []],
  ['a topic of IPTC by its number', category('15012026') + category('15000000'), 'Sport', []],
  ['an ampersand that is escaped twice', category('Arte &amp;amp; Cultura'), 'Arte & Cultura', []],
  ['marks that are escaped twice', category('&amp;lt;p&amp;gt;Arte&amp;lt;/p&amp;gt;'), 'Arte', []],
  ['Media RSS', '<media:category label="Arte">top/arte</media:category>', 'Arte', []],
  [
    'a list without spaces',
    category('Wissen,Insekten,Natur') + category('Scienza'),
    'Scienza',
    ['Wissen', 'Insekten', 'Natur'],
  ],
  ['a list with spaces, as sections are named', category('Arte, moda e teatro'), 'Arte, moda e teatro', []],
  [
    'a path in a directory',
    category('Affari/Industrie/Editoria/', ' domain="http://directory.example"'),
    'Altre notizie',
    ['Affari/Industrie/Editoria/'],
  ],
  ['a path of sections', category('Sport/Calcio/Serie A'), 'Sport', ['Serie A']],
  ['two names of a section', category('Casa/Giardino'), 'Casa/Giardino', []],
  [
    'iTunes',
    '<itunes:category text="Scienza"/><itunes:keywords>ponti, fiumi</itunes:keywords>',
    'Scienza',
    ['ponti', 'fiumi'],
  ],
  [
    'iTunes, one within the other',
    '<itunes:category text="Scienza"><itunes:category text="Astronomia"/></itunes:category>',
    'Scienza',
    ['Astronomia'],
  ],
  [
    'a topic that is written in capitals too',
    category('Cronaca') + category('Ponti') + category('PONTI') + category('NATO'),
    'Cronaca',
    ['Ponti', 'NATO'],
  ],
  [
    'a topic that is written in capitals first',
    category('Cronaca') + category('PONTI') + category('Ponti'),
    'Cronaca',
    ['Ponti'],
  ],
  ['a list of tags', `<tags>ponti, fiumi</tags>${category('Cronaca')}`, 'Cronaca', ['ponti', 'fiumi']],
  [
    'tags in an element each',
    `${category('Cronaca')}<keywords><keyword>ponti</keyword><keyword>fiumi</keyword></keywords>`,
    'Cronaca',
    ['ponti', 'fiumi'],
  ],
  ['Atom in it', '<atom:category term="ponti" label="Ponti"/>', 'Ponti', []],
  [
    'PRISM',
    `${category('Ponti')}<prism:section>Cronaca</prism:section><prism:keyword>fiumi</prism:keyword>`,
    'Cronaca',
    ['Ponti', 'fiumi'],
  ],
])('NWS-02 RSS: the section and topics of %s', async (_, inside, section, topics) => {
  expect(await readItem(channel(feedItem(inside)))).toMatchObject({
    section: { name: section },
    subjects: topics.map(topic),
  });
});

test('subjects and access of a feed apply to its items that state none', async () => {
  const feed = category('Sport') + category('online', ' domain="urn:edicola:accesso"');
  expect(await readItem(channel(feed + feedItem()))).toMatchObject({
    section: { name: 'Sport' },
    access: 'online',
  });
  expect(await readItem(channel(feed + feedItem(category('Cronaca'))))).toMatchObject({
    section: { name: 'Cronaca' },
    subjects: [],
    access: 'online',
  });
  expect(await readItem(channel(feed + feedItem('<tags>ponti</tags>')))).toMatchObject({
    section: { name: 'Sport' },
    subjects: [topic('ponti')],
  });
  const free = category('free', ' domain="urn:edicola:accesso"');
  expect(await readItem(channel(feed + feedItem(free)))).toMatchObject({
    section: { name: 'Sport' },
    access: 'free',
  });
  expect(await readItem(atomFeed(atomEntry(), '<category term="sport" label="Sport"/>'))).toMatchObject({
    section: { name: 'Sport' },
  });
});

test('Atom: subjects of Dublin Core are read, Blogger’s kinds of posts are not', async () => {
  const kind = `<category scheme="http://schemas.google.com/g/2005#kind"
    term="http://schemas.google.com/blogger/2008/kind#post"/>`;
  const subject = '<s:subject xmlns:s="http://purl.org/dc/elements/1.1/">Ponti</s:subject>';
  expect(await readItem(atomFeed(atomEntry(kind + subject)))).toMatchObject({
    section: { name: 'Ponti' },
    subjects: [],
  });
});

test('title and text of a Media RSS group stand in for missing ones', async () => {
  const group = `<media:group><media:title>Il ponte</media:title>
    <media:description>Come fu costruito.</media:description></media:group>`;
  expect(await readItem(channel(feedItem(group, { title: '', text: '' })))).toMatchObject({
    title: 'Il ponte',
    body: '<p>Come fu costruito.</p>',
  });
  const media = group.replace('<media:group', '<media:group xmlns:media="http://search.yahoo.com/mrss/"');
  expect(await readItem(atomFeed(atomEntry(media, { title: '', content: '' })))).toMatchObject({
    title: 'Il ponte',
    body: '<p>Come fu costruito.</p>',
  });
});

test('an author with doubly escaped markup is read as a name', async () => {
  const author = '<author><![CDATA[&lt;p&gt;Anna Verdi&lt;/p&gt;]]></author>';
  expect(await readItem(channel(feedItem(author)))).toMatchObject({ byline: 'Anna Verdi' });
});

test('JSON Feed: a code of letters that is not a section becomes a topic', async () => {
  expect(await readItem(jsonFeed({ tags: ['NBA', 'Sport'] }))).toMatchObject({
    section: { name: 'Sport' },
    subjects: [topic('NBA')],
  });
});
