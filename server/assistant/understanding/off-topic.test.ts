import { expect, test } from 'vitest';
import { offTopicOf } from './off-topic.ts';

test.each([
  ['Quanto fa 2+2?', 'calculation'],
  ['quanto fa sette per otto', 'calculation'],
  ['12 x 4', 'calculation'],
  ['12 ÷ 4', 'calculation'],
  ['sette x otto', 'calculation'],
  ['radice di nove', 'calculation'],
  ['calcola 15% di 200', 'calculation'],
  ['Ciao, come stai?', 'hello'],
  ['buongiorno', 'hello'],
  ['grazie mille!', 'thanks'],
  ['Grazie, sei stato gentile', 'thanks'],
  ['Chi sei?', 'aboutChatbot'],
  ['Chi sei? Sei un robot o una persona?', 'aboutChatbot'],
  ['Ciao! Con chi sto parlando?', 'aboutChatbot'],
  ['sto parlando con una macchina o con un essere umano?', 'aboutChatbot'],
  ['chi ti ha programmato', 'aboutChatbot'],
  ['che ne pensi del governo?', 'opinion'],
  ['ho mal di testa, che medicina prendo?', 'health'],
  ['Posso prendere l’aspirina se sono incinta?', 'health'],
  ['mi hanno licenziato, che cosa faccio?', 'law'],
  ['Il mio capo può licenziarmi?', 'law'],
  ['Come disdico l’abbonamento?', 'product'],
  ['La app non mi fa scaricare il giornale', 'product'],
  ['Quanto costa l’abbonamento al Messaggero?', 'product'],
  ['non riesco ad accedere', 'product'],
  ['ho perso la password', 'product'],
])('RAG-07 %j is recognised as %s', (question, matter) => {
  expect(offTopicOf(question, 'Il Messaggero')).toBe(matter);
});

test.each([
  'Chi ha licenziato l’allenatore?',
  'Chi perderà il lavoro con la chiusura dello stabilimento?',
  'Chi diventerà presidente della banca?',
  'abbonamento dei treni, gli aumenti',
  'Che farmaci mancano in farmacia?',
  'nuovi farmaci contro l’emicrania',
  'vaccino contro l’influenza agli anziani',
  'come si rubano le carte di credito',
  'fattura elettronica, che cosa cambia',
  'La app Immuni funziona?',
  'Che cosa è successo nel 1968?',
  '1968',
  'Grazie. Chi ha vinto ieri?',
  'Ciao. Sei arresti a Bari?',
  'Chi ha creato il robot che pulisce il porto?',
  'Sei persone ferite a Lecce',
  'Grazie ai fondi europei che cosa si fa?',
  'Che cosa è X?',
  'Cosa fa X?',
  'X',
  'quanto è di più, il meno o il per?',
  'Che cosa è il più?',
  '8 per mille',
  '2x1000',
  '10/3/2025',
  '25/11',
  '3-2',
  'Il governo può fare ricorso?',
  'Quante famiglie sono a rischio sfratto a Roma?',
  'Ho letto che il sangue donato manca',
  'Quale farmaco serve contro il diabete?',
  'la app IO funziona?',
  'Grazie, ma quanto costa il biglietto del museo?',
  'Quanti anni ha il sindaco?',
])('RAG-07 %j is searched in the archive', (question) => {
  expect(offTopicOf(question, 'Il Messaggero')).toBeNull();
});

test('RAG-07 a long question of figures is read quickly', () => {
  expect(offTopicOf(`per ${'1'.repeat(490)} z`, 'Leggo')).toBeNull();
  expect(offTopicOf(`quanto fa ${'1 + '.repeat(100)}1`, 'Leggo')).toBe('calculation');
});
