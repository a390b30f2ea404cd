import { expect, test } from 'vitest';
import { ninjs1, ninjs3, nitfText } from '#tests/support/agency-fixtures.ts';
import { atomEntry, atomFeed, channel, feedItem, jsonFeed, readItem } from '#tests/support/feed-fixtures.ts';
import { fieldsOf } from '#tests/support/items-shown.ts';

const PUBLISHED = { status: 'usable', embargoedUntil: null };

const OF_OTHERS: Record<string, unknown>[] = [
  { event: { status: 'cancelled' }, match: { status: 'scheduled' } },
  { workflow: { state: 'published', history: [{ state: 'draft' }] }, versions: [{ status: 'draft' }] },
  { workflow: [{ state: 'draft' }, { state: 'published' }] },
  { newsletter: { published: false }, amp: { published: false }, _amp: { published: false } },
  { ad: { visible: false }, paywall: { visible: false }, byline: { visible: false } },
  { discussion: { private: true }, layout: { sidebar: { hidden: true } }, seo: { visibility: 'hidden' } },
  { address: { state: 'NO' }, film: { release_date: '2027-03-01' }, bando: { scadenza: '2026-01-01' } },
  { concorso: { valid_until: '2026-01-01' }, fields: [{ name: 'slug', value: 'x', status: 'hidden' }] },
];

test.each(OF_OTHERS)('the state of something else within an item does not decide: %o', async (overrides) => {
  expect(await readItem(jsonFeed(overrides))).toMatchObject(PUBLISHED);
  expect(await fieldsOf(ninjs1(overrides), [{ outcome: '' }])).toEqual([{ outcome: 'shown' }]);
});

test.each([
  { coverages: [{ status: 'cancelled' }] },
  { groups: [{ refs: [{ pubstatus: 'withheld' }] }] },
])('ninjs: the state of something else within an item does not decide: %o', async (overrides) => {
  expect(await fieldsOf(ninjs1(overrides), [{ outcome: '' }])).toEqual([{ outcome: 'shown' }]);
});

test.each([
  '<x:match status="cancelled"><status>cancelled</status></x:match>',
  '<x:history><x:version><state>draft</state></x:version></x:history>',
  '<x:film><release_date>2027-03-01</release_date></x:film>',
  '<x:status code="0">OK</x:status>',
  '<x:embargo active="false" until="2026-11-30T08:00:00Z"/>',
  '<x:embargo>none</x:embargo>',
])('an XML item is published: %s', async (inside) => {
  expect(await readItem(channel(feedItem(inside)))).toMatchObject(PUBLISHED);
  expect(await readItem(atomFeed(atomEntry(inside)))).toMatchObject(PUBLISHED);
});

test.each([
  ['<x:meta status="draft"/>', 'x:meta@status: draft'],
  ['<x:workflow state="draft"/>', 'x:workflow@state: draft'],
  ['<x:publishing status="draft"/>', 'x:publishing@status: draft'],
  ['<x:article published="false"/>', 'x:article@published: false'],
  ['<meta><key>status</key><value>draft</value></meta>', 'status: draft'],
  ['<x:embargo until="domani"/>', 'x:embargo: domani is no moment'],
  ['<x:embargo when="presto"/>', 'x:embargo: presto is no moment'],
])('an XML item is refused: %s', async (inside, reason) => {
  expect(await readItem(channel(feedItem(inside)))).toEqual({ refused: expect.stringContaining(reason) });
});

test.each([
  'end',
  'to',
  'expires',
  'time',
  'until',
  'when',
])('an embargo holds by its attribute %s', async (name) => {
  const item = feedItem(`<x:embargo ${name}="2026-11-30T08:00:00Z"/>`);
  expect(await readItem(channel(item))).toMatchObject({ embargoedUntil: '2026-11-30T08:00:00.000Z' });
});

