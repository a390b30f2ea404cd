import { expect, test } from 'vitest';
import { COUNTRIES, isCountry, namedCountries } from './countries.ts';
import { isProvince, PROVINCES } from './provinces.ts';

test('VAL-02 every country has a code of its own and an Italian name, and Italy is the first', () => {
  expect(new Set(COUNTRIES).size).toBe(249);
  const named = namedCountries();
  expect(named[0]).toEqual({ code: 'IT', name: 'Italia' });
  expect(named.find(({ code }) => code === 'DE')?.name).toBe('Germania');
  expect(named.filter(({ code, name }) => code === name)).toEqual([]);
  const names = named.slice(1).map(({ name }) => name);
  expect(names.toSorted((a, b) => a.localeCompare(b, 'it'))).toEqual(names);
  expect([isCountry('FR'), isCountry('XX'), isCountry('')]).toEqual([true, false, false]);
});

test('VAL-02 the 107 provinces have codes of their own', () => {
  expect(new Set(PROVINCES.map(([code]) => code)).size).toBe(107);
  expect([isProvince('RM'), isProvince('rm'), isProvince('XX')]).toEqual([true, false, false]);
});
