import { expect, test } from 'vitest';
import { declared1, g2, ninjs1, ninjs2, ninjs3, nitfText } from '#tests/support/agency-fixtures.ts';
import { parsedFile } from '#tests/support/parsed-file.ts';
import { cleanBody } from './clean-body.ts';
import type { DeliveredItem } from './delivered-item.ts';

/** Noon in Rome. */
const NOW = new Date('2026-11-26T11:00:00Z');

type Told = Partial<Omit<DeliveredItem, 'section' | 'subjects'>> & {
  section?: string;
  subjects?: string[];
  body?: string;
};

/** The requested properties of a parsed item, and all its warnings. */
async function read(file: unknown, asked: Told): Promise<{ told: Told; warnings: string[] }> {
  const { delivered, warnings } = await parsedFile(file, NOW);
  const all = {
    ...delivered,
    section: delivered.section.name,
    subjects: delivered.subjects.map(({ kind, name }) => `${kind} ${name}`),
    body: cleanBody(delivered.bodyHtml),
  };
  const told = Object.fromEntries(Object.keys(asked).map((key) => [key, all[key as keyof typeof all]]));
  return { told, warnings };
}

type Row = [title: string, file: unknown, told: Told, warnings?: string[]];

const by = (byline: string) => nitfText({ bodyHead: `<hedline><hl1>T</hl1></hedline>${byline}` });
const meta = (extra: string, root?: string) =>
  g2({ meta: `<headline>Titolo</headline>${extra}`, ...(root && { root }) });
const signed = (name: string) => `byline: ${name} is no person's name, left out`;
const noAuthor = (name: string) => `author: ${name} is no person's name, left out`;

const NAMES: Row[] = [
  [
    'NITF: a title glued to a name',
    by('<byline>di <person>Anna Verdi</person><byttl>corrispondente</byttl></byline>'),
    { byline: 'di Anna Verdi', authors: ['Anna Verdi'] },
  ],
  [
    'NITF: a title that stands before the name',
    by('<byline><byttl>Inviato</byttl>Anna Verdi</byline>'),
    { byline: 'Anna Verdi', authors: [] },
  ],
  [
    'NITF: a function in the person',
    by('<byline><person>Anna Verdi<function>inviata</function></person></byline>'),
    { byline: 'Anna Verdi', authors: ['Anna Verdi'] },
  ],
  [
    'NITF: a name in two parts',
    by('<byline><person><name.given>Anna</name.given><name.family>Verdi</name.family></person></byline>'),
    { byline: 'Anna Verdi', authors: ['Anna Verdi'] },
  ],
  [
    'NITF: two bylines',
    by('<byline><person>Anna Verdi</person></byline><byline><person>Ugo Neri</person></byline>'),
    { byline: 'Anna Verdi, Ugo Neri', authors: ['Anna Verdi', 'Ugo Neri'] },
  ],
  [
    'NITF: an address of mail in the line',
    by('<byline>Anna Verdi<virtloc>a.verdi@foglio.example</virtloc></byline>'),
    { byline: 'Anna Verdi' },
  ],
  ['NITF: signs of a desk', by('<byline>gr/bp</byline>'), { byline: null }, [signed('gr/bp')]],
  [
    'NewsML-G2: a sign-off',
    meta('<creator literal="YXN-ABC"><name>YXN-ABC</name></creator>'),
    { byline: null, authors: [] },
    [noAuthor('YXN-ABC'), signed('YXN-ABC')],
  ],
  [
    'NewsML-G2: a login',
    meta('<creator><name>verdi.anna</name></creator>'),
    { byline: null, authors: [] },
    [noAuthor('verdi.anna'), signed('verdi.anna')],
  ],
  [
    'NewsML-G2: several authors',
    meta('<creator><name>Anna Verdi</name></creator><creator><name>Ugo Neri</name></creator>'),
    { byline: 'Anna Verdi, Ugo Neri', authors: ['Anna Verdi', 'Ugo Neri'] },
  ],
  [
    'NewsML-G2: a sign among names',
    meta('<creator><name>Anna Verdi</name></creator><creator><name>YXN</name></creator>'),
    { byline: 'Anna Verdi', authors: ['Anna Verdi'] },
    [noAuthor('YXN')],
  ],
  [
    'NewsML-G2: the agency as its creator',
    meta('<creator literal="Notizie Italia"/><creditline>Notizie Italia</creditline>'),
    { byline: null, authors: [] },
  ],
  [
    'NewsML-G2: an organisation',
    meta('<creator type="cpnat:organisation"><name>Ente</name></creator>'),
    { byline: null, authors: [] },
  ],
  [
    'NewsML-G2: who typed it',
    meta(
      '<creator><name>Anna Verdi</name></creator><contributor role="ctrol:descrWriter"><name>sp/lrc</name></contributor>',
    ),
    { byline: 'Anna Verdi', authors: ['Anna Verdi'] },
  ],
  [
    'ninjs 1: an address of mail',
    ninjs1({ byline: 'anna.verdi@foglio.example' }),
    { byline: null },
    [signed('anna.verdi@foglio.example')],
  ],
  [
    'ninjs 1: a name with its address',
    ninjs1({ byline: 'Anna Verdi (anna.verdi@foglio.example)' }),
    { byline: 'Anna Verdi' },
  ],
  [
    'ninjs 1: a name in angle brackets',
    ninjs1({ byline: 'di Anna Verdi <a.verdi@foglio.example>' }),
    { byline: 'di Anna Verdi' },
  ],
  [
    'ninjs 1: a name and its title',
    ninjs1({ byline: 'Anna Verdi, corrispondente' }),
    { byline: 'Anna Verdi' },
  ],
  [
    'ninjs 1: a login among authors',
    ninjs1({ byline: 'Anna Verdi', authors: [{ name: 'averdi2' }, { name: 'Anna Verdi' }] }),
    { byline: 'Anna Verdi', authors: ['Anna Verdi'] },
    [noAuthor('averdi2')],
  ],
  [
    'ninjs 2: an address of the web',
    ninjs2({ by: 'https://foglio.example/verdi' }),
    { byline: null },
    [signed('https://foglio.example/verdi')],
  ],
  ['ninjs 3: names of one word', ninjs3({ by: 'Altan' }), { byline: 'Altan' }],
];

