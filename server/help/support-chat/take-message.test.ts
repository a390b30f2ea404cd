import { expect, test } from 'vitest';
import { pageAddress } from './take-message.ts';

test.each([
  ['https://edicola.example/sso/login?id_code=abc&x=1#t', 'https://edicola.example/sso/login'],
  [
    'https://edicola.example/articolo/123/un-titolo-lungo-senza-cifre',
    'https://edicola.example/articolo/123/un-titolo-lungo-senza-cifre',
  ],
  [
    'https://edicola.example/x/0123456789abcdefghijklmnopqrstuvwxyzABCDEFG/fine',
    'https://edicola.example/x/…/fine',
  ],
  ['https://user:secret@edicola.example/', 'https://edicola.example/'],
  ['javascript:alert(1)', ''],
  ['ciao', ''],
])('HLP-09 the address %s is stored as %s', (host, kept) => {
  expect(pageAddress(host)).toBe(kept);
});
