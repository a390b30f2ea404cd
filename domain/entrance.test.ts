import { expect, test } from 'vitest';
import { isSignInScreen } from './entrance.ts';
import { entrancePath } from './entrance-addresses.ts';

test('SES-05 the return address is carried unchanged, and unknown parameters are left out', () => {
  const back = 'http://ilmessaggero.localhost:8080/articolo/7?x=1&y=2#z';
  const path = entrancePath('newPassword', { redirect_uri: back, email: 'a+b@posta.it', avviso: undefined });
  const { pathname, searchParams } = new URL(path, 'http://account.example');
  expect([pathname, ...searchParams]).toEqual([
    '/password/nuova',
    ['redirect_uri', back],
    ['email', 'a+b@posta.it'],
  ]);
  expect(entrancePath('signIn')).toBe('/sso/login');
});

test.each([
  ['/sso/login?redirect_uri=%2F', true],
  ['/registrazione', true],
  ['/registrazione/attiva', true],
  ['/password/nuova', true],
  ['/user/onboarding', true],
  ['/user/onboarding/upselling', false],
  ['/sso/request-logout', false],
  ['/registrazioni', false],
  ['/user/profile/edit-password', false],
  ['/', false],
])('NAV-25 %s has no header and footer: %s', (path, alone) => {
  expect(isSignInScreen(path)).toBe(alone);
});
