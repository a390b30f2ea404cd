import { expect, test } from 'vitest';
import { ninjs1 } from '#tests/support/agency-fixtures.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { parsedFile } from '#tests/support/parsed-file.ts';
import { nitf, rss, rssItem } from '#tests/support/xml-fixtures.ts';
import { toArticleText } from './article-text.ts';

const newsml = (title: string) =>
  `<newsItem guid="urn:n"><itemMeta><versionCreated>2025-04-03T02:30:00Z</versionCreated></itemMeta>
  <contentMeta><headline>${title}</headline></contentMeta>
  <contentSet><inlineData>Testo.</inlineData></contentSet></newsItem>`;

const UNSEEN = [
  '\u200b\u200b\u200b',
  '\u00ad',
  '\u202a\u202c\u200f',
  ' \u00a0\u2003\ufeff',
  '\u2800\u3164',
  '&#8203;',
];

test.each(UNSEEN)('a title of invisible characters counts as missing (%j)', async (title) => {
  const value = title.replace('&#8203;', '\u200b');
  const files = [
    ninjs({ title: value }),
    ninjs({}, { headlines: [{ role: 'main', contenttype: 'text/html', value: `<b>${title}</b>` }] }),
    { guid: 'urn:flat', headline: value, body_html: 'Testo.', versioncreated: '2025-04-03T02:30:00Z' },
    nitf({ title, media: '' }),
    newsml(title),
    rss(rssItem({ title })),
  ];
  for (const file of files) {
    const { delivered, warnings } = await parsedFile(file);
    expect(delivered.title).toMatch(/^(?:Uno|Testo|In breve)/);
    expect(warnings.join()).toContain('no title');
  }
});

test('an invisible name counts as missing, and invisible characters do not distinguish names', async () => {
  const named = (name: string, author = name) =>
    ninjs({ editions: [name], section: name, author }, { places: [{ name }] });
  const { delivered: none } = await parsedFile(named('\u200b\u00ad'));
  expect(none).toMatchObject({
    placements: [{ editionName: 'Nazionale' }],
    section: { slug: 'altre-notizie' },
    authors: [],
    subjects: [],
    byline: null,
  });
  const { delivered } = await parsedFile(named('Ro\u00adma\u200b', 'Anna Ve\u00adrdi\u200b'));
  expect(delivered).toMatchObject({
    placements: [{ editionName: 'Roma' }],
    section: { slug: 'roma', name: 'Roma' },
    authors: ['Anna Verdi'],
    subjects: [{ slug: 'roma', name: 'Roma' }],
    byline: 'Anna Verdi',
  });
});

/** A word with the character in it, written directly and as a reference of XML and HTML. */
const WITH_BOM = { sign: 'par\ufeffola', reference: 'par&#xFEFF;ola' };

test.each([
  ['ninjs', (word: string) => ninjs({ title: `Una ${word} sola`, author: 'Anna Ver\ufeffdi' })],
  [
    'ninjs, as HTML',
    (word: string) =>
      ninjs(
        {},
        { headlines: [{ role: 'main', contenttype: 'text/html', value: `Una <b>${word}</b> sola` }] },
      ),
  ],
  ['NITF', (word: string) => nitf({ title: `Una ${word} sola`, media: '' })],
  ['NewsML-G2', (word: string) => newsml(`Una ${word} sola`)],
  ['RSS', (word: string) => rss(rssItem({ title: `Una ${word}\n sola` }))],
])('NWS-03 U+FEFF within a word does not split it: %s', async (format, file) => {
  const written = format === 'ninjs' ? [WITH_BOM.sign] : Object.values(WITH_BOM);
  for (const word of written) {
    const { delivered } = await parsedFile(file(word));
    expect(delivered.title).toBe('Una parola sola');
  }
});

test('NWS-03 U+FEFF splits no name of a byline, no word of a stand-in title, of an opening or of a count', async () => {
  const signed = nitf().replace('Livia Santoro', 'Li\ufeffvia Santoro');
  expect((await parsedFile(signed)).delivered).toMatchObject({
    byline: 'Livia Santoro',
    authors: ['Livia Santoro'],
  });
  const untitled = rss(rssItem({ title: null, description: '<p>Un ca\ufeffne abbaia. Poi tace.</p>' }));
  const { delivered } = await parsedFile(untitled);
  expect(delivered.title).toBe('Un cane abbaia');
  expect(toArticleText(delivered.bodyHtml, 'free')).toMatchObject({
    opening: 'Un cane abbaia. Poi tace.',
    words: 5,
  });
});

test.each([
  '&#65279;',
  '&shy;',
  '&#x200B;',
  '\u2060',
  '&nbsp;&ZeroWidthSpace;',
])('NWS-03 a paragraph of invisible characters counts as missing (%j)', async (signs) => {
  const text = rssItem({ title: 'Uno', description: `<p>${signs}</p><p>Testo.</p>` });
  const { delivered } = await parsedFile(rss(text));
  expect(toArticleText(delivered.bodyHtml, 'free')).toMatchObject({ body: '<p>Testo.</p>', words: 1 });
  const summed = rssItem({
    title: 'Due',
    description: 'In breve.',
    extra: `<content:encoded><![CDATA[<p>${signs}</p>]]></content:encoded>`,
  });
  expect((await parsedFile(rss(summed))).delivered.bodyHtml).toContain('In breve.');
});

test.each([
  ninjs1({ ednote: 'Non pub\u00adblicare.' }),
  ninjs1({ headline: 'DA NON PUB\ufeffBLICARE - Riapre il ponte' }),
])('NWS-03 invisible characters do not hide a note that holds the text', async (file) => {
  await expect(parsedFile(file).then(({ delivered }) => delivered.status)).resolves.toBe('withheld');
});

test('NWS-03 invisible characters do not hide a state', async () => {
  const draft = rss(rssItem({ title: 'Uno', extra: '<status>bo\u00adzza</status>' }));
  await expect(parsedFile(draft)).rejects.toThrow('not published');
});
