import { expect, test } from 'vitest';
import { readRecipientList } from './read-recipient-list.ts';

const ROSSI = { email: 'rossi@ente.example', name: 'Mario Rossi', groups: [] };

test('PRS-03 a table is read by its heading, whatever the order of its columns', () => {
  const text = '\uFEFFGruppi;Indirizzo e-mail;Nome\r\n"Giunta, Stampa";rossi@ente.example;Mario Rossi\r\n';
  expect(readRecipientList(text)).toEqual({
    recipients: [{ ...ROSSI, groups: ['Giunta', 'Stampa'] }],
    wrong: [],
  });
});

test('PRS-03 name and surname may be two columns, and other columns are ignored', () => {
  const text = 'Cognome,Nome,Telefono,Email\nRossi,Mario,06 1234,Rossi@Ente.example';
  expect(readRecipientList(text).recipients).toEqual([ROSSI]);
});

test('PRS-03 without a heading the cell with an @ is the address', () => {
  const text = 'Mario Rossi\trossi@ente.example\tGiunta\tStampa\nverdi@ente.example\tAnna Verdi\t';
  expect(readRecipientList(text).recipients).toEqual([
    { ...ROSSI, groups: ['Giunta', 'Stampa'] },
    { email: 'verdi@ente.example', name: 'Anna Verdi', groups: [] },
  ]);
});

test('PRS-03 several people copied from a mail program are read from one line', () => {
  const text = 'Mario Rossi <rossi@ente.example>, "Verdi" <verdi@ente.example>, neri@ente.example';
  expect(readRecipientList(text).recipients).toEqual([
    ROSSI,
    { email: 'verdi@ente.example', name: 'Verdi', groups: [] },
    { email: 'neri@ente.example', name: '', groups: [] },
  ]);
});

test('PRS-03 plain addresses are read one a line', () => {
  const { recipients, wrong } = readRecipientList('a@ente.example\n\n  b@ente.example  \r\nc@ente.example');
  expect(recipients.map(({ email }) => email)).toEqual([
    'a@ente.example',
    'b@ente.example',
    'c@ente.example',
  ]);
  expect(wrong).toEqual([]);
});

test('PRS-03 addresses with unusual characters are accepted, and an address counts once however its domain is written', () => {
  const text = `Nicolò D'Amico;nicolo.d'amico@ente.example\n'rossi&figli@ente.example'\nBar <info@caffè.example>\ninfo@XN--CAFF-8OA.example`;
  const { recipients, wrong } = readRecipientList(text);
  expect(recipients.map(({ email }) => email)).toEqual([
    "nicolo.d'amico@ente.example",
    'rossi&figli@ente.example',
    'info@xn--caff-8oa.example',
  ]);
  expect(wrong).toEqual([{ line: 4, text: 'info@XN--CAFF-8OA.example', reason: 'twice' }]);
});

test('PRS-03 a line without a valid recipient is reported by its number', () => {
  const text = 'nome;email\nMario;rossi@ente.example\nAnna\nUgo;ugo@\n;ROSSI@ente.example\n;;';
  expect(readRecipientList(text)).toEqual({
    recipients: [{ ...ROSSI, name: 'Mario' }],
    wrong: [
      { line: 3, text: 'Anna', reason: 'none' },
      { line: 4, text: 'Ugo;ugo@', reason: 'invalid' },
      { line: 5, text: ';ROSSI@ente.example', reason: 'twice' },
    ],
  });
});

test('PRS-03 an unclosed quote does not affect other lines', () => {
  const text = '"Mario Rossi;rossi@ente.example\nAnna;anna@ente.example\n"Verdi";verdi@ente.example';
  expect(readRecipientList(text).recipients.map(({ email }) => email)).toEqual([
    'rossi@ente.example',
    'anna@ente.example',
    'verdi@ente.example',
  ]);
});

test('PRS-03 text over the limit is cut, and invisible characters are removed', () => {
  const { recipients } = readRecipientList(
    `${'N'.repeat(300)};a@ente.example;${'G'.repeat(90)};${Array.from({ length: 40 }, (_, at) => `g${at}`).join(',')}\nAn\u0000na\u200b;b@ente.example`,
  );
  expect(recipients[0]?.name).toHaveLength(120);
  expect(recipients[0]?.groups[0]).toHaveLength(60);
  expect(recipients[0]?.groups).toHaveLength(20);
  expect(recipients[1]?.name).toBe('An na');
});

test.each([
  '',
  '\n\n',
  ';;;\n,,',
  'sep=;',
  '%PDF-1.7\u0000\u0001\u0002',
  '"""""',
  '<<<>>>@@@',
  'email',
])('PRS-03 garbage yields no recipient: %j', (text) =>
  expect(readRecipientList(text).recipients).toEqual([]));

test('PRS-03 a long line of quotes is parsed quickly', () => {
  const begun = performance.now();
  readRecipientList(`${'"'.repeat(50_000)}\n${'<'.repeat(50_000)}@`);
  expect(performance.now() - begun).toBeLessThan(500);
});

test.each([
  '\u200b',
  '\ufeff',
  '\u00ad',
  '\u200e',
  '\u202c',
  '\u2069',
  '\u200d',
])('PRS-03 invisible characters in a pasted address are removed, in every form of a list: %j', (sign) => {
  const address = `${sign}a.${sign}verdi${sign}@ente.ex${sign}ample${sign}`;
  const lists = [
    address,
    `Anna Verdi <${address}>`,
    `Anna Verdi;${address};Stampa`,
    `Nome;E-mail\nAnna;${address}`,
  ];
  for (const list of [...lists, address.replace('@', '＠')]) {
    const { recipients, wrong } = readRecipientList(list);
    expect([recipients.map(({ email }) => email), wrong]).toEqual([['a.verdi@ente.example'], []]);
  }
  expect(readRecipientList(`${address}\na.verdi@ente.example`).wrong).toMatchObject([{ reason: 'twice' }]);
});
