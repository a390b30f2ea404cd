import { expect, test } from 'vitest';
import { graphemesOf } from '#domain/graphemes.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { parsedFile } from '#tests/support/parsed-file.ts';
import { nitf, rss, rssItem } from '#tests/support/xml-fixtures.ts';

const many = <T>(make: (number: number) => T): T[] =>
  Array.from({ length: 1000 }, (_, number) => make(number));

const people = many((number) => ({ rel: 'author', name: `Autore ${number}` }));
const subjects = many((number) => ({ rel: 'topic', name: `Argomento ${number}` }));
const altids = many((number) => ({ role: 'printEdition', value: `Edizione ${number}` }));
const ninjs3 = {
  uri: 'urn:three',
  standard: { name: 'ninjs', version: '3.1' },
  versionCreated: '2025-04-03T02:30:00Z',
  headlines: [{ value: 'Titolo' }],
  bodies: [{ value: 'Testo.' }],
  people,
  subjects,
  altIds: altids,
};
const flat = {
  guid: 'urn:flat',
  headline: 'Titolo',
  body_html: '<p>Uno.</p>',
  versioncreated: '2025-04-03T02:30:00Z',
  authors: people.map(({ name }) => ({ name })),
  keywords: subjects.map(({ name }) => name),
  altids: { printEdition: altids.map(({ value }) => value) },
};
const tags = (make: (number: number) => string) => many(make).join('');
const newsml = `<newsItem guid="urn:n"><itemMeta><versionCreated>2025-04-03T02:30:00Z</versionCreated></itemMeta>
  <contentMeta><headline>T</headline>${tags((one) => `<creator><name>Autore ${one}</name></creator>`)}
  ${tags((one) => `<keyword>Argomento ${one}</keyword>`)}
  ${tags((one) => `<altId type="role:printEdition">Edizione ${one}</altId>`)}</contentMeta>
  <contentSet><inlineData>Testo.</inlineData></contentSet></newsItem>`;
const feed = rss(
  rssItem({
    extra:
      tags((one) => `<dc:creator>Autore ${one}</dc:creator>`) +
      tags((one) => `<category domain="urn:edicola:argomento">Argomento ${one}</category>`) +
      tags((one) => `<category domain="urn:edicola:edizione">Edizione ${one}</category>`),
  }),
);

test.each([
  ['ninjs 1', flat],
  ['ninjs 2', ninjs({}, { people, subjects, altids })],
  ['ninjs 3', ninjs3],
  ['NewsML-G2', newsml],
  ['RSS', feed],
])('only the first of a thousand authors, subjects and editions of %s are taken', async (_, file) => {
  const { delivered, warnings } = await parsedFile(file);
  expect(delivered.authors).toHaveLength(20);
  expect(delivered.authors.at(-1)).toBe('Autore 19');
  expect(delivered.subjects).toHaveLength(100);
  expect(delivered.placements).toHaveLength(60);
  expect(delivered.placements.at(-1)?.editionName).toBe('Edizione 59');
  expect(warnings).toEqual(
    expect.arrayContaining([
      '1000 authors, the first 20 are taken',
      '1000 subjects, the first 100 are taken',
      '1000 editions, the first 60 are taken',
    ]),
  );
  expect(delivered.byline?.length).toBeLessThanOrEqual(500);
});

test('only the first authors and subjects of an NITF document are taken', async () => {
  const keywords = tags((one) => `<keyword key="Argomento ${one}"/>`);
  const file = nitf({ media: '', docdata: `<key-list>${keywords}</key-list>` }).replace(
    '<person>Livia Santoro</person>',
    tags((one) => `<person>Autore ${one}</person>`),
  );
  const { delivered, warnings } = await parsedFile(file);
  expect([delivered.authors.length, delivered.subjects.length]).toEqual([20, 100]);
  expect(warnings).toContain('1000 authors, the first 20 are taken');
});

