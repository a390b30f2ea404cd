import { expect, test } from 'vitest';
import { afterSignIn, afterSignOut } from './redirect-target.ts';

const N = 'https://edicola.leggo.it';
const origins = [N, 'https://account.leggo.it'] as const;

test('NAV-10 a sign-in leads back to the page on which it began', () => {
  expect(afterSignIn(`${N}/articolo/7/titolo?a=1#b`, origins)).toBe(`${N}/articolo/7/titolo?a=1#b`);
  expect(afterSignIn(`${N}/preferiti`, origins)).toBe(`${N}/preferiti`);
});

test.each([
  '/login?id_code=x',
  '/logout',
  '/logout/',
  '/LOGOUT',
  '/%6cogout',
  '/sso/request-logout',
  '/test-guest',
])('NAV-10 a sign-in never continues to %s', (path) => expect(afterSignIn(N + path, origins)).toBe(`${N}/`));

test('NAV-10 a sign-in never leads to another site', () => {
  expect(afterSignIn('https://evil.example/', origins)).toBe(`${N}/`);
  expect(afterSignIn(undefined, origins)).toBe(`${N}/`);
});

test('NAV-11 signing out on a private page leads to the front page, on others the reader stays', () => {
  expect(afterSignOut(`${N}/preferiti?ordine=data`, origins)).toBe(`${N}/`);
  expect(afterSignOut('https://account.leggo.it/user/profile', origins)).toBe(`${N}/`);
  expect(afterSignOut(`${N}/sezioni`, origins)).toBe(`${N}/sezioni`);
});
