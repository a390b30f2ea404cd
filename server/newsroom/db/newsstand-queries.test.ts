// @module-tag postgres
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Orm } from '#server/base/db/connect.ts';
import { importFixture, NOON } from '#tests/support/import-fixture.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { sharingSubjects } from './article-queries.ts';
import { latestArticles } from './newsstand-queries.ts';

const { database, run, allArticles } = importFixture();

/** Query plan with sequential scans and sorts disabled, as the database chooses it for a large table. */
async function planOf(orm: Orm, query: { getSQL(): ReturnType<typeof sql> }): Promise<string> {
  return await orm.transaction(async (tx) => {
    for (const way of ['seqscan', 'bitmapscan', 'sort'])
      await tx.execute(sql.raw(`set local enable_${way} = off`));
    const { rows } = (await tx.execute(sql`explain ${query.getSQL()}`)) as unknown as { rows: object[] };
    return rows.flatMap((row) => Object.values(row)).join('\n');
  });
}

test('NWS-01 the latest articles are read from the index, newest first, without sorting all articles of the paper', async () => {
  const { orm } = database();
  const plan = await planOf(orm, latestArticles(orm, 'MG', NOON, 6));
  expect(plan).toContain('using articles_brand_published');
  expect(plan).toContain('Presorted Key: articles.published_at');
});

const about = (uri: string, overrides: Record<string, unknown>) => ninjs({ uri }, overrides);
const place = [{ name: 'Riva', rel: 'located' }];

test('NWS-04 related articles share a topic or a place, not a topic with the name of a place', async () => {
  await run([
    about('urn:a', { places: place }),
    about('urn:b', { places: place }),
    about('urn:c', { people: [{ name: 'Riva', rel: 'about' }] }),
  ]);
  const [first, second] = await allArticles();
  const related = await sharingSubjects(database().orm, 'MG', first?.id ?? 0, NOON, 4);
  expect(related).toEqual([{ id: second?.id, shared: 1 }]);
});

test('NWS-04 for a subject with years of articles the newest are found, in whatever order they were imported', async () => {
  const told = (uri: string, day: string) =>
    ninjs({ uri, day }, { people: [{ rel: 'mentions', name: 'Ada' }] });
  await run([told('urn:own', '2025-04-02'), told('urn:newest', '2025-04-03')]);
  const past = (number: number) => `2024-${String(1 + (number % 12)).padStart(2, '0')}-11`;
  await run(Array.from({ length: 60 }, (_, number) => told(`urn:past:${number}`, past(number))));
  const { orm } = database();
  const idOf = new Map((await allArticles()).map(({ uri, id }) => [uri, id]));
  const [first] = await sharingSubjects(orm, 'MG', idOf.get('urn:own') ?? 0, NOON, 4);
  expect(first?.id).toBe(idOf.get('urn:newest'));
  const plan = await planOf(orm, sharingSubjects(orm, 'MG', idOf.get('urn:own') ?? 0, NOON, 4));
  // Each subject is read from its newest article, only as far as needed.
  expect(plan).toMatch(/Limit[^\n]*\n[^\n]*using article_subjects_newest/);
});
