import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Message, Subject, visibleWords } from './free-words.ts';

const FAMILY = '👨‍👩‍👧';
const SCOTLAND = '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}';

test.each([
  ['Come\u0000 cambio\u0007\u009d?', 'Come cambio?'],
  ['prima\r\nseconda\rterza\tfine', 'prima\nseconda\nterza\tfine'],
  ['mezza\ud83d faccina\ude42', 'mezza faccina'],
  ['intera 🙂', 'intera 🙂'],
  [`${FAMILY} e ${SCOTLAND}`, `${FAMILY} e ${SCOTLAND}`],
  ['exe\u202egpj\u200b\ufeff\u00ad', 'exegpj'],
])('HLP-02, HLP-09 the visible part of %j is %j', (text, seen) => {
  expect(visibleWords(text)).toBe(seen);
});

test.each([
  '',
  '\u0000\u0001',
  '\u200d\u200d\u200d',
  '\ufe0f\u200d',
  '\u200b',
  '\ud83d',
])('HLP-02, HLP-09 %j has nothing visible', (text) => {
  expect(visibleWords(text).trim()).toBe('');
});

test('HLP-02 a message and its subject keep their emoji in one piece', () => {
  expect(v.parse(Message(100), `Siamo in tre ${FAMILY}\ud83d`)).toBe(`Siamo in tre ${FAMILY}`);
  expect(v.parse(Subject(100), `Siamo in tre ${FAMILY}\u0000\ud83d`)).toBe(`Siamo in tre ${FAMILY}`);
});

test('HLP-02 a message of invisible characters counts as empty', () => {
  for (const Words of [Message(100), Subject(100)])
    expect(v.safeParse(Words, '\u200d'.repeat(20)).issues?.[0]?.message).toBe('Richiesto');
});
