import { expect, test } from 'vitest';
import { g2, ninjs1, ninjs3 } from '#tests/support/agency-fixtures.ts';
import { itemsShown } from '#tests/support/items-shown.ts';

const outcomes = async (file: unknown) => (await itemsShown(file)).map(({ outcome }) => outcome);

const DATED = '<versionCreated>2026-11-26T07:00:00Z</versionCreated>';
const embargoed = (written: string) => g2({ itemMeta: `${DATED}<embargoed>${written}</embargoed>` });

test.each([
  '2026-11-26T11:59:59+01:00',
  '2026-11-26T05:59:00-05:00',
  '2026-11-26T20:00:00+09:00',
  '2026-11-26T16:29:00+05:30',
  '2026-11-26T10:59Z',
  '2026-11-26T11:00:00+0100',
  '20261126T110000+0100',
  '20261126T100000Z',
  '2026-11-26 11:00:00',
  '2026-11-26T10:59:59.999Z',
  '2026-11-26T11:00+01',
  '2026-11-26',
  '2026-11-26Z',
  '2026-11-26+01:00',
  '20261126',
  'Thu, 26 Nov 2026 11:00:00 +0100',
  '26/11/2026 11:00',
  '26 novembre 2026, ore 11.00',
  '26.11.2026 11:00 CET',
  'Thu, 26 Nov 2026 05:00:00 EST',
  '2026-11-25T24:00:00+01:00',
  ' 2026-11-26T08:00:00+01:00\n',
  '0001-01-01T00:00:00Z',
])('NWS-02 NewsML-G2: an embargo until %s has passed at noon of that day', async (written) => {
  expect(await outcomes(embargoed(written))).toEqual(['shown']);
});

test.each([
  ['2026-11-26T12:00:01+01:00', '2026-11-26T11:00'],
  ['2026-11-26T06:30:00-05:00', '2026-11-26T11:30'],
  ['2026-11-26T21:00:00+09:00', '2026-11-26T12:00'],
  ['2026-11-26T17:00:00+05:30', '2026-11-26T11:30'],
  ['20261126T130000+0100', '2026-11-26T12:00'],
  ['2026-11-26T13:00', '2026-11-26T12:00'],
  ['2026-11-27', '2026-11-26T23:00'],
  ['2026-11-27Z', '2026-11-27T00:00'],
  ['2026-11-27-05:00', '2026-11-27T05:00'],
  ['2026-11-26T24:00:00+01:00', '2026-11-26T23:00'],
  ['27 novembre 2026, ore 8.00', '2026-11-27T07:00'],
  ['Thu, 26 Nov 2026 09:00:00 EST', '2026-11-26T14:00'],
])('NWS-02 NewsML-G2: an embargo until %s holds its item', async (written, hour) => {
  expect(await outcomes(embargoed(written))).toEqual([`until ${hour}`]);
});

test.each([
  '2026-11',
  '2026',
  '2026-13-01',
  '2026-11-31T08:00:00Z',
  '2026-11-26T25:00:00Z',
  '2026-11-26T24:01:00Z',
  '27 novembre, ore 8',
  '2026-11-26T08:00:00+99:00',
  '08:00',
  '?',
])('NWS-02 NewsML-G2: an embargo until %s is refused with its place', async (written) => {
  expect(await outcomes(embargoed(written))).toEqual(['refused: itemMeta.embargoed']);
});

test('NWS-02 NewsML-G2: an embargo in either head holds its item, an empty one indefinitely', async () => {
  const inMeta = (text: string) => g2({ meta: `<headline>Titolo</headline>${text}` });
  expect(await outcomes(inMeta('<embargoed>2026-11-27T08:00:00Z</embargoed>'))).toEqual([
    'until 2026-11-27T08:00',
  ]);
  expect(await outcomes(inMeta('<embargoed>2026-11-25T08:00:00Z</embargoed>'))).toEqual(['shown']);
  expect(await outcomes(inMeta('<embargoed/>'))).toEqual(['withheld']);
  expect(await outcomes(inMeta('<embargoed> </embargoed>'))).toEqual(['withheld']);
  expect(await outcomes(embargoed('<!-- sine die -->'))).toEqual(['withheld']);
});

