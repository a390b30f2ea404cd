// @module-tag postgres
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { articleImages, rawItems, sections, signatures } from '#server/base/db/schema/content-schema.ts';
import { importFixture, NOON } from '#tests/support/import-fixture.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

const { database, run, counts, allArticles, allIssues, placesOf } = importFixture();

test('NWS-02 a delivery becomes editions, issues, sections and articles', async () => {
  const items = [
    ninjs({ uri: 'urn:b', page: 12, title: 'Il treno', author: 'Livia Santoro', access: 'digital' }),
    ninjs({ uri: 'urn:a', page: 3, editions: ['Nazionale', 'Roma'] }),
  ];
  expect(await counts(items)).toEqual([2, 0, 0, 0]);
  expect(await allArticles()).toMatchObject([
    { id: 1_000_001, uri: 'urn:a', brand: 'MG', status: 'usable', slug: 'riapre-il-ponte' },
    {
      id: 1_000_002,
      uri: 'urn:b',
      byline: 'Livia Santoro',
      body: '<p>Uno.</p>\n<p>Due.</p>\n<p>Tre.</p>',
      freeBody: '<p>Uno.</p>\n<p>Due.</p>',
      words: 3,
    },
  ]);
  expect(await allIssues()).toMatchObject([
    { edition: 'nazionale', day: '2025-04-03', pages: 12, version: 1, updatedAt: null },
    { edition: 'roma', day: '2025-04-03', pages: 3, version: 1 },
  ]);
  expect((await allIssues())[0]?.publishedAt.toISOString()).toBe('2025-04-03T02:30:00.000Z');
  expect(await placesOf('urn:a')).toHaveLength(2);
  expect(await database().orm.select().from(sections)).toMatchObject([{ slug: 'cronaca', name: 'Cronaca' }]);
  expect(await database().orm.select().from(signatures)).toMatchObject([{ slug: 'livia-santoro' }]);
});

test('the same delivery again changes nothing', async () => {
  const items = [ninjs({ uri: 'urn:a', hrefs: ['red.png'] }), ninjs({ uri: 'urn:b', editions: ['Roma'] })];
  await run(items);
  const before = [await allArticles(), await allIssues()];
  expect(await counts(items, { now: NOON })).toEqual([0, 0, 2, 0]);
  expect([await allArticles(), await allIssues()]).toEqual(before);
});

test('a newer version updates the article and its issues, an older one is ignored', async () => {
  await run([ninjs({ version: '2', editions: ['Nazionale', 'Roma'] })]);
  const correction = ninjs({ version: '10', title: 'Riapre domani', editions: ['Nazionale', 'Roma'] });
  expect(await counts([correction], { now: NOON })).toEqual([0, 1, 0, 0]);
  expect(await counts([ninjs({ version: '3', title: 'Vecchio' })])).toEqual([0, 0, 1, 0]);
  expect(await allArticles()).toMatchObject([{ id: 1_000_001, title: 'Riapre domani', version: '10' }]);
  expect(await allIssues()).toMatchObject([
    { edition: 'nazionale', version: 2, updatedAt: NOON },
    { edition: 'roma', version: 2, updatedAt: NOON },
  ]);
  expect(await placesOf('urn:test:1')).toHaveLength(2);
});

test('the same version with another text or picture is updated too', async () => {
  await run([ninjs({ hrefs: ['red.png'] })]);
  expect(await counts([ninjs({ hrefs: ['blue.png'] })])).toEqual([0, 1, 0, 0]);
  expect(await counts([ninjs({ hrefs: ['blue.png'], body: '<p>Altro.</p>' })])).toEqual([0, 1, 0, 0]);
  expect(await database().orm.select().from(articleImages)).toHaveLength(1);
  expect(await database().orm.select().from(rawItems)).toMatchObject([{ format: 'ninjs-2' }]);
});

test('an article delivered for another day or edition moves there', async () => {
  await run([ninjs({ uri: 'urn:a', editions: ['Nazionale', 'Roma'] }), ninjs({ uri: 'urn:b' })]);
  const moved = ninjs({ uri: 'urn:a', version: '2', day: '2025-04-04', editions: ['Roma'], page: 5 });
  expect(await counts([moved], { now: NOON })).toEqual([0, 1, 0, 0]);
  expect(await placesOf('urn:a')).toMatchObject([{ edition: 'roma', day: '2025-04-04', page: 5 }]);
  expect(await allIssues()).toMatchObject([
    { edition: 'nazionale', day: '2025-04-03', version: 2 },
    { edition: 'roma', day: '2025-04-03', version: 2 },
    { edition: 'roma', day: '2025-04-04', version: 1 },
  ]);
});

