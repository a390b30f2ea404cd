import { expect, test } from 'vitest';
import { plainWords } from './plain-words.ts';

test('HLP-01 an answer’s HTML becomes plain words, with a line break between blocks', () => {
  const html =
    '<p>Apri <a href="/avvisi?a=1&amp;b=2">Avvisi</a> &amp; <strong>leggi</strong>.</p>\n<ul>\n<li>uno</li>\n<li>3 &lt; 4</li>\n</ul>';
  expect(plainWords(html)).toBe('Apri Avvisi & leggi.\nuno\n3 < 4');
});
