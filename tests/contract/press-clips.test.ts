import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { addDays } from '#domain/dates.ts';
import { type ClipList, type ClipText, MAX_CLIPS } from '#domain/press-review/clip.ts';
import { articles } from '#server/base/db/schema/content-schema.ts';
import { pressUsage } from '#server/base/db/schema/press-schema.ts';
import { lastWord, levelledDelivery } from '#tests/support/levelled-articles.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { type PressBrowser, pressReviewFixture } from '#tests/support/press-review-fixture.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';

const { fixture, server, openReader, openAccount, printAgain, idOf } = pressReviewFixture();

const DAY = '2025-04-03';
const LAST_DATE = '/api/user/rassegna/last-date';
const CLIPS = '/api/user/rassegna/ritagli';

const clipsOf = (reader: PressBrowser, query = '') => reader.data<ClipList>(`${CLIPS}${query}`);
const clipOf = async (reader: PressBrowser, id: number) =>
  (await reader.data<{ clip: ClipText }>(`/api/user/rassegna/ritaglio/${id}`)).clip;
const titlesOf = async (reader: PressBrowser, query = '') =>
  (await clipsOf(reader, query)).clips.map(({ title }) => title);
const searched = (reader: PressBrowser, text: string) =>
  titlesOf(reader, `?dal=${DAY}&al=${DAY}&q=${encodeURIComponent(text)}`);

/** One article for each paper, with the paper's code as its title. */
async function printAll(day = DAY) {
  for (const { sigla: brand, mainEdition } of BRANDS.toReversed()) {
    const item = ninjs({ uri: `urn:${brand}:${day}`, title: brand, day, editions: [mainEdition] });
    await fixture.run([item], { brand });
  }
}

test('PRS-02 the last day is the latest on which any paper is out; without an issue there is none', async () => {
  const reader = await openReader();
  const last = async () => (await reader.data<{ rassegna_date: unknown }>(LAST_DATE)).rassegna_date;
  expect(await last()).toBeNull();
  expect(await clipsOf(reader)).toEqual({
    from: DAY,
    to: DAY,
    clips: [],
    cut: false,
    updatedAt: null,
    previous: null,
    next: null,
    last: null,
  });
  await fixture.run([ninjs({ uri: 'urn:a', day: '2025-04-01' })]);
  await fixture.run([ninjs({ uri: 'urn:b', day: '2025-04-02', editions: ['Lecce'] })], { brand: 'QP' });
  await fixture.run([ninjs({ uri: 'urn:c', day: '2025-04-04' })]);
  expect(await last()).toEqual({ date: '2025-04-02' });
  server.setClock('2025-04-03T22:00:00Z');
  expect(await last()).toEqual({ date: '2025-04-04' });
});

test('PRS-01 the clips of all papers are sorted by newspaper, day and page', {
  tags: 'postgres',
}, async () => {
  await printAll();
  await fixture.run([
    ninjs({ uri: 'urn:late', title: 'Pagina nove', page: 9, author: 'Livia Santoro', section: 'Sport' }),
    ninjs({ uri: 'urn:early', title: 'Pagina uno', page: 1 }),
    ninjs({ uri: 'urn:old', title: 'Ieri', page: 1, day: '2025-04-02' }),
  ]);
  const reader = await openReader();
  const list = await clipsOf(reader, `?dal=2025-04-02&al=${DAY}`);
  expect(list.clips.map(({ title }) => title)).toEqual([
    'Pagina uno',
    'MG',
    'Pagina nove',
    'Ieri',
    'LG',
    'CA',
    'EM',
    'QP',
    'GZ',
  ]);
  expect(list.clips[2]).toEqual({
    id: await idOf('urn:late'),
    newspaper: 'MG',
    edition: 'nazionale',
    alsoIn: [],
    date: DAY,
    title: 'Pagina nove',
    author: 'Livia Santoro',
    page: 9,
    section: 'Sport',
  });
  expect(list).toMatchObject({ from: '2025-04-02', to: DAY, cut: false, last: DAY });
  expect((await clipsOf(reader)).clips.map(({ date }) => date)).not.toContain('2025-04-02');
});

