import { expect, test } from 'vitest';
import type { Orm } from '#server/base/db/connect.ts';
import { newestSince } from './horizon.ts';

const NOON = new Date('2026-11-26T11:00:00Z');
const at = (now: Date, brand: 'MG' | 'LG' = 'MG') => ({ brand, now, today: '2026-11-26' });

/** A database that always answers with the same day, and records the queries. */
function archive(day: string | null) {
  const asked: unknown[] = [];
  const execute = async (query: unknown) => {
    asked.push(query);
    return { rows: day ? [{ at: new Date(day).getTime() / 1000 }] : [] };
  };
  return { orm: { execute } as unknown as Orm, asked };
}

test('NWS-06 the date from which a common word has enough articles is looked up once in ten minutes', async () => {
  const { orm, asked } = archive('2026-03-01T00:00:00Z');
  const since = await newestSince(orm, at(NOON), 0.3);
  expect(since).toEqual(new Date('2026-03-01T00:00:00Z'));
  expect(await newestSince(orm, at(NOON), 0.301)).toEqual(since);
  expect(asked).toHaveLength(1);
  await newestSince(orm, at(NOON, 'LG'), 0.3);
  await newestSince(orm, at(NOON), 0.1);
  expect(asked).toHaveLength(3);
  await newestSince(orm, at(new Date(NOON.getTime() + 10 * 60_000)), 0.3);
  expect(asked).toHaveLength(4);
});

test('NWS-06 an archive with fewer articles than needed is searched as a whole', async () => {
  const { orm, asked } = archive(null);
  expect(await newestSince(orm, at(NOON), 0.3)).toBeNull();
  expect(asked).toHaveLength(1);
});

test('NWS-06 a word that is not common is searched without a date limit', async () => {
  const { orm, asked } = archive('2026-03-01T00:00:00Z');
  expect(await newestSince(orm, at(NOON), 0.02)).toBeNull();
  expect(asked).toEqual([]);
});
