import * as v from 'valibot';
import { expect, test } from 'vitest';
import { SalesMessage } from './sales-message.ts';

const read = (messaggio: string, oggetto = 'Altri posti') =>
  v.safeParse(SalesMessage, { oggetto, messaggio });

test('ROL-04 a message keeps its lines and loses invisible characters', () => {
  expect(read(' Vorremmo\r\naltri posti\u0000\u200b. ', 'Altri\r\nBcc: a@b.it').output).toEqual({
    oggetto: 'Altri  Bcc: a@b.it',
    messaggio: 'Vorremmo\naltri posti.',
  });
});

test.each([
  ['', 'Richiesto'],
  ['corto', 'Scrivi almeno 10 caratteri'],
  ['     corto     ', 'Scrivi almeno 10 caratteri'],
  ['x'.repeat(2001), 'Massimo 2000 caratteri'],
])('VAL-02 a message «%.12s» is refused', (messaggio, sentence) => {
  expect(read(messaggio).issues?.[0]?.message).toBe(sentence);
});

test('VAL-02 ten and two thousand characters are accepted', () => {
  expect(read('x'.repeat(10)).success).toBe(true);
  expect(read('à'.repeat(2000)).success).toBe(true);
});