test('PRS-01 the answer names the previous, next and last day with a review, and when the issues were imported', {
  tags: 'postgres',
}, async () => {
  const days = ['2025-03-30', '2025-04-01', '2025-04-03', '2025-04-04'];
  await fixture.run(days.map((day) => ninjs({ uri: `urn:${day}`, day })));
  const reader = await openReader();
  expect(await clipsOf(reader, '?dal=2025-04-01')).toMatchObject({
    from: '2025-04-01',
    to: '2025-04-01',
    previous: '2025-03-30',
    next: '2025-04-03',
    last: DAY,
    updatedAt: '2025-04-01T02:30:00.000Z',
  });
  expect(await clipsOf(reader)).toMatchObject({ previous: '2025-04-01', next: null });
  const corrected = ninjs({ uri: 'urn:2025-04-01', version: '2', day: '2025-04-01', title: 'Corretto' });
  await fixture.run([corrected], { now: new Date('2025-04-03T09:00:00Z') });
  expect(await clipsOf(reader, '?dal=2025-04-01')).toMatchObject({ updatedAt: '2025-04-03T09:00:00.000Z' });
});

describe('PRS-01 an article is one clip', { tags: 'postgres' }, () => {
  test('in however many editions it appears, with the placement of the main one', async () => {
    const known = ['Pesaro', 'Fermo', 'Ancona', 'Ascoli'];
    for (const edition of known) {
      await fixture.run([ninjs({ uri: 'urn:a', day: '2025-04-02', editions: [edition] })], { brand: 'CA' });
    }
    await fixture.run([ninjs({ uri: 'urn:b', editions: known })], { brand: 'CA' });
    await fixture.run([ninjs({ uri: 'urn:c', editions: ['Roma', 'Latina'] })]);
    const reader = await openReader();
    expect((await clipsOf(reader)).clips.map(({ edition, alsoIn }) => [edition, alsoIn])).toEqual([
      ['Latina', ['Roma']],
      ['Ancona', ['Pesaro', 'Fermo', 'Ascoli']],
    ]);
  });

  test('where it was delivered separately for each edition with the same text', async () => {
    const text = { title: 'Il ponte', body: '<p>Uguale.</p>' };
    await fixture.run([
      ninjs({ uri: 'urn:b', ...text, editions: ['Roma'], page: 30 }),
      ninjs({ uri: 'urn:a', ...text, page: 7 }),
      ninjs({ uri: 'urn:c', ...text, body: '<p>Diverso.</p>', editions: ['Latina'], page: 40 }),
      ninjs({ uri: 'urn:d', ...text, day: '2025-04-02' }),
    ]);
    await fixture.run([ninjs({ uri: 'urn:e', ...text, editions: ['Roma'] })], { brand: 'LG' });
    const reader = await openReader();
    const { clips } = await clipsOf(reader, `?dal=2025-04-02&al=${DAY}`);
    expect(clips.map(({ edition, alsoIn, page, date }) => [edition, alsoIn, page, date])).toEqual([
      ['Nazionale', ['Roma'], 7, DAY],
      ['Latina', [], 40, DAY],
      ['Nazionale', [], 2, '2025-04-02'],
      ['Roma', [], 2, DAY],
    ]);
    const twins = [await idOf('urn:a'), await idOf('urn:b')];
    expect(clips[0]?.id).toBe(Math.min(...twins));
    for (const id of twins) {
      expect(await clipOf(reader, id)).toMatchObject({ id, edition: 'Nazionale', alsoIn: ['Roma'] });
    }
  });

  test('on the last day of the period on which it was printed', async () => {
    await fixture.run([ninjs({ uri: 'urn:a', day: '2025-04-02' }), ninjs({ uri: 'urn:b', title: 'Altro' })]);
    await printAgain('urn:a', DAY, 5);
    const reader = await openReader();
    const places = async (query: string) =>
      (await clipsOf(reader, query)).clips.map(({ date, page }) => [date, page]);
    expect(await places(`?dal=2025-04-02&al=${DAY}`)).toContainEqual([DAY, 5]);
    expect(await places(`?dal=2025-04-02&al=${DAY}`)).toHaveLength(2);
    expect(await places('?dal=2025-04-02')).toEqual([['2025-04-02', 2]]);
  });
});

