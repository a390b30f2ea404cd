import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { type ClipFilters, MAX_SEARCHES, type SavedSearch } from '#domain/press-review/desk.ts';
import { clipsOfReview, DEFAULT_CHAPTER_TITLE } from '#domain/press-review/review.ts';
import { pressReviews, pressSearches } from '#server/base/db/schema/press-schema.ts';
import { subscriptions } from '#server/base/db/schema/readers-schema.ts';
import { fillReviews } from '#server/press-review/searches/fill-reviews.ts';
import { importFixture, NOON } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { openPressOffice, type PressOffice, signInAtPress } from '#tests/support/press-office.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';

const ANY: ClipFilters = { text: '', newspapers: [], edition: null, section: null, author: '', page: null };
const BRIDGE = {
  id: 0,
  name: 'Il ponte',
  chapter: 'Viabilità',
  active: true,
  filters: { ...ANY, text: 'ponte' },
};

type Given = Omit<SavedSearch, 'lastRun'>;

const fixture = importFixture();
const server = newsstandApp(fixture.database);

let office: PressOffice;

beforeEach(async () => {
  await fixture.run([
    ninjs({ uri: 'urn:test:ponte', title: 'Riapre il ponte', section: 'Cronaca' }),
    ninjs({ uri: 'urn:test:calcio', title: 'La partita', section: 'Sport', page: 30, author: 'Èlia Conti' }),
    ninjs({ uri: 'urn:test:locale', title: 'Il mercato', editions: ['Roma'], page: 40 }),
    ninjs({ uri: 'urn:test:porto', title: 'Il porto', editions: ['Viterbo'], page: 41 }),
  ]);
  office = await openPressOffice(server, fixture.database().orm);
});

const save = async (search: Partial<Given> = {}) =>
  (await office.write<{ id: number }>('ricerche', { ...BRIDGE, ...search })).id;
const list = async (whose = office) => (await whose.read<{ searches: SavedSearch[] }>('ricerche')).searches;
const job = (now = NOON, stopSignal = new AbortController().signal) =>
  fillReviews({
    stopSignal,
    orm: fixture.database().orm,
    now,
    report: (error) => {
      throw error;
    },
  });
const idsOf = async (...uris: string[]) =>
  (await fixture.allArticles()).filter(({ uri }) => uris.includes(uri)).map(({ id }) => id);

/** The contents of the reviews, day by day, by chapter. */
async function reviewed() {
  const rows = await fixture.database().orm.select().from(pressReviews).orderBy(pressReviews.day);
  return rows.map(({ day, chapters }) => [
    day,
    ...chapters.map(({ title, clips }) => [title, ...clips.map(({ id }) => id)]),
  ]);
}

describe('PRS-04 a saved search', () => {
  test('is saved without invalid characters, runs immediately, and reports how many clips it added', {
    tags: 'postgres',
  }, async () => {
    const id = await save({ name: ' Il\0ponte ' });
    const lastRun = { at: NOON.toISOString(), added: 1 };
    expect(await list()).toEqual([{ ...BRIDGE, id, name: 'Il ponte', lastRun }]);
    expect(await reviewed()).toEqual([['2025-04-03', ['Viabilità', ...(await idsOf('urn:test:ponte'))]]]);
  });

  test('that is inactive does not run; once activated, it does', { tags: 'postgres' }, async () => {
    const id = await save({ active: false });
    await job();
    expect([(await list())[0]?.lastRun, await reviewed()]).toEqual([null, []]);
    const changed = { id, name: 'Lo sport', chapter: ' ', filters: { ...ANY, section: 'Sport' } };
    expect(await save(changed)).toBe(id);
    expect(await list()).toMatchObject([
      { ...changed, chapter: DEFAULT_CHAPTER_TITLE, lastRun: { added: 1 } },
    ]);
    expect(await reviewed()).toEqual([
      ['2025-04-03', [DEFAULT_CHAPTER_TITLE, ...(await idsOf('urn:test:calcio'))]],
    ]);
  });

  test('does not run in a server that stops, and runs after the next start', async () => {
    await save();
    const ranAt = async () => (await list())[0]?.lastRun?.at;
    const later = new Date(NOON.getTime() + 60_000);
    await job(later, AbortSignal.abort());
    expect(await ranAt()).toBe(NOON.toISOString());
    await job(later);
    expect(await ranAt()).toBe(later.toISOString());
  });

  test.each<[string, Partial<ClipFilters>, string[]]>([
    ['an edition', { edition: 'Roma' }, ['urn:test:locale']],
    ['a section', { section: 'Sport' }, ['urn:test:calcio']],
    ['an author', { author: 'elia' }, ['urn:test:calcio']],
    ['an author with the accent apart', { author: 'E\u0300lia' }, ['urn:test:calcio']],
    ['words with accents apart, and joiners', { text: 'Po\u0300nte or می\u200cروم' }, ['urn:test:ponte']],
    ['a page', { page: 40 }, ['urn:test:locale']],
    ['another newspaper', { newspapers: ['LG'] }, []],
    ['words and a section that do not go together', { text: 'ponte', section: 'Sport' }, []],
  ])('searches by %s', async (_what, filters, uris) => {
    await save({ filters: { ...ANY, ...filters } });
    const found = (await reviewed()).flatMap(([, ...chapters]) => chapters.flatMap(([, ...ids]) => ids));
    expect(found).toEqual(expect.arrayContaining(await idsOf(...uris)));
    const [port] = await idsOf('urn:test:porto');
    expect(found).not.toContain(port);
  });

  test.each<[string, Partial<Given>]>([
    ['no name that is seen', { name: ' \u200b ' }],
    ['nothing to look for', { filters: ANY }],
    ['nothing but blanks to look for', { filters: { ...ANY, text: ' \0', author: ' ', section: '\t' } }],
  ])('is refused with %s', async (_what, wrong) => {
    expect((await office.post('ricerche', { ...BRIDGE, ...wrong })).statusCode).toBe(400);
    expect(await list()).toEqual([]);
  });

  test('is refused beyond the maximum number of searches', async () => {
    const { orm } = fixture.database();
    await save({ active: false });
    const [row] = await orm.select().from(pressSearches);
    if (!row) throw new Error('no search was saved');
    const { id: _id, ...same } = row;
    await orm.insert(pressSearches).values(Array.from({ length: MAX_SEARCHES - 1 }, () => same));
    expect((await office.post('ricerche', BRIDGE)).statusCode).toBe(400);
    await office.write('ricerche/elimina', { id: row.id });
    await save();
    expect(await list()).toHaveLength(MAX_SEARCHES);
  });

  test('that was deleted runs no more, and leaves the clips it added', { tags: 'postgres' }, async () => {
    const id = await save();
    const before = await reviewed();
    await office.write('ricerche/elimina', { id });
    await fixture.run([ninjs({ uri: 'urn:test:altro', title: 'Un altro ponte' })]);
    await job();
    expect([await list(), await reviewed()]).toEqual([[], before]);
    expect((await office.post('ricerche/elimina', { id })).statusCode).toBe(404);
  });

  test('of another desk cannot be seen, changed or deleted', async () => {
    const id = await save();
    const before = await list();
    const other = await openPressOffice(server, fixture.database().orm);
    expect(await list(other)).toEqual([]);
    expect((await other.post('ricerche', { ...BRIDGE, id, name: 'Altra' })).statusCode).toBe(404);
    expect((await other.post('ricerche/elimina', { id })).statusCode).toBe(404);
    expect(await list()).toEqual(before);
  });
});

