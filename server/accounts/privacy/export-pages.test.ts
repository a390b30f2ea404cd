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
