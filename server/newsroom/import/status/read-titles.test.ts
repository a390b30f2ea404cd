import { expect, test } from 'vitest';
import { holdByFirstLine, holdByTitle } from './read-titles.ts';

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
  'DA NON PUBBLICARE - RIAPRE IL PONTE',
  'Da non pubblicare',
  'NON PRIMA DELLE 18 - Riapre il ponte',
  'NON PUBBLICARE PRIMA DELLE 18:30 - Riapre il ponte',
  'Riapre il ponte (non pubblicare fino a domani)',
  'Riapre il ponte (sotto embargo fino alle 18)',
  'Embargo fino alle 18 riapre il ponte',
  'Riapre il ponte (bozza)',
  'BOZZA 2 - Riapre il ponte',
  'Riapre il ponte - NICHT VERÖFFENTLICHEN',
  'ANNULLATA - Roma, crolla un ponte',
  '(ANNULLARE) Roma, crolla un ponte',
  'RITIRATA: crolla un ponte',
  'KILL - Roma, crolla un ponte',
  '[DRAFT] Riapre il ponte',
  'DRAFT - Riapre il ponte',
  'NON USARE - Riapre il ponte',
  'DO NOT USE: Riapre il ponte',
])('the title %s holds its text', (title) => {
  expect(holdByTitle(title)).not.toBeNull();
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
  'NON USARE L’ACQUA - L’ordinanza',
  'Smog, l’appello (non usare l’auto)',
  'Il garante (non pubblicare i nomi dei minori)',
  'Il garante (non pubblicare foto)',
  'Riapre il ponte (non prima di lunedì)',
  'Concorso (riservato ai disabili)',
  'Concerto di stasera (annullato)',
  'Il concerto - ANNULLATO',
  'ANNULLATO IL CONCERTO - Le reazioni',
  'Annullata: la mostra che nessuno ha visto',
  'La gara - RISERVATA ALLE DONNE',
  '(Riservato agli abbonati) Il dossier',
  'STOP ALLA DIFFUSIONE DEL VIRUS - Il piano',
  'Libro choc (pubblicazione vietata)',
  'Embargo a 12 banche russe',
  'Embargo alle 12 banche russe',
  'Cuba e Usa - EMBARGO',
  'HOLD: la serie',
  'LA BOZZA - Che cosa dice il decreto',
])('the title %s does not hold its text', (title) => {
  expect(holdByTitle(title)).toBeNull();
});

test.each([
  'EMBARGO FINO ALLE ORE 18 DI VENERDÌ 27 NOVEMBRE',
  'NON PUBBLICARE',
  '++ ATTENZIONE: NON PUBBLICARE PRIMA DELLE 18 ++',
  '(EMBARGO ORE 18) ROMA - Il ponte riapre domani, dopo due anni di lavori.',
  '[NON PUBBLICARE] Il ponte riapre domani.',
])('NWS-02 a text that begins with %s is held', (line) => {
  expect(holdByFirstLine(line)).not.toBeNull();
});

test.each([
  'ROMA - Il ponte riapre domani, dopo due anni di lavori.',
  'IL PONTE RIAPRE DOMANI',
  'EMBARGO, 20 ANNI DOPO',
  'Embargo fino alle 18, e poi? Il libro racconta come lavorano le agenzie.',
  '(ANSA) Il ponte riapre domani.',
  'NON PUBBLICARE I NOMI DEI MINORI: IL GARANTE',
])('NWS-02 a text that begins with %s is not held', (line) => {
  expect(holdByFirstLine(line)).toBeNull();
});

test.each([
  ['(NON PUBBLICARE ORE 18) Riapre il ponte', 'embargo'],
  ['(NON PUBBLICARE) (EMBARGO ORE 18) Riapre il ponte', 'embargo'],
  ['(SPERRFRIST 18 UHR) Riapre il ponte', 'embargo'],
  ['(NON PUBBLICARE) Riapre il ponte', 'forbidden'],
  ['(BOZZA) Riapre il ponte (EMBARGO ORE 18)', 'forbidden'],
])('NWS-02 the title %s holds its text by its %s', (title, kind) => {
  expect(holdByTitle(title)).toBe(kind);
});

