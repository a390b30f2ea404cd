import { expect, test } from 'vitest';
import { g2, ninjs1, ninjs2, nitfText } from '#tests/support/agency-fixtures.ts';
import { parsedFile } from '#tests/support/parsed-file.ts';
import { cleanBody } from './clean-body.ts';

/** Noon in Rome. */
const NOW = new Date('2026-11-26T11:00:00Z');

async function read(file: unknown) {
  const { delivered, warnings } = await parsedFile(file, NOW);
  const { kicker, title, subtitle, byline, authors, dateline, bodyHtml, section, subjects } = delivered;
  const topics = subjects.map(({ name }) => name);
  const words = { kicker, title, subtitle, byline, authors, dateline, body: cleanBody(bodyHtml) };
  return { ...words, section: section.name, topics, warnings };
}

const page = (body: string, meta = '<headline>Riapre il ponte</headline>') =>
  g2({
    meta,
    content: `<inlineXML contenttype="application/xhtml+xml"><html><body>${body}</body></html></inlineXML>`,
  });
const withBody = (body_html: string, overrides = {}) => ninjs1({ body_html, ...overrides });

const TEASER =
  '<headline>Riapre il ponte</headline><description role="drol:teaser">Dopo due anni.</description>';

const REPEATED: [what: string, file: unknown, told: object][] = [
  [
    'a heading that repeats the title',
    page('<h1>Riapre  il ponte.</h1><p>Uno.</p>'),
    { title: 'Riapre il ponte', body: '<p>Uno.</p>' },
  ],
  [
    'a paragraph that repeats the title, within a group',
    withBody('<section class="main">\n <p><strong>RIAPRE IL PONTE</strong></p><p>Uno.</p></section>'),
    { body: '<p>Uno.</p>' },
  ],
  [
    'a heading that repeats the title, behind the head of a page',
    withBody(
      '<!doctype html><html><head><title>X</title></head><body><article><h1>Riapre il ponte</h1><p>Uno.</p></article></body></html>',
    ),
    { body: '<p>Uno.</p>' },
  ],
  [
    'a summary that is the title with its point',
    withBody('<p>Uno.</p>', { abstract: 'RIAPRE IL PONTE.' }),
    { title: 'Riapre il ponte', subtitle: null },
  ],
  [
    'kicker, title and subtitle once more',
    ninjs2({
      headlines: [
        { role: 'main', value: 'Riapre il ponte' },
        { role: 'kicker', value: 'Viabilità' },
        { role: 'subheadline', value: 'Dopo due anni' },
      ],
      bodies: [
        {
          contenttype: 'text/html',
          value: '<h3>Viabilità</h3><h1>Riapre il ponte</h1><h2>Dopo due anni</h2><p>Uno.</p>',
        },
      ],
    }),
    { kicker: 'Viabilità', subtitle: 'Dopo due anni', body: '<p>Uno.</p>' },
  ],
  [
    'a teaser, and the paragraph that is marked as one',
    page('<section><p class="teaser">Dopo due anni.</p><p>Uno.</p></section>', TEASER),
    { subtitle: 'Dopo due anni.', body: '<p>Uno.</p>' },
  ],
  [
    'a summary that is the first paragraph',
    withBody('<p>Dopo due anni riapre il ponte sul fiume.</p><p>Due.</p>', {
      abstract: 'Dopo due anni riapre il ponte sul fiume.',
    }),
    {
      subtitle: null,
      body: '<p>Dopo due anni riapre il ponte sul fiume.</p>\n<p>Due.</p>',
    },
  ],
  [
    'a title that is all the text',
    withBody('<p>Riapre il ponte</p>'),
    { title: 'Riapre il ponte', body: '<p>Riapre il ponte</p>' },
  ],
  [
    'a title that the first paragraph goes on from',
    withBody('<p>Riapre il ponte sul fiume.</p><p>Due.</p>'),
    { body: '<p>Riapre il ponte sul fiume.</p>\n<p>Due.</p>' },
  ],
];

