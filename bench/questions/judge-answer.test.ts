import { expect, test } from 'vitest';
import { containsWords, judgeAnswer } from './judge-answer.ts';

const DAY = '2025-03-20';
const cited = (...keys: string[]) => keys.map((key) => ({ key, day: DAY }));
const RIGHT = { right: true, wrong: false };
const LACKING = { right: false, wrong: false };

test('short answers are found as whole words, without accents and in any case', () => {
  expect(containsWords('lunedi e martedi', 'Lunedì')).toBe(true);
  expect(containsWords('nel 1881', '18')).toBe(false);
  expect(containsWords('alle 18, in piazza', '18')).toBe(true);
  expect(containsWords('costa 5.60 euro', '5.60')).toBe(true);
  expect(containsWords('costa 5460 euro', '5.60')).toBe(false);
});

test('an answer is useful if it says all that it must and cites a right article first', () => {
  const label = { asks: '?', answers: [['sei', '6'], ['nove']], cites: ['a', 'b'] };
  expect(judgeAnswer(label, { words: 'Sono 6, poi nove.', cited: cited('b', 'x') })).toEqual(RIGHT);
  expect(judgeAnswer(label, { words: 'Sono 6.', cited: cited('a') })).toEqual(LACKING);
  expect(judgeAnswer(label, { words: 'Sono 6, poi nove.', cited: cited('x', 'a') })).toEqual(LACKING);
});

test('a list needs as many right articles as the label requires', () => {
  const label = { asks: '?', cites: ['a', 'b', 'c'], least: 2 };
  expect(judgeAnswer(label, { words: '', cited: cited('a', 'x', 'c') })).toEqual(RIGHT);
  expect(judgeAnswer(label, { words: '', cited: cited('a', 'x') })).toEqual(LACKING);
});

test('an article of another day is wrong where the label requires certain days', () => {
  const label = { asks: '?', within: { from: DAY, to: DAY }, least: 2 };
  expect(judgeAnswer(label, { words: '', cited: cited('a', 'b') })).toEqual(RIGHT);
  const late = [...cited('a', 'b'), { key: 'c', day: '2025-03-21' }];
  expect(judgeAnswer(label, { words: '', cited: late })).toEqual({ right: true, wrong: true });
});

test('a question without an answer is refused by citing nothing, and excluded words or articles are wrong', () => {
  const label = { asks: '?', refused: true as const, excludes: { says: ['Emma'], cites: ['a'] } };
  expect(judgeAnswer(label, { words: 'Non ho trovato articoli.', cited: [] })).toEqual(RIGHT);
  expect(judgeAnswer(label, { words: 'Ecco', cited: cited('b') })).toEqual(LACKING);
  expect(judgeAnswer(label, { words: 'Ecco', cited: cited('a') })).toEqual({ right: false, wrong: true });
  expect(judgeAnswer(label, { words: 'Ha vinto Emma.', cited: [] })).toEqual({ right: true, wrong: true });
});
