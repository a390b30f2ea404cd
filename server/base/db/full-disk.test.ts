import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isFullDisk } from './full-disk.ts';

const withFacts = (message: string, facts: object) => Object.assign(new Error(message), facts);

test.each([
  [
    'mkdir',
    withFacts("ENOSPC: no space left on device, mkdir '/x'", {
      code: 'ENOSPC',
      syscall: 'mkdir',
      path: '/x',
    }),
  ],
  ['write', withFacts('ENOSPC: no space left on device, write', { code: 'ENOSPC', syscall: 'write' })],
  ['a quota', withFacts('EDQUOT: disk quota exceeded, write', { code: 'EDQUOT', syscall: 'write' })],
  ['a file of the embedded database', { name: 'ErrnoError', errno: 51 }],
  ['a table', withFacts('could not extend file "base/5/1259"', { code: '53100' })],
  ['words of PostgreSQL', new Error('could not write to file "pg_wal/xlogtemp.42": No space left on device')],
  ['SQLite', new Error('database or disk is full')],
  [
    'the bundler',
    new Error(
      'Build failed with 1 error:\n\nFailed to write file\n\nCaused by:\n    No space left on device (os error 28)',
    ),
  ],
  ['what lies below', new Error('Failed query', { cause: { name: 'ErrnoError', errno: 51 } })],
])('a full disk is recognised in an error of %s', (_, error) => {
  expect(isFullDisk(error)).toBe(true);
});

test.each([
  withFacts("EACCES: permission denied, open '/x'", { code: 'EACCES', syscall: 'open', path: '/x' }),
  { name: 'ErrnoError', errno: 44 },
  new DrizzleQueryError('insert', ['The disk is full'], withFacts('no such column', { code: '42703' })),
  new Error('x is not a function'),
  'ENOSPC',
  null,
])('%s is not taken for a full disk', (error) => {
  expect(isFullDisk(error)).toBe(false);
});
