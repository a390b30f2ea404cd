// @module-tag postgres
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/test-database.ts';
import { isUnstorableText } from './unstorable-text.ts';

const database = testDatabase();

const failureOf = (text: string, type: string) =>
  database()
    .orm.execute(sql`select ${text}::${sql.raw(type)}`)
    .then(
      () => null,
      (error: unknown) => error,
    );

test.each([
  ['a text', 'Ponte\u0000 riaperto', 'text'],
  ['a JSON value', '{"titolo":"Ponte\\u0000"}', 'jsonb'],
])('NWS-02 %s with U+0000 is one that no database keeps', async (_what, text, type) => {
  expect(isUnstorableText(await failureOf(text, type))).toBe(true);
});

test('NWS-02 what fails for another reason is not', async () => {
  const failure = await failureOf('Ponte', 'int');
  expect(failure).toBeInstanceOf(Error);
  expect(isUnstorableText(failure)).toBe(false);
});
