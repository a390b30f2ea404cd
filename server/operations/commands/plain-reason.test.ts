import { DrizzleQueryError } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { CommandFailed } from '#server/base/data-folder/call-running-server.ts';
import { NoConnection } from '#server/base/db/database-gone.ts';
import { RestoreInterrupted } from '../backup/restore-interrupted.ts';
import { commandFailureMessage, endWithReason } from './plain-reason.ts';
import { UsageError } from './usage-error.ts';

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

const withFacts = (message: string, facts: object) => Object.assign(new Error(message), facts);

/** A failed query as the database library throws it: with all values that it was to write. */
const ofQuery = (cause: Error) => new DrizzleQueryError('insert into articles', ['a body'], cause);

class Own extends Error {}

test.each([
  [new UsageError('Which paper?'), 'Which paper?'],
  [new CommandFailed('refused', 'refused'), 'refused'],
  [new Own('only here'), 'only here'],
  [
    ofQuery(withFacts('could not extend file "base/5/16384"', { code: '53100' })),
    'The disk is full. Make room on it, then call again.',
  ],
  [{ name: 'ErrnoError', errno: 51 }, 'The disk is full. Make room on it, then call again.'],
  [
    withFacts('ENOSPC: no space left on device, write', { code: 'ENOSPC', syscall: 'write' }),
    'The disk is full. Make room on it, then call again.',
  ],
  [
    ofQuery(withFacts('terminating connection due to administrator command', { code: '57P01' })),
    'The database cannot be reached: terminating connection due to administrator command',
  ],
  [
    new NoConnection(new Error('Connection terminated unexpectedly')),
    'The database cannot be reached: Connection terminated unexpectedly',
  ],
  [
    withFacts("EACCES: permission denied, open '/x'", { syscall: 'open' }),
    "EACCES: permission denied, open '/x'",
  ],
])('%s is explained in one line', (error, line) => {
  expect(commandFailureMessage(error, [Own])).toBe(line);
});

test('every command reports an interrupted restore', () => {
  expect(commandFailureMessage(new RestoreInterrupted('/data', ['mail']))).toMatch(
    /^A restore in \/data was interrupted/,
  );
});

test('a bug of ours gets no such line', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(commandFailureMessage(new Own('elsewhere'))).toBeNull();
  const fault = ofQuery(withFacts('syntax error', { code: '42601' }));
  expect(() => endWithReason(fault)).toThrow(fault);
});

test.each([
  [new UsageError('Which paper?'), 2],
  [new CommandFailed('UsageError', 'There is no file'), 2],
  [new CommandFailed('refused', 'refused'), 1],
])('%s ends a command with %i', (error, code) => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  endWithReason(error);
  expect([process.exitCode, said.mock.calls]).toEqual([code, [[error.message]]]);
});
