import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { articles, placements } from '#server/base/db/schema/content-schema.ts';
import { writeArticles } from '#server/newsroom/db/articles.ts';
import { writePlacements } from '#server/newsroom/db/placements.ts';
import { indexArticles } from '#server/newsroom/db/search/index-articles.ts';
import { importFixture, NOON } from '#tests/support/import-fixture.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import type { ClipRights } from '../licence.ts';
import { readClips } from './read-clips.ts';

const fixture = importFixture();
/** The limit of a list; the product's own takes seconds to exceed. */
const LIMIT = 100;
const DAY = '2025-04-03';
const PERIOD = { from: '2025-04-02', to: DAY };
const BODY = '<p>Si apre.</p><p>Si nuota.</p><p>Sono quaranta vasche.</p><p>Fine.</p>';

const access = Object.fromEntries(BRANDS.map(({ sigla }) => [sigla, 'free'])) as ClipRights['access'];
const asked = async (text: string, licences: ClipRights['licences'] = []) => {
  const { orm } = fixture.database();
  const { clips, cut } = await readClips(
    orm,
    { ...PERIOD, text },
    { rights: { licences, access }, now: NOON, limit: LIMIT },
  );
  return { titles: [...new Set(clips.map(({ title }) => title))], shown: clips.length, cut };
};

/** More of today's paid articles than a list returns, and a free one of the day before. */
beforeEach(async () => {
  await fixture.run([
    ninjs({ uri: 'urn:free', title: 'Aperto', day: '2025-04-02', body: BODY }),
    ninjs({ uri: 'urn:paid', title: 'Chiuso', body: BODY, access: 'digital' }),
  ]);
  const { orm } = fixture.database();
  const [paid] = await orm.select().from(articles).where(eq(articles.uri, 'urn:paid'));
  if (!paid) throw new Error('nothing was printed');
  const [placed] = await orm.select().from(placements).where(eq(placements.articleId, paid.id));
  if (!placed) throw new Error('it stands nowhere');
  const ids = Array.from({ length: LIMIT + 1 }, (_, at) => paid.id + 10 + at);
  const bodyOf = (id: number) => BODY.replace('Fine', `Fine ${id}`);
  await orm.transaction(async (tx) => {
    await writeArticles(
      tx,
      ids.map((id) => ({ ...paid, id, uri: `urn:${id}`, body: bodyOf(id) })),
    );
    await writePlacements(
      tx,
      ids.map((articleId) => ({ ...placed, articleId })),
    );
    await indexArticles(tx, ids);
    await tx.execute(sql`analyze article_search`);
  });
});

test('PRS-04 ROL-06 texts that are closed to a press office do not displace open ones', {
  tags: 'postgres',
}, async () => {
  const open = { titles: ['Aperto'], shown: 1, cut: false };
  expect(await asked('"quaranta vasche"')).toEqual(open);
  expect(await asked('"sono quaranta vasche"')).toEqual(open);
  // For closed texts the exclusion is checked only in the open part, so all of these are found.
  expect(await asked('nuota -fine')).toEqual({ titles: ['Chiuso'], shown: LIMIT, cut: true });
  expect(await asked('"quaranta vasche"', [null])).toMatchObject({ shown: LIMIT, cut: true });
});
