import { expect, test } from 'vitest';
import { g2, ninjs1, ninjs2, ninjs3, nitfText } from '#tests/support/agency-fixtures.ts';
import { fieldsOf } from '#tests/support/items-shown.ts';

type Row = [title: string, file: unknown, ...items: Record<string, unknown>[]];

const meta = (addition: string) => g2({ meta: `<headline>Titolo</headline>${addition}` });
const itemMeta = (addition: string) =>
  g2({ itemMeta: `<versionCreated>2026-11-26T07:00:00Z</versionCreated>${addition}` });
const inside = (nitf: string) =>
  g2({ content: `<inlineXML contenttype="application/nitf+xml">${nitf}</inlineXML>` });

const SIGNALS = 'http://cv.iptc.org/newscodes/signal';

const ISSUED = '<date.release norm="20261126T060000+0100"/>';
const PASSED = '2026-11-26T08:00:00Z';

const HELD: Row[] = [
  ...['NON PUBBLICARE', 'EMBARGO FINO ALLE 18', 'Kill: notizia falsa'].map(
    (note): Row => [
      `a note beside a release that is the date of issue: ${note}`,
      nitfText({ docdata: `${ISSUED}<ed-msg info="${note}"/>` }),
      { outcome: 'withheld' },
    ],
  ),
  [
    'a title with an embargo beside a release that is the date of issue',
    nitfText({ docdata: ISSUED, bodyHead: '<hedline><hl1>(EMBARGO ORE 18) Riapre il ponte</hl1></hedline>' }),
    { outcome: 'withheld' },
  ],
  [
    'a note that forbids a text whose embargo has passed',
    ninjs1({ embargoed: PASSED, ednote: 'NON PUBBLICARE: dati falsi' }),
    { outcome: 'withheld' },
  ],
  [
    'a note that takes back a text under embargo',
    ninjs1({ embargoed: '2026-11-27T08:00:00Z', ednote: 'KILL: notizia falsa, non pubblicare' }),
    { outcome: 'withheld' },
  ],
  [
    'a title that forbids a text under embargo',
    ninjs1({ embargoed: '2026-11-27T08:00:00Z', headline: 'DA NON PUBBLICARE - Riapre il ponte' }),
    { outcome: 'withheld' },
  ],
  [
    'a note about an embargo that ended after the text was written',
    ninjs1({ embargoed: PASSED, ednote: 'Embargo fino alle 9' }),
    { outcome: 'shown' },
  ],
  [
    'a note about an embargo that ended before the text was written',
    ninjs1({ embargoed: '2026-11-25T08:00:00Z', ednote: 'Embargo fino alle 18' }),
    { outcome: 'withheld' },
  ],
  [
    'NITF inside that is embargoed with the date of the text as its release',
    inside(nitfText({ docdata: ISSUED, attributes: 'management-status="embargoed"' })),
    { outcome: 'withheld' },
  ],
  ['a signal with a space in its code', itemMeta('<signal qcode="sig: kill"/>'), { outcome: 'canceled' }],
  [
    'the second of two notes',
    itemMeta('<edNote>Con foto.</edNote><edNote>Non pubblicare prima delle 18</edNote>'),
    { outcome: 'withheld' },
  ],
  [
    'a note with a sign without width between its words',
    ninjs1({ ednote: 'Non\ufeffpubblicare prima di domani' }),
    { outcome: 'withheld' },
  ],
  ['the same in English', ninjs2({ ednote: 'Please do not\ufeffpublish' }), { outcome: 'withheld' }],
  ['the same in French', ninjs3({ edNote: 'Ne pas\ufeffpublier' }), { outcome: 'withheld' }],
  [
    'a title with a sign without width between its words',
    ninjs1({ headline: 'NON\ufeffPUBBLICARE - Riapre il ponte' }),
    { outcome: 'withheld' },
  ],
  [
    'a note after a greeting',
    ninjs1({ ednote: 'Ai colleghi: da non pubblicare fino a conferma' }),
    { outcome: 'withheld' },
  ],
  [
    'the second message of NITF',
    nitfText({ docdata: '<ed-msg info="Con foto"/><ed-msg info="HOLD FOR RELEASE"/>' }),
    { outcome: 'withheld' },
  ],
  ['a note in German', ninjs2({ ednote: 'Sperrfrist 18 Uhr' }), { outcome: 'withheld' }],
  ['a note in French', ninjs2({ ednote: "Sous embargo jusqu'à 18h" }), { outcome: 'withheld' }],
  ['a note in English', ninjs3({ edNote: 'STRICTLY EMBARGOED to 1800' }), { outcome: 'withheld' }],
  [
    'a note beside the hour',
    itemMeta('<edNote>STRICTLY EMBARGOED</edNote><embargoed>2026-11-26T17:00:00Z</embargoed>'),
    { outcome: 'until 2026-11-26T17:00' },
  ],
  [
    'a title that says the hour',
    ninjs1({ headline: '(EMBARGO ORE 18) Riapre il ponte' }),
    { outcome: 'withheld' },
  ],
  [
    'a title about another embargo',
    ninjs1({ headline: "Embargo sulle armi, l'Unione decide" }),
    { outcome: 'shown' },
  ],
  [
    'the later of two embargoes',
    itemMeta('<embargoed>2026-11-26T08:00:00Z</embargoed><embargoed>2026-11-27T08:00:00Z</embargoed>'),
    { outcome: 'until 2026-11-27T08:00' },
  ],
  [
    'two heads of an item',
    g2({ status: '<pubStatus qcode="stat:usable"/></itemMeta><itemMeta><pubStatus qcode="stat:withheld"/>' }),
    { outcome: 'refused: itemMeta.pubStatus' },
  ],
  [
    'an embargo in a second head',
    g2({
      itemMeta: '<versionCreated>2026-11-26T07:00:00Z</versionCreated></itemMeta><itemMeta><embargoed/>',
    }),
    { outcome: 'withheld' },
  ],
  [
    'NITF inside that is embargoed',
    inside(nitfText({ attributes: 'management-status="embargoed"' })),
    { outcome: 'withheld' },
  ],
  [
    'NITF inside that waits',
    inside(nitfText({ docdata: '<date.release norm="20261127T080000+0100"/>' })),
    { outcome: 'until 2026-11-27T07:00' },
  ],
  [
    'NITF inside that is withdrawn',
    inside(nitfText({ attributes: 'management-status="canceled"' })),
    { outcome: 'canceled' },
  ],
  [
    'NITF with two heads',
    nitfText({ docdata: '</docdata><docdata management-status="withheld">' }),
    { outcome: 'withheld' },
  ],
  [
    'NITF with two releases',
    nitfText({
      docdata: '<date.release norm="20261126T060000+0100"/><date.release norm="20261127T080000+0100"/>',
    }),
    { outcome: 'until 2026-11-27T07:00' },
  ],
  [
    'a release of NITF as text',
    nitfText({ docdata: '<date.release>20261127T080000+0100</date.release>' }),
    { outcome: 'until 2026-11-27T07:00' },
  ],
  [
    'a release of NITF in words',
    nitfText({ docdata: '<date.release>domani</date.release>' }),
    { outcome: 'refused: date.release@norm' },
  ],
  [
    'a release of NITF in an attribute of another name',
    nitfText({ docdata: '<date.release date="20261127T080000+0100"/>' }),
    { outcome: 'refused: date.release' },
  ],
  [
    'a release of NITF by another name',
    nitfText({ docdata: '<date.embargo norm="20261127T080000+0100"/>' }),
    { outcome: 'until 2026-11-27T07:00' },
  ],
  [
    'an end of NITF as text',
    nitfText({ docdata: '<date.expire>20261101T000000+0100</date.expire>' }),
    { outcome: 'withheld' },
  ],
  ['a message of NITF as text', nitfText({ docdata: '<ed-msg>HOLD</ed-msg>' }), { outcome: 'withheld' }],
  [
    'a message of NITF in elements, beside another',
    nitfText({ docdata: '<ed-msg info="Con foto"><p>Da non pubblicare</p></ed-msg>' }),
    { outcome: 'withheld' },
  ],
  ['an empty release of NITF', nitfText({ docdata: '<date.release/>' }), { outcome: 'shown' }],
  ...['embargoUntil', 'embargo', 'releaseDate', 'x:notBefore'].map(
    (name): Row => [
      `an embargo of NewsML-G2 by the name ${name}`,
      itemMeta(`<${name} xmlns:x="urn:x">2026-11-27T08:00:00Z</${name}>`),
      { outcome: 'until 2026-11-27T08:00' },
    ],
  ),
  [
    'an embargo beside the headline',
    meta('<embargoed>2026-11-27T08:00:00Z</embargoed>'),
    { outcome: 'until 2026-11-27T08:00' },
  ],
  [
    'a state of NewsML-G2',
    itemMeta('<x:status xmlns:x="urn:x">draft</x:status>'),
    { outcome: 'refused: itemMeta.status' },
  ],
  [
    'an embargo in the settings of Superdesk',
    ninjs1({ schedule_settings: { utc_embargo: '2026-11-27T07:00:00+0000' } }),
    { outcome: 'until 2026-11-27T07:00' },
  ],
  [
    'an hour of release under another name',
    ninjs1({ release_date: '2026-11-27T07:00:00Z' }),
    { outcome: 'until 2026-11-27T07:00' },
  ],
  ['one that has passed', ninjs1({ release_date: '2026-11-25T07:00:00Z' }), { outcome: 'shown' }],
  ['one that cannot be read', ninjs1({ release_date: 'domani' }), { outcome: 'refused: release_date' }],
  ['an embargo in other words', ninjs1({ embargo_utc: 'x' }), { outcome: 'refused: embargo_utc' }],
  [
    'a status whose name has a slip',
    g2({ status: '<pubStatuz qcode="stat:withheld"/>' }),
    { outcome: 'refused: itemMeta.pubStatuz' },
  ],
  [
    'a note and a status in small letters',
    g2({ status: '<pubstatus qcode="stat:withheld"/><ednote>Con foto.</ednote>' }),
    { outcome: 'withheld' },
  ],
  [
    'a signal whose code has a slip',
    itemMeta('<signal qcod="sig:kill"/>'),
    { outcome: 'refused: itemMeta@qcod' },
  ],
  [
    'a status that lost its sign',
    g2({ status: 'pubStatus qcode="stat:withheld"/>' }),
    { outcome: 'refused: pubStatus' },
  ],
  [
    'a status of NITF whose name has a slip',
    nitfText({ attributes: 'management-statu="withheld"' }),
    { outcome: 'refused: docdata@management-statu' },
  ],
  ['a status of Superdesk in capitals', ninjs1({ PubStatus: 'withheld' }), { outcome: 'refused: PubStatus' }],
  ['an embargo whose name has a slip', ninjs1({ embargoe: '2026-11-27' }), { outcome: 'refused: embargoe' }],
  [
    'a flag whose name has a slip',
    ninjs1({ flags: { marked_for_not_publicatio: true } }),
    { outcome: 'refused: flags.marked_for_not_publicatio' },
  ],
  [
    'a signal by its code of a vocabulary',
    ninjs1({ signal: [{ qcode: 'sig:kill' }] }),
    { outcome: 'canceled' },
  ],
  ['a signal that is no list', ninjs1({ signal: { qcode: 'signal:hold' } }), { outcome: 'withheld' }],
  ['a signal by its address', ninjs1({ signal: [{ uri: `${SIGNALS}/kill` }] }), { outcome: 'canceled' }],
  ['a signal as a literal', ninjs1({ signal: [{ literal: 'hold' }] }), { outcome: 'withheld' }],
  [
    'an hour of release in seconds',
    ninjs1({ release_date: Date.parse('2026-11-27T07:00:00Z') / 1000 }),
    { outcome: 'until 2026-11-27T07:00' },
  ],
  [
    'an hour of release in an object',
    ninjs1({ publishAt: { date: '2026-11-27T07:00:00Z' } }),
    { outcome: 'until 2026-11-27T07:00' },
  ],
  ['an hour of release that is no hour', ninjs1({ publish_at: true }), { outcome: 'refused: publish_at' }],
  ['a status in a list', ninjs1({ status: ['draft'] }), { outcome: 'refused: status' }],
  ['a status in an object', ninjs1({ status: { value: 'draft' } }), { outcome: 'refused: status' }],
  [
    'a status in an object of another name',
    ninjs1({ meta: { status: 'draft' } }),
    { outcome: 'refused: meta.status' },
  ],
  [
    'a status in an object of a version nobody knows',
    ninjs3({ standard: { name: 'ninjs', version: '3.9' }, meta: { workflow: ['bozza'], stato: ['bozza'] } }),
    { outcome: 'refused: meta.stato' },
  ],
  ...[{ isDraft: true }, { hidden: ['yes'] }, { published: false }, { workflow_state: 'draft' }].map(
    (properties): Row => [
      `a state of some system’s own: ${JSON.stringify(properties)}`,
      ninjs1(properties),
      { outcome: `refused: ${Object.keys(properties)[0]}` },
    ],
  ),
  [
    'a state of NITF by another name',
    nitfText({ docdata: '<stato>bozza</stato>' }),
    { outcome: 'refused: stato' },
  ],
  [
    'a state of NITF in an attribute',
    nitfText({ attributes: 'status="draft"' }),
    { outcome: 'refused: status' },
  ],
  [
    'a state of NITF beside its head',
    nitfText({ head: '<meta name="status" content="draft"/>' }),
    { outcome: 'refused: status' },
  ],
  [
    'a state of NewsML-G2 in a property',
    itemMeta('<itemMetaExtProperty rel="ext:status" value="draft"/>'),
    { outcome: 'refused: itemMeta.itemMetaExtProperty' },
  ],
  [
    'an embargo in an object of another name',
    ninjs1({ extra: { embargo: '2026-11-27' } }),
    { outcome: 'until 2026-11-26T23:00' },
  ],
  ['a state of something else', ninjs1({ extra: { status: 'in vendita' } }), { outcome: 'shown' }],
  ['an advisory by its genre', ninjs2({ genres: [{ name: 'Advisory' }] }), { outcome: 'withheld' }],
  ['an advisory of Superdesk', ninjs1({ genre: 'Advisory' }), { outcome: 'withheld' }],
  ['an advisory of NewsML-G2', meta('<genre qcode="genre:Advisory"/>'), { outcome: 'withheld' }],
  ['an advisory by its role', itemMeta('<role qcode="itemrole:advisory"/>'), { outcome: 'withheld' }],
];

test.each(HELD)('%s', async (_, file, ...asked) => {
  expect(await fieldsOf(file, asked)).toEqual(asked);
});
