import { expect, test } from 'vitest';
import { isDatabaseGone } from './database-gone.ts';

const withCode = (code: string) => Object.assign(new Error('of the driver'), { code });
const wrapped = (cause: unknown) => new Error('Failed query: select 1', { cause });

test.each([
  ['a refused connection', withCode('ECONNREFUSED')],
  ['a refused connection, inside the query’s error', wrapped(withCode('ECONNREFUSED'))],
  ['several attempts at one host', wrapped(new AggregateError([withCode('ECONNREFUSED')]))],
  ['a database that is shutting down', wrapped(withCode('57P01'))],
  ['a database that is starting', wrapped(withCode('57P03'))],
  ['too many connections', wrapped(withCode('53300'))],
  ['a connection that broke', wrapped(new Error('Connection terminated unexpectedly'))],
  ['a database that takes no connection', new Error('timeout exceeded when trying to connect')],
])('%s means that the database is gone', (_name, error) => {
  expect(isDatabaseGone(error)).toBe(true);
});

test.each([
  ['a wrong query', wrapped(withCode('42703'))],
  ['a row that is there already', wrapped(withCode('23505'))],
  ['a mistake of ours', new TypeError('x is not a function')],
  ['nothing', undefined],
])('%s does not', (_name, error) => {
  expect(isDatabaseGone(error)).toBe(false);
});
