import { expect, test } from 'vitest';
import { goesOn, isPartOfQuestion, ownWords, wholeQuestion } from './goes-on.ts';

test.each([
  [['Quante vasche sono previste a Velletri?', 'E a Modena?'], 'Quante vasche sono previste a Modena?'],
  [
    ['Quante vasche sono previste a Velletri?', 'E quanto costano?'],
    'Quante vasche sono previste a Velletri?',
  ],
  [['notizie sul porto di Pesaro', 'e di Ancona?'], 'notizie sul porto di Ancona'],
  [['Chi è il sindaco di Bari?', 'e quello di Lecce?'], 'Chi è il sindaco di Lecce?'],
  [['Che cosa prevede la manovra?', 'E per le famiglie?'], 'Che cosa prevede la manovra? famiglie'],
  [['Ci sono scioperi dei treni?', 'E degli aerei?'], 'Ci sono scioperi dei treni? aerei'],
  [['Quando riapre il museo di Ferrara?', 'in che anno?'], 'Quando riapre il museo di Ferrara?'],
  [
    ['Quando riapre il museo di Ferrara?', 'Chi l’ha scritto?', 'Riassumi in tre punti'],
    'Quando riapre il museo di Ferrara?',
  ],
  [['parlami del faro di Punta Secca', 'dimmi di più'], 'parlami del faro di Punta Secca'],
  // Another subject is another one.
  [['Chi ha vinto il palio?', 'Quali mostre ci sono a Roma?'], 'Quali mostre ci sono a Roma?'],
])('RAG-07 the last of %j is understood from those before', (questions, whole) => {
  expect(wholeQuestion(questions.at(-1) ?? '', questions.slice(0, -1))).toBe(whole);
});

test.each([
  ['Chi l’ha scritto?', true],
  ['E per le famiglie?', true],
  ['Riassumi in tre punti', true],
  ['Quanto costa?', true],
  ['Quanto costa la tessera del museo?', false],
  ['sciopero dei treni', false],
  ['Emergenza idrica in Puglia', false],
])('RAG-07 whether %j goes on from something: %o', (question, goes) => {
  expect(goesOn(question)).toBe(goes);
});

test('RAG-07 what a question names is told from what only asks', () => {
  expect(ownWords('Chi ha scritto l’articolo sul faro?')).toEqual(['faro']);
  expect(ownWords('Riassumi in tre punti')).toEqual([]);
  expect(ownWords('Quanto costa il biglietto?')).toEqual(['biglietto']);
});

test.each([
  ['E per la difesa?', true],
  ['e nel Lazio?', true],
  ['Ma con i treni?', true],
  ['e nell’Appennino?', true],
  ['E col treno?', true],
  ['E senza biglietto?', true],
  ['E agli studenti fuori sede?', true],
  ['e dagli Stati Uniti?', true],
  ['E per la sanità il governo ha stanziato altri fondi?', false],
  ['E il terremoto in Umbria?', false],
  ['E in che anno è nato?', false],
  ['Per la difesa quanto si spende?', false],
])('RAG-07 %j says alone: nothing, %s', (question, isPart) => {
  expect(isPartOfQuestion(question)).toBe(isPart);
});
