import { expect, test } from 'vitest';
import { g2, ninjs1, ninjs3, nitfText } from '#tests/support/agency-fixtures.ts';
import { atomEntry, atomFeed, channel, feedItem, jsonFeed } from '#tests/support/feed-fixtures.ts';
import { itemsShown } from '#tests/support/items-shown.ts';

const PAST = '2026-11-25T08:00:00Z';
const TO_COME = '2026-11-30T08:00:00Z';
const HELD = 'until 2026-11-30T08:00';

const element = (name: string, value: string) => `<x:${name} xmlns:x="urn:x">${value}</x:${name}>`;

const postmeta = (name: string, value: string) =>
  `<wp:status>publish</wp:status><wp:postmeta><wp:meta_key>${name}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`;

/** Every place where an item may state something by a name that no standard defines. */
const PLACES: [place: string, write: (name: string, value: string) => unknown][] = [
  ['ninjs 1', (name, value) => ninjs1({ [name]: value })],
  ['an object of ninjs 1', (name, value) => ninjs1({ extra: { [name]: value } })],
  [
    'ninjs of a later version',
    (n, value) => ninjs3({ standard: { name: 'ninjs', version: '3.9' }, [n]: value }),
  ],
  ['JSON Feed', (name, value) => jsonFeed({ [name]: value })],
  ['an extension of JSON Feed', (name, value) => jsonFeed({ _extensions: { [name]: value } })],
  ['RSS', (name, value) => channel(feedItem(element(name, value)))],
  ['Atom', (name, value) => atomFeed(atomEntry(element(name, value)))],
  ['WordPress', (name, value) => channel(feedItem(postmeta(name, value)))],
  ['NITF', (name, value) => nitfText({ docdata: `<${name}>${value}</${name}>` })],
  ['meta of NITF', (name, value) => nitfText({ head: `<meta name="${name}" content="${value}"/>` })],
  ['NewsML-G2', (name, value) => g2({ itemMeta: element(name, value) })],
  [
    'the second head of NewsML-G2',
    (name, value) => g2({ meta: `<headline>T</headline>${element(name, value)}` }),
  ],
  [
    'a property of NewsML-G2',
    (name, value) => g2({ itemMeta: `<itemMetaExtProperty rel="ext:${name}" value="${value}"/>` }),
  ],
];

const NAMES = [
  'publish_at',
  'scheduled_at',
  'go_live',
  'pubblica_il',
  'publish_on',
  'scheduledFor',
  'embargo_until',
  'release_date',
  'not_before',
  'data_pubblicazione',
  'visibile_dal',
  'embargo_lifted',
  'utc_publish_at',
];

const outcome = async (file: unknown) => (await itemsShown(file)).map((item) => item.outcome);

const refused = expect.stringMatching(/^refused: /);

test.each(PLACES)('NWS-02 %s: a future moment holds an item, a past one does not', async (_, write) => {
  for (const name of NAMES) {
    const ways = [TO_COME, '30/11/2026 09:00', PAST, '2026-11-26', 'now', 'subito', 'domani', 'x'];
    const told = await Promise.all(ways.map((value) => outcome(write(name, value))));
    expect([name, ...told.flat()]).toEqual([
      name,
      HELD,
      HELD,
      'shown',
      'shown',
      'shown',
      'shown',
      refused,
      refused,
    ]);
  }
});

test.each(PLACES)('NWS-02 %s: a value that cannot be read is refused by its name', async (_, write) => {
  for (const name of ['publish_at', 'pubblica_il', 'embargo_lifted']) {
    const [told] = await outcome(write(name, 'presto'));
    expect(told).toMatch(new RegExp(`${name}|itemMetaExtProperty`));
  }
});

