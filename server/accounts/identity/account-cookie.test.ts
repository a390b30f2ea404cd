import { expect, test } from 'vitest';
import { accountCookie, clearedCookie, readAccountCookie } from './account-cookie.ts';

const SECRET = 'a'.repeat(43);
const OTHER = 'b'.repeat(43);

test.each([
  [`edicola_sso=${SECRET}`, SECRET],
  [`tema=scuro; edicola_sso=${SECRET}; x=y`, SECRET],
  [`edicola_sso=corto;edicola_sso=${SECRET}`, SECRET],
  [`edicola_ssox=${SECRET}`, undefined],
  [`edicola_sso="${SECRET}"`, undefined],
  [`__Host-edicola_sso=${SECRET}`, undefined],
  ['edicola_sso', undefined],
  ['', undefined],
  [undefined, undefined],
])('SES-05 the cookie read from %j is %s', (header, cookie) => {
  expect(readAccountCookie(header, false)?.secret).toBe(cookie);
});

test('SES-05 on https the `__Host-` cookie is read, and the old name only if that is missing', () => {
  const both = `edicola_sso=${OTHER}; __Host-edicola_sso=${SECRET}`;
  expect(readAccountCookie(both, true)).toEqual({ secret: SECRET, outdated: false });
  expect(readAccountCookie(`edicola_sso=${OTHER}`, true)).toEqual({ secret: OTHER, outdated: true });
  expect(readAccountCookie(`edicola_sso=${OTHER}`, false)).toEqual({ secret: OTHER, outdated: false });
});

test('SES-05 the cookie is hidden from scripts, not sent by other sites, and cannot be set by neighbouring hosts', () => {
  for (const cookies of [accountCookie(SECRET, { secure: true, remember: true }), clearedCookie(true)]) {
    const [cookie, before] = cookies;
    expect(cookie).toMatch(/^__Host-edicola_sso=\w*; Path=\/; HttpOnly; SameSite=Lax/);
    expect(cookie).toMatch(/; Secure$/);
    expect(cookie).not.toMatch(/Domain/);
    expect(before).toMatch(/^edicola_sso=; .*Max-Age=0/);
  }
  const plain = accountCookie(SECRET, { secure: false, remember: false });
  expect(plain).toMatch(/^edicola_sso=/);
  expect(plain).not.toMatch(/Max-Age|Secure/);
});
