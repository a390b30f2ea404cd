import { article, cleanedArticle, type HostileFile, json, wrong } from './hostile-file.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const marked = article({});
const wide = article({});
/** An item in Superdesk’s own flat form. */
const flatItem = (overrides: object) =>
  json({
    guid: 'urn:flat',
    headline: 'Titolo',
    body_html: '<p>Uno.</p>',
    versioncreated: '2025-04-03T02:30:00Z',
    ...overrides,
  });

const list = <T>(make: (at: number) => T): T[] => Array.from({ length: 5000 }, (_, at) => make(at));

/** An article with five thousand entries of a kind, of which only the first ones are imported. */
const many = (what: string, overrides: Record<string, unknown>, taken: number): HostileFile =>
  cleanedArticle(
    `json/many-${what}.json`,
    {},
    new RegExp(`^\\d+ ${what}, the first ${taken} are taken$`),
    overrides,
  );

/** Broken, hostile and unusual JSON files. */
export const JSON_FILES: HostileFile[] = [
  { path: 'json/half.json', bytes: '{"uri": "urn:x"', refused: [/^file$/, /^not JSON/] },
  { path: 'json/empty.json', bytes: '', refused: [/^file$/, /^not JSON/] },
  { path: 'json/blank.json', bytes: ' \n ', refused: [/^file$/, /^not JSON/] },
  { path: 'json/list.json', bytes: '[]', refused: [/^item$/, /not a JSON object/] },
  { path: 'json/number.json', bytes: '42', refused: [/^item$/, /not a JSON object/] },
  { path: 'json/null.json', bytes: 'null', refused: [/^item$/, /not a JSON object/] },
  { path: 'json/page.json', bytes: '<html><body>ciao</body></html>', refused: [/^html$/, /page of HTML/] },
  { path: 'json/bytes.json', bytes: Buffer.from([0x7b, 0x80, 0x81, 0xff]), refused: [/^file$/, /not UTF-8/] },
  {
    path: 'json/latin.json',
    bytes: latin(json(article({ title: 'Perch\u00e9' }).item)),
    refused: [/^file$/, /not UTF-8/],
  },
  {
    path: 'json/mixed.json',
    bytes: Buffer.concat([Buffer.from(json({ uri: 'urn:è' })), latin('\xe8')]),
    refused: [/^file$/, /not UTF-8/],
  },
  cleanedArticle('json/nul.json', { title: 'Ti\0tolo' }, /1 control sign dropped/),
  { path: 'json/raw-nul.json', bytes: '{"uri":"a\0"}', refused: [/^headlines$/, /no title/] },
  {
    path: 'json/empty-feed.json',
    bytes: '{"version":"https://jsonfeed.org/version/1.1"}',
    refused: [/^items$/, /no item/],
  },
  { path: 'json/mark.json', bytes: `\ufeff${json(marked.item)}`, cleaned: marked.uri },
  { path: 'json/wide.json', bytes: Buffer.from(`\ufeff${json(wide.item)}`, 'utf16le'), cleaned: wide.uri },
  { path: 'json/deep-lists.json', bytes: '['.repeat(500_000), refused: [/^file$/, /nested deeper/] },
  {
    path: 'json/deep-objects.json',
    bytes: `{"uri":"urn:x","associations":${'[{"associations":'.repeat(5000)}1`,
    refused: [/^file$/, /nested deeper/],
  },
  {
    path: 'json/large.json',
    bytes: `{"uri":"${'x'.repeat(6_000_000)}"}`,
    refused: [/^file$/, /more than 5000000/],
  },
  {
    path: 'json/prototype.json',
    bytes: '{"uri":"urn:x","__proto__":{"title":"x"}}',
    refused: [/./, /unknown property|expected/],
  },
  cleanedArticle('json/version.json', {}, /ninjs 9\.9 is not known/, {
    standard: { name: 'ninjs', version: '9.9' },
  }),
  wrong('json/standard.json', { standard: { name: 'NewsML', version: '1' } }, /^standard\.name$/, /NewsML/),
  wrong('json/unknown.json', { unheardOf: 1 }, /^unheardOf$/, /unknown property/),
  wrong('json/no-uri.json', { uri: undefined }, /^uri$/, /missing/),
  wrong('json/bad-uri.json', { uri: 'no uri at all' }, /^uri$/, /not a URI/),
  wrong('json/long-uri.json', { uri: `urn:${'x'.repeat(5000)}` }, /^uri$/, /more than 600/),
  cleanedArticle('json/no-title.json', {}, /no title: /, { headlines: [] }),
  cleanedArticle('json/blank-title.json', {}, /no title: /, { headlines: [{ role: 'main', value: ' \t' }] }),
  cleanedArticle('json/long-title.json', {}, /title of 100000 signs/, {
    headlines: [{ role: 'main', value: 'x'.repeat(100_000) }],
  }),
  cleanedArticle('json/no-body.json', {}, /no text: /, { bodies: [] }),
  wrong(
    'json/long-body.json',
    { bodies: [{ value: '<p>x</p>'.repeat(300_000) }] },
    /^bodies$/,
    /more than 1000000/,
  ),
  cleanedArticle('json/no-day.json', {}, /versioncreated/, { versioncreated: '2025-02-30T10:00:00Z' }),
  cleanedArticle('json/no-zone.json', {}, /versioncreated/, { versioncreated: '2025-04-03T10:00:00' }),
  cleanedArticle('json/year-0.json', {}, /firstcreated/, { firstcreated: '0000-01-01T00:00:00Z' }),
  wrong(
    'json/year-9998.json',
    { versioncreated: '9998-01-01T00:00:00Z' },
    /^version created$/,
    /too far in the future/,
  ),
  wrong('json/embargo.json', { embargoed: '9998-01-01T00:00:00Z' }, /^embargo$/, /too far in the future/),
  cleanedArticle('json/month-13.json', {}, /2025-13-45 is not a day/, {
    altids: [{ role: 'printEditionDate', value: '2025-13-45' }],
  }),
  wrong(
    'json/day-2999.json',
    { altids: [{ role: 'printEditionDate', value: '2999-01-01' }] },
    /^day$/,
    /too far/,
  ),
  wrong(
    'json/day-1.json',
    { altids: [{ role: 'printEditionDate', value: '0001-01-01' }] },
    /^day$/,
    /^0001-01-01 is before any newspaper$/,
  ),
  wrong(
    'json/version-of-year-1.json',
    { altids: [], versioncreated: '0001-01-01T00:00:00Z' },
    /^day$/,
    /^0001-01-01 is before/,
  ),
  wrong(
    'json/first-of-year-1.json',
    { firstcreated: '0001-01-01T00:00:00Z' },
    /^first created$/,
    /is before/,
  ),
  cleanedArticle('json/embargo-of-year-1.json', {}, undefined, { embargoed: '0001-01-01T00:00:00Z' }),
  cleanedArticle('json/terminal.json', {}, /\[2J is not a day/, {
    altids: [{ role: 'printEditionDate', value: '\u001b[2J' }],
  }),
  wrong('json/status.json', { pubstatus: 'published' }, /^pubstatus$/, /./),
  {
    path: 'json/flat-year.json',
    bytes: flatItem({ versioncreated: 'Jan 1 99999' }),
    cleaned: 'urn:flat',
    warned: /Jan 1 99999 is not a moment/,
  },
  {
    path: 'json/flat-status.json',
    bytes: flatItem({ pubStatus: 'canceled' }),
    refused: [/^pubStatus$/, /ninjs 3/],
  },
  cleanedArticle('json/unseen-title.json', {}, /no title: /, {
    headlines: [{ role: 'main', value: '\u200b\u00ad\u202e \u2800' }],
  }),
  many('editions', { altids: list((at) => ({ role: 'printEdition', value: `Edizione ${at}` })) }, 60),
  many('authors', { people: list((at) => ({ rel: 'author', name: `Autore ${at}` })) }, 20),
  many('subjects', { subjects: list((at) => ({ rel: 'topic', name: `Argomento ${at}` })) }, 100),
  cleanedArticle(
    'json/long-name.json',
    { author: `Anna A${'a'.repeat(49_994)}` },
    /^author of 2000 signs, cut to 120$/,
  ),
  cleanedArticle('json/page-0.json', { page: 0 }, /^page 0 is left aside/),
  cleanedArticle('json/page-30000.json', { page: 30_000 }, /^page 30000 is left aside/),
  cleanedArticle('json/access.json', { access: 'gratis' }),
  { path: 'json/twice-1.json', bytes: json(article({ uri: 'urn:twice' }).item), cleaned: 'urn:twice' },
  {
    path: 'json/twice-2.json',
    bytes: json(article({ uri: 'urn:twice' }).item),
    cleaned: 'urn:twice',
    warned: /urn:twice is also in .*the later one counts/,
  },
];
