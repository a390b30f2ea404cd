import { beforeEach, describe, expect, test } from 'vitest';
import type { Clip } from '#domain/press-review/clip.ts';
import type { ReadableReview, Review, ReviewWithClips } from '#domain/press-review/review.ts';
import { pressDesks, pressReviews } from '#server/base/db/schema/press-schema.ts';
import { addToReview } from '#server/press-review/reviews/add-to-review.ts';
import { readContents } from '#server/press-review/reviews/read-contents.ts';
import { NOON } from '#tests/support/import-fixture.ts';
import { lastWord, levelledDelivery } from '#tests/support/levelled-articles.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { type PressBrowser, pressReviewFixture } from '#tests/support/press-review-fixture.ts';

const { fixture, server, openReader, openAccount, sharedDesk, printAgain, idOf } = pressReviewFixture();

const DAY = '2025-04-03';
const TITLE = 'Rassegna stampa di giovedì 3 aprile 2025';
const SAVE = '/api/user/rassegna/bozza';
const ADD = '/api/user/rassegna/bozza/aggiungi';

const draftOf = (reader: PressBrowser, day = DAY) => reader.data<ReviewWithClips>(`${SAVE}/${day}`);
const readOf = (reader: PressBrowser, day = DAY) =>
  reader.data<ReadableReview>(`/api/user/rassegna/lettura/${day}`);

type Changes = Partial<Pick<Review, 'day' | 'version' | 'title' | 'abstract'>> & {
  chapters?: { id: string; title: string; clips: { id: number; note: string }[] }[];
};
const reviewWith = (changes: Changes = {}) => ({
  day: DAY,
  version: 0,
  title: 'La nostra rassegna',
  abstract: '',
  chapters: [],
  ...changes,
});
const chapter = (id: string, ids: number[], title = id) => ({
  id,
  title,
  clips: ids.map((clip) => ({ id: clip, note: '' })),
});
const save = async (reader: PressBrowser, changes: Changes) => {
  const reply = await reader.post(SAVE, reviewWith(changes));
  const { status, data } = reply.json() as { status: { code: string }; data?: { version: number } };
  return [reply.statusCode, data?.version ?? status.code];
};
const add = (reader: PressBrowser, clips: number[], chapter?: string) =>
  reader.data<{ version: number; added: number }>(ADD, { day: DAY, clips, ...(chapter && { chapter }) });

const chaptersOf = ({ chapters }: Pick<Review, 'chapters'>) =>
  chapters.map(({ title, clips }) => [title, clips.map(({ id }) => id)]);
const idsOf = (clips: readonly Pick<Clip, 'id'>[]) => clips.map(({ id }) => id);

let ids: [number, number, number];

beforeEach(async () => {
  await fixture.run(
    ['a', 'b', 'c'].map((name, at) => ninjs({ uri: `urn:${name}`, title: `Titolo ${name}`, page: at + 1 })),
  );
  ids = [await idOf('urn:a'), await idOf('urn:b'), await idOf('urn:c')];
});

test('PRS-04 a review that has not been begun is empty, with the title of its day', async () => {
  const reader = await openReader();
  const empty = { day: DAY, version: 0, title: TITLE, abstract: '', chapters: [] };
  const nobody = { updatedAt: null, updatedBy: null };
  expect(await draftOf(reader)).toEqual({ review: { ...empty, ...nobody }, clips: [] });
  expect(await readOf(reader)).toEqual({ review: { ...empty, ...nobody }, clips: [] });
});

test('PRS-04 a review keeps its title, abstract, chapters, order and notes', {
  tags: 'postgres',
}, async () => {
  const reader = await openReader();
  const chapters = [
    { id: 'primo', title: 'Il ponte', clips: [{ id: ids[2], note: 'Cita l’azienda' }] },
    chapter('secondo', [ids[1], ids[0]], ''),
    chapter('vuoto', []),
  ];
  expect(await save(reader, { title: 'Oggi', abstract: 'In breve.\nE poi.', chapters })).toEqual([200, 1]);
  const { review, clips } = await draftOf(reader);
  expect(review).toEqual({
    day: DAY,
    version: 1,
    title: 'Oggi',
    abstract: 'In breve.\nE poi.',
    chapters: [chapters[0], { ...chapters[1], title: 'Primo piano' }, chapters[2]],
    updatedAt: NOON.toISOString(),
    updatedBy: 'Livia Prova',
  });
  expect(idsOf(clips)).toEqual([ids[2], ids[1], ids[0]]);
  expect(clips[0]).toMatchObject({ title: 'Titolo c', page: 3, edition: 'Nazionale', date: DAY });
  expect((await draftOf(reader, '2025-04-02')).review.version).toBe(0);
});

