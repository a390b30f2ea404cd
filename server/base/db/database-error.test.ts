import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isDatabaseError } from './database-error.ts';
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
