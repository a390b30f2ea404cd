import { expect, test } from 'vitest';
import { loggedError, withoutPersonalData } from './logged-error.ts';

test.each([
  ['no letter for anna.rossi+prova@posta.example.it: refused', 'no letter for [e-mail]: refused'],
  ["no letter for nicolo.d'amico@foglio.example", 'no letter for [e-mail]'],
  ['no letter for rossi&figli/a=b@foglio.example.', 'no letter for [e-mail].'],
  ['no letter for info@xn--caff-8oa.xn--p1ai', 'no letter for [e-mail]'],
  ['no letter for nicolò@caffè.example', 'no letter for [e-mail]'],
  ['GET /attiva?a=1&email=d%27amico%40foglio.example', 'GET [e-mail]'],
  ['Key (email)=(Anna@Posta.IT) already exists', 'Key (email)=([e-mail]) already exists'],
  [
    'Failed query: select 1 from "readers" where "email" = $1\nparams: anna@posta.it,Ponte\nRosso\n    at run (file:///a.ts:1:2)',
    'Failed query: select 1 from "readers" where "email" = $1\n    at run (file:///a.ts:1:2)',
  ],
  ['Failed query: select $1\nparams: 483920', 'Failed query: select $1'],
  ['Bearer 3q2-7wAAb_9sKqkqk1kq9Q2w0Z1x2c3v4b5n6m7a8s9', 'Bearer [secret]'],
  ['session 7f9c24e8-3b1a-4c56-9d10-2f4a6b8c0e12 is over', 'session [secret] is over'],
])('personal data and secrets are removed from log texts: %j', (said, told) => {
  expect(withoutPersonalData(said)).toBe(told);
});

test.each([
  'at listen (node_modules/@electric-sql/pglite/dist/chunk-Y6PULSM7.js:1:22)',
  'at file:///srv/edicola/server/press-review/sending/send-letters.ts:128:10',
  'column articles.seven_days_of_a_week_are_too_many does not exist',
  'connect ECONNREFUSED 127.0.0.1:5432',
  'fastify@5.12.8',
])('texts without personal data are left as they are: %s', (said) => {
  expect(withoutPersonalData(said)).toBe(said);
});

test('an error of several failures is logged with the first of them, each with its cause', () => {
  const failures = ['uno', 'due'].map((word) => new Error(word, { cause: new Error(`no ${word}@posta.it`) }));
  const error = new Error('the run ended', {
    cause: new AggregateError(failures, '2 exports were not made'),
  });
  expect(loggedError(error)).toMatchObject({
    message: 'the run ended',
    cause: {
      message: '2 exports were not made',
      errors: [
        { message: 'uno', cause: { message: 'no [e-mail]' } },
        { message: 'due', cause: { message: 'no [e-mail]' } },
      ],
    },
  });
});

test('an error of several failures without a message of its own is logged with its code', () => {
  const attempts = ['::1', '127.0.0.1'].map((host) => new Error(`connect ECONNREFUSED ${host}:25`));
  const error = Object.assign(new AggregateError(attempts), { code: 'ECONNREFUSED' });
  expect(loggedError(error)).toMatchObject({
    message: 'ECONNREFUSED',
    code: 'ECONNREFUSED',
    errors: [{ message: 'connect ECONNREFUSED ::1:25' }, { message: 'connect ECONNREFUSED 127.0.0.1:25' }],
  });
});

test('an error with any number of failures and causes, or with itself as a cause, is logged in a limited size', () => {
  const withFailures = (depth: number): Error =>
    new AggregateError(
      Array.from({ length: 9 }, () => (depth === 0 ? new Error('end') : withFailures(depth - 1))),
      'several',
    );
  const messages = (error: Error) => JSON.stringify(loggedError(error)).match(/"message"/g) ?? [];
  expect(messages(withFailures(2)).length).toBeLessThan(20);
  const own = new AggregateError([], 'itself');
  own.errors.push(own);
  own.cause = own;
  expect(messages(own).length).toBeLessThan(20);
});
