import { expect, test } from 'vitest';
import { isOtherPlace } from './birth-place.ts';

const OF_ROME = 'RSSMRA80A01H501U';
/** The same, with letters where digits stand. */
const OF_ROME_BY_LETTERS = 'RSSMRA80A01H5LMX';

test.each([
  ['Roma', false],
  ['ROMA', false],
  ['Roma (RM)', false],
  ['roma, rm', false],
  ['Milano', true],
  ['Francia', true],
  ['Sant’Agata Bolognese', true],
  // Two places have the name: which is meant cannot be told.
  ['Castro', false],
  ['Castro (LE)', true],
  // No place of the list.
  ['Borgo Immaginario', false],
  ['', false],
])('ACC-01 a code of Rome and a birth in %j disagree: %s', async (told, other) => {
  expect(await isOtherPlace(OF_ROME, told)).toBe(other);
});

test('ACC-01 letters in the place of digits name the same place', async () => {
  expect(await isOtherPlace(OF_ROME_BY_LETTERS, 'Roma')).toBe(false);
});
