import { expect, test } from 'vitest';
import { readTime } from './stated-time.ts';

/** Noon in Rome on a Saturday. */
const NOW = new Date('2026-11-28T11:00:00Z');

test.each([
  // A calendar day in all its notations.
  ['Che cosa è successo il 10 marzo 2025?', 'Che cosa è successo?', 'date', '2025-03-10', '2025-03-10'],
  ['cosa successe il 1° maggio del 1968 a Roma', 'cosa successe a Roma', 'date', '1968-05-01', '1968-05-01'],
  ['notizie del 3/4/2025', 'notizie', 'date', '2025-04-03', '2025-04-03'],
  ['2025-03-10', '', 'date', '2025-03-10', '2025-03-10'],
  ['Chi ha vinto il primo gennaio?', 'Chi ha vinto?', 'date', '2026-01-01', '2026-01-01'],
  ['Chi parlò lunedì 2 novembre?', 'Chi parlò?', 'date', '2026-11-02', '2026-11-02'],
  // Without a year the latest such day is meant.
  ['Che successe il 24 dicembre?', 'Che successe?', 'date', '2025-12-24', '2025-12-24'],
  // Ranges of days, months and years.
  ['dal 3 al 7 marzo 2025 quali scioperi?', 'quali scioperi?', 'date', '2025-03-03', '2025-03-07'],
  ['Che accadde tra il 28 febbraio e il 2 marzo 2025?', 'Che accadde?', 'date', '2025-02-28', '2025-03-02'],
  ['dal 2019 al 2021 quanti incendi?', 'quanti incendi?', 'date', '2019-01-01', '2021-12-31'],
  // Months, years, decades, centuries.
  ['a marzo cosa è successo a Modena?', 'cosa è successo a Modena?', 'date', '2026-03-01', '2026-03-31'],
  ['nel mese di aprile', '', 'date', '2026-04-01', '2026-04-30'],
  ['in giugno 2025', '', 'date', '2025-06-01', '2025-06-30'],
  ['lo scorso dicembre', '', 'date', '2025-12-01', '2025-12-31'],
  [
    'nel 2024 quanto ha incassato il museo?',
    'quanto ha incassato il museo?',
    'date',
    '2024-01-01',
    '2024-12-31',
  ],
  ['negli anni Settanta', '', 'date', '1970-01-01', '1979-12-31'],
  ['nell’Ottocento', '', 'date', '1801-01-01', '1900-12-31'],
  ['Quanti incendi dal 2019?', 'Quanti incendi?', 'date', '2019-01-01', '2026-11-28'],
  ['Che cosa è cambiato da settembre a oggi?', 'Che cosa è cambiato?', 'date', '2026-09-01', '2026-11-28'],
  ['dal 28 dicembre 2025 al 3 gennaio', '', 'date', '2025-12-28', '2026-01-03'],
  ['dal 28 dicembre al 3 gennaio', '', 'date', '2025-12-28', '2026-01-03'],
  ['Mondiali 1982 chi ha vinto?', 'Mondiali chi ha vinto?', 'date', '1982-01-01', '1982-12-31'],
  // Periods up to today.
  ['Le notizie più importanti di oggi', 'Le notizie più importanti', 'date', '2026-11-28', '2026-11-28'],
  ['Chi ha segnato ieri sera?', 'Chi ha segnato?', 'date', '2026-11-27', '2026-11-27'],
  ['l’altro ieri', '', 'date', '2026-11-26', '2026-11-26'],
  ['questa settimana', '', 'date', '2026-11-23', '2026-11-28'],
  ['la settimana scorsa', '', 'date', '2026-11-16', '2026-11-22'],
  ['il mese scorso', '', 'date', '2026-10-01', '2026-10-31'],
  ['l’anno scorso', '', 'date', '2025-01-01', '2025-12-31'],
  ['due anni fa a Roma', 'a Roma', 'date', '2024-01-01', '2024-12-31'],
  ['tre giorni fa', '', 'date', '2026-11-25', '2026-11-25'],
  ['negli ultimi tre mesi', '', 'date', '2026-08-28', '2026-11-28'],
  ['nelle ultime 48 ore', '', 'date', '2026-11-26', '2026-11-28'],
  ['lunedì scorso', '', 'date', '2026-11-23', '2026-11-23'],
  ['sabato scorso', '', 'date', '2026-11-21', '2026-11-21'],
  // Times that only prefer new articles, and times in the future.
  ['terremoto in questi giorni', 'terremoto', 'recent', '2026-11-21', '2026-11-28'],
  ['A che ora giocano domenica?', 'A che ora giocano?', 'recent', '2026-11-21', '2026-11-28'],
  ['scioperi aerei prossima settimana', 'scioperi aerei', 'coming', '2026-11-14', '2026-11-28'],
  ['che tempo fa domani mattina?', 'che tempo fa?', 'coming', '2026-11-14', '2026-11-28'],
  ['Agenda 2030', 'Agenda', 'coming', '2026-11-14', '2026-11-28'],
])('RAG-07 the time that %j asks about is read', (question, rest, kind, from, to) => {
  const read = readTime(question, NOW);
  expect([read.withoutTime, read.time?.kind, read.time?.from, read.time?.to]).toEqual([rest, kind, from, to]);
});

test.each([
  'Chi era Maggio?',
  'il sindaco Marzo',
  'le ultime notizie',
  'Quanti anni ha il sindaco?',
  'La linea 64 passa a Termini?',
  'l’oggettistica',
  'bonus 2000 euro',
  '1800 esuberi alla fabbrica',
  'Chi è Domenica Martinelli?',
  'Quanto dura Domenica In?',
  'il coro del Maggio Fiorentino',
])('RAG-07 %j states no time', (question) => {
  expect(readTime(question, NOW)).toEqual({ withoutTime: question, time: null });
});