test('only the widest of very many renditions of a picture are used', async () => {
  const renditions = many((width) => ({ name: 'x', href: `${width}.png`, width }));
  const associations = [{ name: 'p', uri: 'urn:p', type: 'picture', renditions }];
  const { delivered, warnings } = await parsedFile(ninjs({}, { associations }));
  expect(delivered.pictures[0]?.hrefs).toHaveLength(20);
  expect(delivered.pictures[0]?.hrefs[0]).toBe('999.png');
  expect(warnings).toEqual(['1000 renditions, the first 20 are taken']);
});

test('names longer than any real one are cut', async () => {
  const name = 'Aa'.repeat(3000);
  const concepts = [{ name }];
  const { delivered, warnings } = await parsedFile(
    ninjs(
      { editions: [name], section: name, author: name },
      { places: concepts, genres: concepts, located: name },
    ),
  );
  const { authors, placements, section, subjects: about, byline, genre, dateline } = delivered;
  const names = [authors[0], placements[0]?.editionName, section.name, about[0]?.name, genre, dateline];
  expect(names).toEqual(Array(6).fill('Aa'.repeat(60)));
  expect(byline).toHaveLength(500);
  expect(warnings).toContain('author of 2000 signs, cut to 120');
});

test.each(['e\u0300', '👩‍👩‍👧', 'नी'])('a name of %j is not cut within a character', async (sign) => {
  const { delivered } = await parsedFile(ninjs({ section: `a${sign.repeat(119)}` }));
  expect(new Set(graphemesOf(delivered.section.name.slice(1)))).toEqual(new Set([sign]));
});

test('a name is not cut within a surrogate pair', async () => {
  const { delivered } = await parsedFile(ninjs({ author: `${'村'.repeat(119)}𠮷` }));
  expect(delivered.authors).toEqual(['村'.repeat(119)]);
});

test.each<[string, string, { page?: number | null; pages?: number | null; warning?: string }]>([
  ['printPage', '1', { page: 1 }],
  ['printPage', '400', { page: 400 }],
  ['printPage', '0', { page: null, warning: 'page 0 is left aside: not from 1 to 400' }],
  ['printPage', '30000', { page: null, warning: 'page 30000 is left aside: not from 1 to 400' }],
  ['printPages', '0', { pages: null, warning: 'number of pages 0 is left aside: not from 1 to 400' }],
  ['printPages', '48', { pages: 48 }],
])('%s %s is taken if it is plausible, else dropped', async (role, value, { warning, ...facts }) => {
  const two = ['Roma', 'Umbria'].map((edition) => ({ role: 'printEdition', value: edition }));
  const { delivered, warnings } = await parsedFile(ninjs({}, { altids: [...two, { role, value }] }));
  expect({ page: delivered.placements[1]?.page, pages: delivered.pages }).toMatchObject(facts);
  expect(warnings).toEqual(warning ? [warning] : []);
});

test.each<[string, number | null, string[]]>([
  ['0', 0, []],
  ['998', 998, []],
  ['1201', null, ['position 1201 is left aside: not from 0 to 998']],
])('NWS-02 the position %s on a page is taken if it comes before those of items without one', async (value, position, told) => {
  const { delivered, warnings } = await parsedFile(ninjs({}, { altids: [{ role: 'printPosition', value }] }));
  expect([delivered.placements[0]?.position, warnings]).toEqual([position, told]);
});

test.each([
  [
    '<p>Uno.</p><script>x()</script><STYLE>p{}</STYLE><iframe src="https://a.example"></iframe>',
    'cut out of the text: script, style, iframe',
  ],
  ['<p>PerchÃ© no</p>', 'signs that look like UTF-8 read as another encoding'],
  ['<p>Lâ€™ora</p>', 'signs that look like UTF-8 read as another encoding'],
])('%s is taken with a warning', async (body, warning) => {
  expect((await parsedFile(ninjs({ body }))).warnings).toEqual([warning]);
});

test.each(['<p>São Paulo, Ângela, SÃO</p>', '<p>Uno.</p>'])('%s has no warning', async (body) => {
  expect((await parsedFile(ninjs({ body }))).warnings).toEqual([]);
});