test('PRS-04 characters that cannot be stored are removed from a review', async () => {
  const reader = await openReader();
  const odd = '\ud83d\u0000';
  const chapters = [{ id: 'x', title: `Uno${odd}`, clips: [{ id: ids[0], note: `Nota${odd}` }] }];
  expect(await save(reader, { title: odd, abstract: `Testo${odd}`, chapters })).toEqual([200, 1]);
  expect((await draftOf(reader)).review).toMatchObject({
    title: TITLE,
    abstract: 'Testo',
    chapters: [{ title: 'Uno', clips: [{ note: 'Nota' }] }],
  });
});

describe('PRS-04 a reader who works on the same review', { tags: 'postgres' }, () => {
  test('with a seat of the same subscription sees it, and cannot overwrite others’ changes unknowingly', async () => {
    const { holder, members } = await sharedDesk();
    const [first, anna, ugo] = [
      await openAccount(holder),
      await openAccount(members[0]),
      await openAccount(members[1]),
    ];
    expect(await save(anna, { title: 'Di Anna', chapters: [chapter('x', [ids[0]])] })).toEqual([200, 1]);
    for (const reader of [first, ugo]) {
      const { review } = await draftOf(reader);
      expect(review).toMatchObject({ title: 'Di Anna', version: 1, updatedBy: 'Anna Verdi' });
    }
    expect(await save(ugo, { title: 'Di Ugo', version: 0 })).toEqual([409, 'ERR_REVIEW_CHANGED']);
    expect(await save(ugo, { title: 'Di Ugo', version: 2 })).toEqual([409, 'ERR_REVIEW_CHANGED']);
    expect((await draftOf(anna)).review.title).toBe('Di Anna');
    expect(await save(ugo, { title: 'Di Ugo', version: 1 })).toEqual([200, 2]);
    expect((await draftOf(first)).review).toMatchObject({ title: 'Di Ugo', updatedBy: 'Ugo Neri' });
  });

  test('at the same moment is refused if the other saved first', async () => {
    const { holder, members } = await sharedDesk();
    const readers = [await openAccount(holder), await openAccount(members[0])];
    for (const version of [0, 1]) {
      const told = await Promise.all(readers.map((reader) => save(reader, { version })));
      expect(told.map(([status]) => status).sort()).toEqual([200, 409]);
    }
    expect(await fixture.database().orm.$count(pressReviews)).toBe(1);
  });

  test('and adds clips at the same moment loses none', async () => {
    const { holder, members } = await sharedDesk();
    const readers = [await openAccount(holder), await openAccount(members[0]), await openAccount(members[1])];
    const told = await Promise.all(readers.map((reader, at) => add(reader, [ids[at] ?? 0])));
    expect(told.map(({ version }) => version).sort()).toEqual([1, 2, 3]);
    const { review } = await draftOf(readers[0] as PressBrowser);
    expect(review.chapters).toHaveLength(1);
    expect(review.chapters[0]?.clips.map(({ id }) => id).sort()).toEqual(ids);
  });

  test('with another licence, or on another paper, has a separate one', async () => {
    const reader = await openReader();
    await save(reader, { title: 'La mia' });
    expect((await draftOf(await openReader())).review.version).toBe(0);
    const company = await openReader('company', 'LG');
    await save(company, { title: 'Su Leggo' });
    expect((await draftOf(await openAccount(company.account, 'GZ'))).review.version).toBe(0);
    expect((await draftOf(reader)).review.title).toBe('La mia');
  });
});

