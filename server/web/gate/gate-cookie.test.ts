import { expect, test } from 'vitest';
import { LEGGO } from '#domain/brands/leggo.ts';
import { gateCookie, readGateCookie } from './gate-cookie.ts';

const KEY = 'k'.repeat(43);
const cookie = (origin: string, accountOrigin = origin) =>
  gateCookie(KEY, { origin, accountOrigin, paper: LEGGO });

test('SHL-02 the cookie of a gate cannot be read by scripts and is limited to its host', () => {
  const parts = `edicola_accesso=${KEY}; Path=/; HttpOnly; SameSite=Lax; Max-Age=34560000`;
  expect(cookie('http://leggo.localhost:8080')).toBe(parts);
  expect(cookie('https://edicola.leggo.it')).toBe(`__Host-${parts}; Secure`);
  expect(cookie('https://edicola.leggo.it', 'https://account.leggo.it')).toBe(
    `__Secure-${parts}; Domain=leggo.it; Secure`,
  );
});

test.each([
  ['https://edicola.leggo.it', 'https://account.leggo.it', 'leggo.it'],
  ['http://leggo.localhost:8080', 'http://account.leggo.localhost:8080', 'leggo.localhost'],
  ['https://edicola.leggo.it', 'https://account.gruppo.example', undefined],
  ['https://edicola.leggo.it', 'https://account.nonleggo.it', undefined],
])('SHL-02 the cookie set by %s and %s is valid for %s', (origin, accountOrigin, domain) => {
  expect(/Domain=([^;]+)/.exec(cookie(origin, accountOrigin))?.[1]).toBe(domain);
});

test('SHL-02 the cookie is found among others, and either of two values may be the right one', () => {
  const other = 'o'.repeat(43);
  const header = `a=b; edicola_accesso=${other}; edicola_accesso=${KEY}; edicola_accesso=x; xedicola_accesso=${KEY}`;
  expect(readGateCookie(header)).toEqual([other, KEY]);
  for (const prefix of ['__Host-', '__Secure-'])
    expect(readGateCookie(`${prefix}edicola_accesso=${KEY}`)).toEqual([KEY]);
  expect(readGateCookie(undefined)).toEqual([]);
});
