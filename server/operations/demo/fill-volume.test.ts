import { and, eq, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { articles } from '#server/base/db/schema/content-schema.ts';
import { readIssue } from '#server/newsroom/content/issue-contents.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { fillVolume } from './fill-volume.ts';

const fixture = importFixture();
const MG = brandOf('MG');
const NOW = new Date('2025-04-03T10:00:00Z');

const fill = (issues: number) =>
  fillVolume({ orm: fixture.database().orm, brand: MG, issues, today: '2025-04-03' });

const texts = async () =>
  (await fixture.allArticles()).map(({ uri, title, body }) => [uri, title, body.length] as const);

test('issues are added before the demonstration’s week, one a day, and are read like any other', async () => {
  expect(await fill(2)).toBe(200);
  expect((await fixture.allIssues()).map(({ day, edition }) => [day, edition])).toEqual([
    ['2025-03-26', 'nazionale'],
    ['2025-03-27', 'nazionale'],
  ]);
  const issue = await readIssue(fixture.database().orm, MG, 'nazionale', NOW, '2025-03-27');
  expect(issue?.sections.flatMap((section) => section.articles)).toHaveLength(100);
  expect(issue?.sections.length).toBeGreaterThan(10);
});

test('the free part of a paid article is a beginning and not the whole text', async () => {
  await fill(1);
  const paid = await fixture
    .database()
    .orm.select()
    .from(articles)
    .where(and(eq(articles.brand, 'MG'), ne(articles.access, 'free')));
  expect(paid.length).toBeGreaterThan(30);
  expect(paid.filter(({ body, freeBody }) => !body.startsWith(freeBody) || body === freeBody)).toEqual([]);
});

test('a day that has an issue is skipped, and the next call continues before it', async () => {
  await fixture.run([ninjs({ day: '2025-03-26' })]);
  await fill(2);
  expect((await fixture.allIssues()).map(({ day }) => day)).toEqual([
    '2025-03-25',
    '2025-03-26',
    '2025-03-27',
  ]);
  await fill(1);
  expect((await fixture.allIssues()).map(({ day }) => day)[0]).toBe('2025-03-24');
});

test('a day gets the same articles whenever it is filled', async () => {
  await fill(1);
  const first = await texts();
  await fixture.database().orm.delete(articles);
  await fixture.database().orm.execute('delete from issues');
  await fill(1);
  expect(await texts()).toEqual(first);
});
