import { expect, test } from 'vitest';
import { declared1, g2, ninjs1, ninjs2, ninjs3, nitfText } from '#tests/support/agency-fixtures.ts';
import { parsedFile } from '#tests/support/parsed-file.ts';
import { Rejected } from './rejected.ts';

/** Noon in Rome. */
const NOW = new Date('2026-11-26T11:00:00Z');

async function outcomeOf(file: unknown): Promise<string> {
  try {
    const { delivered } = await parsedFile(file, NOW);
    const isHeld = delivered.embargoedUntil !== null && delivered.embargoedUntil > NOW.toISOString();
    return isHeld ? `${delivered.status} until ${delivered.embargoedUntil}` : delivered.status;
  } catch (error) {
    if (error instanceof Rejected) return `refused: ${error.place}`;
    throw error;
  }
}

async function warningsOf(file: unknown): Promise<string[]> {
  try {
    return (await parsedFile(file, NOW)).warnings;
  } catch {
    return [];
  }
}

const status = (text: string) => g2({ status: text });
const signal = (text: string) =>
  g2({ itemMeta: `<versionCreated>2026-11-26T07:00:00Z</versionCreated>${text}` });
const itemClass = (text: string) => g2({ itemClass: text });
const HOUR = 'usable until 2026-11-27T07:00:00.000Z';
const PUBSTATUS = 'http://cv.iptc.org/newscodes/pubstatusg2';

const G2_STATUS: [string, unknown, string, string[]?][] = [
  ['none', status(''), 'usable'],
  ['a code of another alias', status('<pubStatus qcode="pubstat:usable"/>'), 'usable'],
  ['withheld', status('<pubStatus qcode="stat:withheld"/>'), 'withheld'],
  ['canceled', status('<pubStatus qcode="stat:canceled"/>'), 'canceled'],
  ['canceled as the British write it', status('<pubStatus qcode="stat:cancelled"/>'), 'canceled'],
  ['an address', status(`<pubStatus uri="${PUBSTATUS}/canceled"/>`), 'canceled'],
  ['an address with a slash at its end', status(`<pubStatus uri="${PUBSTATUS}/withheld/"/>`), 'withheld'],
  [
    'an address of another vocabulary',
    status('<pubStatus uri="https://x.example/usable"/>'),
    'refused: itemMeta.pubStatus',
  ],
  ['a literal', status('<pubStatus literal="withheld"/>'), 'withheld'],
  ['words alone', status('<pubStatus>canceled</pubStatus>'), 'canceled'],
  ['nothing in its element', status('<pubStatus/>'), 'refused: itemMeta.pubStatus'],
  ['an unknown code', status('<pubStatus qcode="stat:draft"/>'), 'refused: itemMeta.pubStatus'],
  [
    'two that disagree',
    status(`<pubStatus qcode="stat:usable" uri="${PUBSTATUS}/canceled"/>`),
    'refused: itemMeta.pubStatus',
  ],
  [
    'two elements that disagree',
    status('<pubStatus qcode="stat:usable"/><pubStatus qcode="stat:withheld"/>'),
    'refused: itemMeta.pubStatus',
  ],
  [
    'a signal that kills',
    signal('<signal qcode="sig:kill"/>'),
    'canceled',
    ['a signal says that it is canceled'],
  ],
  [
    'a signal that holds',
    signal('<signal qcode="sig:hold"/>'),
    'withheld',
    ['a signal says that it is withheld'],
  ],
  ['a signal of an update', signal('<signal qcode="sig:update"/>'), 'usable'],
  ['a signal of where it is sent', signal('<signal qcode="red-address:TEST"/>'), 'usable'],
  ['an embargo to come', signal('<embargoed>2026-11-27T08:00:00+01:00</embargoed>'), HOUR],
  ['an embargo that has passed', signal('<embargoed>2026-11-26T08:00:00+01:00</embargoed>'), 'usable'],
  [
    'an embargo without an hour',
    signal('<embargoed/>'),
    'withheld',
    ['embargoed without an hour: kept until another version gives one'],
  ],
  ['an embargo that is no date', signal('<embargoed>domani</embargoed>'), 'refused: itemMeta.embargoed'],
  [
    'a note to editors that holds it',
    signal('<edNote>NON PUBBLICARE prima di conferma</edNote>'),
    'withheld',
    ['a note to editors holds it (NON PUBBLICARE prima di conferma): kept, and not shown'],
  ],
  ['a note to editors of another kind', signal('<edNote>Embargo lifted at 9</edNote>'), 'usable'],
];