const html = (body: string) =>
  g2({ content: `<inlineXML contenttype="application/xhtml+xml"><html>${body}</html></inlineXML>` });
const lines = (text: string) =>
  g2({ content: `<inlineData contenttype="text/plain"><![CDATA[${text}]]></inlineData>` });

const WORDS: Row[] = [
  [
    'NITF: notes for editors',
    nitfText({
      body: '<p>Uno.</p><note type="npa"><body.content><p>INTERNO</p></body.content></note><block><note type="NPA"><p>X</p></note></block>',
    }),
    { body: '<p>Uno.</p>' },
    ['notes for editors, not printed: 2'],
  ],
  [
    'NITF: a note for readers',
    nitfText({ body: '<p>Uno.</p><note type="pa"><body.content><p>Rettifica.</p></body.content></note>' }),
    { body: '<p>Uno.</p>\n<p>Rettifica.</p>' },
  ],
  [
    'NITF: what describes a table',
    nitfText({
      body: '<nitf-table><nitf-table-metadata>abc</nitf-table-metadata><table><tr><td>3</td></tr></table></nitf-table>',
    }),
    { body: '<table><tr><td>3</td></tr></table>' },
  ],
  [
    'NITF: a fraction and a place in parts',
    nitfText({
      body: '<p>Per <frac><frac-num>1</frac-num><frac-den>2</frac-den></frac> a <location><city>Roma</city><region>Lazio</region></location></p>',
    }),
    { body: '<p>Per 1/2 a Roma Lazio</p>' },
  ],
  [
    'NewsML-G2: head, title, style, header and footer of a page',
    html(
      '<head><title>X</title><style>p{}</style></head><body><header><h1>T</h1></header><p>Vero.</p><footer>Fine</footer><nav>Su</nav></body>',
    ),
    { body: '<p>Vero.</p>' },
  ],
  [
    'NewsML-G2: a page without a body',
    html('<head><title>X</title></head><p>Vero.</p>'),
    { body: '<p>Vero.</p>' },
  ],
  [
    'NewsML-G2: paragraphs that begin with blanks',
    lines('<p>\n   (AG) - ROMA, 26 NOV - Prima\nche va a capo.\n   Seconda\ne continua.\n   Terza.\n</p>'),
    { body: '<p>(AG) - ROMA, 26 NOV - Prima che va a capo.</p>\n<p>Seconda e continua.</p>\n<p>Terza.</p>' },
  ],
  [
    'NewsML-G2: plain lines that begin with blanks',
    lines('Prima\nva a capo.\n  Seconda\nva a capo.'),
    { body: '<p>Prima va a capo.</p>\n<p>Seconda va a capo.</p>' },
  ],
  [
    'NewsML-G2: lines that are all set in by the document',
    lines('<p>\n    Uno\n    due.\n  </p>'),
    { body: '<p>Uno\n    due.</p>' },
  ],
  [
    'NewsML-G2: empty lines',
    lines('Uno.\n\n \nDue &amp; tre.'),
    { body: '<p>Uno.</p>\n<p>Due &amp;amp; tre.</p>' },
  ],
  [
    'NewsML-G2: the title of the language of the item',
    meta('<headline xml:lang="en">Title</headline>').replace('<headline>', '<headline xml:lang="it">'),
    { title: 'Titolo' },
  ],
  [
    'NewsML-G2: the text of the language of the item',
    g2({
      content: '<inlineData xml:lang="en">Text.</inlineData><inlineData xml:lang="it-IT">Testo.</inlineData>',
    }),
    { body: '<p>Testo.</p>' },
  ],
  [
    'NewsML-G2: an English item has its English title',
    g2({
      root: 'xml:lang="en-GB"',
      meta: '<headline xml:lang="it">Titolo</headline><headline xml:lang="en">Title</headline>',
    }),
    { title: 'Title' },
  ],
  [
    'NewsML-G2: the Italian one where the language of the item is missing',
    g2({
      root: 'xml:lang="de"',
      meta: '<headline xml:lang="en">Title</headline><headline xml:lang="it">Titolo</headline>',
    }),
    { title: 'Titolo' },
  ],
  [
    'NewsML-G2: a title in itemMeta',
    g2({
      meta: '',
      itemMeta: '<title>In itemMeta</title><versionCreated>2026-11-26T07:00:00Z</versionCreated>',
    }),
    { title: 'In itemMeta' },
    ['no title: the short title stands in'],
  ],
  [
    'NewsML-G2: a title not for the public',
    g2({ meta: '<headline pubconstraint="x:nonpublic">Interno</headline><headline>Titolo</headline>' }),
    { title: 'Titolo' },
  ],
  [
    'NewsML-G2: kicker and subtitle',
    g2({
      meta: '<headline>T</headline><headline role="hld:subHeadline">Sotto</headline><headline role="hld:overline">Sopra</headline>',
    }),
    { title: 'T', subtitle: 'Sotto', kicker: 'Sopra' },
  ],
  [
    'ninjs 1: entities in a headline',
    ninjs1({ headline: 'Perch&eacute; l&#39;aria &amp; l’acqua' }),
    { title: "Perché l'aria & l’acqua" },
  ],
  [
    'ninjs 1: plain text by blank lines',
    ninjs1({ body_html: undefined, body_text: 'Uno.\n\nDue.' }),
    { body: '<p>Uno.</p>\n<p>Due.</p>' },
  ],
  [
    'no title: the kicker',
    ninjs2({
      headlines: [
        { role: 'kicker', value: 'Viabilità' },
        { role: 'main', value: ' ' },
      ],
    }),
    { title: 'Viabilità', kicker: null },
    ['no title: the kicker stands in'],
  ],
  [
    'no title: the summary',
    ninjs1({ headline: '', abstract: '<p>Dopo due anni riapre il ponte. Anzi, domani.</p>' }),
    { title: 'Dopo due anni riapre il ponte', subtitle: 'Dopo due anni riapre il ponte. Anzi, domani.' },
    ['no title: the summary stands in'],
  ],
  [
    'no title: the first sentence',
    ninjs3({ headlines: [], bodies: [{ value: 'Il ponte riapre domani alle otto. Poi chiude.' }] }),
    { title: 'Il ponte riapre domani alle otto' },
    ['no title: the first sentence stands in'],
  ],
  [
    'a title of 9,659 signs',
    ninjs2({ headlines: [{ value: `Riapre il ponte sul fiume. ${'Parole '.repeat(1376)}` }] }),
    { title: 'Riapre il ponte sul fiume' },
    ['a title of 9658 signs, cut to its beginning'],
  ],
  [
    'no text: the summary',
    ninjs1({ body_html: '', abstract: 'Riapre domani.' }),
    { body: '<p>Riapre domani.</p>', subtitle: null },
    ['no text: the summary stands in'],
  ],
  ['no text at all', nitfText({ body: '' }), { body: '' }, ['no text: the title stands alone']],
  [
    'a body of another kind',
    ninjs2({ bodies: [{ contenttype: 'application/pdf', value: 'JVBERi0=' }] }),
    { body: '' },
    ['a body of application/pdf is not read', 'no text: the title stands alone'],
  ],
  [
    'scripts, frames and styles',
    ninjs1({
      body_html:
        '<style>p{}</style><p onclick="a()">Uno.</p><script>a()</script><script>b()</script><iframe src="x"></iframe>',
    }),
    { body: '<p>Uno.</p>' },
    ['cut out of the text: style, script (2), iframe', 'cut out of the text: scripts in attributes'],
  ],
  [
    'signs of another encoding',
    ninjs1({ headline: 'PerchÃ© piove' }),
    { title: 'PerchÃ© piove' },
    ['signs that look like UTF-8 read as another encoding'],
  ],
  [
    'lost apostrophes',
    ninjs1({
      headline: 'Resta l?offerta',
      body_html: '<p>Perché? Un?altra <a href="https://x.example/a?un=l?a">x</a></p>',
    }),
    { title: 'Resta l’offerta' },
    ['apostrophes that were lost (l?offerta) are put back'],
  ],
  [
    'lost signs',
    ninjs1({ body_html: '<p>Perch\ufffd.</p>' }),
    {},
    ['signs that were lost before the delivery (U+FFFD)'],
  ],
];

