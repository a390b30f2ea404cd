import { expect, test, vi } from 'vitest';
import { numberPassages } from '#domain/passages.ts';
import { shownText } from './shown-text.ts';

const PARTS = ['<p>Prima parte.</p><h2 class="titolo">Titolo</h2>', '<p>Poi.</p><p>Fine.</p>'];

test('NWS-04 the text that the page shows is the article’s, even where lines were kept', () => {
  const [first = '', second = ''] = PARTS.map(numberPassages);
  const keptLines = first.replace(/<(p|h2)[^>]*/g, (tag) => `${tag} style="word-spacing: -0.03em;"`);
  expect(keptLines).not.toBe(first);
  vi.stubGlobal('document', { querySelectorAll: () => [{ innerHTML: keptLines }, { innerHTML: second }] });
  expect(shownText()).toBe(PARTS.join(''));
});