const KINDS = ['picture', 'video', 'audio', 'graphic', 'animated', 'composite', 'hologram'];
const NO_TEXT = '<remoteContent contenttype="image/jpeg" href="a.jpg"/>';

const G2_CLASS: [string, unknown, string][] = [
  ...KINDS.map((kind): [string, unknown, string] => [
    `a ${kind}`,
    g2({ itemClass: `<itemClass qcode="icls:${kind}"/>`, content: NO_TEXT }),
    'refused: itemMeta.itemClass',
  ]),
  ['a planning item', itemClass('<itemClass qcode="plinat:newscoverage"/>'), 'refused: itemMeta.itemClass'],
  [
    'a video by its address',
    itemClass('<itemClass uri="http://cv.iptc.org/newscodes/ninature/video"/>'),
    'refused: itemMeta.itemClass',
  ],
  [
    'a text by its address',
    itemClass('<itemClass uri="http://cv.iptc.org/newscodes/ninature/text"/>'),
    'usable',
  ],
  [
    'two classes',
    itemClass('<itemClass qcode="ninat:text" literal="video"/>'),
    'refused: itemMeta.itemClass',
  ],
  ['no class and a text', itemClass(''), 'usable'],
  ['no class and a picture', g2({ itemClass: '', content: NO_TEXT }), 'refused: itemMeta.itemClass'],
  ['a package with a text of its own', itemClass('<itemClass qcode="icls:composite"/>'), 'usable'],
  [
    'a text that lies elsewhere',
    g2({ content: '<remoteContent contenttype="text/html" href="a.html"/>' }),
    'refused: contentSet',
  ],
  [
    'results in XML of their own',
    g2({
      content:
        '<inlineXML contenttype="application/sportsml+xml"><sports-content>3</sports-content></inlineXML>',
    }),
    'refused: contentSet',
  ],
  [
    'a withdrawn picture',
    g2({ itemClass: '<itemClass qcode="icls:picture"/>', status: '<pubStatus qcode="stat:canceled"/>' }),
    'canceled',
  ],
  ...['packageItem', 'planningItem', 'conceptItem', 'knowledgeItem', 'catalogItem'].map(
    (root): [string, unknown, string] => [`a ${root}`, `<${root} guid="urn:x"/>`, `refused: ${root}`],
  ),
];

const nitfStatus = (value: string) => nitfText({ attributes: `management-status="${value}"` });
const nitfDates = (docdata: string, attributes = '') => nitfText({ docdata, attributes });

