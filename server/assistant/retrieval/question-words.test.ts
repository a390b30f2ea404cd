import { expect, test } from 'vitest';
import { questionWords } from './question-words.ts';

const asked = (question: string) => questionWords(question).map(({ typed }) => typed);

test.each([
  ['Chi era Enrico Fermi?', ['era', 'Enrico', 'Fermi']],
  ['Che cos’è la Banca d’Italia?', ['la', 'Banca', 'Italia']],
  ['Perché l’acqua manca?', ['acqua', 'manca']],
  ['Puoi dirmi quando riapre il ponte, per favore?', ['riapre', 'il', 'ponte']],
])('RAG-07 the words of «%s» that only ask are left out', (question, words) => {
  expect(asked(question)).toEqual(words);
});

test.each([
  'Quanto fa 2+2?',
  'quanto fa 12 x 12',
  'Quanto fa 1250 : 5?',
  '7 + 5 = ?',
])('RAG-07 «%s» has no words to search for', (question) => {
  expect(asked(question)).toEqual([]);
});

test.each([
  ['Che cosa fa il governo?', ['il', 'governo']],
  ['Che cosa accadde nel 1968?', ['accadde', 'nel', '1968']],
  ['1968', ['1968']],
  ['Quanti sono i 4 arrestati?', ['sono', 'i', '4', 'arrestati']],
])('RAG-07 «%s» has words to search for', (question, words) => {
  expect(asked(question)).toEqual(words);
});

test('RAG-07 names and numbers count more than other words, and words for the kind of answer less', () => {
  const emphasis = new Map(
    questionWords('In quale anno la Roma vinse 3 coppe?').map(({ typed, emphasis }) => [typed, emphasis]),
  );
  const of = (word: string) => emphasis.get(word) ?? 0;
  expect(of('Roma')).toBeGreaterThan(of('3'));
  expect(of('3')).toBeGreaterThan(of('coppe'));
  expect(of('coppe')).toBeGreaterThan(of('anno'));
});

test('RAG-07 a word counts once, and is marked if it follows the previous one', () => {
  const words = questionWords('Banca d’Italia e banca europea');
  expect(words.map(({ typed, followsPrevious }) => [typed, followsPrevious])).toEqual([
    ['Banca', true],
    ['Italia', false],
    ['europea', false],
  ]);
});

test.each([
  ['chi è il sindaco di rieti', ['il', 'sindaco', 'di', 'rieti']],
  ['CHI È IL SINDACO DI RIETI?', ['IL', 'SINDACO', 'DI', 'RIETI']],
  ['Chi è il sindaco di Rieti?', []],
  ['chi è il sindaco dell’Aquila', []],
])('RAG-07 the words of «%s» that may be names are %j', (question, names) => {
  const words = questionWords(question).filter(({ mayBeName }) => mayBeName);
  expect(words.map(({ typed }) => typed)).toEqual(names);
});

test.each([
  ['Chi è P. Bianchi?', ['Bianchi']],
  ['Chi è T.S. Eliot?', ['Eliot']],
  ['i romanzi di J. K. Rossini', ['Rossini']],
  ['il romanzo di J.R.R. Rossini', ['Rossini']],
  ['i dazi degli U.S.A.?', ['USA']],
  ['Serie B. Chi gioca?', ['B']],
])('RAG-07 the names in «%s» are %j, without initials', (question, names) => {
  const words = questionWords(question).filter(({ isName }) => isName);
  expect(words.map(({ typed }) => typed)).toEqual(names);
});

const emphasisIn = (question: string, word: string) =>
  questionWords(question).find(({ typed }) => typed === word)?.emphasis;

test.each([
  ['e feriti?', 'feriti'],
  ['e sanità?', 'sanità'],
  ['Quanti scontri ci sono stati? feriti', 'feriti'],
  ['scuola e università', 'università'],
  ['mostre e deputati a Bari', 'deputati'],
  ['Che scuole e ospedali chiudono?', 'scuole'],
  ['data center in Lombardia', 'data'],
  ['Servizio civile, quando scade?', 'Servizio'],
  ['e negli usa?', 'usa'],
  ['elezioni USA', 'USA'],
])('RAG-07 in «%s» «%s» names the subject', (question, word) => {
  expect(emphasisIn(question, word)).toBeGreaterThanOrEqual(1);
});

test.each([
  ['Dove è nato il pittore?', 'nato'],
  ["dove e' nato il pittore?", 'nato'],
  ['dove e nato il pittore?', 'nato'],
  ['Quale animale è il bostrico?', 'animale'],
  ['quale animale e il bostrico?', 'animale'],
  ['Chi usa il vetro?', 'usa'],
  ['CHI USA IL VETRO?', 'USA'],
  ['Data di fondazione del circo', 'Data'],
])('RAG-07 in «%s» «%s» counts less than the subject', (question, word) => {
  expect(emphasisIn(question, word)).toBeLessThan(1);
});
