import { expect, test } from 'vitest';
import { kindOf } from '../understanding/asked-kind.ts';
import { containsAnswerKind, kindScoreOf, shortAnswer } from './short-answer.ts';

test.each([
  ['Quante vasche sono previste?', 'Il programma prevede quaranta vasche in tre cortili.', 'quaranta vasche'],
  ['Quanto costa?', 'La spesa è di 38 milioni in tre anni.', '38 milioni'],
  ['Quanto costa il biglietto?', 'Merito del biglietto a tappe: 19 euro, valido tre giorni.', '19 euro'],
  ['Che percentuale di ragazzi legge?', 'Il 35 per cento dei ragazzi legge.', '35 per cento'],
  ['Quando riapre il museo?', 'Il museo riapre il 24 novembre dopo due anni di lavori.', '24 novembre'],
  ['Quando apre la passerella?', 'La passerella apre oggi alle 10.', 'oggi alle 10'],
  ['In che anno è nato il coro?', 'Il coro è nato nel 1987 in una cucina.', '1987'],
  ['Quanto costa il biglietto?', 'Il biglietto costa tra 10 e 15 euro.', '10 e 15 euro'],
  ['Quanto costa il biglietto?', 'Il biglietto costa 10-15 euro.', '10-15 euro'],
  ['Quando c’è la fiera?', 'La fiera c’è il 3-4 maggio.', '3-4 maggio'],
  ['Quanti residenti ha l’isola?', 'D’inverno l’isola ha duecentosei residenti.', 'duecentosei residenti'],
  ['Con che punteggio ha vinto?', 'In finale si è imposta 15-13 sulla romana.', '15-13'],
  ['Quanto è grande il cratere?', 'Il cratere, del 1880, misura 300 metri.', '300 metri'],
  ['Quanto costa il corso?', 'Il corso costa 40 euro, il 12 per cento in più.', '40 euro'],
  ['Quanto pesa la lente?', 'La lente, del 1880, pesa due tonnellate.', 'due tonnellate'],
  ['Quanto dura il viaggio?', 'Il viaggio dura quaranta minuti.', 'quaranta minuti'],
  ['Quanti anni ha la vincitrice?', 'La vincitrice è una ventunenne di Bari.', 'ventunenne'],
  ['Quanti anni ha il ladro?', 'Il ladro, un sedicenne di Bari, è fuggito per 3 chilometri.', 'sedicenne'],
  ['Che età ha il regista?', 'Il regista, trentacinquenne, ha girato 4 film.', 'trentacinquenne'],
  ['Quante persone sono morte per il caldo?', 'Con 40 gradi sono morte 1500 persone.', '1500 persone'],
  ['Quanto costa una casa alta tre piani?', 'La casa di 120 metri costa 90 mila euro.', '90 mila euro'],
  ['Quanto è lunga la costa?', 'La costa è lunga 12 chilometri e vale 3 milioni.', '12 chilometri'],
  [
    'In che anno fu fondata la torre?',
    'La torre fu fondata il 3 maggio del 1348 e si visita domenica.',
    '3 maggio del 1348',
  ],
  ['Quanti morti ci sono stati?', 'Nel crollo ci sono stati 3 morti.', '3 morti'],
  ['Come è finita Roma-Lazio?', 'Roma-Lazio è finita 2-1 davanti a tutti.', '2-1'],
  ['Quanto è lungo il ponte finanziato dalla Ue?', 'Il ponte è lungo 300 metri.', '300 metri'],
  ['Quanto tempo c’è per pagare il bollo?', 'Per il bollo ci sono 60 giorni.', '60 giorni'],
  ['Quanto costerebbero i lavori?', 'I lavori di 3 mesi costerebbero 12 euro a testa.', '12 euro'],
  ['Qual è l’età della preside?', 'La preside, 38enne, è di Lodi.', '38enne'],
  ['In che anno ci fu la protesta?', 'La protesta esplose nel ’68 in piazza.', '’68'],
  ['In che anno aprì la fabbrica?', 'La fabbrica aprì negli anni Settanta.', 'anni Settanta'],
  ['A quanto ammonta il debito?', 'Il debito ammonta a 3 miliardi.', '3 miliardi'],
  ['Che temperatura ha raggiunto la città?', 'La città ha raggiunto 39 gradi.', '39 gradi'],
  ['Qual è la superficie del bosco?', 'Il bosco, di due secoli, ha 1900 ettari.', '1900 ettari'],
  ['In che anno nacque il borgo?', 'Il borgo, di 1200 anime, nacque nel 1181.', '1181'],
])('RAG-07 the short answer to %j is %j', (question, sentence, answer) => {
  expect(shortAnswer(sentence, { question, answerKind: kindOf(question) })).toBe(answer);
});

