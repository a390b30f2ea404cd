import { expect, test } from 'vitest';
import { widthOf } from '#server/base/pdf/measure-text.ts';
import { BOLD } from '#server/base/pdf/open-pdf.ts';
import { previewSvg } from './preview-svg.ts';

const PAPER = {
  colours: { themeLight: '#003a70' },
  domain: 'ilmessaggero.it',
  wordmark: '<svg viewBox="0 0 10 2"></svg>',
} as Parameters<typeof previewSvg>[0];

/** The text of a preview, line by line. */
const linesOf = (title: string) =>
  [...previewSvg(PAPER, { title, kicker: '' }, false).matchAll(/<text [^>]*>([^<]*)<\/text>/g)]
    .map(([, words = '']) => words)
    .slice(1, -1)
    .join(' ');

test.each([
  ['Riapre il ponte', 'Riapre il ponte'],
  ['Ponte 🎉 aperto 🇮🇹', 'Ponte 🎉 aperto 🇮🇹'],
  ['Da 東京 a Roma', 'Da […] a Roma'],
  ['Da 東京 日本 a Łódź', 'Da […] a Łódź'],
])('NAV-24 the title %j is drawn as %j', (title, drawn) => {
  expect(linesOf(title)).toBe(drawn);
});

test.each([
  ['Cronaca', 'CRONACA'],
  ['Cultura '.repeat(15), /^CULTURA( CULTURA)+…$/],
  ['Cultura'.repeat(17), /^CULTURA[CULTRA]+…$/],
])('NAV-24 the section %j is drawn on one line, beside a picture too', (kicker, drawn) => {
  const svg = previewSvg(PAPER, { title: 'T', kicker }, true);
  const text = /<text [^>]*>([^<]*)<\/text>/.exec(svg)?.[1] ?? '';
  expect(text).toMatch(drawn);
  expect(widthOf(BOLD, text, 26)).toBeLessThanOrEqual(1200 - 456 - 2 * 64);
});
