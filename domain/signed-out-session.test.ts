import { expect, test } from 'vitest';
import {
  clearedSignedOutCookie,
  sharedDomain,
  signedOutCookie,
  signedOutSessionsIn,
} from './signed-out-session.ts';

const DIGEST = 'ab'.repeat(32);

test.each([
  ['edicola.leggo.it', 'account.leggo.it', 'leggo.it'],
  ['leggo.localhost', 'account.leggo.localhost', 'leggo.localhost'],
  ['account.leggo.localhost', 'leggo.localhost', 'leggo.localhost'],
  ['edicola.leggo.it', 'account.gruppo.it', null],
  ['leggo.localhost', 'leggo.localhost', null],
  ['leggo.localhost', '127.0.0.1', null],
])('NAV-11 the shared domain of %s and %s is %s', (one, other, shared) => {
  expect(sharedDomain(one, other)).toBe(shared);
});

test('NAV-11 the account site also gets the cookie of a session that was ended on the newsstand', () => {
  const sites = { origin: 'https://edicola.leggo.it', accountOrigin: 'https://account.leggo.it' };
  expect(signedOutCookie(DIGEST, sites)).toBe(
    `edicola_uscita=${DIGEST}; Path=/; Max-Age=15552000; SameSite=Lax; Domain=leggo.it; Secure`,
  );
  expect(clearedSignedOutCookie(sites)).toBe(
    'edicola_uscita=; Path=/; Max-Age=0; SameSite=Lax; Domain=leggo.it; Secure',
  );
  const here = { origin: 'http://leggo.localhost:8080', accountOrigin: 'http://leggo.localhost:8080' };
  expect(signedOutCookie(DIGEST, here)).not.toMatch(/Domain|Secure/);
});

test('NAV-11 everything else in a header is ignored', () => {
  const other = 'cd'.repeat(32);
  expect(signedOutSessionsIn(`x=1; edicola_uscita=${DIGEST}; edicola_uscita=${other}`)).toEqual([
    DIGEST,
    other,
  ]);
  for (const header of [undefined, '', 'edicola_uscita=', 'edicola_uscita=abc', `edicola_uscitaa=${DIGEST}`])
    expect(signedOutSessionsIn(header)).toEqual([]);
});

test('NAV-11 a header with more digests than a browser sends does not make the server look up them all', () => {
  const many = Array.from({ length: 200 }, (_, number) => number.toString(16).padStart(64, '0'));
  const header = ['aa', 'aa', ...many].map((value) => `edicola_uscita=${value}`).join('; ');
  expect(signedOutSessionsIn(header)).toEqual(many.slice(0, 2));
  const twice = `edicola_uscita=${DIGEST}; edicola_uscita=${DIGEST}`;
  expect(signedOutSessionsIn(twice)).toEqual([DIGEST]);
});
