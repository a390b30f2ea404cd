import { describe, expect, test } from 'vitest';
import { chatFileNameOf, chatFileTypeOf, messageKindOf } from './chat-file.ts';

const of = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const webm = (length: string) =>
  `\x1aE\xdf\xa3${length}B\x86\x81\x01B\xf7\x81\x01B\xf2\x81\x04B\xf3\x81\x08B\x82\x84webm`;

describe('HLP-10 the type of a file in a conversation', () => {
  test.each([
    ['\xff\xd8\xff\xe0', 'image/jpeg', 'photo'],
    ['\x89PNG\r\n\x1a\n', 'image/png', 'photo'],
    ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp', 'photo'],
    ['%PDF-1.7', 'application/pdf', 'file'],
    ['ID3\x04', 'audio/mpeg', 'audio'],
    ['\xff\xfb\x90', 'audio/mpeg', 'audio'],
    ['\0\0\0\x18ftypM4A ', 'audio/mp4', 'audio'],
    ['OggS\0', 'audio/ogg', 'audio'],
    ['\0\0\0\x18ftypisom', 'video/mp4', 'video'],
    [webm('\x9f'), 'video/webm', 'video'],
    [webm('\x01\0\0\0\0\0\0\x1f'), 'video/webm', 'video'],
  ])('%j begins %s, a message of kind %s', (text, type, kind) => {
    const told = chatFileTypeOf(of(text));
    expect(told).toBe(type);
    expect(told && messageKindOf(told)).toBe(kind);
  });

  test.each([
    'GIF89a',
    '<!doctype html><img src=x>',
    '<svg xmlns="http://www.w3.org/2000/svg">',
    'PK\x03\x04',
    'MZ\x90',
    '\xff\xfe<\0h\0',
    webm('\x9f').replace('webm', 'matr'),
    'RIFF\x10\0\0\0WAVEfmt ',
    '',
  ])('%j is not accepted', (text) => {
    expect(chatFileTypeOf(of(text))).toBeNull();
  });
});

test.each([
  ['nota vocale.opus', 'audio/ogg', 'nota vocale.opus'],
  ['pagina.html', 'application/pdf', 'pagina.html.pdf'],
  ['../../x.mp4', 'video/mp4', 'x.mp4'],
] as const)('HLP-10 the name %j of a file of type %s is changed to %j', (name, type, clean) => {
  expect(chatFileNameOf(name, type)).toBe(clean);
});
