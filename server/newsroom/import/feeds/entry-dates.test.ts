import { expect, test } from 'vitest';
import {
  atomEntry,
  atomFeed,
  channel,
  feedItem,
  jsonFeed,
  readFeed,
  readItem,
} from '#tests/support/feed-fixtures.ts';

const dated = (inside: string, pubDate = '') => channel(feedItem(inside, { pubDate }));
const TENTH = '2026-11-10T07:00:00.000Z';

test.each([
  ['pubDate before dc:date', dated('<dc:date>2026-11-01</dc:date>', 'Tue, 10 Nov 2026 08:00:00 +0100')],
  ['dc:date', dated('<dc:date>2026-11-10T08:00:00+01:00</dc:date>')],
  ['dcterms:issued', dated('<dcterms:issued>2026-11-10T08:00:00+01:00</dcterms:issued>')],
  ['dcterms:created', dated('<dcterms:created>2026-11-10T08:00:00+01:00</dcterms:created>')],
  [
    'prism:publicationDate',
    dated('<prism:publicationDate>2026-11-10T08:00:00+01:00</prism:publicationDate>'),
  ],
  ['atom:published', dated('<atom:published>2026-11-10T07:00:00Z</atom:published>')],
  ['atom:updated alone', dated('<atom:updated>2026-11-10T07:00:00Z</atom:updated>')],
  [
    'another prefix',
    dated('<x:date xmlns:x="http://purl.org/dc/elements/1.1/">2026-11-10T07:00:00Z</x:date>'),
  ],
  ['pubdate in small letters', dated('<pubdate>Tue, 10 Nov 2026 08:00:00 +0100</pubdate>')],
  [
    'post_date_gmt of WordPress',
    dated('<wp:status>publish</wp:status><wp:post_date_gmt>2026-11-10 07:00:00</wp:post_date_gmt>'),
  ],
  [
    'post_date of WordPress',
    dated('<wp:status>publish</wp:status><wp:post_date>2026-11-10 08:00:00</wp:post_date>'),
  ],
  ['date_published', jsonFeed({ date_published: '2026-11-10T08:00:00+01:00' })],
])('%s gives the date of an item', async (_, file) => {
  expect(await readItem(file)).toMatchObject({ firstCreated: TENTH, day: '2026-11-10', warnings: [] });
});

test.each([
  'Gio, 12/11/2026 - 10:15',
  '12/11/2026 10:15:00',
  'Thu,12 Nov 2026 10:15:00 +0100',
  'Thu, 12 Nov 2026 10:15:00 +0100 (CET)',
  'giovedì 12 novembre 2026, ore 10.15',
  'Thu, 12 Nov 26 09:15 GMT',
])('“%s” is 10:15 on the twelfth in Rome', async (pubDate) => {
  expect(await readItem(dated('', pubDate))).toMatchObject({
    day: '2026-11-12',
    firstCreated: '2026-11-12T09:15:00.000Z',
    warnings: [],
  });
});

test('a text that was corrected later stays in its first issue', async () => {
  const entry = atomEntry().replace('<published>2026-11-26', '<published>2026-11-02');
  expect(await readItem(atomFeed(entry))).toMatchObject({
    day: '2026-11-02',
    versionCreated: '2026-11-26T07:00:00.000Z',
  });
});

test.each([
  ['no word of it', '', 'pubDate: missing'],
  ['nothing anybody reads', 'domani', 'pubDate: domani is no moment in time'],
  [
    'the beginning of a calendar',
    'Thu, 01 Jan 1970 00:00:00 GMT',
    'pubDate: Thu, 01 Jan 1970 00:00:00 GMT is no moment',
  ],
  ['year 1', 'Mon, 01 Jan 0001 00:00:00 GMT', 'pubDate: Mon, 01 Jan 0001 00:00:00 GMT is no moment'],
])('a date that is %s is replaced by the feed’s, else the folder’s, else the moment of the import', async (_, pubDate, warning) => {
  const item = feedItem('', { pubDate });
  const built = '<lastBuildDate>Tue, 10 Nov 2026 08:00:00 +0100</lastBuildDate>';
  expect(await readItem(channel(built + item))).toMatchObject({
    firstCreated: TENTH,
    warnings: [expect.stringMatching(new RegExp(`^${warning}.*: the date of the feed counts$`))],
  });
  expect((await readFeed(channel(item), '2026-11-09'))[0]).toMatchObject({
    day: '2026-11-09',
    warnings: [expect.stringContaining('2026-11-09, the day of its folder, counts')],
  });
  expect(await readItem(channel(item))).toMatchObject({
    missingDateField: 'pubDate',
    day: '2026-11-26',
    warnings: [expect.stringContaining('the moment of the import counts')],
  });
});

test('the first readable one of several dates counts, with a warning for those before', async () => {
  expect(await readItem(dated('<dc:date>2026-11-10T07:00:00Z</dc:date>', 'domani'))).toMatchObject({
    firstCreated: TENTH,
    warnings: ['pubDate: domani is no moment in time: another date of the item counts'],
  });
});

test('the date of a WordPress export does not date its items', async () => {
  const item = feedItem('<wp:status>publish</wp:status>', { pubDate: '' });
  expect(await readItem(channel(`<pubDate>Tue, 10 Nov 2026 08:00:00 +0100</pubDate>${item}`))).toMatchObject({
    missingDateField: 'pubDate',
  });
});
