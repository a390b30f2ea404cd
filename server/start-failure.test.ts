// @module-tag postgres
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { SecretFileEmpty } from '#server/accounts/identity/session-secret.ts';
import { ConfigError } from '#server/base/config/config-error.ts';
import { connect } from '#server/base/db/connect.ts';
import { DatabaseUnavailable } from '#server/base/db/database-unavailable.ts';
import { NotBuilt } from '#server/web/http/build.ts';
import { startFailureMessage } from './start-failure.ts';

const system = (message: string, facts: object) => Object.assign(new Error(message), facts);

test.each([
  [new ConfigError('PORT: no'), 'PORT: no'],
  [new NotBuilt('run npm run build'), 'run npm run build'],
  [new SecretFileEmpty('DATA_DIR: it is empty'), 'DATA_DIR: it is empty'],
  [
    new Error('Failed query', { cause: system('Connection terminated unexpectedly', {}) }),
    'The database cannot be reached: Connection terminated unexpectedly',
  ],
  [
    system('listen EADDRINUSE: 127.0.0.1:80', { syscall: 'listen' }),
    'HOST and PORT: listen EADDRINUSE: 127.0.0.1:80',
  ],
  [system('getaddrinfo ENOTFOUND x', { syscall: 'getaddrinfo' }), 'HOST and PORT: getaddrinfo ENOTFOUND x'],
  [system("EACCES, mkdir '/x'", { syscall: 'mkdir', path: '/x' }), "DATA_DIR: EACCES, mkdir '/x'"],
  [
    system('ENOSPC: no space left on device, write', { syscall: 'write', code: 'ENOSPC' }),
    'DATA_DIR: the disk is full. Make room on it, then start again.',
  ],
  [
    new DatabaseUnavailable('The database in /x', { name: 'ErrnoError', errno: 51 }),
    'The database in /x cannot be used: the disk is full. Make room on it, then start again.',
  ],
  [
    new DatabaseUnavailable('The database in /x', { name: 'ErrnoError', errno: 29 }),
    'The database in /x cannot be used: error 29 of its files',
  ],
])('%s is reported in one line', (error, line) => {
  expect(startFailureMessage(error)).toBe(line);
});

test('an occupied port is reported in one line', async () => {
  const [first, second] = [createServer(), createServer()];
  onTestFinished(() => void first.close());
  await once(first.listen(0, '127.0.0.1'), 'listening');
  const failed = once(second, 'error');
  second.listen((first.address() as AddressInfo).port, '127.0.0.1');
  const [error] = await failed;
  expect(startFailureMessage(error)).toMatch(/^HOST and PORT: .*EADDRINUSE.*$/);
});

test.each([
  new TypeError('x is not a function'),
  new Error('any'),
  'thrown',
])('%s is a bug and gets no message', (error) => {
  expect(startFailureMessage(error)).toBeNull();
});

test.each([
  [
    'postgres://reader:secret@127.0.0.1:1/edicola',
    /^The database of DATABASE_URL cannot be used: .*ECONNREFUSED.*$/,
  ],
  ['postgres://[:', /^The database of DATABASE_URL cannot be used: Invalid URL$/],
])('a database that cannot be reached at %s is reported without its password', async (url, message) => {
  const error = await connect({ url }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DatabaseUnavailable);
  expect(startFailureMessage(error)).toMatch(message);
  expect(startFailureMessage(error)).not.toContain('secret');
});