const message = (...items: string[]) =>
  `<newsMessage xmlns="http://iptc.org/std/nar/2006-10-01/"><header/><itemSet>${items.join('')}</itemSet></newsMessage>`;

const pack = (itemMeta: string) =>
  `<packageItem guid="urn:pack"><itemMeta><itemClass qcode="ninat:composite"/>${itemMeta}</itemMeta><groupSet><group><itemRef residref="urn:g2"/><itemRef residref="urn:p"/></group></groupSet></packageItem>`;

const picture = (itemMeta = '') =>
  g2({
    itemClass: '<itemClass qcode="ninat:picture"/>',
    itemMeta: DATED + itemMeta,
    content: '<remoteContent contenttype="image/png" href="https://foglio.example/a.png"/>',
  }).replace('urn:g2', 'urn:p');

const text = (itemMeta = '') => g2({ itemMeta: DATED + itemMeta });

const LATER = '<embargoed>2026-11-27T08:00:00Z</embargoed>';
const BEFORE = '<embargoed>2026-11-25T08:00:00Z</embargoed>';

test.each([
  ['embargoed', pack(LATER), text(), 'until 2026-11-27T08:00'],
  ['that came out', pack(BEFORE), text(), 'shown'],
  ['that came out, of a text that waits', pack(BEFORE), text(LATER), 'until 2026-11-27T08:00'],
  ['embargoed for good', pack('<embargoed/>'), text(), 'withheld'],
  ['withheld', pack('<pubStatus qcode="stat:withheld"/>'), text(), 'withheld'],
  ['taken back', pack('<pubStatus qcode="stat:canceled"/>'), text(), 'shown'],
  [
    'whose embargo cannot be read',
    pack('<embargoed>domani</embargoed>'),
    text(),
    'refused: itemMeta.embargoed',
  ],
])('NWS-02 NewsML-G2: a text waits with its package: one %s', async (_, around, item, outcome) => {
  expect(await outcomes(message(item, picture(), around))).toEqual([outcome]);
});

const picturesOf = async (file: unknown) =>
  (await itemsShown(file)).map(({ pictures }) => (pictures as []).length);

test.each([
  ['', 1],
  [BEFORE, 1],
  [LATER, 0],
  ['<embargoed/>', 0],
  ['<embargoed>domani</embargoed>', 0],
])('NWS-02 NewsML-G2: a picture with %s beside a text: %i are shown', async (itemMeta, count) => {
  expect(await picturesOf(message(text(), picture(itemMeta), pack('')))).toEqual([count]);
});

test.each([
  [{}, 1],
  [{ pubstatus: 'usable', embargoed: '2026-11-25T08:00:00Z' }, 1],
  [{ pubstatus: 'withheld' }, 0],
  [{ pubstatus: 'canceled' }, 0],
  [{ embargoed: '2026-11-27T08:00:00Z' }, 0],
])('NWS-02 ninjs: a picture with %o beside a text: %i are shown', async (overrides, count) => {
  const href = 'https://foglio.example/a.png';
  const flat = { type: 'picture', renditions: { a: { href } }, ...overrides };
  const { pubstatus, embargoed: embargoedUntil } = overrides as Record<string, string>;
  const listed = {
    name: 'a',
    uri: 'urn:p',
    type: 'picture',
    renditions: [{ name: 'a', href }],
    ...(pubstatus && { pubStatus: pubstatus }),
    ...(embargoedUntil && { embargoedUntil }),
  };
  expect(await picturesOf(ninjs1({ associations: { featuremedia: flat } }))).toEqual([count]);
  expect(await picturesOf(ninjs3({ associations: [listed] }))).toEqual([count]);
});
