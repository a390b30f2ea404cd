import { expect, test } from 'vitest';
import { loginUrl } from './account-links.ts';

test('SHL-04 the sign-in link carries the whole current address', () => {
  const link = new URL(
    loginUrl({ accountOrigin: 'https://account.leggo.it' }, 'https://edicola.leggo.it/sezioni?a=1&b=è#c'),
  );
  expect(link.origin + link.pathname).toBe('https://account.leggo.it/sso/request-login');
  expect([...link.searchParams]).toEqual([['redirect_uri', 'https://edicola.leggo.it/sezioni?a=1&b=è#c']]);
});
