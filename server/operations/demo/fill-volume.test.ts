import { and, asc, eq, ne } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { articles, issues } from '#server/base/db/schema/content-schema.ts';
import { readIssue } from '#server/newsroom/content/issue-contents.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { fillVolume } from './fill-volume.ts';

const fixture = importFixture({ once: true });
const MG = brandOf('MG');
const NOW = new Date('2025-04-03T10:00:00Z');

const fill = (orm: Orm, count: number) => fillVolume({ orm, brand: MG, issues: count, today: '2025-04-03' });

const daysIn = async (orm: Orm) =>
  (await orm.select({ day: issues.day }).from(issues).orderBy(asc(issues.day))).map(({ day }) => day);

let added = 0;

/** Two issues are added to a paper that has one already. */
beforeAll(async () => {
  await fixture.run([ninjs({ day: '2025-03-26' })]);
  added = await fill(fixture.database().orm, 2);
});

/** Runs a test's changes in a transaction and takes them back, because the tests share the two issues. */
async function undone(change: (tx: Orm) => Promise<void>): Promise<void> {
  const done = new Error('the changes are taken back');
  const changing = fixture.database().orm.transaction(async (tx) => {
    await change(tx);
    throw done;
  });
  await expect(changing).rejects.toBe(done);
}

test('issues are added before the demonstration’s week, one a day, and are read like any other', async () => {
  expect(added).toBe(200);
  expect((await fixture.allIssues()).map(({ day, edition }) => [day, edition])).toEqual([
    ['2025-03-25', 'nazionale'],
    ['2025-03-26', 'nazionale'],
    ['2025-03-27', 'nazionale'],
  ]);
  const issue = await readIssue(fixture.database().orm, MG, 'nazionale', NOW, '2025-03-27');
  expect(issue?.sections.flatMap((section) => section.articles)).toHaveLength(100);
  expect(issue?.sections.length).toBeGreaterThan(10);
});

test('the free part of a paid article is a beginning and not the whole text', async () => {
  const paid = await fixture
    .database()
    .orm.select()
    .from(articles)
    .where(and(eq(articles.brand, 'MG'), ne(articles.access, 'free')));
  expect(paid.length).toBeGreaterThan(30);
  expect(paid.filter(({ body, freeBody }) => !body.startsWith(freeBody) || body === freeBody)).toEqual([]);
});

test('a day that has an issue is skipped, and the next call continues before it', async () => {
  const { orm } = fixture.database();
  const skipped = await readIssue(orm, MG, 'nazionale', NOW, '2025-03-26');
  expect(skipped?.sections.flatMap((section) => section.articles)).toHaveLength(1);
  await undone(async (tx) => {
    expect(await fill(tx, 1)).toBe(100);
    expect(await daysIn(tx)).toEqual(['2025-03-24', '2025-03-25', '2025-03-26', '2025-03-27']);
  });
});

test('a day gets the same articles whenever it is filled', async () => {
  const texts = async (orm: Orm) =>
    (await orm.select().from(articles).orderBy(asc(articles.uri)))
      .filter(({ uri }) => uri.includes(':2025-03-27:'))
      .map(({ uri, title, body }) => [uri, title, body.length] as const);
  const first = await texts(fixture.database().orm);
  expect(first).toHaveLength(100);
  await undone(async (tx) => {
    await tx.delete(articles);
    await tx.delete(issues);
    await fill(tx, 1);
    expect(await texts(tx)).toEqual(first);
  });
});
