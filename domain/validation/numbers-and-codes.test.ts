import { expect, test } from 'vitest';
import { phoneDigits } from './phone.ts';
import { isTenderCode } from './tender-code.ts';
import { foldVatNumber, isForeignVatNumber, isVatNumber } from './vat-number.ts';

test.each([
  // Published numbers of public companies, and examples.
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
  ['it-00743110157', '00743110157'],
  ['IT\u00a0007.431.10157', '00743110157'],
  ['P.I. 00743110157', '00743110157'],
  ['Partita IVA: IT 00743110157', '00743110157'],
  ['P.Iva n° 00743110157', '00743110157'],
  ['Partia Iva 00743110157', '00743110157'],
  ['C.F. e P.IVA 00743110157', '00743110157'],
  ['VAT DE 123 456 789', 'DE123456789'],
  ['VAT number: FR 40 303 265 045', 'FR40303265045'],
  ['USt-IdNr. DE123456789', 'DE123456789'],
  // A country's letters are no label, even if the digits happen to be valid in Italy.
  ['HR 12345678903', 'HR12345678903'],
  ['AU 12345678903', 'AU12345678903'],
  ['P.IVA HR12345678903', 'HR12345678903'],
  ['VAT LV12345678903', 'LV12345678903'],
  ['Partita IVA FR12345678903', 'FR12345678903'],
  ['P.IVA AU 12345678903', 'AU12345678903'],
  ['P.IVA SM12345', 'SM12345'],
  ['VAT no. 123456789', '123456789'],
  ['NIF B12345678', 'B12345678'],
  ['P.IVA 0074311015', 'PIVA0074311015'],
  // Not a valid Italian number: the letters stay, so that the error is found.
  ['Partita IVA: 00743110158', 'PARTITAIVA00743110158'],
  ['IT 0074311015', 'IT0074311015'],
])('%s is stored as %s', (typed, kept) => {
  expect(foldVatNumber(typed)).toBe(kept);
});

test.each([
  ['DE123456789', true],
  ['ATU12345678', true],
  ['IE1234567WA', true],
  ['IT0074311015', false],
  ['IT00743110158', false],
  ['X', false],
  ['DE123456789012345', false],
  ['DE12345678', false],
  ['RO12', true],
  ['B12345678', true],
  ['40303265045', true],
  ['CHE123456789MWST', true],
  ['TR1234567890', true],
  ['PI00743110158', false],
  ['PIVA0074311015', false],
  ['VAT123456789', false],
  ['CF123456789', false],
  ['VATDE12345678', false],
  ['ABCD', false],
])('%s may be a VAT number of another country: %s', (number, right) => {
  expect(isForeignVatNumber(number)).toBe(right);
});

test.each([
  // Published by the authority, with the two rules of its check digits.
  ['95156957EC', true],
  ['918052266A', true],
  ['95156957ED', false],
  ['Z1E31EB332', true],
  ['Z1F31EB332', false],
  // For codes since 2024 only the form is known.
  ['A03E9A1BA4', true],
  ['A03E9A1BAG', false],
  ['B1C2D3E4F5', true],
  ['V1C2D3E4F5', false],
  ['0000000000', true],
  ['95156957EC1', false],
  ['95156957E', false],
  ['9515695', false],
  ['', false],
])('ACC-06 %s is the CIG of a tender: %s', (code, right) => {
  expect(isTenderCode(code)).toBe(right);
});

test.each([
  ['(+39) 333 12.34.567', '+393331234567'],
  ['0039 06 6982-1234', '+390669821234'],
  ['+0039 333 1234567', '+393331234567'],
  ['+39(0)6/6982\\1234', '+390669821234'],
  ['06\u00a06982\u20111234', '0669821234'],
  ['＋39 ０６ ６９８２１２３４', '+390669821234'],
  ['Tel.: 06 69821234', '0669821234'],
  ['Tel. : 06 69821234', '0669821234'],
  ['Tel. n. 06 69821234', '0669821234'],
  ['tel:+390669821234', '+390669821234'],
  ['Tel/Fax: 06 69821234', '0669821234'],
  ['Tel. e fax 06 69821234', '0669821234'],
  ['T. 06 69821234', '0669821234'],
  ['Cel. 333 1234567', '3331234567'],
  ['cellulare nr. 333 1234567', '3331234567'],
  ['Numero: 06 69821234', '0669821234'],
  ['☎ 06 69821234', '0669821234'],
  ['\u202a+39 333 1234567\u202c', '+393331234567'],
  ['1234', null],
  ['Tel. casa 06 69821234', null],
  ['333 123 4567 8901 234', null],
  ['340 123 456x', null],
  ['06 6982 1234 int. 3', null],
  ['++39 340 1234567', null],
  ['12+34567', null],
  ['', null],
])('VAL-02 the phone number %j has the digits %s', (typed, figures) => {
  expect(phoneDigits(typed)).toBe(figures);
});
