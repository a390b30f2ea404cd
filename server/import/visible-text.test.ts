import { expect, test } from 'vitest';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { parsedFile } from '#tests/support/parsed-file.ts';
import { nitf, rss, rssItem } from '#tests/support/xml-fixtures.ts';

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

test.each(UNSEEN)('a title of signs that show nothing is none (%j)', async (title) => {
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

test('an invisible name is none, and signs that show nothing tell no names apart', async () => {
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
