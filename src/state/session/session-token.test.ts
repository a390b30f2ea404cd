import { afterEach, expect, test, vi } from 'vitest';
import { readToken } from './session-token.ts';

const stored = (user: string | null) => vi.stubGlobal('localStorage', { getItem: () => user });

afterEach(() => vi.unstubAllGlobals());

test('API-01 calls are signed with a saved id_token', () => {
  stored('{"id_token":"t0k3n","redirect_uri":"/"}');
  expect(readToken()).toBe('t0k3n');
});

test.each([
  null,
  '',
  '{',
  '"t0k3n"',
  '[]',
  '{"id_token":""}',
  '{"id_token":7}',
])('BRW-04 %j is no session', (user) => {
  stored(user);
  expect(readToken()).toBeNull();
});

test('BRW-04 blocked storage counts as no session', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(readToken()).toBeNull();
});
