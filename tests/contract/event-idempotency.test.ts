// @module-tag postgres
import { randomUUID } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { countOnce } from '#server/accounts/db/counted-events.ts';
import { articleReads } from '#server/base/db/schema/content-schema.ts';
import { countedEvents } from '#server/base/db/schema/counted-events-schema.ts';
import { addReads } from '#server/newsroom/db/newsstand-queries.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database);

const KEY = '0b0f8a4e-6d8e-4b55-9d52-3f5a1b0c7e11';

let article: number;
beforeEach(async () => {
  await fixture.run([ninjs()]);
  article = (await fixture.allArticles())[0]?.id ?? 0;
});

type Opening = { key?: string; quando?: string; id?: number };

async function open({ key, quando, id = article }: Opening = {}): Promise<number> {
  const reply = await server.ask({
    url: '/api/site/tracking',
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    payload: JSON.stringify({ url_articolo: `/articolo/${id}`, evento: 'click', ...(quando && { quando }) }),
  });
  return reply.statusCode;
}

const reads = async () =>
  (await fixture.database().orm.select().from(articleReads).orderBy(asc(articleReads.day))).map(
    ({ day, reads }) => [day, reads],
  );
const keys = () => fixture.database().orm.select().from(countedEvents);

describe('OFF-05 an opening of an article', () => {
  test('with a key counts once, however often it is sent', async () => {
    expect(await open({ key: KEY })).toBe(200);
    expect(await open({ key: KEY })).toBe(200);
    expect(await open({ key: KEY.toUpperCase() })).toBe(200);
    expect(await reads()).toEqual([['2025-04-03', 1]]);
  });

  test('sent several times concurrently counts once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => open({ key: KEY })));
    expect(answers).toEqual(answers.map(() => 200));
    expect(await reads()).toEqual([['2025-04-03', 1]]);
  });

  test('counts separately with another key and without a key', async () => {
    await Promise.all([open({ key: KEY }), open({ key: randomUUID() }), open(), open()]);
    expect(await reads()).toEqual([['2025-04-03', 4]]);
  });

  test('counts on the day it happened in Rome, not on the day it is sent', async () => {
    await open({ key: randomUUID(), quando: '2025-04-02T21:59:00Z' });
    await open({ key: randomUUID(), quando: '2025-04-02T22:00:00Z' });
    await open({ quando: '2025-03-04T12:00:00+02:00' });
    expect(await reads()).toEqual([
      ['2025-03-04', 1],
      ['2025-04-02', 1],
      ['2025-04-03', 1],
    ]);
  });

  test('from a device whose clock is fast counts today', async () => {
    expect(await open({ key: KEY, quando: '2025-04-04T09:00:00Z' })).toBe(200);
    expect(await reads()).toEqual([['2025-04-03', 1]]);
  });

  test.each([
    '2025-03-04T09:59:59Z',
    '2025-04-04T10:00:01Z',
    '1970-01-01T00:00:00Z',
    '2025-04-02T23:59:60Z',
  ])('at an implausible time (%s) is refused, and its key stays unused', async (quando) => {
    expect(await open({ key: KEY, quando })).toBe(400);
    expect(await keys()).toEqual([]);
    expect(await open({ key: KEY })).toBe(200);
    expect(await reads()).toEqual([['2025-04-03', 1]]);
  });

  test('of an unknown article does not use up its key', async () => {
    expect(await open({ key: KEY, id: 9 })).toBe(404);
    expect(await keys()).toEqual([]);
  });

  test('that was counted is still confirmed after the article was withdrawn', async () => {
    await open({ key: KEY });
    await fixture.run([ninjs({ version: '2' }, { pubstatus: 'canceled' })]);
    expect(await open({ key: KEY })).toBe(200);
    expect(await open({ key: randomUUID() })).toBe(404);
  });

  test.each([
    'x',
    '0b0f8a4e6d8e4b559d523f5a1b0c7e11',
    `urn:uuid:${KEY}`,
    `${KEY}, ${KEY}`,
  ])('with %s for a key is refused', async (key) => {
    expect(await open({ key })).toBe(400);
    expect(await reads()).toEqual([]);
  });
});

test('OFF-05 only the key and the day of an opening are stored, for 60 days', async () => {
  const { orm } = fixture.database();
  const old = Array.from({ length: 25 }, () => ({ key: randomUUID(), day: '2025-02-01' }));
  const kept = { key: randomUUID(), day: '2025-02-02' };
  await orm.insert(countedEvents).values([...old, kept]);
  const own = { key: KEY, day: '2025-04-03' };
  const other = { key: randomUUID(), day: '2025-04-03' };
  await open({ key: own.key });
  expect(await keys()).toHaveLength(7);
  await open({ key: other.key });
  expect(await keys()).toEqual(expect.arrayContaining([kept, own, other]));
  expect(await keys()).toHaveLength(3);
});

test('OFF-05 where counting fails the key stays unused', async () => {
  const once = { key: KEY, today: '2025-04-03' };
  const ofNobody = new Map([[9, 1]]);
  await expect(
    countOnce(fixture.database().orm, once, (tx) => addReads(tx, '2025-04-03', ofNobody)),
  ).rejects.toThrow();
  expect(await keys()).toEqual([]);
});
