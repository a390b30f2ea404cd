import { expect, test } from 'vitest';
import { nitf, rss, rssItem } from '#tests/support/xml-fixtures.ts';
import { parseFile } from './parse-file.ts';

const NOW = new Date('2025-04-03T06:00:00Z');

async function read(xml: string | Uint8Array) {
  const items = [];
  for await (const item of parseFile(Buffer.from(xml), NOW)) items.push(item);
  return items.map((item) => ('rejected' in item ? item.rejected.message : item.parsed));
}

const delivered = async (xml: string) => {
  const [item] = await read(xml);
  if (typeof item !== 'object') throw new Error(item);
  return item.delivered;
};

test('a plain NITF document: print facts, persons, pictures and text', async () => {
  expect(await delivered(nitf())).toMatchObject({
    uri: 'urn:test:1',
    status: 'usable',
    title: 'Riapre il ponte',
    byline: 'Livia Santoro',
    authors: ['Livia Santoro'],
    day: '2025-04-03',
    placements: [{ editionName: 'Roma', page: 7 }],
    section: { slug: 'cultura', name: 'Cultura e Spettacoli' },
    access: 'digital+',
    urgency: 3,
    firstCreated: '2025-04-03T02:30:00.000Z',
    subjects: [{ kind: 'person', name: 'Ugo Foscolo' }],
    pictures: [{ hrefs: ['foto/ponte.jpg'], caption: 'Il ponte', credit: 'Foto Rossi' }],
    bodyHtml: '<p>Uno.</p><h2>Poi</h2><p>Due &amp; tre.</p>',
  });
});

test('NITF with a release after its issue date is held until then', async () => {
  const item = nitf({ docdata: '<date.release norm="20250403T120000+0200"/>' });
  expect(await delivered(item)).toMatchObject({ embargoedUntil: '2025-04-03T10:00:00.000Z' });
});

const newsml = (content: string, meta = '<headline>Riapre il ponte</headline>') => `
  <newsItem xmlns="http://iptc.org/std/nar/2006-10-01/" guid="urn:test:1" version="3">
    <itemMeta><itemClass qcode="ninat:text"/><versionCreated>2025-04-03T04:30:00+0200</versionCreated></itemMeta>
    <contentMeta><urgency></urgency>${meta}</contentMeta><contentSet>${content}</contentSet></newsItem>`;

test('NewsML-G2: NITF inside supplies the parts that the item lacks', async () => {
  const inside = `<inlineXML contenttype="application/nitf+xml">${nitf().replace(/^<\?xml.*\?>/, '')}</inlineXML>`;
  expect(await delivered(newsml(inside, ''))).toMatchObject({
    version: '3',
    title: 'Riapre il ponte',
    byline: 'Livia Santoro',
    urgency: 5,
    bodyHtml: '<p>Uno.</p><h2>Poi</h2><p>Due &amp; tre.</p>',
  });
});

test('NewsML-G2: paragraphs in CDATA that is declared plain text are read as paragraphs', async () => {
  const data = '<inlineData contenttype="text/plain"><![CDATA[<p>Uno.</p><p>Due.</p>]]></inlineData>';
  expect((await delivered(newsml(data))).bodyHtml).toBe('<p>Uno.</p><p>Due.</p>');
});

test.each([
  [
    'a picture',
    newsml('').replace('ninat:text', 'ninat:picture'),
    'itemMeta.itemClass: a picture, not a text',
  ],
  ['a package', '<packageItem/>', 'packageItem: a package, not a text'],
  ['an unknown NITF', nitf().replace('NITF 3.6', 'NITF 4.0'), 'nitf@version'],
  [
    'a document without words',
    nitf({ body: '' }).replaceAll(/<hl1>.*?<\/hl1>|<title>.*?<\/title>/g, ''),
    'hl1: no title',
  ],
  ['an entity of its own', `<!DOCTYPE nitf [<!ENTITY a "b">]>${nitf()}`, 'it declares entities'],
  ['an entity nobody declared', nitf({ body: '<p>&a;</p>' }), 'entities are not expanded'],
  ['no XML', '<nitf><p></nitf>', 'line 1, column 16: not XML: unexpected close tag'],
  ['an empty Atom', '<feed xmlns="http://www.w3.org/2005/Atom"/>', 'feed: no entry'],
])('%s is refused', async (_, xml, message) => {
  expect((await read(xml.trim()))[0]).toContain(message);
});

