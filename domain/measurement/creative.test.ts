import { expect, test } from 'vitest';
import { hasStrip, readCreative } from './creative.ts';

const ORIGIN = 'https://edicola.leggo.it';
const SAID = { id: 'prova', title: 'Offerta', text: 'Un mese', label: 'Scopri', link: '/vetrina' };

test('TRK-05 a creative is text and a link', () => {
  const { link: href, ...words } = SAID;
  expect(readCreative(SAID, ORIGIN)).toEqual({ ...words, href });
  expect(readCreative({ ...SAID, html: '<b>', link: `${ORIGIN}/vetrina?a=b#c` }, ORIGIN)).toEqual({
    ...words,
    href: '/vetrina?a=b#c',
  });
  expect(readCreative({ ...SAID, link: 'https://shop.leggo.it/x' }, ORIGIN)?.href).toBe(
    'https://shop.leggo.it/x',
  );
});

test.each([
  null,
  'Offerta',
  [],
  {},
  { ...SAID, title: '' },
  { ...SAID, title: 'x'.repeat(81) },
  { ...SAID, label: 7 },
  { ...SAID, link: 'javascript:alert(1)' },
  { ...SAID, link: ' java\tscript:alert(1)' },
  { ...SAID, link: 'http://shop.leggo.it/' },
  { ...SAID, link: 'data:text/html,x' },
  { ...SAID, link: '//' },
  { ...SAID, link: 'https://anna@shop.leggo.it/' },
])('TRK-05 %j shows nothing', (said) => {
  expect(readCreative(said, ORIGIN)).toBeNull();
});

test('TRK-05 NAV-12 the strip is on lists and on the visitor’s test page, not where readers read', () => {
  const at = [
    '/',
    '/?data=2025-04-02',
    '/sezioni',
    '/sezione/sport',
    '/speciali',
    '/firma/anna',
    '/test-guest',
  ];
  expect(at.filter((path) => !hasStrip(path))).toEqual([]);
  const never = [
    '/articolo/1',
    '/edizione/roma',
    '/vetrina',
    '/login',
    '/user/profile',
    '/ricerca/x',
    '/sezionix',
  ];
  expect(never.filter(hasStrip)).toEqual([]);
});
