import { expect, test } from 'vitest';
import { checkCharacter, isFiscalCode } from './fiscal-code.ts';
import { incoherencesOf, nameCodes, surnameCodes } from './fiscal-coherence.ts';

test.each([
  ['Rossi', 'RSS'],
  ['Fo', 'FOX'],
  ['Re', 'REX'],
  ['Aiello', 'LLA'],
  ['D’Angelo', 'DNG'],
  ['De Lùcia', 'DLC'],
  ['Yu', 'YUX'],
  ['Ng', 'NGX'],
  ['O', 'OXX'],
  // Letters that are more than a letter with an accent.
  ['Đorđević', 'DRD'],
  ['Đorđević', 'DJR'],
  ['Đokić', 'DKC'],
  ['Łukasz', 'LKS'],
  ['Wałęsa', 'WLS'],
  ['Øst', 'STO'],
  ['Bø', 'BOX'],
  ['Bø', 'BOE'],
  ['Groß', 'GRS'],
  ['Weiß', 'WSS'],
  ['Öz', 'ZOX'],
  ['Öz', 'ZOE'],
  ['Åse', 'SAE'],
  ['Þórsson', 'THR'],
  ['Çelik', 'CLK'],
  ['Işık', 'SKI'],
  ['Nuñez', 'NNZ'],
  ["Dell'Acqua", 'DLL'],
  ['D’Amico', 'DMC'],
  ['D`Amico', 'DMC'],
  ['Sanʻati', 'SNT'],
  // With two surnames, or one with a husband's, either may be the registered one.
  ['Rossi Bianchi', 'RSS'],
  ['Fo Bianchi', 'FBN'],
  ['Fo Bianchi', 'FOX'],
  ['Fo-Bianchi', 'BNC'],
  ['Verdi in Neri', 'VRD'],
  ['Verdi in Neri', 'NRE'],
])('ACC-01 the surname %s may be written %s', (surname, code) => {
  expect(surnameCodes(surname)).toContain(code);
});

test.each([
  ['Mario', 'MRA'],
  ['Gianfranco', 'GFR'],
  ['Roberto', 'RRT'],
  ['Maria Luisa', 'MLS'],
  ['Anna', 'NNA'],
  ['Al', 'LAX'],
  ['Noè', 'NOE'],
  ['Maria Luisa', 'MRA'],
  ['Jean-Pierre', 'JPR'],
  ['Li', 'LIX'],
  ['Jürgen', 'JGN'],
  ['Zoë', 'ZOE'],
  ['Słavomir', 'SVM'],
  ['N’Golo', 'NGL'],
])('ACC-01 the name %s may be written %s', (name, code) => {
  expect(nameCodes(name)).toContain(code);
});

test('ACC-01 a name without such letters has exactly one code', () => {
  expect(surnameCodes('Rossi')).toEqual(['RSS']);
  expect(nameCodes('Gianfranco')).toEqual(['GFR']);
});

const CODE = 'RSSMRA80A01H501U';
const MARIO = { surname: 'Rossi', name: 'Mario', birthday: '1980-01-01', gender: 'male' as const };

test.each([
  [{}, []],
  [{ birthday: null, gender: null }, []],
  [{ gender: 'other' as const }, []],
  [{ gender: 'undeclared' as const }, []],
  [{ surname: 'De Rossi' }, []],
  [{ surname: 'Rossi Bianchi', name: 'Maria Mario' }, []],
  // A name in another script cannot be checked.
  [{ surname: 'Росси', name: 'Марио' }, []],
  [{ surname: '王', name: '明' }, []],
  [{ surname: 'Russi' }, []],
  [{ surname: 'Bianchi' }, ['surname']],
  [{ surname: 'Đossi' }, ['surname']],
  [{ name: 'Luca' }, ['name']],
  [{ birthday: '1981-01-01' }, ['birthday']],
  [{ birthday: '1980-01-02' }, ['birthday']],
  [{ birthday: '1980-02-01' }, ['birthday']],
  [{ gender: 'female' as const }, ['gender']],
  [
    { surname: 'Bianchi', name: 'Luca', birthday: '1990-05-05', gender: 'female' as const },
    ['surname', 'name', 'birthday', 'gender'],
  ],
])('ACC-01 with %j the code differs in %j', (other, expected) => {
  expect(incoherencesOf(CODE, { ...MARIO, ...other })).toEqual(expected);
});

test.each([
  ['Ana', 'Đorđević', 'DRDNAA85A41Z158'],
  ['Ana', 'Djordjević', 'DJRNAA85A41Z158'],
  ['Łukasz', 'Ng', 'NGXLSZ85A01Z127'],
  ['Nicolò', "D'Amico", 'DMCNCL85A01H501'],
])('ACC-01 the code of %s %s agrees', (name, surname, first15) => {
  const code = first15 + checkCharacter(first15);
  expect(isFiscalCode(code)).toBe(true);
  expect(incoherencesOf(code, { name, surname, birthday: '1985-01-01', gender: null })).toEqual([]);
});