describe('PRS-04 a review is refused', () => {
  test('with a clip or a chapter twice, or with an unknown clip', async () => {
    const tomorrow = ninjs({ uri: 'urn:tomorrow', day: '2025-04-04', title: 'Domani' });
    const hidden = ninjs({ uri: 'urn:hidden', title: 'Nascosto' }, { pubstatus: 'withheld' });
    await fixture.run([tomorrow, hidden]);
    const reader = await openReader();
    const wrong = [
      [chapter('x', [ids[0], ids[0]])],
      [chapter('x', [ids[0]]), chapter('y', [ids[0]])],
      [chapter('x', []), chapter('x', [])],
      [chapter('x', [99])],
      [chapter('x', [await idOf('urn:tomorrow')])],
      [chapter('x', [await idOf('urn:hidden')])],
    ];
    for (const chapters of wrong) {
      expect(await save(reader, { chapters })).toEqual([400, 'ERR_BAD_REQUEST']);
    }
    expect(await fixture.database().orm.$count(pressReviews)).toBe(0);
  });

  test('with more clips than a document can have', async () => {
    const items = Array.from({ length: 301 }, (_, at) =>
      ninjs({ uri: `urn:many:${at}`, title: `Titolo ${at}`, day: '2025-04-02' }),
    );
    await fixture.run(items);
    const own = (await fixture.allArticles()).flatMap(({ id, uri }) =>
      uri.startsWith('urn:many') ? [id] : [],
    );
    const reader = await openReader();
    const chapters = [chapter('x', own.slice(0, 200)), chapter('y', own.slice(200))];
    expect(await save(reader, { chapters })).toEqual([400, 'ERR_BAD_REQUEST']);
    expect(await add(reader, own.slice(0, 298))).toEqual({ version: 1, added: 298 });
    // Only two of the ten fit.
    expect(await add(reader, own.slice(290))).toEqual({ version: 2, added: 2 });
    expect(await add(reader, ids)).toEqual({ version: 2, added: 0 });
  });
});

test('PRS-04 a withdrawn clip is no longer shown, and does not prevent its review from being saved', async () => {
  const reader = await openReader();
  const chapters = [chapter('x', [ids[0], ids[1]])];
  await save(reader, { chapters });
  await fixture.run([ninjs({ uri: 'urn:a', version: '2' }, { pubstatus: 'canceled' })]);
  const draft = await draftOf(reader);
  expect([chaptersOf(draft.review), idsOf(draft.clips)]).toEqual([[['x', [ids[0], ids[1]]]], [ids[1]]]);
  expect(idsOf((await readOf(reader)).clips)).toEqual([ids[1]]);
  expect(await save(reader, { version: 1, chapters, title: 'Altro' })).toEqual([200, 2]);
  expect(await save(reader, { version: 0, day: '2025-04-02', chapters })).toEqual([400, 'ERR_BAD_REQUEST']);
});

test('PRS-04 a review quotes its clips with their placement on its day, even if they were printed again', {
  tags: 'postgres',
}, async () => {
  const days = ['2025-04-01', '2025-04-02', '2025-04-04'];
  await fixture.run(days.map((day) => ninjs({ uri: `urn:${day}`, day })));
  await printAgain('urn:a', '2025-04-02', 7);
  await printAgain('urn:a', '2025-04-04', 9);
  server.setClock('2025-04-04T10:00:00Z');
  const reader = await openReader();
  const placeOn = async (day: string) => {
    await save(reader, { day, chapters: [chapter('x', [ids[0]])] });
    const [{ clips: draft }, { clips: read }] = [await draftOf(reader, day), await readOf(reader, day)];
    expect(read[0]).toMatchObject(draft[0] ?? {});
    return [draft[0]?.date, draft[0]?.page];
  };
  expect(await placeOn('2025-04-02')).toEqual(['2025-04-02', 7]);
  expect(await placeOn(DAY)).toEqual([DAY, 1]);
  expect(await placeOn('2025-04-04')).toEqual(['2025-04-04', 9]);
  // There is no earlier placement to quote.
  expect(await placeOn('2025-04-01')).toEqual(['2025-04-04', 9]);
});

