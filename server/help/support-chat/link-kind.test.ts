import { expect, test } from 'vitest';
import { linkKind, textAsLink } from './link-kind.ts';

test.each([
  ['https://open.spotify.com/episode/1', 'spotify'],
  ['https://www.openstreetmap.org/?mlat=41.9', 'location'],
  ['https://www.google.it/maps/place/Roma', 'location'],
  ['https://us02web.zoom.us/j/1', 'meeting'],
  ['https://meet.google.com/abc-defg-hij', 'meeting'],
  ['https://www.google.it/search?q=maps', 'text'],
  ['https://open.spotify.com.example/1', 'text'],
])('HLP-10 the kind of %s is: %s', (url, kind) => {
  expect(linkKind(url)).toBe(kind);
});

test.each([
  [' https://esempio.it/faq?a=1 ', 'https://esempio.it/faq?a=1'],
  ['https://[sito]/faq', null],
  ['https://', null],
  ['https://esempio.it:porta/', null],
  ['vai su https://esempio.it', null],
  ['http://esempio.it', null],
  ['javascript:alert(1)', null],
])('HLP-10 the link that is all of %j is: %s', (words, url) => {
  expect(textAsLink(words)).toBe(url);
});
