import { expect, test } from 'vitest';
import { importFixture, MORNING, NOON } from '#tests/support/import-fixture.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { nitf, rss, rssItem } from '#tests/support/xml-fixtures.ts';

const { run, runFile, runSources, allArticles, allIssues, placesOf } = importFixture();

const fetched = (parts: Parameters<typeof rssItem>[0], now = MORNING) =>
  runFile('feed.xml', rss(rssItem(parts)), { now });

const LATER = 'Fri, 04 Apr 2025 10:00:00 GMT';
const NEXT_DAY = new Date('2025-04-04T10:00:00Z');

test('a feed that changes its dates at each fetch does not update its articles', async () => {
  expect(await fetched({})).toMatchObject({ imported: 1, warnings: [] });
  const before = [await allArticles(), await allIssues()];
  expect(await fetched({ pubDate: LATER }, NEXT_DAY)).toMatchObject({ unchanged: 1, updated: 0 });
  expect([await allArticles(), await allIssues()]).toEqual(before);
});

test('changed contents are a correction: the article keeps its day and its publication date', async () => {
  await fetched({});
  const corrected = { title: 'Riapre domani', pubDate: LATER };
  expect(await fetched(corrected, NEXT_DAY)).toMatchObject({ updated: 1 });
  expect(await allArticles()).toMatchObject([
    {
      title: 'Riapre domani',
      publishedAt: new Date('2025-04-03T02:30:00Z'),
      updatedAt: NEXT_DAY,
    },
  ]);
  expect(await placesOf('urn:test:rss')).toMatchObject([{ edition: 'nazionale', day: '2025-04-03' }]);
  expect(await fetched(corrected, NEXT_DAY)).toMatchObject({ unchanged: 1 });
});

test('an item of a feed yields to the same item in a delivery', async () => {
  const lines = [
    ninjs({ uri: 'urn:test:rss', title: 'Dalla redazione' }),
    rss(rssItem()).replace(/\n/g, ' '),
  ];
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const source = { name: 'a.ndjson', folder: null, read: async () => Buffer.from('') };
  const chunks = async function* () {
    yield Buffer.from(text);
  };
  expect(await runSources([{ ...source, chunks }])).toMatchObject({
    imported: 1,
    unchanged: 1,
    warnings: [],
  });
  expect(await allArticles()).toMatchObject([{ title: 'Dalla redazione' }]);
});

test('a feed does not restore a withdrawn article, nor overwrite one that a newsroom delivered', async () => {
  await fetched({});
  await run([{ uri: 'urn:test:rss', pubstatus: 'canceled' }], { now: NOON });
  expect(await fetched({ title: 'Ancora qui' }, NEXT_DAY)).toMatchObject({ unchanged: 1 });
  await runFile('b.xml', nitf({ uri: 'urn:b', media: '' }));
  expect(await fetched({ guid: 'urn:b', title: 'Dal feed' }, NEXT_DAY)).toMatchObject({ unchanged: 1 });
  expect(await allArticles()).toMatchObject([
    { uri: 'urn:test:rss', status: 'canceled', title: 'Riapre il ponte' },
    { uri: 'urn:b', title: 'Riapre il ponte' },
  ]);
});

const TOMORROW = 'Fri, 04 Apr 2025 08:00:00 GMT';
const HELD_UNTIL = new Date('2025-04-04T08:00:00Z');

test('an item dated tomorrow is held until its hour, and is then no correction', async () => {
  await fetched({ pubDate: TOMORROW });
  expect(await allArticles()).toMatchObject([{ embargoedUntil: HELD_UNTIL, publishedAt: HELD_UNTIL }]);
  expect(await placesOf('urn:test:rss')).toMatchObject([{ day: '2025-04-04' }]);
  expect(await fetched({ pubDate: TOMORROW }, NEXT_DAY)).toMatchObject({ unchanged: 1 });
});

test('a feed may change the hour of a waiting item, but not of a published one', async () => {
  await fetched({ pubDate: TOMORROW });
  const later = 'Sat, 05 Apr 2025 08:00:00 GMT';
  expect(await fetched({ pubDate: later })).toMatchObject({ updated: 1 });
  expect(await allArticles()).toMatchObject([
    { embargoedUntil: new Date('2025-04-05T08:00:00Z'), updatedAt: null },
  ]);
  expect(await placesOf('urn:test:rss')).toMatchObject([{ day: '2025-04-05' }]);
  const earlier = 'Thu, 03 Apr 2025 04:00:00 GMT';
  expect(await fetched({ pubDate: earlier })).toMatchObject({ updated: 1 });
  expect(await allArticles()).toMatchObject([{ embargoedUntil: null }]);
  expect(await fetched({ pubDate: later })).toMatchObject({ unchanged: 1 });
  expect(await allArticles()).toMatchObject([{ embargoedUntil: null }]);
});

const dated = (guid: string, pubDate: string) => rssItem({ guid, pubDate });
const YESTERDAY = 'Wed, 02 Apr 2025 10:00:00 GMT';
const LAST_YEAR = 'Wed, 03 Apr 2024 10:00:00 GMT';

test.each([
  ['alone', [dated('urn:a', '')], 1, []],
  ['among items of the last two days', [dated('urn:a', ''), dated('urn:b', YESTERDAY)], 2, []],
  [
    'in an archive',
    [dated('urn:a', 'ieri'), dated('urn:b', YESTERDAY), dated('urn:c', LAST_YEAR)],
    2,
    [/goes back to 2024-04-03/],
  ],
  [
    'among others without one',
    [dated('urn:a', ''), dated('urn:b', '')],
    0,
    [/nothing of the delivery/, /nothing/],
  ],
])('an item without a date %s', async (_, items, imported, reasons) => {
  const report = await runFile('feed.xml', rss(...items));
  expect(report).toMatchObject({
    imported,
    rejected: reasons.map((reason) => ({ place: 'pubDate', reason: expect.stringMatching(reason) })),
  });
  const missing = report.warnings.filter(({ text }) => text.includes('the moment of the import counts'));
  expect(missing).toHaveLength(reasons.length > 0 ? 0 : 1);
});

test('an item without a date gets the day in its folder’s name', async () => {
  const report = await runFile(
    '/deliveries/2025-03-14/feed.xml',
    rss(dated('urn:a', ''), dated('urn:b', '')),
  );
  expect(report).toMatchObject({ imported: 2, rejected: [] });
  expect(await placesOf('urn:a')).toMatchObject([{ day: '2025-03-14' }]);
});

test('NWS-02 an article whose title names its embargo stays when the embargo has passed', async () => {
  const parts = {
    title: '(EMBARGO ORE 12) Riapre il ponte',
    extra: '<embargo_until>2025-04-03T12:00:00+02:00</embargo_until>',
  };
  const before = new Date('2025-04-03T09:00:00Z');
  expect(await fetched(parts, before)).toMatchObject({ imported: 1 });
  expect(await allArticles()).toMatchObject([
    { status: 'usable', embargoedUntil: new Date('2025-04-03T10:00:00Z') },
  ]);
  const after = new Date('2025-04-03T10:30:00Z');
  expect(await fetched(parts, after)).toMatchObject({ unchanged: 1, updated: 0 });
  expect(await fetched({ ...parts, description: 'Corretto.' }, after)).toMatchObject({ updated: 1 });
  expect(await allArticles()).toMatchObject([{ status: 'usable' }]);
});
