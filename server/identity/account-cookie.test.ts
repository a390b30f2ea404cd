import { expect, test } from 'vitest';
import { accountCookie, clearedCookie, readAccountCookie } from './account-cookie.ts';

const SECRET = 'a'.repeat(43);

test.each([
  [`edicola_sso=${SECRET}`, SECRET],
  [`tema=scuro; edicola_sso=${SECRET}; x=y`, SECRET],
  [`edicola_sso=corto;edicola_sso=${SECRET}`, SECRET],
  [`edicola_ssox=${SECRET}`, null],
  [`edicola_sso="${SECRET}"`, null],
  ['edicola_sso', null],
  ['', null],
  [undefined, null],
])('SES-05 in %j the cookie is %s', (header, cookie) => {
  expect(readAccountCookie(header)).toBe(cookie);
});

test('SES-05 no script reads the cookie, and no other site sends it along', () => {
  for (const cookie of [accountCookie(SECRET, { secure: true, remember: true }), clearedCookie(true)]) {
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax/);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).not.toMatch(/Domain/);
  }
  expect(accountCookie(SECRET, { secure: false, remember: false })).not.toMatch(/Max-Age|Secure/);
});