test('a DTD that is only referenced is accepted, and its Italian entities are known', async () => {
  const item = nitf({ body: '<p>Perch&eacute;</p>' }).replace(
    '<nitf',
    '<!DOCTYPE nitf SYSTEM "nitf-3-6.dtd"><nitf',
  );
  expect((await delivered(item)).bodyHtml).toBe('<p>Perché</p>');
});

test('RSS: text, section, people, author and the widths of a picture', async () => {
  const item = rssItem({
    extra: `<content:encoded><![CDATA[<p>Uno.</p>]]></content:encoded><dc:creator>Livia Santoro</dc:creator>
      <category domain="urn:edicola:sezione">Sport</category><category domain="urn:edicola:persona">Ugo</category>
      <category>Ponti</category><media:group><media:content url="a-240.jpg" width="240" type="image/jpeg"/>
      <media:content url="a-800.jpg" width="800" type="image/jpeg"/><media:credit>Foto Rossi</media:credit></media:group>`,
  });
  expect(await delivered(rss(item))).toMatchObject({
    uri: 'urn:test:rss',
    title: 'Riapre il ponte',
    subtitle: 'In breve.',
    byline: 'Livia Santoro',
    section: { name: 'Sport' },
    subjects: [
      { kind: 'topic', name: 'Ponti' },
      { kind: 'person', name: 'Ugo' },
    ],
    pictures: [
      {
        hrefs: [
          'a-800.jpg',
          'https://www.example.it/a-800.jpg',
          'a-240.jpg',
          'https://www.example.it/a-240.jpg',
        ],
        credit: 'Foto Rossi',
      },
    ],
    bodyHtml: '<p>Uno.</p>',
    day: '2025-04-03',
  });
});

test('RSS without a guid: link and title make a stable id', async () => {
  const item = rssItem({ guid: null });
  const [first, again] = [await delivered(rss(item)), await delivered(rss(item, rssItem({ guid: 'urn:b' })))];
  expect(first.uri).toMatch(/^urn:edicola:rss:[0-9a-f]{32}$/);
  expect(again.uri).toBe(first.uri);
  expect((await delivered(rss(rssItem({ guid: null, title: 'Altro' })))).uri).not.toBe(first.uri);
});

test('RSS: a picture’s address in the text, a lost apostrophe and an invalid date are mended', async () => {
  const description = '<p>Resta l?offerta: a?b.</p><img src="data:image/png;base64,AAAA" alt="Il ponte">';
  const [item] = await read(rss(rssItem({ description, pubDate: 'domani' })));
  expect(item).toMatchObject({
    hasUnreliableDate: true,
    warnings: [
      'pubDate: domani is no moment in time: the moment of the import counts',
      'main: lost apostrophes are set again',
    ],
    delivered: {
      bodyHtml: '<p>Resta l’offerta: a?b.</p>',
      day: '2025-04-03',
      pictures: [{ hrefs: ['data:image/png;base64,AAAA'], caption: 'Il ponte' }],
    },
  });
});

test('RSS: one faulty item does not stop the others', async () => {
  const items = await read(rss(rssItem({ title: null, description: '' }), rssItem({ guid: 'urn:b' })));
  expect(items).toMatchObject(['title: no title', { delivered: { uri: 'urn:b' } }]);
});

test.each([
  ['nine million spaces', ' '.repeat(9_000_000)],
  ['one long comment', `<!--${'x'.repeat(9_000_000)}-->`],
  ['very many comments', '\ufeff \n<!-- x -->'.repeat(200_000)],
])('NWS-02 %s before the declaration of XML do not prevent reading', async (_, lead) => {
  expect(await delivered(lead + nitf())).toMatchObject({ title: 'Riapre il ponte' });
});

test('NWS-02 a comment before the declaration that never ends is refused', async () => {
  expect(await read(`<!-- x ${nitf().replaceAll('-->', '')}`)).toEqual([expect.stringContaining('not XML')]);
});
