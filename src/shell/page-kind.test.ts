import { expect, test } from 'vitest';
import { ariaCurrentOf, hasSlimHeader, hasTabBar, withoutFragment } from './page-kind.ts';

test('SHL-03 only articles and issues have the slim header', () => {
  expect(['/articolo/12/titolo', '/articolo?id=12', '/edizione/roma/2026-01-02'].every(hasSlimHeader)).toBe(
    true,
  );
  expect(['/', '/?data=2026-01-02', '/sezioni', '/sezione/sport', '/articoli'].some(hasSlimHeader)).toBe(
    false,
  );
});

test('SHL-01 the article’s tools replace the tab bar', () => {
  expect(['/articolo/12', '/articolo/ds/12'].some(hasTabBar)).toBe(false);
  expect(['/', '/edizione/roma', '/sezioni?edizione=roma'].every(hasTabBar)).toBe(true);
});

test('SHL-07 an entry is current whatever the query', () => {
  expect(ariaCurrentOf('/', '/?data=2026-01-02')).toBe('page');
  expect(ariaCurrentOf('/sezioni', '/sezioni?edizione=roma#a')).toBe('page');
  expect(ariaCurrentOf('/', '/sezioni')).toBeUndefined();
  expect(ariaCurrentOf(null, '/firme')).toBeUndefined();
});

test('SHL-07 section and issue pages mark the entry they belong to', () => {
  expect(ariaCurrentOf('/sezioni', '/sezione/sport?data=2026-01-02')).toBe('true');
  expect(ariaCurrentOf('/', '/edizione/roma')).toBe('true');
  expect(ariaCurrentOf('/rassegna', '/rassegna/bozza')).toBe('true');
  expect(ariaCurrentOf('/sezioni', '/articolo/12')).toBeUndefined();
});

test('SHL-04 the return address keeps its query, but not its fragment', () => {
  expect(withoutFragment('/?data=2026-01-02#menu')).toBe('/?data=2026-01-02');
  expect(withoutFragment('/sezioni')).toBe('/sezioni');
});