const NITF: [string, unknown, string, string[]?][] = [
  ['no status', nitfText(), 'usable'],
  ['withheld', nitfStatus('withheld'), 'withheld'],
  ['canceled', nitfStatus('Canceled'), 'canceled'],
  ['an unknown status', nitfStatus('draft'), 'refused: docdata@management-status'],
  ['an empty status', nitfStatus(''), 'refused: docdata@management-status'],
  [
    'embargoed without a release',
    nitfStatus('embargoed'),
    'withheld',
    ['embargoed without an hour: kept until another version gives one'],
  ],
  [
    'embargoed and released',
    nitfDates('<date.release norm="20261126T080000+0100"/>', 'management-status="embargoed"'),
    'usable',
  ],
  [
    'embargoed and released without a date of issue',
    nitfDates('<date.release norm="20261126T060000+0100"/>', 'management-status="embargoed"').replace(
      /<date\.issue[^>]*>/,
      '',
    ),
    'usable',
  ],
  [
    'embargoed with the date of issue as its release',
    nitfDates('<date.release norm="20261126T060000+0100"/>', 'management-status="embargoed"'),
    'withheld',
    ['embargoed, with a release that is not later than the text: kept, and not shown'],
  ],
  ...[
    '<date.issue value="20261126T060000+0100"/>',
    '<date.issue>20261126T060000+0100</date.issue>',
    '<date.issue norm="20261126T070000+0100"/>',
  ].map((issue): [string, unknown, string, string[]] => [
    `embargoed with a release not later than ${issue}`,
    nitfDates('<date.release norm="20261126T060000+0100"/>', 'management-status="embargoed"').replace(
      /<date\.issue[^>]*>/,
      issue,
    ),
    'withheld',
    ['embargoed, with a release that is not later than the text: kept, and not shown'],
  ]),
  [
    'embargoed until tomorrow',
    nitfDates('<date.release norm="20261127T080000+0100"/>', 'management-status="embargoed"'),
    HOUR,
  ],
  ['a release to come alone', nitfDates('<date.release norm="20261127T080000+0100"/>'), HOUR],
  ['a release that is no date', nitfDates('<date.release norm="YYYYMMDD"/>'), 'refused: date.release@norm'],
  ['rights that begin tomorrow', nitfDates('<doc.rights startdate="20261127T080000+0100"/>'), HOUR],
  [
    'rights that have ended',
    nitfDates('<doc.rights enddate="20261101"/>'),
    'withheld',
    ['not valid any more since 2026-11-01T23:00:00.000Z: kept, and not shown'],
  ],
  [
    'an end that has passed',
    nitfDates('<date.expire norm="20261126T110000+0100"/>'),
    'withheld',
    ['not valid any more since 2026-11-26T10:00:00.000Z: kept, and not shown'],
  ],
  ['rights that end today', nitfDates('<doc.rights enddate="20261126"/>'), 'usable'],
  ['an end to come', nitfDates('<date.expire norm="20261226T110000+0100"/>'), 'usable'],
  [
    'an end that is no date',
    nitfDates('<date.expire norm="mai"/>'),
    'usable',
    ['date.expire: mai is not a moment, left aside'],
  ],
  ['a message that kills', nitfDates('<ed-msg msg-type="kill"/>'), 'canceled'],
  [
    'a message that holds',
    nitfDates('<ed-msg info="HOLD FOR RELEASE"/>'),
    'withheld',
    ['a note to editors holds it (HOLD FOR RELEASE): kept, and not shown'],
  ],
  ['a message for editors', nitfDates('<ed-msg info="Foto disponibili"/>'), 'usable'],
  ['another version of NITF', nitfText().replace('NITF 3.6', 'NITF 4.0'), 'refused: nitf@version'],
];