const PARTS: [what: string, file: unknown, told: object][] = [
  [
    'both contents of NITF',
    nitfText({ body: '<p>Uno.</p></body.content><body.content><p>Due.</p>' }),
    { body: '<p>Uno.</p>\n<p>Due.</p>' },
  ],
  [
    'two contents of NITF inside NewsML-G2, one of them without elements',
    g2({
      content: `<inlineXML contenttype="application/nitf+xml">${nitfText({ body: 'Uno.</body.content><body.content><p>Due.</p>' })}</inlineXML>`,
    }),
    { body: '<p>Uno.</p>\n<p>Due.</p>' },
  ],
  [
    'all subtitles of NITF',
    nitfText({
      bodyHead: '<hedline><hl1>T</hl1><hl2>Dopo due anni</hl2><hl2>Lavori finiti</hl2></hedline>',
    }),
    { subtitle: 'Dopo due anni. Lavori finiti' },
  ],
  [
    'a title in two lines',
    nitfText({ bodyHead: '<hedline><hl1>Riapre il ponte<br/>sul <em>fi</em><b>ume</b></hl1></hedline>' }),
    { title: 'Riapre il ponte sul fiume' },
  ],
  [
    'a summary in paragraphs',
    nitfText({
      bodyHead:
        '<hedline><hl1>T</hl1></hedline><abstract><p>Dopo due anni.</p><p>Lavori finiti.</p></abstract>',
    }),
    { subtitle: 'Dopo due anni. Lavori finiti.' },
  ],
  [
    'a place in parts',
    nitfText({
      bodyHead:
        '<hedline><hl1>T</hl1></hedline><dateline><location><city>Roma</city><country>Italia</country></location>, oggi</dateline>',
    }),
    { dateline: 'Roma Italia, oggi' },
  ],
];

const SIGNED: [what: string, file: unknown, told: object][] = [
  [
    'the line that signs it, where nothing else does',
    withBody('<p>di Anna Verdi e Luca Neri</p><p>Uno.</p>'),
    { byline: 'di Anna Verdi, Luca Neri', authors: ['Anna Verdi', 'Luca Neri'], body: '<p>Uno.</p>' },
  ],
  [
    'the line that signs it, after the title, with its agency',
    nitfText({ body: '<p>Riapre il ponte</p><p>By Anna Verdi, AGX</p><p>Uno.</p>' }),
    { byline: 'By Anna Verdi', authors: ['Anna Verdi'], body: '<p>Uno.</p>' },
  ],
  [
    'the line that signs it, under a desk',
    nitfText({
      bodyHead: '<hedline><hl1>T</hl1></hedline><byline>By <person>Staff Reporter</person></byline>',
      body: '<p>By Anna Verdi</p><p>Uno.</p>',
    }),
    { byline: 'By Anna Verdi', authors: ['Anna Verdi'], body: '<p>Uno.</p>' },
  ],
  [
    'the line that signs it, behind a remark of the agency',
    withBody('<div><p>(Aggiunge reazioni)</p><p>di Anna Verdi</p><p>Uno.</p></div>'),
    { byline: 'di Anna Verdi', body: '<p>(Aggiunge reazioni)</p>\n<p>Uno.</p>' },
  ],
  [
    'a byline that stands above it already',
    page('<p>Di Anna Verdi</p><p>Uno.</p>', '<headline>T</headline><by>Anna Verdi</by>'),
    { byline: 'Anna Verdi', authors: [], body: '<p>Uno.</p>' },
  ],
  [
    'another name than that of the byline',
    page('<p>Di Luca Neri</p><p>Uno.</p>', '<headline>T</headline><by>Anna Verdi</by>'),
    { byline: 'Anna Verdi', body: '<p>Di Luca Neri</p>\n<p>Uno.</p>' },
  ],
  [
    'a sentence that begins like a byline',
    withBody('<p>Di Anna Verdi si parla da anni.</p><p>Uno.</p>'),
    { byline: null, body: '<p>Di Anna Verdi si parla da anni.</p>\n<p>Uno.</p>' },
  ],
  [
    'a name alone that no word signs',
    withBody('<p>Anna Verdi</p><p>Uno.</p>'),
    { byline: null, body: '<p>Anna Verdi</p>\n<p>Uno.</p>' },
  ],
  [
    'a byline that is all the text',
    withBody('<p>di Anna Verdi</p>'),
    { byline: null, body: '<p>di Anna Verdi</p>' },
  ],
];

const TITLES: [what: string, file: unknown, told: object][] = [
  [
    'the title of NITF inside NewsML-G2',
    g2({
      meta: '',
      content:
        '<inlineXML contenttype="application/nitf+xml"><nitf><head><title>Riapre il ponte</title></head><body><body.content><p>Uno.</p></body.content></body></nitf></inlineXML>',
    }),
    { title: 'Riapre il ponte', body: '<p>Uno.</p>' },
  ],
  [
    'a heading, not what follows it',
    ninjs2({
      headlines: [],
      bodies: [
        { contenttype: 'text/html', value: '<h2>Riapre il ponte sul fiume</h2><p>Da domani. Poi.</p>' },
      ],
    }),
    { title: 'Riapre il ponte sul fiume', body: '<p>Da domani. Poi.</p>' },
  ],
  [
    'the first sentence behind a label',
    ninjs2({
      headlines: [],
      bodies: [{ contenttype: 'text/html', value: '<p>Roma</p><p>Riapre il ponte. Poi chiude.</p>' }],
    }),
    { title: 'Roma Riapre il ponte' },
  ],
  [
    'the first sentence, not the line that signs it',
    ninjs2({
      headlines: [],
      bodies: [
        { contenttype: 'text/html', value: '<p>di Anna Verdi</p><p>Riapre il ponte. Poi chiude.</p>' },
      ],
    }),
    { title: 'Riapre il ponte', byline: 'di Anna Verdi', body: '<p>Riapre il ponte. Poi chiude.</p>' },
  ],
];