describe('PRS-04 the scheduled searches of a desk', { tags: 'postgres' }, () => {
  test('add new articles, once, in the chapter of the first search that finds them', async () => {
    await save();
    await save({ name: 'Sport', chapter: 'Lo sport', filters: { ...ANY, section: 'Sport' } });
    await fixture.run([ninjs({ uri: 'urn:test:nuovo', title: 'Il ponte è salvo', section: 'Sport' })]);
    const before = await reviewed();
    await Promise.all([job(), job()]);
    await job();
    const [ponte, calcio, nuovo] = [
      await idsOf('urn:test:ponte'),
      await idsOf('urn:test:calcio'),
      await idsOf('urn:test:nuovo'),
    ].flat();
    expect(before).toEqual([['2025-04-03', ['Viabilità', ponte], ['Lo sport', calcio]]]);
    expect(await reviewed()).toEqual([['2025-04-03', ['Viabilità', ponte, nuovo], ['Lo sport', calcio]]]);
    expect((await list()).map(({ name, lastRun }) => [name, lastRun?.added])).toEqual([
      ['Il ponte', 2],
      ['Sport', 1],
    ]);
  });

  test('do not add a clip again that was removed', async () => {
    const { orm } = fixture.database();
    await save();
    const rows = await orm.select().from(pressReviews);
    expect(rows.flatMap(clipsOfReview)).toHaveLength(1);
    await orm.update(pressReviews).set({ chapters: [] });
    await job();
    await save({ name: 'Ancora il ponte' });
    expect(await reviewed()).toEqual([['2025-04-03']]);
  });

  test('fill the next day’s review once its day has come, and the last one where no paper came out', async () => {
    await save();
    await fixture.run([ninjs({ uri: 'urn:test:domani', day: '2025-04-04', title: 'Domani il ponte' })]);
    await job(new Date('2025-04-03T21:00:00Z'));
    expect(await reviewed()).toHaveLength(1);
    await job(new Date('2025-04-03T22:30:00Z'));
    const next = ['2025-04-04', ['Viabilità', ...(await idsOf('urn:test:domani'))]];
    expect((await reviewed())[1]).toEqual(next);
    await job(new Date('2025-04-06T10:00:00Z'));
    expect(await list()).toMatchObject([{ lastRun: { at: '2025-04-06T10:00:00.000Z', added: 0 } }]);
    expect(await reviewed()).toHaveLength(2);
  });

  test('pause while the licence is over, and do not delay those of other desks', async () => {
    const { orm } = fixture.database();
    await save({ active: false });
    const [row] = await list();
    await orm.update(subscriptions).set({ endsOn: '2025-04-02', status: 'expired' });
    await orm.update(pressSearches).set({ active: true });
    const other = await openPressOffice(server, orm);
    await other.write('ricerche', { ...BRIDGE, name: 'Di altri' });
    await job();
    const told = await orm
      .select()
      .from(pressSearches)
      .where(eq(pressSearches.id, row?.id ?? 0));
    expect(told[0]?.ranAt).toBeNull();
    expect(await reviewed()).toHaveLength(1);
  });
});

const CALLS: [path: string, body?: unknown][] = [
  ['ricerche'],
  ['ricerche', BRIDGE],
  ['ricerche/elimina', { id: 1 }],
];

test.each(CALLS)('ROL-05 %s %j is only open to readers who have the press review', async (path, body) => {
  const { orm } = fixture.database();
  const reader = await signInAtPress(
    server,
    await addAccount(orm, { subscriptions: [{ product: 'digital' }] }),
  );
  const refused = await (body ? reader.post(path, body) : reader.get(path));
  expect([refused.statusCode, refused.json()]).toMatchObject([
    403,
    { status: { code: 'ERR_ACCESS_DENIED' } },
  ]);
  expect(await orm.$count(pressSearches)).toBe(0);
});
