import { expect, test } from 'vitest';
import { withMonthsBefore } from './day-of-month.ts';
import { readQuestion } from './read-question.ts';

const NOW = new Date('2025-03-21T11:00:00Z');
const asked = (...questions: string[]) => withMonthsBefore(questions, NOW).at(-1);

test.each([
  [['notizie del 18 marzo', 'E del 17?'], 'E del 17 marzo 2025?'],
  [['Le notizie del 2 gennaio 2024', 'e quelle del 3'], 'e quelle del 3 gennaio 2024'],
  [['notizie di ieri', 'invece il 12?'], 'invece il 12 marzo 2025?'],
  [['notizie del 18 marzo', 'E del 1°?'], 'E del 1° marzo 2025?'],
  [['notizie del 18 marzo', 'E del 17?', 'e del 16?'], 'e del 16 marzo 2025?'],
  [['notizie del 31 marzo 2024', 'e il giorno dopo?'], 'E del 1 aprile 2024?'],
  [['notizie del 1 gennaio 2025', 'e le notizie del giorno prima'], 'E del 31 dicembre 2024'],
  [['Chi ha vinto il palio?', 'e il giorno dopo?'], 'e il giorno dopo?'],
  // No month was mentioned, or the number is not a day.
  [['Chi ha vinto il palio?', 'E del 17?'], 'E del 17?'],
  [['notizie di marzo', 'E del 17?'], 'E del 17?'],
  [['notizie del 18 marzo', 'E del 17 per cento?'], 'E del 17 per cento?'],
  [['notizie del 18 marzo', 'Chi ha vinto nel 17?'], 'Chi ha vinto nel 17?'],
])('RAG-07 in %j a day without a month belongs to the month of the earlier question', (questions, whole) => {
  expect(asked(...questions)).toBe(whole);
});

test('RAG-07 a day alone in an earlier question adds nothing to the topic of the next question', () => {
  const { text, time } = readQuestion('e quelle di oggi?', ['notizie del 18 marzo', 'E del 17?'], NOW);
  expect(time?.from).toBe('2025-03-21');
  expect(text).not.toMatch(/\d/);
});

test('RAG-07 a month or a topic that lies further back than twenty questions is not the current one', () => {
  const withTopic = (later: number) => [
    'Chi ha vinto il palio il 18 marzo?',
    ...Array(later).fill('E del 13?'),
  ];
  const read = (later: number) => readQuestion('E del 12?', withTopic(later), NOW);
  expect([read(19).time?.from, read(19).text]).toEqual(['2025-03-12', expect.stringContaining('palio')]);
  expect([read(20).time, read(20).text]).toEqual([null, expect.not.stringContaining('palio')]);
});

test.each([
  [['Quanti incidenti a Bari nel 2023?', 'e a Lecce?'], '2023-01-01'],
  [['Quanti incidenti a Bari nel 2023?', 'e a Lecce?', 'e a Taranto?'], '2023-01-01'],
  [['Quanti incidenti a Bari nel 2023?', 'e a Lecce nel 2022?'], '2022-01-01'],
  [['Che cosa prevede la manovra del 2023?', 'e per le famiglie?'], undefined],
  [['Quanti incidenti a Bari nel 2023?', 'Quanti abitanti ha Lecce?'], undefined],
])('RAG-07 the last question of %j about another place is about a time from %s', (questions, from) => {
  expect(readQuestion(questions.at(-1) ?? '', questions.slice(0, -1), NOW).time?.from).toBe(from);
});

test('RAG-07 a question about another side asks for the same kind of answer', () => {
  expect(readQuestion('e la Lazio?', ['Quando gioca la Roma?'], NOW).answerKind).toBe('when');
});
