import { expect, test } from 'vitest';
import { writeStart } from '#domain/chatbot/answer-text.ts';
import type { PersonalRow, PersonalTable } from '../db/personal-rows.ts';
import { toHtml, toJson } from './export-pages.ts';

const dataOf = (name: PersonalTable, row: PersonalRow) => ({
  owner: { id: 'r', email: 'anna@esempio.it' },
  now: new Date('2025-04-03T10:00:00Z'),
  tables: [
    {
      name,
      title: 'Tabella',
      labels: Object.keys(row).map((key): [string, string] => [key, key]),
      rows: [row],
    },
  ],
  leftOut: [],
});

/** The cells of the page for people. */
const cells = (name: PersonalTable, row: PersonalRow) =>
  [...toHtml(dataOf(name, row)).matchAll(/<td>(.*?)<\/td>/gs)].map(([, cell]) => cell);

test.each<[PersonalTable, PersonalRow, string[]]>([
  [
    'subscriptions',
    { brand: 'EM', plan: 'family', status: 'not_paid' },
    ['Il Mattino', 'famiglia', 'non pagato'],
  ],
  ['consentHistory', { declaration: 'clause-7.5', source: 'mail' }, ['clausola 7.5', 'da una e-mail']],
  ['consentHistory', { declaration: 'thirdParties' }, ['terze parti']],
  [
    'orders',
    { kind: 'renewal', status: 'refused', refusal: 'card-expired' },
    ['rinnovo', 'rifiutato', 'carta scaduta'],
  ],
  ['supportTickets', { topic: 'accessibilita' }, ['Accessibilità']],
  ['pressDesks', { weekdays: [1, 5] }, ['lunedì, venerdì']],
  [
    'readerTopics',
    { brand: 'MG', topic: 'roma', alerts: 'now' },
    ['Il Messaggero', 'Cronaca di Roma', 'subito'],
  ],
  [
    'readerAlerts',
    { brand: 'MG', topic: 'firma-ugo-sari', how: null },
    ['Il Messaggero', 'firma: ugo sari', '–'],
  ],
  ['readerNewsletters', { brand: 'MG', newsletter: 'il-punto' }, ['Il Messaggero', 'Il punto delle 7']],
  ['newsletterLetters', { reason: '421: too late' }, ['non presa dal server di posta in tempo (421)']],
  ['pressLetters', { reason: 'refused: 550' }, ['rifiutata dal server di posta (550)']],
  [
    'pressLetters',
    { status: 'failed', reason: 'ECONNRESET: tried 6 times' },
    ['non riuscita', 'non presa dal server di posta dopo 6 tentativi (ECONNRESET)'],
  ],
  ['pressLetters', { reason: 'licence' }, ['licenza non attiva']],
  ['pressLetters', { reason: '550 User unknown' }, ['550 User unknown']],
  ['orders', { product: 'rassegna' }, ['Rassegna Stampa']],
  ['orders', { product: 'digital+' }, ['digital+']],
  ['alertRules', { quiet: [null, { from: '22:30', to: '07:00' }] }, ['lunedì dalle 22:30 alle 07:00']],
  ['pressSearches', { filters: { text: 'MG', newspapers: ['MG'], page: null } }, ['MG, Il Messaggero']],
  ['devices', { kind: 'phone', endReason: null }, ['telefono', '–']],
  ['orders', { status: 'a state of a later release' }, ['a state of a later release']],
])('ACC-10 of %s %j the data export shows people %j', (name, row, words) => {
  expect(cells(name, row)).toEqual(words);
});

test('ACC-10 the data export shows people the recipient of an invoice and a declaration without JSON', () => {
  const recipient = JSON.stringify({
    kind: 'company',
    name: 'Acqua S.p.A.',
    address: ['Via Roma 1', '00100 Roma'],
    fiscalCode: null,
  });
  expect(cells('invoices', { recipient })).toEqual(['azienda, Acqua S.p.A., Via Roma 1, 00100 Roma']);
  const declared = JSON.stringify({ nome: 'Anna Riva', contratto: 'MG-7' });
  expect(cells('subscriptionReceipts', { kind: 'withdrawal', declared })).toEqual([
    'recesso',
    'Anna Riva, MG-7',
  ]);
  expect(cells('subscriptionReceipts', { declared: 'parole' })).toEqual(['parole']);
  expect(toJson(dataOf('invoices', { recipient }))).toContain('Via Roma 1');
});

test('ACC-10 the data export shows people the words of an answer alone', () => {
  const start = writeStart({ chatId: 1, messageId: 2, title: 'Vasche', sources: [] });
  const answer = { role: 'assistant', content: `${start}Quaranta.` };
  expect(cells('chatbotMessages', answer)).toEqual(['assistente', 'Quaranta.']);
});
