import { expect, test } from 'vitest';
import { incoherences, nameCode, surnameCode } from './fiscal-coherence.ts';

test.each([
  ['Rossi', 'RSS'],
  ['Fo', 'FOX'],
  ['Re', 'REX'],
  ['Aiello', 'LLA'],
  ['D’Angelo', 'DNG'],
  ['De Lùcia', 'DLC'],
  ['Yu', 'YUX'],
])('ACC-01 the surname %s is written %s', (surname, code) => {
  expect(surnameCode(surname)).toBe(code);
});

test.each([
  ['Mario', 'MRA'],
  ['Gianfranco', 'GFR'],
  ['Roberto', 'RRT'],
  ['Maria Luisa', 'MLS'],
  ['Anna', 'NNA'],
  ['Al', 'LAX'],
  ['Noè', 'NOE'],
])('ACC-01 the name %s is written %s', (name, code) => {
  expect(nameCode(name)).toBe(code);
});

const CODE = 'RSSMRA80A01H501U';
const MARIO = { surname: 'Rossi', name: 'Mario', birthday: '1980-01-01', gender: 'male' as const };

test.each([
  [{}, []],
  [{ birthday: null, gender: null }, []],
  [{ gender: 'other' as const }, []],
  [{ gender: 'undeclared' as const }, []],
  [{ surname: 'Bianchi' }, ['surname']],
  [{ name: 'Luca' }, ['name']],
  [{ birthday: '1981-01-01' }, ['birthday']],
  [{ birthday: '1980-01-02' }, ['birthday']],
  [{ birthday: '1980-02-01' }, ['birthday']],
  [{ gender: 'female' as const }, ['gender']],
  [
    { surname: 'Bianchi', name: 'Luca', birthday: '1990-05-05', gender: 'female' as const },
    ['surname', 'name', 'birthday', 'gender'],
  ],
])('ACC-01 with %j the code disagrees on %j', (other, expected) => {
  expect(incoherences(CODE, { ...MARIO, ...other })).toEqual(expected);
});