const notUri = (id: string) => `uri: ${id} is not written as a URI, taken as it is`;

const IDS: Row[] = [
  [
    'ninjs 1: an id of an agency',
    declared1({ uri: 'AGX-2026-118' }),
    { uri: 'AGX-2026-118' },
    [notUri('AGX-2026-118')],
  ],
  ['ninjs 2: an id of an agency', ninjs2({ uri: 'AGX_118' }), { uri: 'AGX_118' }, [notUri('AGX_118')]],
  [
    'ninjs 3: an id of an agency',
    ninjs3({ uri: '20261126-118' }),
    { uri: '20261126-118' },
    [notUri('20261126-118')],
  ],
  ['ninjs 1 of Superdesk: an id of an agency', ninjs1({ guid: 'AGX118' }), { uri: 'AGX118' }],
];

const flat = (overrides: object) => ({
  uri: 'urn:flat',
  title: 'Riapre il ponte',
  versioncreated: '2026-11-26T07:00:00Z',
  ...overrides,
});

/** Properties that only ninjs 1 has, in items that state no version and have nothing else that shows it. */
const GENERATIONS: Row[] = [
  { mimetype: 'text/html' },
  { infosource: [{ name: 'AGX' }] },
  { event: [{ name: 'Fiera' }] },
  { object: [{ name: 'Ponte' }] },
  { $standard: { schema: 'http://www.iptc.org/std/ninjs/ninjs-schema_1.3.json' } },
  { representationtype: 'complete' },
].map((overrides) => [
  `ninjs 1 by ${Object.keys(overrides)[0]}`,
  flat(overrides),
  { title: 'Riapre il ponte' },
  ['no title: the short title stands in', 'no text: the title stands alone'],
]);

