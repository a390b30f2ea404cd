import { expect, test } from 'vitest';
import { g2, ninjs2, nitfText } from '#tests/support/agency-fixtures.ts';
import { atomEntry, atomFeed, channel, feedItem, readItem } from '#tests/support/feed-fixtures.ts';
import { parsedFile } from '#tests/support/parsed-file.ts';
import { cleanBody } from './clean-body.ts';
import { personNames } from './names/person-names.ts';
import { parseFile } from './parse-file.ts';

const delivered = async (file: unknown) =>
  (await parsedFile(file, new Date('2026-11-26T11:00:00Z'))).delivered;
const media = (attributes: string, inside = '', mime = '') =>
  nitfText({
    body: `<p>Testo.</p><media ${attributes}><media-reference source="a.jpg" ${mime}/>${inside}</media>`,
  });

test('NWS-04 NITF: addresses within a sentence stay', async () => {
  const body =
    '<p>Scrivere a <virtloc>verdi@x.example</virtloc> o in <postaddr><delivery.point>via Po 1</delivery.point><postcode>10100</postcode></postaddr>.</p>';
  expect(cleanBody((await delivered(nitfText({ body }))).bodyHtml)).toBe(
    '<p>Scrivere a verdi@x.example o in via Po 1 10100.</p>',
  );
});

test('NWS-04 NITF: all abstracts and captions are read', async () => {
  const head = '<hedline><hl1>Titolo</hl1></hedline><abstract>Uno.</abstract><abstract>Due.</abstract>';
  expect((await delivered(nitfText({ bodyHead: head }))).subtitle).toBe('Uno. Due.');
  const captions = '<media-caption>Il ponte</media-caption><media-caption>Di notte.</media-caption>';
  expect((await delivered(media('media-type="image"', captions))).pictures).toMatchObject([
    { caption: 'Il ponte. Di notte.' },
  ]);
});

test.each(['image/jpeg', 'picture', 'Photograph', 'foto'])('NWS-04 NITF: %s is a picture', async (type) => {
  expect((await delivered(media(`media-type="${type}"`))).pictures).toHaveLength(1);
});

test.each([
  ['media-type="video"', ''],
  ['media-type="graphic"', 'mime-type="image/png"'],
  ['', 'mime-type="video/mp4"'],
])('NWS-04 NITF: media with %s %s is named in a warning', async (attributes, mime) => {
  const { delivered: item, warnings } = await parsedFile(media(attributes, '', mime));
  expect(item.pictures).toEqual([]);
  expect(warnings.join()).toContain('beside the text and not read');
});

test.each(['value="20261120"', 'norm="20261120"'])('NWS-04 NITF: the day of issue as %s', async (written) => {
  const file = nitfText().replace('norm="20261126T060000+0100"', written);
  expect((await delivered(file)).day).toBe('2026-11-20');
});

test('NWS-04 NewsML-G2: a text is read with the picture that it links to', async () => {
  const text = g2({
    itemMeta:
      '<versionCreated>2026-11-26T07:00:00+01:00</versionCreated><link rel="irel:seeAlso" residref="urn:p"><itemClass qcode="ninat:picture"/></link>',
  });
  const picture = g2({
    itemClass: '<itemClass qcode="ninat:picture"/>',
    content: '<remoteContent contenttype="image/png" href="a.png"/>',
  }).replace('urn:g2', 'urn:p');
  const message = `<newsMessage><header/><itemSet>${text}${picture}</itemSet></newsMessage>`;
  const read = [];
  for await (const item of parseFile(Buffer.from(message), new Date('2026-11-26T11:00:00Z')))
    read.push('rejected' in item ? item.rejected.message : item.parsed.delivered.pictures);
  expect(read).toMatchObject([[{ hrefs: ['a.png'] }]]);
});