const HIDDEN = [
  'on hold',
  'hold',
  'spiked',
  'expired',
  'scaduto',
  'unpublish',
  'depublished',
  'rifiutato',
  'unapproved',
  'internal',
  'work in progress',
  'queued',
  'in coda',
  'bozze',
  'Bozza n. 2',
  'draft (v2)',
];

test.each(HIDDEN)('a state of “%s” is refused by name', async (status) => {
  expect(await readItem(jsonFeed({ status }))).toEqual({ refused: `status: ${status}: not published` });
  expect(await fieldsOf(nitfText({ docdata: `<status>${status}</status>` }), [{ outcome: '' }])).toEqual([
    { outcome: 'refused: status' },
  ]);
});

test.each([
  [{ flags: { draft: true } }, 'flags.draft: true'],
  [{ draft: 'bozza' }, 'draft: bozza'],
  [{ status: { name: 'published', draft: true } }, 'status.draft: true'],
  [{ status: { code: 0 } }, 'status: 0'],
  [{ embargo: { active: true, reason: 'accordo' } }, 'embargo: true is no moment'],
  [{ embargo: { until: 'presto' } }, 'embargo: presto is no moment'],
])('JSON Feed: %o is refused', async (overrides, reason) => {
  expect(await readItem(jsonFeed(overrides))).toEqual({ refused: expect.stringContaining(reason) });
});

const PAST = '2026-11-25T08:00:00Z';
const TO_COME = '2026-11-30T08:00:00Z';

test.each([
  { embargo: { active: true, until: PAST }, status: { id: 3, name: 'published', draft: false } },
  { embargo: { until: PAST, reason: 'accordo' }, status: { code: 0, label: 'published' } },
  { embargo: { active: false, until: TO_COME }, published: { by: 'x', comments: 0 } },
  { publish_date: '2026-11-26', publish_time: '08:00' },
  { publish_at: 'now', embargo_lifted: true },
  { embargoed: true, embargo_until: PAST },
])('JSON Feed: %o is published', async (overrides) => {
  expect(await readItem(jsonFeed(overrides))).toMatchObject(PUBLISHED);
});

test.each([
  { embargo: { from: PAST, until: TO_COME, reason: 'accordo' } },
  { publish_date: '2026-11-30', publish_time: '09:00' },
  { embargo: { date: '2026-11-30', time: '09:00' } },
  { embargoed: true, embargo_until: TO_COME },
])('JSON Feed: %o waits for its hour', async (overrides) => {
  expect(await readItem(jsonFeed(overrides))).toMatchObject({ embargoedUntil: '2026-11-30T08:00:00.000Z' });
});

test.each([
  [{ extra: { publish_date: '2026-11-20' } }, 'shown'],
  [{ meta: { publishDate: '2026-11-20' } }, 'shown'],
  [{ custom: { embargo: '2026-11-20' } }, 'shown'],
  ...['none', 'nessuno', 'lifted', 'no'].map((embargo) => [{ extra: { embargo } }, 'shown'] as const),
  [{ extra: { embargo: '2026-11-30' } }, 'until 2026-11-29T23:00'],
  [{ extra: { embargo: 'presto' } }, 'refused: extra.embargo'],
  [{ flags: { draft: true } }, 'refused: flags.draft'],
] as const)('ninjs: an item with %o is %s', async (overrides, outcome) => {
  expect(await fieldsOf(ninjs1(overrides), [{ outcome: '' }])).toEqual([{ outcome }]);
});

test('ninjs of an unknown version is judged in the same way', async () => {
  const later = { standard: { name: 'ninjs', version: '3.9' } };
  const [past, ahead] = ['2026-11-20', '2026-11-30'].map((embargo) =>
    ninjs3({ ...later, extra: { embargo } }),
  );
  expect(await fieldsOf(past, [{ outcome: '' }])).toEqual([{ outcome: 'shown' }]);
  expect(await fieldsOf(ahead, [{ outcome: '' }])).toEqual([{ outcome: 'until 2026-11-29T23:00' }]);
});
