import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { readXml, textsOf } from '#tests/support/read-xml.ts';

const COUNT = 100_000;
const ORIGIN = 'http://ilmessaggero.localhost';

const fixture = importFixture();
const server = newsstandApp(fixture.database);

async function placesIn(url: string): Promise<string[]> {
  const reply = await server.ask({ url });
  expect(reply.statusCode, url).toBe(200);
  return textsOf(readXml(reply.body), 'loc');
}

test('NAV-24 with a hundred thousand articles every sitemap of a paper stays short, and is read in portions', async () => {
  await fixture.run([ninjs({ day: '2025-03-31' })]);
  const { orm } = fixture.database();
  // As many articles as a large paper has in a year, all in one month.
  await orm.execute(sql`insert into articles (id, brand, uri, version, source_hash, status, slug, title, body, free_body, opening, words, access, urgency, published_at)
    select 2000000 + n, 'MG', 'urn:many:' || n, '1', '', 'usable', 'a-' || n, 'Articolo ' || n, '<p>' || n || '</p>', '', '', 1, 'free', 3,
      '2025-02-01T00:00:00Z'::timestamptz + n * interval '20 seconds' from generate_series(1, ${COUNT}::integer) n`);
  await orm.execute(sql`insert into placements (issue_id, article_id, section_id, page, position)
    select (select id from issues where day = '2025-03-31'), 2000000 + n, (select min(id) from sections), 1, n from generate_series(1, ${COUNT}::integer) n`);
  await orm.execute(sql`analyze articles`);
  await orm.execute(sql`analyze placements`);
  const months = (await placesIn('/sitemap.xml')).filter((url) => url.includes('2025-02'));
  expect(months).toHaveLength(10);
  const lists: string[][] = [];
  for (const url of months) lists.push(await placesIn(url.replace(ORIGIN, '')));
  expect(Math.max(...lists.map((list) => list.length))).toBeLessThanOrEqual(10_000);
  expect(new Set(lists.flat()).size).toBe(COUNT);
});