test.each([
  'crol:photographer',
  'crol:editor',
  'cpprole:translator',
])('NWS-03 NewsML-G2: a creator with the role %s is no author', async (role) => {
  const creators = `<creator role="${role}"><name>Ugo Neri</name></creator><creator role="crol:writer"><name>Anna Verdi</name></creator>`;
  expect(await delivered(g2({ meta: `<headline>Titolo</headline>${creators}` }))).toMatchObject({
    authors: ['Anna Verdi'],
    byline: 'Anna Verdi',
  });
});

test('NWS-03 names that a line break separates are two persons', async () => {
  const creator = '<dc:creator><![CDATA[Anna Verdi<br>Ugo Neri]]></dc:creator>';
  expect(await readItem(channel(feedItem(creator)))).toMatchObject({ authors: ['Anna Verdi', 'Ugo Neri'] });
  const bodyHead = '<hedline><hl1>Titolo</hl1></hedline><byline>Anna Verdi<br/>Ugo Neri</byline>';
  expect((await delivered(nitfText({ bodyHead }))).byline).toBe('Anna Verdi, Ugo Neri');
});

test.each([
  'Autore: Anna Verdi',
  'Pubblicato da Anna Verdi',
  'Di: Anna Verdi',
  'Posted by Anna Verdi',
])('NWS-03 %s: the label is no part of the name', (written) => {
  expect(personNames(written)).toEqual(['Anna Verdi']);
});

test('NWS-04 a picture of its own keeps the caption that the text gives it', async () => {
  const { delivered: item } = await parsedFile(
    channel(
      feedItem('<enclosure type="image/jpeg" url="https://foglio.example/a.jpg"/>', {
        text: '<content:encoded><![CDATA[<p>Testo.</p><figure><img src="https://foglio.example/a.jpg"><figcaption>Il ponte</figcaption></figure>]]></content:encoded>',
      }),
    ),
    new Date('2026-11-26T11:00:00Z'),
  );
  expect(item.pictures).toMatchObject([{ caption: 'Il ponte' }]);
});

test('NWS-02 a list with the name of a section gives the section and topics', async () => {
  const read = (list: string) => readItem(channel(feedItem(`<category>${list}</category>`)));
  expect(await read('Politica, Esteri, Draghi')).toMatchObject({ section: { name: 'Politica' } });
  expect(await read('Scuola, università')).toMatchObject({ section: { name: 'Scuola, università' } });
});

test('NWS-04 captions, credits and rights show no tags', async () => {
  const picture =
    '<media:content url="https://foglio.example/a.jpg" medium="image"><media:description type="html">&lt;b&gt;Il ponte&lt;/b&gt;</media:description><media:credit>&lt;i&gt;Neri&lt;/i&gt;</media:credit></media:content><dc:rights>&amp;copy; &lt;b&gt;Foglio&lt;/b&gt;</dc:rights>';
  expect(await delivered(channel(feedItem(picture)))).toMatchObject({
    pictures: [{ caption: 'Il ponte', credit: 'Neri' }],
    copyright: '© Foglio',
  });
  const atom = atomFeed(atomEntry('<rights type="html">&lt;b&gt;Foglio&lt;/b&gt;</rights>'));
  expect(await readItem(atom)).toMatchObject({ copyright: 'Foglio' });
  expect(await delivered(ninjs2({ copyrightnotice: '<p>Foglio</p>' }))).toMatchObject({
    copyright: 'Foglio',
  });
});

test('NWS-04 a title shows no comment', async () => {
  const title = '&lt;!-- nota --&gt;Titolo vero';
  expect(await readItem(channel(feedItem('', { title })))).toMatchObject({ title: 'Titolo vero' });
});

test('NWS-04 of widths that only addresses state the widest comes first', async () => {
  const media = (width: number) =>
    `<media:content url="https://foglio.example/a.jpg?w=${width}" medium="image"/>`;
  expect(await readItem(channel(feedItem(media(300) + media(1200))))).toMatchObject({
    pictures: [['https://foglio.example/a.jpg?w=1200', 'https://foglio.example/a.jpg?w=300']],
  });
});