test('an article that arrives later makes a new version of the issue', async () => {
  await run([ninjs({ uri: 'urn:a' })]);
  await run([ninjs({ uri: 'urn:b', page: 40 })], { now: NOON });
  expect(await allIssues()).toMatchObject([{ version: 2, pages: 40, updatedAt: NOON }]);
});

test('a faulty file is reported with place and reason and does not stop the others', async () => {
  const report = await run([
    ninjs({ uri: 'urn:a' }),
    ninjs({ uri: 'urn:b' }, { foo: 1 }),
    ninjs({ uri: 'urn:c' }),
  ]);
  expect(report).toMatchObject({ imported: 2, rejected: [{ place: 'foo', reason: 'unknown property' }] });
  expect(report.rejected[0]?.name).toMatch(/^item-\d+\.json$/);
});

test('the newer of two versions in one delivery counts, and every file is counted', async () => {
  const items = [ninjs({ version: '2', title: 'Nuovo' }), ninjs({ version: '1', title: 'Vecchio' })];
  expect(await counts(items)).toEqual([1, 0, 1, 0]);
  expect(await counts(items)).toEqual([0, 0, 2, 0]);
  expect(await allArticles()).toMatchObject([{ title: 'Nuovo' }]);
});

test('a picture of a host that is not configured is left out with a warning', async () => {
  const report = await run([ninjs({ hrefs: ['https://cdn.example/a.jpg', 'red.png'] })]);
  expect(report.imported).toBe(1);
  expect(report.warnings).toMatchObject([
    { text: 'image not read: https://cdn.example/a.jpg: host not configured' },
  ]);
  expect(await database().orm.select().from(articleImages)).toMatchObject([{ position: 0 }]);
});

test('a dry run reports what would happen and stores nothing', async () => {
  const items = [ninjs({ uri: 'urn:a', editions: ['Nazionale', 'Roma'] }), ninjs({ uri: 'urn:b' })];
  expect(await counts(items, { dryRun: true })).toEqual([2, 0, 0, 0]);
  expect(await allArticles()).toEqual([]);
  await run(items);
  expect(await counts([...items.slice(1), ninjs({ uri: 'urn:c' })], { dryRun: true })).toEqual([1, 0, 1, 0]);
  expect(await allArticles()).toHaveLength(2);
});

test('an import interrupted between two issues can be resumed to the state of a whole one', async () => {
  const items = [
    ninjs({ uri: 'urn:a', editions: ['Nazionale', 'Roma'] }),
    ninjs({ uri: 'urn:b', editions: ['Roma'] }),
    ninjs({ uri: 'urn:c', day: '2025-04-04' }),
    { uri: 'urn:d', pubstatus: 'canceled' },
  ];
  const broken = new AbortController();
  const stopAtOnce = {
    signal: broken.signal,
    onProgress: ({ phase }: { phase: string }) => phase === 'write' && broken.abort(),
  };
  await expect(run(items, stopAtOnce)).rejects.toThrow();
  expect(await allIssues()).toHaveLength(1);
  await run(items.toReversed(), { now: NOON });
  expect((await allArticles()).map(({ id, uri }) => [id, uri])).toEqual([
    [1_000_001, 'urn:a'],
    [1_000_002, 'urn:b'],
    [1_000_003, 'urn:c'],
    [1_000_004, 'urn:d'],
  ]);
  expect((await allIssues()).map(({ edition, version }) => [edition, version])).toEqual([
    ['nazionale', 1],
    ['roma', 1],
    ['nazionale', 1],
  ]);
  expect(await placesOf('urn:a')).toHaveLength(2);
});

test('papers do not affect each other', async () => {
  const item = ninjs();
  await run([item]);
  const report = await run([item], { brand: 'LG', now: NOON });
  expect(report.imported).toBe(1);
  expect((await allArticles()).map(({ brand }) => brand)).toEqual(['MG', 'LG']);
});

test('servers are notified of a change, and not without one', async () => {
  let heard = 0;
  await database().onContentChanged(() => {
    heard += 1;
  });
  const told = async (count: number) => {
    await database().orm.execute('select 1');
    await expect.poll(() => heard).toBe(count);
  };
  await run([ninjs()]);
  await told(1);
  await run([ninjs()]);
  await run([ninjs({ version: '2' })]);
  await told(2);
});

test('a large import updates the statistics of the database', async () => {
  const known = async () => {
    const answer = await database().orm.execute(
      sql`select distinct tablename from pg_stats where tablename in ('articles', 'placements')`,
    );
    return (answer as unknown as { rows: { tablename: string }[] }).rows
      .map(({ tablename }) => tablename)
      .sort();
  };
  const items = Array.from({ length: 501 }, (_, n) => ninjs({ uri: `urn:${n}`, title: `Titolo ${n}` }));
  await run(items.slice(0, 1));
  const before = await known();
  await run(items);
  expect([before, await known()]).toEqual([[], ['articles', 'placements']]);
});
