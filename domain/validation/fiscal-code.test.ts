import { expect, test } from 'vitest';
import { checkCharacter, fiscalFacts, isCompanyFiscalCode, isFiscalCode } from './fiscal-code.ts';
import { foldCode } from './fold-code.ts';

test.each([
  // Published examples that belong to nobody.
  ['RSSMRA80A01H501U', true],
  ['RSSMRA85T10A562S', true],
  ['MRTMTT91D08F205J', true],
  ['BNCGVR68S46L219Y', false],
  // The check character is wrong.
  ['RSSMRA80A01H501A', false],
  // One digit is wrong.
  ['RSSMRA81A01H501U', false],
  // Letters in place of digits (omocodia), with the check character that follows from them.
  [`RSSMRA80A01H50M${checkCharacter('RSSMRA80A01H50M')}`, true],
  [`RSSMRAULALMHRLM${checkCharacter('RSSMRAULALMHRLM')}`, true],
  // The letter is not one of those.
  [`RSSMRA80A01H50A${checkCharacter('RSSMRA80A01H50A')}`, false],
  // Women born abroad, or in a municipality that no longer exists.
  [`DRDNAA85A41Z158${checkCharacter('DRDNAA85A41Z158')}`, true],
  [`CRGNNA50B54D005${checkCharacter('CRGNNA50B54D005')}`, true],
  [`FOXLIX00R71Z210${checkCharacter('FOXLIX00R71Z210')}`, true],
  // There is no such month or day.
  [`RSSMRA80F01H501${checkCharacter('RSSMRA80F01H501')}`, false],
  [`RSSMRA80A32H501${checkCharacter('RSSMRA80A32H501')}`, false],
  [`RSSMRA80A40H501${checkCharacter('RSSMRA80A40H501')}`, false],
  [`RSSMRA81B29H501${checkCharacter('RSSMRA81B29H501')}`, false],
  // 2000 was a leap year, so that day existed.
  [`RSSMRA00B29H501${checkCharacter('RSSMRA00B29H501')}`, true],
  ['RSSMRA80A01H501', false],
  ['RSSMRA80A01H501UU', false],
  ['', false],
])('VAL-02 %s is a person’s fiscal code: %s', (code, right) => {
  expect(isFiscalCode(code)).toBe(right);
});

test.each([
  ['00743110157', true],
  ['12345678903', true],
  ['12345678901', false],
  ['00000000000', false],
  ['RSSMRA80A01H501U', true],
  ['RSSMRA80A01H501A', false],
])('VAL-02 %s is a company’s fiscal code: %s', (code, right) => {
  expect(isCompanyFiscalCode(code)).toBe(right);
});

test.each([
  ' rssmra 80a01 h501u ',
  'RSS-MRA-80A01-H501U',
  'rss.mra.80a01\u00a0h501u',
  'ＲＳＳＭＲＡ８０Ａ０１Ｈ５０１Ｕ',
])('VAL-02 the code %j is stored without separators and in capitals', (typed) => {
  expect(foldCode(typed)).toBe('RSSMRA80A01H501U');
});

test('a code reveals the facts about its person, also where letters stand for digits', () => {
  const facts = { surname: 'RSS', name: 'MRA', yearOfCentury: '80', month: 1, day: 1, place: 'H501' };
  expect(fiscalFacts('RSSMRA80A01H501U')).toEqual({ ...facts, gender: 'male' });
  expect(fiscalFacts('RSSMRAULA4MHRLMX')).toEqual({ ...facts, day: 1, gender: 'female' });
});
