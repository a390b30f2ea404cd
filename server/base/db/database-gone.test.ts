import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isDatabaseGone, NoConnection } from './database-gone.ts';

const withCode = (code: string) => Object.assign(new Error('of the driver'), { code });
const wrapped = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

test.each([
  ['a transaction without a connection', new NoConnection(withCode('28P01'))],
  ['a refused connection, inside the query’s error', wrapped(withCode('ECONNREFUSED'))],
  ['several attempts at one host', wrapped(new AggregateError([withCode('ECONNREFUSED')]))],
  ['a database that is shutting down', wrapped(withCode('57P01'))],
  ['a database that is starting', wrapped(withCode('57P03'))],
  ['too many connections', wrapped(withCode('53300'))],
  ['a connection that broke', wrapped(new Error('Connection terminated unexpectedly'))],
  [
    'a question on a connection that broke',
    wrapped(new Error('Client has encountered a connection error and is not queryable')),
  ],
  ['a connection that was not made in time', new Error('timeout expired')],
  ['a socket that is not there', wrapped(Object.assign(withCode('ENOENT'), { syscall: 'connect' }))],
  ['a database that is restored', withCode('3D000')],
  ['a database that is closed for now', withCode('55000')],
  ['a server that another one will take over from', wrapped(withCode('25006'))],
  ['a disk that is full', wrapped(withCode('53100'))],
  ['a disk that fails', wrapped(withCode('58030'))],
  ['a database that takes no connection', new Error('timeout exceeded when trying to connect')],
])('%s means that the database is gone', (_name, error) => {
  expect(isDatabaseGone(error)).toBe(true);
});

test.each([
  ['a wrong query', wrapped(withCode('42703'))],
  ['a file that is not there', Object.assign(withCode('ENOENT'), { syscall: 'open' })],
  ['a query that took too long', wrapped(withCode('57014'))],
  ['a row that is there already', wrapped(withCode('23505'))],
  [
    'a failed query with words of a reader',
    new DrizzleQueryError('select $1::int', ['Connection terminated'], withCode('22P02')),
  ],
  [
    'an error of PostgreSQL that repeats words of a reader',
    Object.assign(new Error('invalid input syntax for type integer: "timeout expired"'), { code: '22P02' }),
  ],
  ['a reader who went away', withCode('ECONNRESET')],
  ['a mail server that is away', Object.assign(withCode('ECONNREFUSED'), { syscall: 'connect' })],
  ['a mistake of ours', new TypeError('x is not a function')],
  ['nothing', undefined],
])('%s does not mean that the database is gone', (_name, error) => {
  expect(isDatabaseGone(error)).toBe(false);
});