test.each([
  [{ embargo_lifted: true }, 'shown'],
  [{ embargoed_by: 'x', embargo_lifted: true }, 'shown'],
  [{ embargoed_by: 'x' }, 'refused: embargoed_by'],
  [{ embargo_lifted: false }, 'refused: embargo_lifted'],
  [{ embargo: true, embargo_lifted: true }, 'shown'],
  [{ embargo: true, embargo_lifted: PAST }, 'shown'],
  [{ embargo: true, embargo_lifted: false }, 'refused: embargo'],
  [{ embargo_lifted: false, embargo_until: PAST }, 'shown'],
  [{ embargo_lifted: true, embargo_until: TO_COME }, HELD],
  [{ embargo_reason: 'accordo', embargo_until: PAST }, 'shown'],
  [{ embargo_reason: 'accordo', embargo_until: TO_COME }, HELD],
  [{ embargo_reason: 'accordo' }, 'refused: embargo_reason'],
  [{ embargo: null, embargo_lifted: null, publish_at: '' }, 'shown'],
  [{ no_embargo: true }, 'shown'],
  [{ scheduled: TO_COME }, HELD],
  [{ scheduled: PAST }, 'shown'],
  [{ published: TO_COME }, HELD],
  [{ published: true }, 'shown'],
  [{ schedule: { from: PAST, to: TO_COME } }, 'shown'],
  [{ schedule: { from: TO_COME } }, HELD],
  [{ publication: { date: TO_COME } }, HELD],
  [{ publication: { name: 'Il Foglio', date: '2026-11-26' } }, 'shown'],
  [{ publishAt: { date: TO_COME } }, HELD],
  [{ publish_date: '2026-11-30', publish_time: '09:00' }, HELD],
  [{ hold: true }, 'refused: hold'],
  [{ meta: [{ meta_key: 'publish_at', meta_value: TO_COME }] }, HELD],
  [{ meta: { publish_at: TO_COME, _publish_at: 'field_5f3c2b1a09d8e' } }, HELD],
])('NWS-02 JSON: %o is %s', async (overrides, told) => {
  expect([await outcome(ninjs1(overrides)), await outcome(jsonFeed(overrides))]).toEqual([[told], [told]]);
});

test('NWS-02 the latest of several moments counts, whatever they are called', async () => {
  const both = { embargoed: '2026-11-28T08:00:00Z', publish_at: TO_COME, go_live: PAST };
  expect(await outcome(ninjs1(both))).toEqual([HELD]);
  expect(await outcome(ninjs1({ ...both, embargoed: '2026-12-03T08:00:00Z' }))).toEqual([
    'until 2026-12-03T08:00',
  ]);
});

test('NWS-02 a property of Superdesk or of a standard that states no hold does not hold the item', async () => {
  expect(await outcome(ninjs1({ embargoed: 'none' }))).toEqual(['shown']);
  expect(await outcome(g2({ itemMeta: '<embargoed>now</embargoed>' }))).toEqual(['shown']);
  expect(await outcome(nitfText({ docdata: '<date.release norm="now"/>' }))).toEqual(['shown']);
});

test('NWS-02 the number of a WordPress field is not read as a moment', async () => {
  expect(await outcome(channel(feedItem(postmeta('_publish_at', 'field_5f3c2b1a09d8e'))))).toEqual(['shown']);
});

test.each([
  [{ from: TO_COME, until: '' }],
  [{ active: true, date: TO_COME, to: '' }],
  [{ date: TO_COME, end: 0 }],
  [{ date: TO_COME, expires: false }],
  [{ date: TO_COME, until: null }],
  [{ from: TO_COME, until: 'null' }],
  [{ from: TO_COME, until: 'n/a' }],
  [{ date: TO_COME, fine: 'Nessuna' }],
  [{ from: '', altro: TO_COME }],
  [{ from: 'no', until: '', ora: TO_COME }],
  [{ date: PAST, until: TO_COME }],
])('NWS-02 an embargo whose end was left empty holds until the time that it states: %j', async (embargo) => {
  expect(await outcome(jsonFeed({ embargo }))).toEqual([HELD]);
  expect(await outcome(ninjs1({ embargo }))).toEqual([HELD]);
});

test.each([
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
])('NWS-02 a status %s, which every object inherits, is unknown', async (word) => {
  for (const file of [g2({ status: `<pubStatus qcode="stat:${word}"/>` }), ninjs1({ pubstatus: word })])
    expect(await outcome(file)).toEqual([refused]);
});

test('NWS-02 a subject whose kind every object inherits costs no other item of its message', async () => {
  const subject = '<subject type="cpnat:constructor" literal="constructor:x"><name>Acqua</name></subject>';
  expect(await outcome(g2({ meta: `<headline>T</headline>${subject}` }))).toEqual(['shown']);
});
