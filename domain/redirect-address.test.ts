import { expect, test } from 'vitest';
import { redirectAddress } from './redirect-address.ts';

const NEWSSTAND = 'https://edicola.leggo.it';
const ACCOUNT = 'https://account.leggo.it';

const to = (address: string | undefined) => redirectAddress(address, [NEWSSTAND, ACCOUNT]);

test.each([
  [`${NEWSSTAND}/articolo/7/titolo?da=home#x`, `${NEWSSTAND}/articolo/7/titolo?da=home#x`],
  [`${ACCOUNT}/dashboard`, `${ACCOUNT}/dashboard`],
  ['/preferiti?ordine=data', `${NEWSSTAND}/preferiti?ordine=data`],
  [`${NEWSSTAND}`, `${NEWSSTAND}/`],
  ['/ricerca/citt%C3%A0', `${NEWSSTAND}/ricerca/citt%C3%A0`],
  ['/ricerca/città', `${NEWSSTAND}/ricerca/citt%C3%A0`],
])('NAV-10 %s is followed', (address, whole) => {
  expect(to(address)).toBe(whole);
});

test.each([
  undefined,
  '',
  'articolo/7',
  'https://evil.example/articolo/7',
  '//evil.example/x',
  '///evil.example/x',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://edicola.leggo.it/x',
  'ftp://edicola.leggo.it/',
  'https://edicola.leggo.it.evil.example/',
  'https://edicola.leggo.it@evil.example/',
  'https://edicola.leggo.it:x@edicola.leggo.it/',
  'https://edicola.leggo.it:8443/',
  'http://edicola.leggo.it/',
  'https://edicola.ilmattino.it/',
  'https://edicola。leggo.it.evil.example/',
  'https://ediсola.leggo.it/',
  'https://edicola.leggo.it\t.evil.example/',
  '\thttps://evil.example',
  ' /articolo/7',
  '/\t/evil.example',
  '/\n/evil.example',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/./\u200b/evil.example',
  'https://edicola.leggo.it//evil.example',
])('NAV-10 %j is replaced by the home page', (address) => {
  expect(to(address)).toBe(`${NEWSSTAND}/`);
});
