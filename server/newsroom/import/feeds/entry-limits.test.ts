import { expect, test } from 'vitest';
import { atomEntry, atomFeed, channel, feedItem, jsonFeed, readItem } from '#tests/support/feed-fixtures.ts';

test.each([
  ['pubDate', feedItem('', { pubDate: 'Mon, 30 Nov 2026 08:00:00 +0100' })],
  ['dc:date', feedItem('<dc:date>2026-11-30T08:00:00+01:00</dc:date>', { pubDate: '' })],
  ['dcterms:available', feedItem('<dcterms:available>2026-11-30T08:00:00+01:00</dcterms:available>')],
  ['dcterms:valid', feedItem('<dcterms:valid>start=2026-11-30T07:00Z; scheme=W3C-DTF</dcterms:valid>')],
  ['prism:embargoDate', feedItem('<prism:embargoDate>2026-11-30T08:00:00+01:00</prism:embargoDate>')],
])('RSS: a %s in the future holds the item until its hour', async (_, item) => {
  expect(await readItem(channel(item))).toMatchObject({
    embargoedUntil: '2026-11-30T07:00:00.000Z',
    warnings: [expect.stringContaining('held until 2026-11-30T07:00:00.000Z')],
  });
});

const HOUR = '2026-11-30T08:00:00+01:00';

test.each([
  ['RSS', channel(feedItem(`<embargoed>${HOUR}</embargoed>`))],
  ['RSS', channel(feedItem(`<x:embargo xmlns:x="urn:x" until="${HOUR}"/>`))],
  ['RSS', channel(feedItem(`<scheduling><publishAt>${HOUR}</publishAt></scheduling>`))],
  ['Atom', atomFeed(atomEntry(`<release_date>${HOUR}</release_date>`))],
  ['JSON Feed', jsonFeed({ embargoed: HOUR })],
  ['JSON Feed', jsonFeed({ embargo: { until: HOUR, by: null } })],
  ['JSON Feed', jsonFeed({ _cms: { notBefore: [HOUR] } })],
  ['JSON Feed', jsonFeed({ publish_at: Date.parse(HOUR) / 1000 })],
])('%s: an embargo in a system’s own element holds the item until its hour', async (_, file) => {
  expect(await readItem(file)).toMatchObject({ embargoedUntil: '2026-11-30T07:00:00.000Z' });
});

const ended = (name: string, written: string) => channel(feedItem(`<${name}>${written}</${name}>`));

test.each([
  [
    'dcterms:valid, whose end has passed',
    ended('dcterms:valid', 'start=2026-01-01; end=2026-11-25T23:00:00Z'),
  ],
  ['dcterms:valid, of a day', ended('dcterms:valid', 'end=2026-11-25')],
  ['prism:killDate', ended('prism:killDate', '2026-11-25')],
  ['prism:expirationDate', ended('prism:expirationDate', '2026-11-26T10:59:00Z')],
  ['a day as Italians write it', ended('prism:expirationDate', '25/11/2026')],
  ['words of some system’s own', ended('x:validUntil', '2026-11-25').replace('<rss', '<rss xmlns:x="urn:x"')],
  ['Atom', atomFeed(atomEntry('<datascadenza>25 novembre 2026</datascadenza>'))],
  ['JSON Feed', jsonFeed({ _cms: { unpublish_at: '2026-11-25' } })],
])('an item that has expired is stored and not shown: %s', async (_, file) => {
  expect(await readItem(file)).toMatchObject({
    status: 'withheld',
    warnings: [expect.stringContaining('not valid any more since 2026-11-2')],
  });
});

test.each([
  ['prism:killDate', ended('prism:killDate', '2026-11-26'), []],
  ['dcterms:valid', ended('dcterms:valid', 'end=2026-11-26T11:01:00Z'), []],
  ['prism:expirationDate of today', ended('prism:expirationDate', '26/11/2026'), []],
  ['JSON Feed', jsonFeed({ valid_until: '2026-11-26' }), []],
  [
    'an end that is no date',
    ended('prism:expirationDate', 'mai'),
    ['prism:expirationDate: mai is no moment in time, left aside'],
  ],
  [
    'what its source counts as no longer of interest',
    jsonFeed({ expires_at: '2026-11-25' }),
    ['expires: its source counts it as no longer of interest since 2026-11-25'],
  ],
])('an item that may still be shown is published: %s', async (_, file, warnings) => {
  expect(await readItem(file)).toMatchObject({ status: 'usable', warnings });
});