describe('PRS-04 clips are added to a review', () => {
  test('if they are not in it yet, into the chapter of that name', async () => {
    const reader = await openReader();
    const [first, second, third] = ids;
    expect(await add(reader, [second, second, 99])).toEqual({ version: 1, added: 1 });
    expect(await add(reader, [second, first], ' Il ponte ')).toEqual({ version: 2, added: 1 });
    expect(await add(reader, [second, first])).toEqual({ version: 2, added: 0 });
    expect(await add(reader, [third], 'Il ponte')).toEqual({ version: 3, added: 1 });
    const { review } = await draftOf(reader);
    expect(review).toMatchObject({ title: TITLE, version: 3, updatedBy: 'Livia Prova' });
    expect(chaptersOf(review)).toEqual([
      ['Primo piano', [second]],
      ['Il ponte', [first, third]],
    ]);
    expect(new Set(review.chapters.map(({ id }) => id)).size).toBe(2);
    expect(await save(reader, { version: 3, chapters: [] })).toEqual([200, 4]);
  });

  test('if one exists: otherwise no review is begun', { tags: 'postgres' }, async () => {
    const reader = await openReader();
    expect(await add(reader, [99])).toEqual({ version: 0, added: 0 });
    expect(await fixture.database().orm.$count(pressReviews)).toBe(0);
    expect(await save(reader, {})).toEqual([200, 1]);
  });

  test('into the last chapter, where the limit of chapters is reached', async () => {
    const reader = await openReader();
    const chapters = Array.from({ length: 40 }, (_, at) => chapter(`c${at}`, []));
    await save(reader, { chapters });
    expect(await add(reader, [ids[0]], 'Un altro')).toEqual({ version: 2, added: 1 });
    const { review } = await draftOf(reader);
    expect([review.chapters.length, review.chapters.at(-1)?.clips]).toEqual([40, [{ id: ids[0], note: '' }]]);
  });

  test('by a saved search without a reader’s name', async () => {
    const reader = await openReader();
    await draftOf(reader);
    const [desk] = await fixture.database().orm.select().from(pressDesks);
    const addition = { deskId: desk?.id ?? 0, day: DAY, clips: ids, chapter: '', by: null, now: NOON };
    expect(await addToReview(fixture.database().orm, addition)).toEqual({
      version: 1,
      added: 3,
      withoutRoom: [],
    });
    const { review } = await draftOf(reader);
    expect([review.updatedBy, chaptersOf(review)]).toEqual([null, [['Primo piano', ids]]]);
  });
});

test('PRS-04 ROL-06 a review shows each text as far as the licence opens it', async () => {
  await fixture.run(levelledDelivery());
  const levels = (await fixture.allArticles()).filter(({ uri }) => uri.startsWith('urn:level'));
  const clips = levels.map(({ id }) => id);
  const company = await openReader('company', 'LG');
  const rassegna = await openReader();
  for (const reader of [company, rassegna]) await add(reader, clips);
  const told = async (reader: PressBrowser) =>
    (await readOf(reader)).clips.map(({ id, partial, body }) => {
      const level = levels.find((one) => one.id === id);
      return [level?.access, partial, body.includes(lastWord(level?.access ?? 'free'))];
    });
  expect(await told(company)).toEqual([
    ['free', false, true],
    ['online', true, false],
    ['digital', true, false],
    ['digital+', true, false],
  ]);
  expect(await told(rassegna)).toEqual(
    ['free', 'online', 'digital', 'digital+'].map((access) => [access, false, true]),
  );
});

describe('PRS-04 an exported or sent document', () => {
  const contentsOf = async (clips?: number[], day = DAY) => {
    const [desk] = await fixture.database().orm.select().from(pressDesks);
    const source = { day, ...(clips && { clips }) };
    return await readContents(fixture.database().orm, { deskId: desk?.id ?? 0, source, now: NOON });
  };

  test('is the review of the day, without clips that may not be shown', async () => {
    const reader = await openReader();
    const chapters = [chapter('uno', [ids[1]]), chapter('due', [ids[0]]), chapter('tre', [])];
    await save(reader, { abstract: 'In breve.', chapters });
    await fixture.run([ninjs({ uri: 'urn:a', version: '2' }, { pubstatus: 'canceled' })]);
    expect(await contentsOf()).toEqual({
      day: DAY,
      title: 'La nostra rassegna',
      abstract: 'In breve.',
      chapters: [chapters[0]],
    });
    await fixture.run([ninjs({ uri: 'urn:b', version: '2' }, { pubstatus: 'canceled' })]);
    expect(await contentsOf()).toBeNull();
    expect(await contentsOf(undefined, '2025-04-02')).toBeNull();
  });

  test('is a selection in its own order', async () => {
    await draftOf(await openReader());
    const contents = await contentsOf([ids[2], 99, ids[0], ids[2]]);
    expect(contents).toMatchObject({ day: DAY, title: TITLE, abstract: '' });
    expect(contents && chaptersOf(contents)).toEqual([['Primo piano', [ids[2], ids[0]]]]);
    expect(await contentsOf([99])).toBeNull();
  });
});