test('RAG-07 any amount may answer a question for a score if the sentence has no score', () => {
  const asked = { question: 'Con che punteggio ha passato l’esame?', answerKind: 'howMuch' } as const;
  expect(containsAnswerKind('Ha passato l’esame con 96 punti.', asked)).toBe(true);
  expect(containsAnswerKind('Ha passato l’esame.', asked)).toBe(false);
});

test('RAG-07 amounts of the previous question are not taken for an answer, and its kind does not count', () => {
  const asked = {
    question: 'E quanto dura?',
    answerKind: 'howMuch',
    knownTopic: 'Quanto costa il viaggio di 3 giorni?',
  } as const;
  expect(shortAnswer('Il viaggio dura quaranta minuti.', asked)).toBe('quaranta minuti');
  expect(containsAnswerKind('Il viaggio di 3 giorni comincia qui.', asked)).toBe(false);
});

test.each([
  ['Quanto costa il biglietto?', 'Nel 1968 costava 50 lire, oggi costa 2,50 euro.'],
  ['Quando riapre il museo?', 'Chiuso il 3 marzo, riapre il 24 novembre.'],
  ['Chi ha vinto?', 'Ha vinto Anna Bruni di Borgo Stellano.'],
  ['In che anno è nato il coro?', 'Il coro canta domenica alle 21.'],
  ['Quanti abitanti ha l’isola?', 'La nave ci mette dieci minuti.'],
  ['Chi è Marta Venturelli?', 'Marta Venturelli guida il coro.'],
])('RAG-07 there is no short answer to %j from %j', (question, sentence) => {
  expect(shortAnswer(sentence, { question, answerKind: kindOf(question) })).toBeNull();
});

test('RAG-07 a sentence that says where, who or why is recognised', () => {
  expect(
    containsAnswerKind('La mostra è aperta in piazza Grande.', {
      question: 'Dove è la mostra?',
      answerKind: 'where',
    }),
  ).toBe(true);
  expect(
    containsAnswerKind('La mostra è bella.', { question: 'Dove è la mostra?', answerKind: 'where' }),
  ).toBe(false);
  expect(
    containsAnswerKind('La sindaca Marta Venturelli ha detto sì.', {
      question: 'Chi è la sindaca?',
      answerKind: 'who',
    }),
  ).toBe(true);
  expect(
    containsAnswerKind('Ha chiuso perché nevicava.', { question: 'Perché ha chiuso?', answerKind: 'why' }),
  ).toBe(true);
  expect(
    containsAnswerKind('Ha chiuso a causa della neve.', { question: 'Perché ha chiuso?', answerKind: 'why' }),
  ).toBe(true);
});

test('RAG-07 a full name counts more than a single one, and an amount of what is counted more than another amount', () => {
  const who = (sentence: string) =>
    kindScoreOf(sentence, { question: 'Chi è la sindaca che ha detto no?', answerKind: 'who' });
  expect(who('Lo ha deciso la sindaca Orietta Ghiglione.')).toBeGreaterThan(who('Il Comune ha detto no.'));
  expect(who('La sindaca ha detto no.')).toBe(0);
  const howMuch = (sentence: string) =>
    kindScoreOf(sentence, { question: 'Quante vasche ci saranno?', answerKind: 'howMuch' });
  expect(howMuch('Ci saranno quaranta vasche.')).toBeGreaterThan(howMuch('Ci vorranno tre anni.'));
});

test('RAG-07 a sentence that gives advice answers how something is done', () => {
  const how = (sentence: string) =>
    containsAnswerKind(sentence, { question: 'Come ci si difende?', answerKind: 'how' });
  expect(how('Bisogna chiudere la chiamata.')).toBe(true);
  expect(how('La chiamata dura un minuto.')).toBe(false);
});

test('RAG-07 a long word of numerals that can be divided in many ways is no amount, and no hour', () => {
  const word = 'undiciotto'.repeat(40);
  const ask = (answerKind: 'howMuch' | 'when') =>
    shortAnswer(`Ne ha contati alle ${word}x.`, { question: 'Quanti sono?', answerKind });
  expect([ask('howMuch'), ask('when')]).toEqual([null, null]);
});

test('RAG-07 a number in words of nine numerals is an amount', () => {
  const number = 'novecentonovantanovemilanovecentonovantanove';
  const target = { question: 'Quanti residenti ha?', answerKind: 'howMuch' as const };
  expect(shortAnswer(`Ha ${number} residenti.`, target)).toBe(`${number} residenti`);
});
