import { expect, test } from 'vitest';
import { isAccountPicture, isPhotograph } from './picture-types.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test.each([
  ['PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', { portrait: true, photograph: true }],
  ['JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', { portrait: true, photograph: true }],
  ['WebP', 'RIFF\x24\0\0\0WEBPVP8 ', { portrait: true, photograph: true }],
  ['AVIF', '\0\0\0\x1cftypavif\0\0\0\0', { portrait: true, photograph: true }],
  ['GIF', 'GIF89a\x01\0', { portrait: false, photograph: true }],
  ['TIFF', 'II*\0\x08\0\0\0', { portrait: false, photograph: true }],
  ['a big-endian TIFF', 'MM\0*\0\0\0\x08', { portrait: false, photograph: true }],
  ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0', { portrait: false, photograph: true }],
  ['a WebP without its container', '12345678WEBPVP8 ', { portrait: false, photograph: false }],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', { portrait: false, photograph: false }],
  ['an SVG after a line break', '\n<?xml version="1.0"?><svg/>', { portrait: false, photograph: false }],
  ['a PDF', '%PDF-1.7', { portrait: false, photograph: false }],
  ['a film', '\0\0\0\x18ftypmp42\0\0\0\0', { portrait: false, photograph: false }],
  ['nothing', '', { portrait: false, photograph: false }],
])('ACC-01 NWS-05 %s is recognized by its first bytes', (_name, text, { portrait, photograph }) => {
  const file = bytes(text);
  expect({ portrait: isAccountPicture(file), photograph: isPhotograph(file) }).toEqual({
    portrait,
    photograph,
  });
});