const RANKED: [what: string, file: unknown, told: object][] = [
  [
    'a headline of the third rank is the kicker',
    page(
      '<p>Uno.</p>',
      '<headline rank="1">Riapre il ponte</headline><headline rank="3">Viabilità</headline>',
    ),
    { kicker: 'Viabilità', title: 'Riapre il ponte', subtitle: null },
  ],
  [
    'a headline of the second rank is the subtitle',
    page(
      '<p>Uno.</p>',
      '<headline rank="2">Da domani</headline><headline rank="1">Riapre il ponte</headline>',
    ),
    { kicker: null, title: 'Riapre il ponte', subtitle: 'Da domani' },
  ],
  [
    'a headline without a rank is no more than another title',
    page('<p>Uno.</p>', '<headline>Riapre il ponte</headline><headline>Ponte riaperto</headline>'),
    { kicker: null, title: 'Riapre il ponte', subtitle: null },
  ],
  [
    'a summary comes before a teaser',
    page(
      '<p>Uno.</p>',
      '<headline>T</headline><description role="drol:teaser">Da leggere.</description><description role="drol:summary">Da domani.</description>',
    ),
    { subtitle: 'Da domani.' },
  ],
];

const subject = (extra: string) => page('<p>Uno.</p>', `<headline>T</headline><subject ${extra}/>`);

const SORTED: [what: string, file: unknown, told: object][] = [
  [
    'a code of IPTC between signs of an agency',
    subject('literal="AGX:04000000:FIN"'),
    { section: 'Economia', topics: ['Economia, affari e finanza'] },
  ],
  [
    'signs of an agency between colons are no word for readers',
    subject('literal="AGX:12345:Z9"'),
    { section: 'Altre notizie', topics: [] },
  ],
  ['a word with a number is one', subject('literal="G20"'), { topics: ['G20'] }],
  [
    'a category in a meta element of NITF',
    nitfText({ head: '<meta name="category" content="EST"/><meta name="network" content="AMZ"/>' }),
    { section: 'Esteri' },
  ],
  [
    'a code of IPTC in a meta element of NITF',
    nitfText({ head: '<meta name="category_iptc" content="15000000"/>' }),
    { section: 'Sport', topics: ['Sport'] },
  ],
];

const CODES: [what: string, file: unknown, told: object][] = [
  [
    'signs of where a text goes, below it',
    withBody('<p>Uno.</p>31 44 07 AGX01 0915 XPE4800 DEST DEST03 QXB'),
    {
      body: '<p>Uno.</p>',
      warnings: ['signs of where the text goes, cut: 31 44 07 AGX01 0915 XPE4800 DEST DEST03 QXB'],
    },
  ],
  [
    'a table of results in a paragraph is none',
    withBody('<p>Uno.</p><p>BARI 31 44 07 12 88</p>'),
    { body: '<p>Uno.</p>\n<p>BARI 31 44 07 12 88</p>' },
  ],
  [
    'a place with the dash behind it',
    page('<p>Uno.</p>', '<headline>T</headline><dateline>Roma (AGX) - </dateline>'),
    { dateline: 'Roma (AGX)' },
  ],
  [
    'a moment that is no place',
    page('<p>Uno.</p>', '<headline>T</headline><dateline>2026-11-26 20:13:08 GMT+00:00</dateline>'),
    { dateline: null },
  ],
  ['a desk behind the sign of its agency', ninjs1({ byline: 'agx-Redaktion' }), { byline: null }],
  ['a newsroom of a paper, in one word', ninjs1({ byline: 'ANSA-Redazione' }), { byline: null }],
];

const ALL = [...PARTS, ...REPEATED, ...SIGNED, ...TITLES, ...RANKED, ...SORTED, ...CODES];

test.each(ALL)('NWS-03 agency items: %s', async (_, file, told) => {
  expect(await read(file)).toMatchObject(told);
});
