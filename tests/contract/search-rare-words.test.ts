// @module-tag postgres
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Access } from '#domain/access.ts';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { readSearchAddress } from '#domain/search-address.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { searchArticles } from '#server/newsroom/content/search/search-articles.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

const fixture = importFixture();
const NOW = new Date('2025-04-05T10:00:00Z');

const paid = (uri: string, title: string, end: string) =>
  ninjs({ uri, title, access: 'digital', body: `<p>Si apre.</p><p>Si nuota.</p><p>${end}</p><p>Fine.</p>` });

/** Word statistics of an archive so large that these words are rare in it. */
const makeRare = async ({ orm }: { orm: Orm }) => {
  await orm.execute(sql`delete from search_terms`);
  await orm.execute(sql`update search_census set sampled = 1000000`);
};

beforeEach(async () => {
  await fixture.run([
    paid('urn:has', 'Zabaione ornitorinco', 'Sono quaranta vasche.'),
    paid('urn:has-not', 'Quadrifoglio mangusta', 'Sono vasche e quaranta.'),
  ]);
  await makeRare(fixture.database());
});

const search = (text: string, access: Access, orm: Orm = fixture.database().orm) =>
  searchArticles(orm, brandOf('MG'), readSearchAddress(text, {}), { now: NOW, access });

const titlesOf = async (text: string, access: Access) =>
  (await search(text, access)).hits.map(({ article }) => article.title);

test('NWS-05 NWS-06 exclusions in a search for rare words reveal nothing of a paid text', async () => {
  for (const words of ['zabaione ornitorinco', 'quadrifoglio mangusta'])
    for (const text of [`${words} -"quaranta vasche"`, `${words} -fine`])
      expect(await titlesOf(text, 'free'), text).toHaveLength(1);
  expect(await titlesOf('zabaione ornitorinco -"quaranta vasche"', 'digital')).toEqual([]);
  expect(await titlesOf('quadrifoglio mangusta -"quaranta vasche"', 'digital')).toHaveLength(1);
});

/** The number of database queries of a search. */
async function asksFor(text: string, access: Access): Promise<number> {
  let asks = 0;
  const counted = <T extends object>(orm: T): T =>
    new Proxy(orm, {
      get(target, name) {
        const own: unknown = Reflect.get(target, name);
        if (typeof own !== 'function') return own;
        return (...given: unknown[]) => {
          if (name === 'execute') asks += 1;
          const [run, ...rest] = given;
          const args =
            name === 'transaction' && typeof run === 'function'
              ? [(tx: object) => run(counted(tx)), ...rest]
              : given;
          return Reflect.apply(own, target, args);
        };
      },
    });
  await search(text, access, counted(fixture.database().orm));
  return asks;
}

test('NWS-05 a phrase of rare words takes as many queries where a paid text has it as where it does not', async () => {
  const stands = await asksFor('"quaranta vasche"', 'free');
  expect(await asksFor('"vasche quaranta"', 'free')).toBe(stands);
  expect(await titlesOf('"quaranta vasche"', 'free')).toEqual([]);
  expect(await titlesOf('"quaranta vasche"', 'digital')).toEqual(['Zabaione ornitorinco']);
});
