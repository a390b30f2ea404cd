import { expect, test } from 'vitest';
import { declared1, g2, ninjs1, ninjs2, ninjs3, nitfText } from '#tests/support/agency-fixtures.ts';
import { fieldsOf } from '#tests/support/items-shown.ts';

type Row = [title: string, file: unknown, ...items: Record<string, unknown>[]];

const meta = (extra: string) => g2({ meta: `<headline>Titolo</headline>${extra}` });
const itemMeta = (extra: string) =>
  g2({ itemMeta: `<versionCreated>2026-11-26T07:00:00Z</versionCreated>${extra}` });
const message = (...items: string[]) =>
  `<newsMessage xmlns="http://iptc.org/std/nar/2006-10-01/"><header><sent>2026-11-26T08:00:00Z</sent></header><itemSet>${items.join('')}</itemSet></newsMessage>`;
const latin = (text: string) => Buffer.from(text, 'latin1');

const VERSIONS: Row[] = [
  [
    'two versions of one item in a message',
    message(g2(), g2({ meta: '<headline>Riapre</headline>' }).replace('version="1"', 'version="2"')),
    { version: '1', title: 'Riapre il ponte' },
    { version: '2', title: 'Riapre' },
  ],
  [
    'an update of another item',
    itemMeta('<link rel="irel:previousVersion" residref="urn:vecchio"/>'),
    { rewriteIds: { replaces: ['urn:vecchio'], sameAs: [] } },
  ],
  [
    'a correction',
    itemMeta('<signal qcode="sig:correction"/><edNote>Corregge il nome del sindaco</edNote>'),
    { outcome: 'shown' },
  ],
  ['a corrected item of Superdesk', ninjs1({ state: 'corrected' }), { outcome: 'shown' }],
  [
    'a take',
    ninjs1({ headline: 'Riapre il ponte (2)', takes: ['urn:zero'] }),
    { title: 'Riapre il ponte (2)', outcome: 'shown' },
  ],
  [
    'a flash with its signs',
    ninjs1({ headline: '++ Riapre il ponte ++' }),
    { title: '++ Riapre il ponte ++' },
  ],
  [
    'a withdrawal without title and text',
    ninjs2({ pubstatus: 'canceled', headlines: [], bodies: [] }),
    { outcome: 'canceled' },
  ],
  [
    'a document of NITF that withdraws another',
    nitfText({ attributes: 'management-status="canceled" management-doc-idref="urn:altro"' }),
    { outcome: 'canceled', rewriteIds: { replaces: ['urn:altro'], sameAs: [] } },
  ],
  ['a kill by a note alone', itemMeta('<edNote>MANDATORY KILL</edNote>'), { outcome: 'withheld' }],
  [
    'a withdrawal by a note alone',
    ninjs1({ ednote: 'ANNULLATO: la notizia è errata' }),
    { outcome: 'withheld' },
  ],
];

