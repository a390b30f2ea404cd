import { expect, test } from 'vitest';
import type { FaqAnswer } from '#domain/support/faq.ts';
import { readReply } from './model-reply.ts';

const given = ['carta', 'fatture', 'rinnovo'].map((slug) => ({ slug })) as FaqAnswer[];

const read = (reply: string) => {
  const told = readReply(reply, given);
  return told && [told.words, ...told.used.map(({ slug }) => slug)];
};

test.each([
  ['Vai in Abbonamenti.\nFONTI: 1', ['Vai in Abbonamenti.', 'carta']],
  ['Vai in Abbonamenti.\n\n**FONTI:** [3], [1]\n', ['Vai in Abbonamenti.', 'rinnovo', 'carta']],
  ['Prima riga.\nSeconda.\n- FONTI 2,2,9', ['Prima riga.\nSeconda.', 'fatture']],
  ['Vai in Abbonamenti.\nFONTI: 1 e 3', ['Vai in Abbonamenti.', 'carta', 'rinnovo']],
  ['Vai in Abbonamenti.\nFonti: 2', ['Vai in Abbonamenti.', 'fatture']],
  ['Vai in Abbonamenti.\nFonte: 2.', ['Vai in Abbonamenti.', 'fatture']],
  ['Vai in Abbonamenti.\n_Fonti_: risposta 1, risposta n. 2', ['Vai in Abbonamenti.', 'carta', 'fatture']],
  ['Vai in Abbonamenti.\nFONTI: nn. 1-2 (risposte)', ['Vai in Abbonamenti.', 'carta', 'fatture']],
  ['Vai in Abbonamenti.\nFonti: numero 1 e n° 3', ['Vai in Abbonamenti.', 'carta', 'rinnovo']],
  ['Vai in Abbonamenti.\nFONTI: 1 (Come disdico)', ['Vai in Abbonamenti.', 'carta']],
  ['Vai in Abbonamenti.\nFONTI: n 2 – Fatture', ['Vai in Abbonamenti.', 'fatture']],
  ['Vai in Abbonamenti. FONTI: 3', ['Vai in Abbonamenti.', 'rinnovo']],
  ['Sono tre righe.\nVai in «Fatture». **Fonti:** 2', ['Sono tre righe.\nVai in «Fatture».', 'fatture']],
])('HLP-09 %j is read as an answer and its sources', (reply, told) => {
  expect(read(reply)).toEqual(told);
});

test.each([
  'NON_SO',
  'NON_SO\nFONTI: 1',
  'Costa 3 euro al mese.',
  'Costa 3 euro al mese.\nFONTI: nessuna',
  'Costa 3 euro al mese.\nFONTI: nessuna delle 3 risposte',
  'Costa 3 euro al mese.\nFonti: nessuna (1-3 non bastano)',
  'Costa 3 euro al mese.\nFonti: non la 2',
  'Costa 3 euro al mese.\nFonti sicure sono 2.',
  'Costa 3 euro al mese. Fonti: nessuna delle 2',
  'Costa 3 euro al mese.\nFONTI:',
  'Costa 3 euro al mese.\nFONTI: 0, 4, 17',
  'FONTI: 1\nCosta 3 euro al mese.',
  'Le fonti: 1 e 2.',
  'Costa poco. Fonti sicure sono 2.',
  'Costa 3 euro. Le fonti sono 2.',
  'Costa 3 euro.\nFontina: 2',
  'FONTI: 1',
  '',
])('HLP-09 %j has no source, and is no answer', (reply) => {
  expect(read(reply)).toBeNull();
});

test('HLP-09 a long answer is cut between characters, and unstorable characters are removed', () => {
  const [words] = read(`a\u0000${'🙂'.repeat(3000)}\ud83d\nFONTI: 1`) ?? [];
  expect(words).toBe(`a${'🙂'.repeat(1999)}`);
});
