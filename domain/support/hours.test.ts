import { expect, test } from 'vitest';
import { nextChangeOf, openingsFrom, stateAt, stateWords, type Week } from './hours.ts';

const LONG = { from: '09:00', to: '21:00' };
const WEEK: Week = [null, LONG, LONG, LONG, LONG, LONG, { from: '09:00', to: '13:00' }];
const desk = { week: WEEK, isClosed: (day: string) => day === '2026-12-25' };
const said = (now: string, first = now.slice(0, 10)) => {
  const moment = new Date(now);
  return stateWords(stateAt(openingsFrom(desk, first, 14), moment), moment);
};

test.each([
  ['2026-11-20T08:00:00Z', 'aperto fino alle 21'],
  ['2026-11-21T08:00:00Z', 'aperto fino alle 13'],
  ['2026-11-20T07:59:59Z', 'riapre oggi alle 9'],
  ['2026-11-19T20:00:00Z', 'riapre domani alle 9'],
  ['2026-11-21T12:00:00Z', 'riapre lunedì alle 9'],
  ['2026-12-24T20:00:00Z', 'riapre sabato alle 9'],
])('HLP-03 at %s the text is: %s', (now, words) => {
  expect(said(now)).toBe(words);
});

test('HLP-03 an opening a week away is written with its date, half an hour with its minutes', () => {
  const opens = new Date('2026-11-30T08:30:00Z');
  expect(stateWords({ open: false, opens }, new Date('2026-11-21T12:00:00Z'))).toBe(
    'riapre lunedì 30 novembre alle 9.30',
  );
  expect(stateWords({ open: false, opens: null }, opens)).toBe('chiuso');
});

test('HLP-03 times are those of Rome in summer and in winter', () => {
  const week = openingsFrom(desk, '2026-03-27', 5).map(({ from }) => from.toISOString());
  expect(week).toEqual([
    '2026-03-27T08:00:00.000Z',
    '2026-03-28T08:00:00.000Z',
    '2026-03-30T07:00:00.000Z',
    '2026-03-31T07:00:00.000Z',
  ]);
});

test.each([
  ['2026-11-20T07:59:00Z', '2026-11-20T08:00:00.000Z'],
  ['2026-11-20T08:00:00Z', '2026-11-20T20:00:00.000Z'],
  ['2026-11-20T20:00:00Z', '2026-11-20T23:00:00.000Z'],
  ['2026-11-20T23:00:00Z', '2026-11-21T08:00:00.000Z'],
])('HLP-03 the text at %s is valid until %s', (now, turn) => {
  expect(nextChangeOf(openingsFrom(desk, '2026-11-20', 14), new Date(now)).toISOString()).toBe(turn);
});
