import { DrizzleQueryError, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/test-database.ts';
import { isDatabaseError, isUnstorableText } from './database-errors.ts';
import { NoConnection } from './database-gone.ts';

test.each([
  ['a question that failed', new DrizzleQueryError('select 1', [], new Error('deadlock detected')), true],
  ['a question that failed without a reason', new DrizzleQueryError('select 1', []), true],
  ['a database that is away', new NoConnection(new Error('connect')), true],
  ['an error with a cause', new Error('no answer', { cause: new Error('bytes') }), false],
  ['an error without one', new TypeError('not a map'), false],
])('%s', (_what, error, is) => {
  expect(isDatabaseError(error)).toBe(is);
});

// @module-tag postgres
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
])('NWS-02 %s with U+0000 is recognised as text that no database can store', async (_what, text, type) => {
  expect(isUnstorableText(await failureOf(text, type))).toBe(true);
});

test('NWS-02 an error with another reason is not taken for unstorable text', async () => {
  const failure = await failureOf('Ponte', 'int');
  expect(failure).toBeInstanceOf(Error);
  expect(isUnstorableText(failure)).toBe(false);
});