const FACTS: Row[] = [
  [
    'a date that is none, and another',
    ninjs2({ versioncreated: 'ieri', firstcreated: '2026-11-25T08:00:00Z' }),
    { day: '2026-11-25' },
    ['versioncreated: not a date-time with time zone: left aside'],
  ],
  [
    'a date that is written otherwise',
    ninjs2({ versioncreated: '20261125T080000+0100' }),
    { day: '2026-11-25' },
    [
      'versioncreated: 20261125T080000+0100 is not written as the standard wants, read as 2026-11-25T07:00:00.000Z',
    ],
  ],
  [
    'an impossible date of NewsML-G2',
    g2({
      itemMeta:
        '<versionCreated>2026-02-30T08:00:00Z</versionCreated><firstCreated>2026-11-24T08:00:00Z</firstCreated>',
    }),
    { day: '2026-11-24' },
    ['itemMeta.versionCreated: 2026-02-30T08:00:00Z is not a moment of the years 1 to 9999, left aside'],
  ],
  [
    'the date of its contents',
    g2({
      itemMeta: '<versionCreated/>',
      meta: '<headline>T</headline><contentCreated>2026-11-23T08:00:00</contentCreated>',
    }),
    { day: '2026-11-23' },
  ],
  [
    'an impossible day of print',
    ninjs2({ altids: [{ role: 'printEditionDate', value: '2026-02-30' }] }),
    { day: '2026-11-26' },
    ['printEditionDate: 2026-02-30 is not a day written YYYY-MM-DD, left aside'],
  ],
  [
    'a page that is no number',
    ninjs2({ altids: [{ role: 'printPage', value: 'prima' }] }),
    { placements: [{ editionName: 'Nazionale', page: null, position: null }] },
    ['printPage prima is no number, left aside'],
  ],
  [
    'a bad address of a picture',
    ninjs2({
      associations: [
        {
          name: 'a',
          uri: 'urn:a',
          type: 'picture',
          renditions: [
            { name: 'x', href: 'no address' },
            { name: 'y', href: 'a.jpg' },
          ],
        },
      ],
    }),
    { pictures: [{ hrefs: ['a.jpg'], caption: null, credit: null }] },
    ['associations[0].renditions[0].href: neither a URI nor a picture file: left out'],
  ],
  [
    'a picture without what it must have',
    declared1({ associations: { a: { type: 'picture', headline: 3 } } }),
    { pictures: [] },
    ['associations.a: of another type than its name says: left out'],
  ],
  [
    'a video beside the text',
    ninjs1({ associations: { a: { type: 'video', renditions: {} } } }),
    { pictures: [] },
    ['beside the text and not read: video'],
  ],
  [
    'NUL in the text',
    ninjs1({ body_html: '<p>U\0no.</p>' }),
    { body: '<p>Uno.</p>' },
    ['1 control sign dropped'],
  ],
  [
    'a stray control sign in the file',
    '{"guid":"urn:a","headline":"T\u0001itolo","body_text":"U","versioncreated":"2026-11-26T07:00:00Z"}',
    { title: 'Titolo' },
    ['1 control sign dropped'],
  ],
  [
    'keys that stand twice',
    '{"guid":"urn:a","headline":"Uno","headline":"Due","body_text":"U","versioncreated":"2026-11-26T07:00:00Z"}',
    { title: 'Due' },
    ['keys that stand twice, the later counts: headline'],
  ],
  [
    'an unknown version with unknown fields',
    ninjs2({ standard: { name: 'ninjs', version: '2.9' }, mood: 'serene' }),
    { title: 'Riapre il ponte' },
    ['ninjs 2.9 is not known, read as ninjs 2', 'mood: unknown property: left out'],
  ],
  [
    'a version that nobody knows',
    { ...ninjs3({ mood: 'serene' }), standard: { name: 'ninjs', version: '5.0' } },
    { title: 'Riapre il ponte' },
    ['ninjs 5.0 is not known, read as ninjs 3', 'mood: unknown property: left out'],
  ],
  [
    'an unknown property of Superdesk’s',
    ninjs1({ mood: 'serene', readtime: 3 }),
    {},
    ['unknown properties left aside: mood'],
  ],
  [
    'an unknown access',
    ninjs2({ subjects: [{ rel: 'access', literal: 'premium' }] }),
    { access: 'digital+' },
    ['access: premium is not known, read as digital+'],
  ],
  [
    'two levels of access',
    ninjs2({
      subjects: [
        { rel: 'access', literal: 'free' },
        { rel: 'access', literal: 'digital' },
      ],
    }),
    { access: 'digital' },
    ['access: free and digital disagree, read as digital'],
  ],
  [
    'NewsML-G2: a category by its literal',
    meta('<subject type="cptype:cat" literal="CRO"/>'),
    { section: 'Cronaca' },
  ],
  ['NewsML-G2: a category by its code', meta('<subject qcode="FIEG_Categories:SPO"/>'), { section: 'Sport' }],
  [
    'NewsML-G2: a category nobody knows',
    meta('<subject type="cptype:cat" literal="ALR"/>'),
    { section: 'Altre notizie' },
    ['section: ALR is not known, Altre notizie stands in'],
  ],
  [
    'NewsML-G2: a topic of IPTC',
    meta(
      '<subject qcode="medtop:15000000"><name xml:lang="en">sport</name><name xml:lang="it">Sport e gare</name></subject>',
    ),
    { section: 'Sport', subjects: ['mediatopic Sport e gare'] },
  ],
  [
    'NewsML-G2: a topic and the one above it',
    meta('<subject qcode="medtop:20000822"><name>Calcio</name><broader qcode="medtop:15000000"/></subject>'),
    { section: 'Sport', subjects: ['mediatopic Calcio', 'mediatopic Sport'] },
  ],
  [
    'NewsML-G2: an old code of IPTC by its address',
    meta('<subject uri="http://cv.iptc.org/newscodes/subjectcode/04000000"/>'),
    { section: 'Economia', subjects: ['mediatopic Economia, affari e finanza'] },
  ],
  [
    'NITF: a subject by its number',
    nitfText({
      head: '<tobject><tobject.subject tobject.subject.refnum="11000000" tobject.subject.type="Politica"/></tobject>',
    }),
    { section: 'Politica', subjects: ['mediatopic Politica'] },
  ],
  [
    'NITF: a subject by a number that its agency has added',
    nitfText({
      head: '<tobject><tobject.subject tobject.subject.refnum="11010992" tobject.subject.detail="Primarie"/></tobject>',
    }),
    { section: 'Politica', subjects: ['mediatopic Primarie'] },
  ],
  [
    'NewsML-G2: a date as a category',
    meta('<subject type="cptype:cat" literal="15012026"/>'),
    { section: 'Altre notizie' },
    ['section: 15012026 is not known, Altre notizie stands in'],
  ],
  [
    'ninjs 1: a topic by scheme and code',
    ninjs1({
      subject: [{ name: 'Meteo', scheme: 'http://cv.iptc.org/newscodes/mediatopic/', code: '17000000' }],
    }),
    { section: 'Ambiente e Meteo', subjects: ['mediatopic Meteo'] },
  ],
  ['ninjs 1: a service by its code', ninjs1({ service: [{ code: 'EST' }] }), { section: 'Esteri' }],
  [
    'ninjs 1: a vocabulary nobody knows',
    ninjs1({ subject: [{ name: 'Rosso', scheme: 'umore', code: 'r' }] }),
    { subjects: [] },
    ['subjects left aside: Rosso (umore)'],
  ],
  [
    'ninjs 2: a topic about which it is',
    ninjs2({ subjects: [{ rel: 'about', name: 'Ponti' }] }),
    { subjects: ['topic Ponti'] },
  ],
  [
    'ninjs 3: what its section says counts before its topics',
    ninjs3({
      subjects: [
        { rel: 'section', name: 'Esteri' },
        { uri: 'http://cv.iptc.org/newscodes/mediatopic/15000000', name: 'Sport' },
      ],
    }),
    { section: 'Esteri' },
  ],
];

test.each([
  ...NAMES,
  ...WORDS,
  ...IDS,
  ...GENERATIONS,
  ...FACTS,
])('%s', async (_, file, asked, warnings = []) => {
  expect(await read(file, asked)).toEqual({ told: asked, warnings });
});