test('PRS-01 articles that are withheld, withdrawn, under embargo or of tomorrow’s issue are in no list and cannot be read', async () => {
  const hidden = { withheld: { pubstatus: 'withheld' }, embargoed: { embargoed: `${DAY}T14:00:00+02:00` } };
  await fixture.run([
    ...Object.entries(hidden).map(([title, more]) => ninjs({ uri: `urn:${title}`, title }, more)),
    ...['withdrawn', 'seen'].map((title) => ninjs({ uri: `urn:${title}`, title, body: '<p>Ponte.</p>' })),
    ninjs({ uri: 'urn:tomorrow', title: 'tomorrow', day: '2025-04-04' }),
  ]);
  await fixture.run([ninjs({ uri: 'urn:withdrawn', version: '2' }, { pubstatus: 'canceled' })]);
  const reader = await openReader();
  const period = `?dal=${DAY}&al=2025-04-04`;
  expect(await titlesOf(reader, period)).toEqual(['seen']);
  expect(await titlesOf(reader, `${period}&q=ponte`)).toEqual(['seen']);
  for (const title of ['withheld', 'embargoed', 'withdrawn', 'tomorrow']) {
    const reply = await reader.get(`/api/user/rassegna/ritaglio/${await idOf(`urn:${title}`)}`);
    expect([reply.statusCode, reply.json().status.code], title).toEqual([404, 'ERR_NOT_FOUND']);
  }
  server.setClock(`${DAY}T12:00:00Z`);
  expect(await titlesOf(reader, period)).toEqual(['embargoed', 'seen']);
  server.setClock(`${DAY}T22:00:00Z`);
  expect(await titlesOf(reader, period)).toEqual(['tomorrow', 'embargoed', 'seen']);
});

test('PRS-01 beyond the limit of clips the oldest are left out, and the answer says so', {
  tags: 'postgres',
}, async () => {
  await fixture.run([ninjs({ uri: 'urn:old', day: '2025-04-02' })]);
  await fixture.run([ninjs({ uri: 'urn:new', title: 'Oggi', editions: ['Venezia'] })], { brand: 'GZ' });
  const { orm } = fixture.database();
  // Copied by the database, which takes less time than as many rows from here.
  const numbers = sql`generate_series(1, ${MAX_CLIPS - 1}::integer) as number`;
  await orm.execute(sql`insert into articles select (jsonb_populate_record(old, jsonb_build_object(
    'id', old.id + 10 + number, 'title', 'N. ' || number, 'uri', 'urn:' || number))).*
    from articles old, ${numbers} where old.uri = 'urn:old'`);
  await orm.execute(sql`insert into placements select (jsonb_populate_record(placements, jsonb_build_object(
    'article_id', article_id + 10 + number))).*
    from placements join articles on id = article_id, ${numbers} where uri = 'urn:old'`);
  const reader = await openReader();
  const told = async (from: string, to: string) => {
    const { clips, cut } = await clipsOf(reader, `?dal=${from}&al=${to}`);
    return [clips.length, cut, clips.some(({ title }) => title === 'Oggi')];
  };
  expect(await told('2025-04-02', DAY)).toEqual([MAX_CLIPS, true, true]);
  expect(await told('2025-04-02', '2025-04-02')).toEqual([MAX_CLIPS, false, false]);
});

test('PRS-04 words are searched in the whole texts of all papers, as in the newsstand’s search', {
  tags: 'postgres',
}, async () => {
  const story = (title: string, body: string) => ninjs({ uri: `urn:${title}`, title, body });
  await fixture.run([
    story('ponte', '<p>Il ponte nuovo riapre. Parla il sindaco.</p>'),
    story('ponti', '<p>Si aprono i ponti nuovi.</p>'),
    { ...story('strada', '<p>La strada chiude.</p>'), uri: 'urn:strada' },
  ]);
  await fixture.run(
    [ninjs({ uri: 'urn:lg', title: 'Leggo', body: '<p>Tutti sui ponti.</p>', editions: ['Roma'] })],
    {
      brand: 'LG',
    },
  );
  const paid = `<p>Uno.</p><p>Due.</p><p>Tre.</p><p>${'parola '.repeat(60)} viadotto</p>`;
  const item = ninjs({
    uri: 'urn:paid',
    title: 'Pagato',
    body: paid,
    access: 'digital',
    editions: ['Napoli'],
  });
  await fixture.run([item], { brand: 'EM' });
  const reader = await openReader();
  expect(await searched(reader, 'ponte')).toEqual(['ponte', 'ponti', 'Leggo']);
  expect(await searched(reader, 'ponte -sindaco')).toEqual(['ponti', 'Leggo']);
  expect(await searched(reader, 'ponte nuovo')).toEqual(['ponte', 'ponti']);
  expect(await searched(reader, '"ponte nuovo"')).toEqual(['ponte']);
  expect(await searched(reader, 'ponte -"ponte nuovo"')).toEqual(['ponti', 'Leggo']);
  expect(await searched(reader, 'strada or sindaco')).toEqual(['ponte', 'strada']);
  expect(await searched(reader, 'viadotto')).toEqual(['Pagato']);
  expect(await searched(reader, 'balena')).toEqual([]);
  // Words that cannot be searched find nothing; an empty query is no search.
  for (const nothing of ['il', '-ponte', '"', '\u0000']) expect(await searched(reader, nothing)).toEqual([]);
  expect(await searched(reader, '  ')).toHaveLength(5);
});

