import { expect, test } from 'vitest';
import { siteAddress, siteOriginsFrom } from './site-address.ts';

const newsstandOrigin = 'https://edicola.ilmessaggero.it';
const accountOrigin = 'https://account.ilmessaggero.it';

test('NAV-16 on one origin every address stays a path', () => {
  const origins = siteOriginsFrom(newsstandOrigin, { newsstandOrigin, accountOrigin: newsstandOrigin });
  expect(['/', '/dashboard', '/vetrina?a=b'].map((path) => siteAddress(path, origins))).toEqual([
    '/',
    '/dashboard',
    '/vetrina?a=b',
  ]);
});

test('NAV-16 a page of one site puts the origin before addresses of the other', () => {
  const origins = { newsstandOrigin, accountOrigin };
  const here = siteOriginsFrom(newsstandOrigin, origins);
  expect(siteAddress('/sezioni', here)).toBe('/sezioni');
  expect(siteAddress('/user/devices?a=b', here)).toBe(`${accountOrigin}/user/devices?a=b`);
  const there = siteOriginsFrom(accountOrigin, origins);
  expect(siteAddress('/sezioni#a', there)).toBe(`${newsstandOrigin}/sezioni#a`);
  expect(siteAddress('/dashboard', there)).toBe('/dashboard');
  expect(siteOriginsFrom('https://example.org', origins)).toEqual(here);
});

test.each([
  '#preferenze-privacy',
  'https://example.org/dashboard',
  '//example.org/dashboard',
  'mailto:a@b.it',
])('NAV-16 %s is unchanged', (address) => {
  expect(siteAddress(address, { edicolaUri: newsstandOrigin, accountUri: accountOrigin })).toBe(address);
});
