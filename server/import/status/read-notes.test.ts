import { expect, test } from 'vitest';
import { isHeldByNote, isHeldByTitle } from './read-notes.ts';

test.each([
  'Si prega di non pubblicare',
  'Si prega cortesemente di non pubblicare prima delle 18',
  'Vi preghiamo di non utilizzare',
  'Gentili colleghi, siete pregati di non diffondere',
  'Per cortesia, non pubblicare',
  'Con foto. Non va pubblicato prima di domani',
  'Non ancora pubblicabile',
  'È vietata la pubblicazione',
  'Sospendere la pubblicazione',
  'Pubblicazione vietata fino alle 18',
  'Strettamente riservato',
  'Il testo è sotto embargo',
  'Please do not publish',
  'Kindly do not use before 6pm',
  'PLEASE HOLD',
  'The story is embargoed until 18',
  'Prière de ne pas publier avant 18h',
  'Bitte nicht veröffentlichen',
  'Favor de no publicar',
  'do not publish until released',
  'Embargo until lifted',
  'Embargo: 18:00',
  'Embargo over the weekend',
  'Annullare la notizia delle 10',
])('a note that says %s holds the text', (note) => {
  expect(isHeldByNote(note)).toBe(true);
});

test.each([
  'Embargo: lifted',
  'Embargo: none',
  'EMBARGO: revocato',
  'Embargo - scaduto',
  'Embargo lifted at 9',
  'Embargo over',
  'Nessun embargo',
  'No embargo',
  'Pubblicare subito',
  'Si prega di pubblicare in evidenza',
  'Released for publication',
  'Holding the line',
  'Con foto, riservata una pagina',
  'Annulla e sostituisce il lancio delle 10',
])('a note that says %s does not hold the text', (note) => {
  expect(isHeldByNote(note)).toBe(false);
});

test.each([
  'EMBARGO: ORE 18',
  'EMBARGO ORE 18 - Riapre il ponte',
  '(EMBARGO 18.30) Riapre il ponte',
  'Embargo 26/11 ore 18: riapre il ponte',
  'EMBARGO H18 Riapre il ponte',
  'Embargo fino a domani: riapre il ponte',
  'Embargo fino al 27 novembre',
  'Under embargo until 6pm: the bridge opens',
  'SOTTO EMBARGO - Riapre il ponte',
  'EMBARGO: Riapre il ponte',
  'Riapre il ponte (embargo ore 18)',
  'Riapre il ponte - EMBARGO ORE 18',
  'DA NON PUBBLICARE: Riapre il ponte',
])('the title %s says that its text waits', (title) => {
  expect(isHeldByTitle(title)).toBe(true);
});

test.each([
  'Embargo, 20 anni dopo',
  'Embargo 20 paesi',
  'Embargo al 50% sui prodotti',
  'Embargo: 27 Paesi dicono sì',
  'Embargo 2026: le nuove regole',
  'Embargo dal 5 dicembre sulle armi',
  'EMBARGO: L’UNIONE DECIDE',
  'Sotto embargo da 60 anni',
  'Non pubblicare i nomi dei minori: il garante',
  'KILL BILL - Torna al cinema',
  'La lettera (mai spedita)',
])('the title %s says nothing of its text', (title) => {
  expect(isHeldByTitle(title)).toBe(false);
});
