import { expect, test } from 'vitest';
import { LEGGO } from '#domain/brands/leggo.ts';
import { siteOf } from './site-of-host.ts';

const ONE_ORIGIN = { accountOrigin: null };
const TWO_ORIGINS = { accountOrigin: 'https://account.{domain}' };

test.each([
  ['edicola.leggo.it', 'LG', 'https://edicola.leggo.it', 'https://edicola.leggo.it/'],
  ['www.ilmattino.it', 'EM', 'https://edicola.ilmattino.it', 'https://edicola.leggo.it/'],
  ['leggo.localhost:8080', 'LG', 'http://leggo.localhost:8080', 'http://leggo.localhost:8080/'],
  ['LEGGO.localhost', 'LG', 'http://LEGGO.localhost', 'http://leggo.localhost/'],
  ['account.leggo.localhost:1', 'LG', 'http://account.leggo.localhost:1', 'http://leggo.localhost:1/'],
  ['localhost:8080', 'MG', 'http://localhost:8080', 'http://leggo.localhost:8080/'],
  ['127.0.0.1:8080', 'MG', 'http://127.0.0.1:8080', 'http://leggo.localhost:8080/'],
  ['[::1]:8080', 'MG', 'http://[::1]:8080', 'http://leggo.localhost:8080/'],
])('BRD-02 %s is the newsstand of %s at %s', (host, sigla, origin, leggo) => {
  const site = siteOf(host, ONE_ORIGIN);
  expect([site.brand.sigla, site.origin, site.newsstandUrl(LEGGO)]).toEqual([sigla, origin, leggo]);
  expect(site.accountOrigin).toBe(origin);
});

test.each([
  '',
  'example.com',
  'example.com:8080',
  'edicola.ilmessaggero.it.example.com',
  'ilmessaggero.localhost.example.com',
  'notlocalhost',
  'x;script-src *;.localhost',
  '"><script>.localhost',
  'a b.localhost',
  'user@localhost',
  'example.com/.localhost',
  'ilmessaggero.localhost:99999',
  'localhost:80:80',
  '127.0.0.1.example.com',
])('BRD-02 the forged host %j is not repeated in any address', (host) => {
  const site = siteOf(host, ONE_ORIGIN);
  expect([site.brand.sigla, site.origin, site.accountOrigin, site.newsstandUrl(LEGGO)]).toEqual([
    'MG',
    'https://edicola.ilmessaggero.it',
    'https://edicola.ilmessaggero.it',
    'https://edicola.leggo.it/',
  ]);
});

test('the account site of a paper may be an origin of its own', () => {
  expect(siteOf('edicola.ilgazzettino.it', TWO_ORIGINS).accountOrigin).toBe(
    'https://account.ilgazzettino.it',
  );
  expect(siteOf('example.com', TWO_ORIGINS).accountOrigin).toBe('https://account.ilmessaggero.it');
});

test.each([
  ['ilmessaggero.localhost:8080', 'http://ilmessaggero.localhost:8080'],
  ['account.ilmessaggero.localhost:8080', 'http://account.ilmessaggero.localhost:8080'],
  ['ACCOUNT.ilmessaggero.localhost:8080', 'http://account.ilmessaggero.localhost:8080'],
])('BRD-02 %s is a site of a paper with two sites on a developer’s machine', (host, origin) => {
  const config = { accountOrigin: 'http://account.{devHost}.localhost:{port}' };
  expect(siteOf(host, config)).toMatchObject({
    origin,
    newsstandOrigin: 'http://ilmessaggero.localhost:8080',
    accountOrigin: 'http://account.ilmessaggero.localhost:8080',
  });
  expect(siteOf('leggo.localhost', config).accountOrigin).toBe('http://account.leggo.localhost');
});

test.each([
  ['account.leggo.it', 'https://account.leggo.it', 'https://account.{domain}'],
  ['accesso.leggo.it', 'https://accesso.leggo.it', 'https://accesso.{domain}'],
  ['edicola.leggo.it', 'https://edicola.leggo.it', 'https://accesso.{domain}'],
])('BRD-02 %s is a site of Leggo at %s', (host, origin, accountOrigin) => {
  const site = siteOf(host, { accountOrigin });
  expect([site.brand.sigla, site.origin, site.newsstandOrigin]).toEqual([
    'LG',
    origin,
    'https://edicola.leggo.it',
  ]);
  expect(site.accountOrigin).toBe(accountOrigin.replace('{domain}', 'leggo.it'));
});