const NINJS: [string, unknown, string, string[]?][] = [
  ...['picture', 'video', 'audio', 'graphic', 'composite', 'component', 'event', 'planning', 'story'].map(
    (type): [string, unknown, string] => [
      `ninjs 1: ${type}`,
      ninjs1({ type, body_html: undefined, description_text: 'Didascalia' }),
      'refused: type',
    ],
  ),
  ['ninjs 1: a package with a text of its own', ninjs1({ type: 'composite' }), 'usable'],
  [
    'ninjs 1: no type and pictures alone',
    ninjs1({ type: undefined, body_html: undefined, renditions: { a: { href: 'a.jpg' } } }),
    'refused: type',
  ],
  ['ninjs 1: null for what is not said', ninjs1({ pubstatus: null, embargoed: null, state: null }), 'usable'],
  ['ninjs 1: an unknown status', ninjs1({ pubstatus: 'replaced' }), 'refused: pubstatus'],
  ['ninjs 1: a draft of Superdesk', ninjs1({ state: 'in_progress' }), 'refused: state'],
  ['ninjs 1: killed in Superdesk', ninjs1({ state: 'killed' }), 'canceled'],
  [
    'ninjs 1: scheduled in Superdesk',
    ninjs1({ state: 'scheduled', publish_schedule: '2026-11-27T08:00:00+0100' }),
    HOUR,
  ],
  ['ninjs 1: scheduled without an hour', ninjs1({ state: 'scheduled' }), 'withheld'],
  [
    'ninjs 1: an embargo and a later schedule',
    ninjs1({ embargoed: '2026-11-26T08:00:00Z', publish_schedule: '2026-11-27T07:00:00Z' }),
    HOUR,
  ],
  [
    'ninjs 1: marked not for publication',
    ninjs1({ flags: { marked_for_not_publication: true } }),
    'refused: flags.marked_for_not_publication',
  ],
  [
    'ninjs 1: a status under another name',
    ninjs1({ publication_status: 'draft' }),
    'refused: publication_status',
  ],
  [
    'ninjs 1: an embargo under another name',
    ninjs1({ embargo: '2027-01-01' }),
    'usable until 2026-12-31T23:00:00.000Z',
  ],
  [
    'ninjs 1: valid until a day that has passed',
    ninjs1({ valid_until: '2026-11-25' }),
    'withheld',
    ['not valid any more since 2026-11-25T23:00:00.000Z: kept, and not shown'],
  ],
  ['ninjs 1: valid until today', ninjs1({ valid_until: '26/11/2026' }), 'usable'],
  [
    'ninjs 1: valid until no day',
    ninjs1({ validUntil: 'mai' }),
    'usable',
    ['validUntil: not a moment in time, left aside'],
  ],
  [
    'ninjs 1: of no more interest',
    ninjs1({ expires: '2026-11-25' }),
    'usable',
    ['expires: its source counts it as no longer of interest since 2026-11-25'],
  ],
  ['ninjs 1: of interest for today', ninjs1({ expires: '2026-11-26' }), 'usable'],
  ['ninjs 1: an empty embargo', ninjs1({ embargoed: '' }), 'refused: embargoed'],
  ['ninjs 1: a signal that withdraws', ninjs1({ signal: [{ code: 'sig:withdrawn' }] }), 'canceled'],
  [
    'ninjs 1: two statuses in one item',
    '{"guid":"urn:a","pubstatus":"withheld","headline":"T","body_text":"U","pubstatus":"usable"}',
    'refused: pubstatus',
  ],
  ['ninjs 1 declared: an unknown property', declared1({ mime_type: 'text' }), 'refused: mime_type'],
  ['ninjs 1 declared: the status of Britain', declared1({ pubstatus: 'cancelled' }), 'refused: pubstatus'],
  ['ninjs 1 declared: a version that is a number', declared1({ version: 1.2 }), 'refused: version'],
  [
    'ninjs 1 declared: texts of its own names',
    declared1({ body_lead: 'Inizio', headline_extended: 'Dopo' }),
    'usable',
  ],
  ['ninjs 2: a video', ninjs2({ type: 'video' }), 'refused: type'],
  [
    'ninjs 2: a profile of pictures without a text',
    ninjs2({ profile: 'picture', bodies: [] }),
    'refused: profile',
  ],
  ['ninjs 2: a profile of texts', ninjs2({ type: 'text', profile: 'text-photo' }), 'usable'],
  ['ninjs 2: an embargo to come', ninjs2({ embargoed: '2026-11-27T08:00:00+01:00' }), HOUR],
  ['ninjs 3: an event', ninjs3({ type: 'event' }), 'refused: type'],
  [
    'ninjs 3: an event that does not say so',
    ninjs3({ eventDetails: { eventStatus: 'urn:x' } }),
    'refused: type',
  ],
  [
    'ninjs 3: a plan that does not say so',
    ninjs3({ plannedCoverage: [{ title: 'Domani' }] }),
    'refused: type',
  ],
  ['ninjs 3: withheld', ninjs3({ pubStatus: 'withheld' }), 'withheld'],
  [
    'an unknown version: its status counts',
    { ...ninjs3({ pubStatus: 'canceled' }), standard: { name: 'ninjs', version: '4.0' } },
    'canceled',
    ['ninjs 4.0 is not known, read as ninjs 3'],
  ],
  [
    'an unknown version: an unknown status under another name',
    { ...ninjs3({ publishingStatus: 'draft' }), standard: { name: 'ninjs', version: '4.0' } },
    'refused: publishingStatus',
  ],
];

test.each(G2_STATUS)('NewsML-G2, its status: %s', async (_, file, outcome, warnings = []) => {
  expect([await outcomeOf(file), await warningsOf(file)]).toEqual([outcome, warnings]);
});

test.each(G2_CLASS)('NewsML-G2, item class: %s', async (_, file, outcome) => {
  expect([await outcomeOf(file), await warningsOf(file)]).toEqual([outcome, []]);
});

test.each(NITF)('NITF: %s', async (_, file, outcome, warnings = []) => {
  expect([await outcomeOf(file), await warningsOf(file)]).toEqual([outcome, warnings]);
});

test.each(NINJS)('%s', async (_, file, outcome, warnings = []) => {
  expect([await outcomeOf(file), await warningsOf(file)]).toEqual([outcome, warnings]);
});
