import { expect, test } from 'vitest';
import { contradictsBirthPlace } from './birth-place.ts';

const OF_ROME = 'RSSMRA80A01H501U';
/** The same code with letters in place of some digits. */
const OF_ROME_BY_LETTERS = 'RSSMRA80A01H5LMX';

const codeOf = (place: string) => `RSSMRA80A01${place}X`;

test.each([
  ['Roma', false],
  ['ROMA', false],
  ['Roma (RM)', false],
  ['roma, rm', false],
  ['Milano', true],
  ['Francia', true],
  ['Sant’Agata Bolognese', true],
  // Two places have this name, so it is not known which is meant.
  ['Castro', false],
  ['Castro (BG)', true],
  // Became a municipality of its own in 1975.
  ['Castro (LE)', false],
  // Not in the list of places.
  ['Borgo Immaginario', false],
  ['', false],
])('ACC-01 a code of Rome and a birth in %j disagree: %s', async (told, other) => {
  expect(await contradictsBirthPlace(OF_ROME, told)).toBe(other);
});

test('ACC-01 letters in the place of digits name the same place', async () => {
  expect(await contradictsBirthPlace(OF_ROME_BY_LETTERS, 'Roma')).toBe(false);
});

test.each([
  // Municipalities that were merged: the code is that of the place at birth.
  ['D005', 'Corigliano-Rossano', false],
  ['H579', 'Corigliano Rossano (CS)', false],
  ['D005', 'Corigliano Calabro', false],
  ['D005', 'Cosenza', false],
  ['D969', 'Sampierdarena', false],
  // Municipalities founded since: before that, births there have the code of the former municipality.
  ['H501', 'Fiumicino', false],
  ['B960', 'Mappano', false],
  ['F205', 'Lamezia Terme', false],
  // Any province that the place has belonged to is accepted.
  ['G015', 'Olbia (OT)', false],
  ['G015', 'Olbia (SS)', false],
  ['B745', 'Carbonia (CA)', false],
  ['B745', 'Carbonia (SU)', false],
  ['H501', 'Olbia', true],
  // Different spellings.
  ['G273', 'palermo', false],
  ['L219', 'TORINO', false],
  ['F839', 'Forlì', true],
  ['D704', 'Forli', false],
  ['D704', "Forli'", false],
  ['A326', 'Aosta', false],
  ['A345', 'L’Aquila', false],
  ['A345', "L'AQUILA", false],
  ['B034', 'Borgomanero', true],
  // Places lost in the war, which are abroad today.
  ['D620', 'Croazia', false],
  ['Z149', 'Fiume', false],
  ['G778', 'Iugoslavia', false],
  ['Z118', 'Pola', false],
  // Countries that once were one.
  ['Z158', 'Serbia', false],
  ['Z118', 'Serbia', false],
  ['Z157', 'Montenegro', false],
  ['Z135', 'Ucraina', false],
  ['Z154', 'Ucraina', false],
  ['Z105', 'Slovacchia', false],
  ['Z315', 'Eritrea', false],
  ['Z110', 'Guadalupa', false],
  ['Z112', 'Germania', false],
  // Countries that never were one.
  ['Z110', 'Germania', true],
  ['Z600', 'Brasile', true],
  ['Z110', 'Roma', true],
  ['H501', 'Argentina', true],
  ['Z999', 'Argentina', false],
  ['X999', 'Roma', false],
  // A town abroad is not in the list of places.
  ['Z110', 'Parigi', false],
])('ACC-01 a code of %s and a birth in %j disagree: %s', async (place, told, other) => {
  expect(await contradictsBirthPlace(codeOf(place), told)).toBe(other);
});
