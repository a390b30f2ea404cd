import { expect, test } from 'vitest';
import type { SendingReport } from '#domain/press-review/sending.ts';
import { openingWords, sendingWords, subjectOf } from './sending-words.ts';

const TODAY = '2026-03-10';
const report = (overrides: Partial<SendingReport>): SendingReport => ({
  recipients: 200,
  waiting: 0,
  sent: 0,
  failed: 0,
  skipped: 0,
  maybeTwice: 0,
  opened: 0,
  downloaded: 0,
  reaching: 0,
  ...overrides,
});

test.each([
  ['2026-03-10T06:30:00Z', 'Programmato per oggi alle 7.30'],
  ['2026-03-10T00:12:00Z', 'Programmato per oggi all’1.12'],
  ['2026-03-11T06:30:00Z', 'Programmato per domani alle 7.30'],
  ['2026-03-12T06:30:00Z', 'Programmato per giovedì 12 marzo 2026 alle 7.30'],
])('PRS-03 a scheduled sending shows when it will be sent: %s', (dueAt, words) => {
  expect(sendingWords({ status: 'scheduled', dueAt, report: report({}) }, TODAY)).toBe(words);
});

test.each([
  ['sending', report({ waiting: 80, sent: 118, failed: 2 }), 'In partenza: 120 di 200'],
  ['sending', report({ recipients: 0 }), 'In partenza'],
  ['done', report({ sent: 198, failed: 2 }), 'Consegnato a 198, 2 respinti'],
  [
    'done',
    report({ sent: 5, skipped: 1, maybeTwice: 1 }),
    'Consegnato a 5, 1 saltato, 1 potrebbe averlo ricevuto due volte',
  ],
  ['done', report({ failed: 1 }), 'Non è arrivato a nessuno, 1 respinto'],
  ['cancelled', report({}), 'Annullato'],
] as const)('PRS-03 the result of a sending that is %s is in words', (status, told, words) => {
  expect(sendingWords({ status, dueAt: '2026-03-10T06:30:00Z', report: told }, TODAY)).toBe(words);
});

test('PRS-03 openings and downloads are counted where there are any', () => {
  expect(openingWords(report({ opened: 3, downloaded: 1 }))).toBe('3 l’hanno aperto, 1 l’ha scaricato');
  expect(openingWords(report({}))).toBe('');
});

test('PRS-03 a mail about a day without articles has a subject of its own', () => {
  expect(subjectOf({ kind: 'nothing', subject: 'Rassegna stampa del 10 marzo' })).toBe(
    'Nessun articolo oggi',
  );
});
