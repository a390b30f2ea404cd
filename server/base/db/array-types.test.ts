// @module-tag postgres
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();

test('lists of numbers, texts, booleans and ids are read as lists', async () => {
  const { rows } = (await database().orm.execute(
    sql`select array[1, 2] as numbers, array['a', 'b,c'] as words, array[true] as truths,
      array['00000000-0000-4000-8000-000000000000'::uuid] as ids, '{"a": [1]}'::jsonb as json`,
  )) as unknown as { rows: unknown[] };
  expect(rows).toEqual([
    {
      numbers: [1, 2],
      words: ['a', 'b,c'],
      truths: [true],
      ids: ['00000000-0000-4000-8000-000000000000'],
      json: { a: [1] },
    },
  ]);
});
