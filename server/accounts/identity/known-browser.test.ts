import { expect, test } from 'vitest';
import { browserCookie, readBrowserCookie } from './known-browser.ts';
import { newSecret } from './secrets.ts';

const secret = newSecret();

test('a browser is known by its cookie, whose name over HTTPS cannot be set by another host', () => {
  for (const secure of [true, false]) {
    const [pair = ''] = browserCookie(secret, secure).split('; ');
    expect(readBrowserCookie(`altro=1; ${pair}`, secure)).toBe(secret);
    expect(readBrowserCookie(pair, !secure)).toBeNull();
  }
  expect(browserCookie(secret, true)).toMatch(/^__Host-.*; Path=\/; HttpOnly; SameSite=Lax; .*Secure$/);
});

test.each([
  undefined,
  '',
  'edicola_browser=',
  'edicola_browser=corto',
  `edicola_sso=${secret}`,
])('a header without that cookie, %j, identifies no browser', (header) => {
  expect(readBrowserCookie(header, false)).toBeNull();
});
