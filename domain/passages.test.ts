import { expect, test } from 'vitest';
import { numberPassages, passagesOf } from './passages.ts';

const BODY = [
  '<p>Uno &amp; due, <em>subi</em>to.<br>A capo &lt;qui&gt;</p>',
  '<h2>Un titolo</h2>',
  '<ul><li>primo</li><li>secondo <a href="https://a.test/?a=1&amp;b=2">con <strong>link</strong></a></li></ul>',
  '<hr>',
  '<blockquote><p>Detto: <q>sì</q>.</p><p>E poi.</p></blockquote>',
  '<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
].join('\n');

test('RAG-07 a body is split into its top-level blocks, each with its plain words', () => {
  expect(passagesOf(BODY)).toEqual([
    { place: 1, tag: 'p', text: 'Uno & due, subito. A capo <qui>' },
    { place: 2, tag: 'h2', text: 'Un titolo' },
    { place: 3, tag: 'ul', text: 'primo secondo con link' },
    { place: 4, tag: 'hr', text: '' },
    { place: 5, tag: 'blockquote', text: 'Detto: «sì». E poi.' },
    { place: 6, tag: 'table', text: '1 2' },
  ]);
});

test('RAG-07 the same blocks get their numbers in the page, and nothing else changes', () => {
  const numbered = numberPassages(BODY);
  expect(
    [...numbered.matchAll(/<(\w+) id="passo-(\d+)"/g)].map(([, tag, place]) => [tag, Number(place)]),
  ).toEqual(passagesOf(BODY).map(({ tag, place }) => [tag, place]));
  expect(numbered.replace(/ id="passo-\d+"/g, '')).toBe(BODY);
  expect(passagesOf(numbered)).toEqual(passagesOf(BODY));
});

test('RAG-07 a text without blocks or with an unclosed tag is handled without error', () => {
  expect(passagesOf('')).toEqual([]);
  expect(numberPassages('')).toBe('');
  expect(numberPassages('solo parole')).toBe('solo parole');
  expect(passagesOf('<p>aperto').map(({ text }) => text)).toEqual(['aperto']);
  const started = performance.now();
  passagesOf('<p '.repeat(200_000));
  numberPassages('<p>'.repeat(200_000));
  expect(performance.now() - started).toBeLessThan(5000);
});