test.each([
  'ANNULLATA - ROMA, CROLLA UN PONTE',
  'KILL - ROMA, CROLLA UN PONTE',
  'ANNULLARE',
  'Annullare',
  'Kill',
  'Annullare la notizia',
  'NOTIZIA ANNULLATA - Roma, crolla un ponte',
  'ANNULLAMENTO NOTIZIA - Roma, crolla un ponte',
  'ANNULLARE NOTIZIA: Roma, crolla un ponte',
  '+++ANNULLATA+++ Roma, crolla un ponte',
  '*** KILL *** Roma, crolla un ponte',
  'CANCELLATA - Roma, crolla un ponte',
  'Roma, crolla un ponte - ANNULLARE',
  'WITHDRAWN - Rome bridge collapses',
  'RETRACTED: Rome bridge collapses',
  'STORY REMOVED: Rome bridge collapses',
  'MANDATORY KILL - Rome bridge collapses',
])('NWS-02 the title %s takes its text back', (title) => {
  expect(holdByTitle(title)).toBe('forbidden');
});

test.each([
  'KILL BILL - TORNA AL CINEMA',
  'Il concerto - ANNULLATA',
  'ANNULLATA LA PARTITA - LE REAZIONI',
  'LA NOTIZIA - RITIRATA LA PATENTE',
  'REMOVED FROM OFFICE - The vote',
])('NWS-02 the title %s is news', (title) => {
  expect(holdByTitle(title)).toBeNull();
});

test.each([
  '(EMBARGO FINO A LUNEDÌ) Riapre il ponte',
  'EMBARGO FINO A VENERDÌ - Riapre il ponte',
  'Riapre il ponte (embargo fino a giovedì)',
  'EMBARGO DOMANI ORE 18 - Riapre il ponte',
  'EMBARGO LUNEDÌ ORE 18 - Riapre il ponte',
  '(EMBARGO DELLE 18) Riapre il ponte',
  '+++ EMBARGO +++ Riapre il ponte',
  '*EMBARGO* Riapre il ponte',
])('NWS-02 the title %s is under embargo', (title) => {
  expect(holdByTitle(title)).toBe('embargo');
});

test.each([
  ['(ANNULLARE) ROMA - Il ponte è crollato.', 'forbidden'],
  ['[KILL] Rome - The bridge collapsed.', 'forbidden'],
  ['KILL', 'forbidden'],
  ['Annullare la notizia.', 'forbidden'],
  ['ANNULLARE LA NOTIZIA', 'forbidden'],
  ['ATTENZIONE: ANNULLARE', 'forbidden'],
  ['+++ ANNULLATA +++ Roma, crolla un ponte', 'forbidden'],
  ['BOZZA', 'forbidden'],
  ['EMBARGO', 'embargo'],
  ['EMBARGO!', 'embargo'],
  ['Sotto embargo', 'embargo'],
  ['Embargo ore 18', 'embargo'],
  ['EMBARGO ore 18', 'embargo'],
  ['Non pubblicare prima delle 18', 'embargo'],
  ['EMBARGO FINO A LUNEDÌ', 'embargo'],
])('NWS-02 a text whose first line is %s is held: %s', (line, kind) => {
  expect(holdByFirstLine(line)).toBe(kind);
});

test.each([
  'Embargo, vent’anni dopo.',
  'Annullata la partita di ieri.',
  'Kill Bill torna al cinema',
  'Annullare la gara, chiedono i tifosi',
  '* Il ponte riapre * domani',
  'Non pubblicare le foto dei minori',
  'KILL BILL',
])('NWS-02 a text whose first line is %s is not held', (line) => {
  expect(holdByFirstLine(line)).toBeNull();
});
