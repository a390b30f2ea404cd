import { expect, test } from 'vitest';
import { toArticleText } from './article-text.ts';

const THREE = '<h2>Occhiello</h2><p>Uno due.</p><p>Tre quattro.</p><p>Cinque.</p>';

test('NWS-05 a paid article shows everyone its first two blocks, a free one all', () => {
  expect(toArticleText(THREE, 'digital').freeBody).toBe('<h2>Occhiello</h2>\n<p>Uno due.</p>');
  expect(toArticleText(THREE, 'free').freeBody).toBe(toArticleText(THREE, 'free').body);
});

test.each([
  '<p>Uno due tre quattro.</p><p>Cinque.</p>',
  '<ul><li>uno</li><li>due</li></ul>',
  '<p>Uno due tre.</p>',
  '<p>Uno</p>',
])('ROL-06 %s: a part is left for paying readers', (html) => {
  const { body, freeBody } = toArticleText(html, 'online');
  const last = /\w+(?=\W*$)/.exec(body.replace(/<[^>]*>/g, ' '))?.[0] ?? '';
  expect(last).not.toBe('');
  expect(freeBody).not.toContain(last);
});

test('the opening is plain text of the free part, without headings and no longer than front pages print', () => {
  expect(toArticleText(THREE, 'digital').opening).toBe('Uno due.');
  const long = `<p>${'parola '.repeat(200)}</p><p>x</p><p>y</p>`;
  expect(toArticleText(long, 'digital').opening.split(' ')).toHaveLength(60);
  expect(toArticleText('<p>Disse <q>sì</q> &amp; via</p>', 'free').opening).toBe('Disse «sì» & via');
});

test('words are counted over all blocks', () => {
  expect(toArticleText('<ul><li>uno</li><li>due</li></ul><p>tre<br>quattro</p>', 'free').words).toBe(4);
});
