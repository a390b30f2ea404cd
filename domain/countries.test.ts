import { expect, test } from 'vitest';
import { COUNTRIES, isCountry, namedCountries } from './countries.ts';
import { ABOLISHED_PROVINCES, isProvince, PROVINCES, provinceCode } from './provinces.ts';

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

test('VAL-02 the 110 provinces have codes of their own, sorted by name', () => {
  expect(new Set(PROVINCES.map(([code]) => code)).size).toBe(110);
  expect([isProvince('RM'), isProvince('rm'), isProvince('XX')]).toEqual([true, false, false]);
  const names = PROVINCES.map(([, name]) => name);
  expect(names.toSorted((a, b) => a.localeCompare(b, 'it'))).toEqual(names);
});

test('VAL-02 an abolished province is known, but not listed', () => {
  expect(ABOLISHED_PROVINCES.map(([code]) => [code, isProvince(code)])).toEqual([['SU', true]]);
  expect(PROVINCES.map(([code]) => code)).not.toContain('SU');
});

test.each([
  ['OT', 'OT'],
  ['ot', 'OT'],
  ['Gallura Nord-Est Sardegna (OT)', 'OT'],
  ['Ogliastra (OG)', 'OG'],
  ['Medio Campidano (VS)', 'VS'],
  ['Sulcis Iglesiente (CI)', 'CI'],
  ['sulcis-iglesiente', 'CI'],
  ['Sud Sardegna', 'SU'],
  ['Sassari', 'SS'],
  ["L'Aquila", 'AQ'],
  ['FORLI CESENA', 'FC'],
  ['Roma (MI)', null],
  ['Olbia-Tempio', 'OT'],
  ['Carbonia-Iglesias (CI)', 'CI'],
  ['FO', 'FC'],
  ['Provincia di Reggio nell’Emilia', 'RE'],
  ["Provincia dell'Aquila", 'AQ'],
  ['dell’Aquila (AQ)', 'AQ'],
  ['prov. de L’Aquila', 'AQ'],
  ['Prov. AQ', 'AQ'],
  ['della Spezia', 'SP'],
  ['Provincia della Spezia', 'SP'],
  ['Provincia dell’Ogliastra', 'OG'],
  ['BAT', 'BT'],
  ['provincia', null],
  ['della', null],
  ['l', null],
  ['Provincia di Atlantide', null],
  ['', null],
])('VAL-02 the province %j is saved as %j', (typed, code) => {
  expect(provinceCode(typed)).toBe(code);
});
