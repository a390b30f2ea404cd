import { expect, test } from 'vitest';
import { searchAddressOf, typedSearchAddressOf } from './search-form-address.ts';

test.each([
  ['/ricerca?q=acqua+alta', '/ricerca/acqua%20alta'],
  ['/ricerca?q=%22acqua+potabile%22', '/ricerca/%22acqua%20potabile%22'],
  ['/ricerca?q=20.000', '/ricerca/20.000'],
  ['/ricerca?q=a/b%3Fc', '/ricerca/a%2Fb%3Fc'],
  [
    '/ricerca?q=acqua&sezione=sport_cronaca&da=2025-03-01&a=',
    '/ricerca/acqua?sezione=sport_cronaca&da=2025-03-01',
  ],
  [
    '/ricerca?q=acqua&ordine=data&primo_mese=2024-11&mesi=6&dal_mese=1&al_mese=4',
    '/ricerca/acqua?da=2024-12-01&a=2025-02-28&ordine=data',
  ],
  ['/ricerca?q=acqua&primo_mese=2024-11&mesi=6&dal_mese=0&al_mese=6', '/ricerca/acqua'],
  ['/ricerca?q=acqua&primo_mese=mai&mesi=6&dal_mese=1&al_mese=4', '/ricerca/acqua'],
  ['/ricerca?q=', '/ricerca'],
  ['/archivio/cerca?q=%22acqua+alta%22', '/archivio/cerca/%22acqua%20alta%22'],
  ['/archivio/cerca?q=', '/archivio'],
  ['/ricerca?q=%ED%A0%80%00%ff', '/ricerca/%EF%BF%BD%EF%BF%BD%EF%BF%BD%20%EF%BF%BD'],
  ['/ricerca?q=//altrove.it', '/ricerca/%2F%2Faltrove.it'],
])('NAV-09 the form’s %s is redirected to %s', (url, address) => {
  expect(searchAddressOf(url)).toBe(address);
});

test.each(['/ricerca', '/ricerca/acqua?q=x', '/sezioni?q=x'])('NAV-09 %s is not redirected', (url) => {
  expect(searchAddressOf(url)).toBeNull();
});

test.each([
  ['/ricerca/100%', '/ricerca/100%25'],
  ['/ricerca/5%20%?pagina=2', '/ricerca/5%20%25?pagina=2'],
  ['/ricerca/caff%E8', null],
  ['/firma/100%', null],
])('NAV-09 %s, as it was typed, is redirected to %s', (url, address) => {
  expect(typedSearchAddressOf(url)).toBe(address);
});
