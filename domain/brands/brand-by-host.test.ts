import { expect, test } from 'vitest';
import { BRANDS, brandByHost, brandBySigla, siteByHost } from './brand-by-host.ts';

test('BRD-01 six papers with their ids, Il Messaggero first', () => {
  expect(BRANDS.map(({ id, sigla, name }) => [id, sigla, name])).toEqual([
    [1, 'MG', 'Il Messaggero'],
    [2, 'LG', 'Leggo'],
    [7, 'CA', 'Corriere Adriatico'],
    [4, 'EM', 'Il Mattino'],
    [9, 'QP', 'Quotidiano di Puglia'],
    [5, 'GZ', 'Il Gazzettino'],
  ]);
});

test.each([
  ['leggo.it', 'LG'],
  ['www.corriereadriatico.it', 'CA'],
  ['edicola.ilmattino.it', 'EM'],
  ['account.quotidianodipuglia.it', 'QP'],
  ['ILGAZZETTINO.IT.', 'GZ'],
  ['ilgazzettino.it:443', 'GZ'],
  ['ilmattino.localhost:8080', 'EM'],
  ['account.ilmattino.localhost:8080', 'EM'],
  ['ilmessaggero.localhost', 'MG'],
])('BRD-02 %s is %s', (host, sigla) => {
  expect(brandByHost(host).sigla).toBe(sigla);
});

test.each([
  'example.com',
  'localhost:8080',
  '127.0.0.1:8080',
  '[::1]:8080',
  'leggo.it.example.com',
  'nonleggo.it',
  'altro.leggo.it',
  'leggo.it@example.com',
  '',
  undefined,
])('BRD-02 an unknown host (%s) gets Il Messaggero', (host) => {
  expect(brandByHost(host).sigla).toBe('MG');
});

test('BRD-02 the account site has a host of its own', () => {
  expect(siteByHost('account.leggo.localhost:8080')).toMatchObject({
    isAccountSite: true,
    brand: { sigla: 'LG' },
  });
  expect(siteByHost('leggo.localhost:8080').isAccountSite).toBe(false);
  expect(siteByHost('account.example.com').isAccountSite).toBe(false);
});

test('a sigla finds its paper in either case', () => {
  expect(brandBySigla('qp')?.name).toBe('Quotidiano di Puglia');
  expect(brandBySigla('XX')).toBeUndefined();
});

test('BRD-04 ids, hosts and clients are different for every paper', () => {
  const distinct = [
    'id',
    'key',
    'domain',
    'devHost',
    'identityClientId',
    'consentSiteId',
    'appIcon',
  ] as const;
  for (const field of distinct) expect(new Set(BRANDS.map((brand) => brand[field])).size).toBe(6);
  for (const brand of BRANDS) {
    expect(brand.identityClientId).toBe(`ceds-client-${brand.sigla}`);
    expect(brand.consentInvalidatedOn).toMatch(/^2024-\d{2}-\d{2}$/);
    for (const url of [brand.companyTermsUrl, brand.viewerUrl, brand.shopUrl]) {
      expect(new URL(url).hostname.endsWith(`.${brand.domain}`)).toBe(true);
    }
    // The policy that is changed with the product's own tools.
    expect(brand.cookiePolicyUrl).toBe('/cookie');
  }
});
