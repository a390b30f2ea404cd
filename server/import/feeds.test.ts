import { expect, test } from 'vitest';
import { importBench, MORNING, NOON } from '#tests/support/import-bench.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { nitf, rss, rssItem } from '#tests/support/xml-fixtures.ts';

const { run, runFile, runSources, allArticles, allIssues, placesOf } = importBench();

const fetched = (parts: Parameters<typeof rssItem>[0], now = MORNING) =>
  runFile('feed.xml', rss(rssItem(parts)), { now });

const LATER = 'Fri, 04 Apr 2025 10:00:00 GMT';
const NEXT_DAY = new Date('2025-04-04T10:00:00Z');

test('a feed whose dates follow each fetch brings no news by them', async () => {
  expect(await fetched({})).toMatchObject({ imported: 1, warnings: [] });
  const before = [await allArticles(), await allIssues()];
  expect(await fetched({ pubDate: LATER }, NEXT_DAY)).toMatchObject({ unchanged: 1, updated: 0 });
  expect([await allArticles(), await allIssues()]).toEqual(before);
});

test('other contents are a correction: the article keeps its day and its first hour', async () => {
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

test('a feed gives way to a delivery that comes with it', async () => {
  const lines = [
    ninjs({ uri: 'urn:test:rss', title: 'Dalla redazione' }),
    rss(rssItem()).replace(/\n/g, ' '),
  ];
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const source = { name: 'a.ndjson', folder: null, read: async () => Buffer.from('') };
  const pieces = async function* () {
    yield Buffer.from(text);
  };
  expect(await runSources([{ ...source, pieces }])).toMatchObject({
    imported: 1,
    unchanged: 1,
    warnings: [],
  });
  expect(await allArticles()).toMatchObject([{ title: 'Dalla redazione' }]);
});

test('a feed does not bring back what was withdrawn, nor overrule what a newsroom delivered', async () => {
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
