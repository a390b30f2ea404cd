import { describe, expect, test } from 'vitest';
import { attachmentNameOf, attachmentTypeOf } from './attachment.ts';

const of = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe('HLP-02 the type of a file', () => {
  test.each([
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['GIF89a', 'image/gif'],
    ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
    ['\0\0\0\x18ftypheic', 'image/heic'],
    ['\0\0\0\x18ftypmif1', 'image/heic'],
    ['%PDF-1.7', 'application/pdf'],
    ['RIFF\x10\0\0\0WAVEfmt ', null],
    ['\0\0\0\x18ftypisom', null],
    ['<svg xmlns', null],
    ['MZ\x90', null],
    ['%PD', null],
    ['', null],
  ])('%j begins %s', (text, type) => {
    expect(attachmentTypeOf(of(text))).toBe(type);
  });
});

test.each([
  ['Ricevuta aprile.PDF', 'application/pdf', 'Ricevuta aprile.PDF'],
  ['C:\\Users\\anna\\foto.jpeg', 'image/jpeg', 'foto.jpeg'],
  ['../../etc/passwd', 'image/png', 'passwd.png'],
  ['fattura.pdf.exe', 'application/pdf', 'fattura.pdf.exe.pdf'],
  ['gpj.\u202Eexe\r\nX: y.png', 'image/png', 'gpj.exeX y.png'],
  ['...', 'image/gif', 'allegato.gif'],
  ['.png', 'image/png', 'png.png'],
  ['', 'image/webp', 'allegato.webp'],
  ['a'.repeat(300), 'image/heic', `${'a'.repeat(100)}.heic`],
  [`${'a'.repeat(99)}🙂🙂`, 'image/heic', `${'a'.repeat(99)}🙂.heic`],
  ['foto\ud83d.png', 'image/png', 'foto.png'],
] as const)('HLP-02 the name %j of a file of type %s is changed to %j', (name, type, clean) => {
  expect(attachmentNameOf(name, type)).toBe(clean);
});