test('PRS-04 a period in the wrong order, one that is too long and invalid dates are refused', async () => {
  await fixture.run([ninjs()]);
  const reader = await openReader();
  const codeOf = async (from: string, to: string) =>
    (await reader.get(`${CLIPS}?dal=${from}&al=${to}`)).statusCode;
  expect(await codeOf(DAY, '2025-04-02')).toBe(400);
  expect(await codeOf(addDays(DAY, -30), DAY)).toBe(200);
  expect(await codeOf(addDays(DAY, -31), DAY)).toBe(400);
  expect(await codeOf('2025-02-30', DAY)).toBe(400);
  expect(await codeOf('9999-12-30', '9999-12-31')).toBe(200);
});

describe('PRS-04 a clip', () => {
  test('is whole under a press review licence, whatever its paper', async () => {
    await fixture.run(levelledDelivery());
    await fixture.run(levelledDelivery(), { brand: 'GZ' });
    const reader = await openReader();
    for (const { id, access, body } of await fixture.database().orm.select().from(articles)) {
      const clip = await clipOf(reader, id);
      expect(clip).toMatchObject({ id, body, partial: false });
      expect(clip.body).toContain(lastWord(access));
    }
  });

  test('ROL-06 is open as far as its holder’s subscriptions open each paper, with any other licence', async () => {
    await fixture.run(levelledDelivery());
    await fixture.run(levelledDelivery(), { brand: 'LG' });
    const account = await addAccount(fixture.database().orm, {
      kind: 'company',
      companyName: 'Alfa srl',
      subscriptions: [{ product: 'digital', brand: 'MG' }],
    });
    const reader = await openAccount(account, 'LG');
    const open = { MG: ['free', 'online', 'digital'], LG: ['free'] };
    const rows = await fixture.database().orm.select().from(articles);
    expect(rows).toHaveLength(8);
    for (const { id, brand, access, body, freeBody } of rows) {
      const complete = open[brand as 'MG' | 'LG'].includes(access);
      const clip = await clipOf(reader, id);
      expect(clip, `${brand} ${access}`).toMatchObject({
        body: complete ? body : freeBody,
        partial: !complete,
      });
      expect(clip.body.includes(lastWord(access))).toBe(complete);
    }
  });

  test('has the data that its own paper’s newsstand has of it', async () => {
    await fixture.run([ninjs({ uri: 'urn:a', title: 'Il ponte', editions: ['Roma'] })], { brand: 'LG' });
    const id = await idOf('urn:a');
    const clip = await clipOf(await openReader(), id);
    expect(clip.url).toMatch(new RegExp(`^https?://[^/]*leggo[^/]*/articolo/${id}/il-ponte$`));
    expect(clip).toMatchObject({ kicker: null, subtitle: null, newspaper: 'LG', edition: 'Roma' });
  });

  test('is recorded as read once a day for each reader', { tags: 'postgres' }, async () => {
    await fixture.run([ninjs({ uri: 'urn:a', title: 'Uno' }), ninjs({ uri: 'urn:b', title: 'Due' })]);
    const [first, second] = [await idOf('urn:a'), await idOf('urn:b')];
    const reader = await openReader();
    for (const id of [first, first, second]) await clipOf(reader, id);
    await reader.get('/api/user/rassegna/ritaglio/99');
    server.setClock('2025-04-03T22:00:00Z');
    await clipOf(reader, first);
    const rows = await fixture.database().orm.select().from(pressUsage).orderBy(pressUsage.id);
    expect(rows.map(({ kind, by, what }) => `${kind} ${by} ${what}`)).toEqual([
      'read seat Uno',
      'read seat Due',
      'read seat Uno',
    ]);
    expect(new Set(rows.map(({ readerId }) => readerId))).toEqual(new Set([reader.account?.id]));
  });
});
