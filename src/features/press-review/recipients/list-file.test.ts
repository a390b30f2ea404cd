import { expect, test } from 'vitest';
import { readListBytes } from './list-file.ts';

test('PRS-03 a list is read in the encodings that spreadsheets save', () => {
  expect(readListBytes(new TextEncoder().encode('Niccolò'))).toEqual({ text: 'Niccolò' });
  expect(
    readListBytes(Uint8Array.from([...'Niccol'].map((sign) => sign.charCodeAt(0)).concat(0xf2))),
  ).toEqual({
    text: 'Niccolò',
  });
  expect(readListBytes(Uint8Array.from([0xff, 0xfe, 0x41, 0, 0xf2, 0]))).toEqual({ text: 'Aò' });
});

test('PRS-03 a file that is not text is reported and not read', () => {
  expect(readListBytes(new TextEncoder().encode('PK\u0003\u0004'))).toEqual({ problem: 'unreadable' });
  expect(readListBytes(new TextEncoder().encode('a\u0000b'))).toEqual({ problem: 'unreadable' });
  expect(readListBytes(new TextEncoder().encode('\r\n \n'))).toEqual({ problem: 'empty' });
  expect(readListBytes(new Uint8Array())).toEqual({ problem: 'empty' });
  expect(readListBytes(new Uint8Array(500_001).fill(65))).toEqual({ problem: 'too-large' });
});
