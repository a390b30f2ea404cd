import { expect, test } from 'vitest';
import { operatorWords, phoneWords } from './opening-words.ts';

const opening = (from: string, to: string) => ({ from: new Date(from), to: new Date(to) });
const OPENINGS = [
  opening('2025-04-04T07:00:00Z', '2025-04-04T19:00:00Z'),
  opening('2025-04-07T07:00:00Z', '2025-04-07T19:00:00Z'),
];

test.each([
  ['2025-04-04T06:59:59Z', 'Riapre oggi alle 9', 'Operatori di nuovo in linea oggi alle 9'],
  ['2025-04-04T07:00:00Z', 'Aperto fino alle 21', 'Operatori in linea fino alle 21'],
  ['2025-04-04T18:59:59Z', 'Aperto fino alle 21', 'Operatori in linea fino alle 21'],
  ['2025-04-04T19:00:00Z', 'Riapre lunedì alle 9', 'Operatori di nuovo in linea lunedì alle 9'],
  ['2025-04-06T22:00:00Z', 'Riapre oggi alle 9', 'Operatori di nuovo in linea oggi alle 9'],
  ['2025-04-07T19:00:00Z', undefined, undefined],
])('HLP-03, HLP-04 at %s', (at, phone, operators) => {
  const now = new Date(at);
  expect(phoneWords(OPENINGS, now)?.text).toBe(phone);
  expect(operatorWords(OPENINGS, now)?.text).toBe(operators);
});