const SHAPES: Row[] = [
  [
    'items of several languages in one message',
    message(
      g2({ root: 'xml:lang="de"', meta: '<headline>Die Brücke</headline>' }),
      g2({ root: 'xml:lang="en"', meta: '<headline>The bridge</headline>' }).replace('urn:g2', 'urn:en'),
    ),
    { title: 'Die Brücke' },
    { title: 'The bridge', uri: 'urn:en' },
  ],
  [
    'a text, a package and a faulty item in one message',
    message(g2(), '<packageItem guid="urn:p"/>', g2({ status: '<pubStatus qcode="stat:bozza"/>' })),
    { outcome: 'shown' },
    { outcome: 'refused: itemMeta.pubStatus' },
    { outcome: 'refused: packageItem' },
  ],
  [
    'prefixes of namespaces',
    g2({
      content:
        '<inlineXML contenttype="application/xhtml+xml"><x:html xmlns:x="http://www.w3.org/1999/xhtml"><x:body><x:p>Uno.</x:p></x:body></x:html></inlineXML>',
    }),
    { body: '<p>Uno.</p>' },
  ],
  [
    'a text with an attachment',
    g2({
      content: '<inlineData>Testo.</inlineData><remoteContent contenttype="application/pdf" href="a.pdf"/>',
    }),
    { body: '<p>Testo.</p>', pictures: [] },
  ],
  [
    'Windows-1252, declared',
    latin(
      `<?xml version="1.0" encoding="windows-1252"?>${nitfText({ body: '<p>Perch\u00e9 \u0093no\u0094.</p>' })}`,
    ),
    { body: '<p>Perché “no”.</p>' },
  ],
  [
    'Windows-1252, not declared',
    latin(nitfText({ body: '<p>Perch\u00e9.</p>' })),
    { outcome: 'shown', body: '<p>Perché.</p>' },
  ],
  ['a mark and blank lines before the document', `\ufeff\n\n${nitfText()}`, { outcome: 'shown' }],
  [
    'a document type of NITF',
    `<?xml version="1.0"?>\n<!DOCTYPE nitf SYSTEM "nitf-3-4.dtd">\n${nitfText()}`,
    { outcome: 'shown' },
  ],
  [
    'a dateline with its date',
    nitfText({ bodyHead: '<hedline><hl1>T</hl1></hedline><dateline>ROMA, 26 NOV -</dateline>' }),
    { dateline: 'ROMA, 26 NOV' },
  ],
  [
    'a dateline with a date for machines',
    nitfText({
      bodyHead:
        '<hedline><hl1>T</hl1></hedline><dateline><location>Roma</location> <story.date norm="20261126">20261126T070000</story.date></dateline>',
    }),
    { dateline: 'Roma' },
  ],
  ['a place that nobody knows', meta('<located literal="No-Data-Available"/>'), { dateline: null }],
  [
    'a place with what it lies in',
    meta(
      '<located qcode="geo:1"><name>Roma</name><broader qcode="geo:2"><name>Italia</name></broader></located>',
    ),
    { dateline: 'Roma' },
  ],
  [
    'the place of an event',
    nitfText({ docdata: '<evloc city="Perugia" iso-cc="IT"/>' }),
    { subjects: ['place Perugia'] },
  ],
  [
    'a subject code with its names',
    nitfText({
      head: '<tobject><tobject.subject tobject.subject.refnum="02003001" tobject.subject.type="Giustizia" tobject.subject.matter="Polizia" tobject.subject.detail="Indagini"/></tobject>',
    }),
    { section: 'Cronaca', subjects: ['mediatopic Indagini', 'mediatopic Polizia', 'mediatopic Giustizia'] },
  ],
  [
    'a subject whose name stands in an assertion',
    meta('<subject type="cpnat:geoArea" qcode="luogo:7"/>').replace(
      '</contentMeta>',
      '</contentMeta><assert qcode="luogo:7"><name>Perugia</name></assert>',
    ),
    { subjects: ['place Perugia'] },
  ],
  [
    'a text of the archive that was changed',
    g2({
      itemMeta: '<versionCreated/>',
      meta: '<headline>T</headline><contentCreated>2026-11-20T08:00:00</contentCreated><contentModified>2026-11-22T08:00:00</contentModified>',
    }),
    { day: '2026-11-22', firstCreated: '2026-11-20T07:00:00.000Z' },
  ],
  ['an urgency that is a text', ninjs1({ urgency: '3' }), { urgency: 3 }],
  ['an urgency that is none', ninjs1({ urgency: 'alta' }), { urgency: 5, outcome: 'shown' }],
  ['an urgency out of its range', ninjs1({ urgency: 12 }), { urgency: 9 }],
  [
    'lists of mere names',
    ninjs1({
      authors: ['Anna Verdi'],
      subject: ['Ponti'],
      keywords: 'viabilità, fiume',
      place: { name: 'Roma' },
    }),
    {
      authors: ['Anna Verdi'],
      subjects: ['topic Ponti', 'topic viabilità', 'topic fiume', 'place Roma'],
    },
  ],
  [
    'a photographer among the authors',
    ninjs1({
      authors: [
        { name: 'Anna Verdi', role: 'writer' },
        { name: 'Ugo Neri', role: 'photographer' },
      ],
    }),
    { authors: ['Anna Verdi'], byline: 'Anna Verdi' },
  ],
  [
    'authors by other words',
    ninjs3({
      people: [
        { name: 'Anna Verdi', rel: 'creator' },
        { name: 'Ugo Neri', rel: 'about' },
      ],
    }),
    { authors: ['Anna Verdi'], subjects: ['person Ugo Neri'] },
  ],
  [
    'a topic by its code alone',
    ninjs1({ subject: [{ qcode: '20000822', name: 'Calcio' }] }),
    { section: 'Sport', subjects: ['mediatopic Calcio'] },
  ],
  [
    'a date of Superdesk without a zone',
    ninjs1({ versioncreated: '2026-11-26 08:00:00' }),
    { day: '2026-11-26' },
  ],
  ['several items in one list', [ninjs1(), ninjs1()], { outcome: 'refused: item' }],
  [
    'an item of another standard',
    declared1({ $standard: { name: 'NITF' } }),
    { outcome: 'refused: standard.name' },
  ],
  ['NewsML of the first generation', '<NewsML><NewsItem/></NewsML>', { outcome: 'refused: NewsML' }],
];

test.each([...VERSIONS, ...SHAPES])('%s', async (_, file, ...asked) => {
  expect(await fieldsOf(file, asked)).toEqual(asked);
});
