import { expect, test } from 'vitest';
import { normalPhone } from './phone.ts';
import { isTenderCode } from './tender-code.ts';
import { foldVatNumber, isForeignVatNumber, isVatNumber } from './vat-number.ts';

test.each([
  // Published: of public companies, and of examples.
  ['00743110157', true],
  ['12345678903', true],
  ['00488410010', true],
  ['12345678901', false],
  ['00743110158', false],
  ['00000000000', false],
  ['0074311015', false],
  ['007431101570', false],
  ['IT00743110157', false],
])('VAL-02 %s is a VAT number of Italy: %s', (number, right) => {
  expect(isVatNumber(number)).toBe(right);
});

test.each([
  ['IT 007 4311 0157', '00743110157'],
  ['00743110157', '00743110157'],
  ['de 123.456.789', 'DE123456789'],
])('%s is kept as %s', (typed, kept) => {
  expect(foldVatNumber(typed)).toBe(kept);
});

test.each([
  ['DE123456789', true],
  ['ATU12345678', true],
  ['X', false],
  ['DE123456789012345', false],
])('%s may be a VAT number of another country: %s', (number, right) => {
  expect(isForeignVatNumber(number)).toBe(right);
});

test.each([
  // Published by the authority, with its two check rules.
  ['95156957EC', true],
  ['918052266A', true],
  ['95156957ED', false],
  ['Z1E31EB332', true],
  ['Z1F31EB332', false],
  // Of those since 2024 only the form is known.
  ['A03E9A1BA4', true],
  ['A03E9A1BAG', false],
  ['9515695', false],
  ['', false],
])('ACC-06 %s is the CIG of a tender: %s', (code, right) => {
  expect(isTenderCode(code)).toBe(right);
});

test.each([
  ['340 123 4567', '+393401234567'],
  ['+39 340 1234567', '+393401234567'],
  ['0039 340 1234567', '+393401234567'],
  ['06 6982 1234', '+390669821234'],
  ['(02) 1234.5678', '+390212345678'],
  ['+39 02 12345678', '+390212345678'],
  ['+44 20 7946 0958', '+442079460958'],
  ['0044 20 7946 0958', '+442079460958'],
  ['+1 (202) 555-0143', '+12025550143'],
  // Neither a line nor a mobile.
  ['800 123456', null],
  ['123', null],
  ['340 12', null],
  ['+39 2 12345678', null],
  ['+0 12345678', null],
  ['340 123 456x', null],
  ['++39 340 1234567', null],
  ['12+34', null],
  ['', null],
])('VAL-02 the phone %s is kept as %s', (typed, kept) => {
  expect(normalPhone(typed)).toBe(kept);
});
