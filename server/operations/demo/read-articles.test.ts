import { access } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readArticle, readArticles } from './read-articles.ts';

const articles = await readArticles();
const long = articles.filter(({ genre }) => genre !== 'breve');

const file = (matter: string, body = 'Testo.') => `---\n${matter}\n---\n${body}\n`;
const GOOD = `title: Un titolo
kicker: Prova
subtitle: Sottotitolo
section: sport
day: 0
urgency: 6
access: free
genre: breve
topics: [Calcio]`;

test('at least eighty long articles, each of 500 to 900 words', () => {
  expect(long.length).toBeGreaterThanOrEqual(80);
  expect(
    long.filter(({ words }) => words < 500 || words > 900).map(({ slug, words }) => [slug, words]),
  ).toEqual([]);
});

test('long articles are signed, short ones are not', () => {
  expect(articles.filter(({ genre, author }) => (genre === 'breve') === (author !== undefined))).toEqual([]);
});

test('no two articles share a title or a text', () => {
  expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
  expect(new Set(articles.map(({ html }) => html.slice(0, 200))).size).toBe(articles.length);
});

test('apostrophes and quotes are typographic', () => {
  const readable = ({ title, kicker, subtitle, caption = '', html }: (typeof articles)[number]) =>
    [title, kicker, subtitle, caption, html.replace(/<[^>]*>/g, ' ')].join('\n');
  const straight = articles.filter((article) => /['"`]|&#39;|&quot;|\bE’ /.test(readable(article)));
  expect(straight.map(({ slug }) => slug)).toEqual([]);
});

test('every article’s picture exists as a drawing', async () => {
  const scenes = [...new Set(articles.flatMap(({ image }) => image ?? []))];
  const missing: string[] = [];
  for (const scene of scenes) {
    await access(new URL(`./images/${scene}.svg`, import.meta.url)).catch(() => missing.push(scene));
  }
  expect(missing).toEqual([]);
});

test('there are articles at every level of access', () => {
  for (const level of ['free', 'online', 'digital', 'digital+']) {
    expect(long.filter((article) => article.access === level).length).toBeGreaterThan(4);
  }
});

test('an article is read with its slug, text and word count', () => {
  expect(readArticle('una-prova.md', file(GOOD, 'Due *parole*.\n\n## Titolo'))).toMatchObject({
    slug: 'una-prova',
    title: 'Un titolo',
    html: '<p>Due <em>parole</em>.</p>\n<h2>Titolo</h2>',
    words: 3,
  });
});

test.each([
  ['no front matter', 'Solo testo'],
  ['no text', file(GOOD, ' ')],
  ['access', file(GOOD.replace('free', 'gratis'))],
  ['author_', file(`${GOOD}\nauthor_: Chi`)],
  ['day', file(GOOD.replace('day: 0', 'day: 7'))],
  ['section', file(GOOD.replace('sport', 'oroscopo'))],
  ['image and caption', file(`${GOOD}\nimage: roma`)],
  ['brand and edition', file(`${GOOD}\nbrand: mg`)],
  ['no such edition', file(`${GOOD}\nbrand: mg\nedition: milano`)],
  ['sigla "xx"', file(`${GOOD}\nbrand: xx\nedition: roma`)],
  ['Nested mappings', file(`${GOOD}\ncaption: uno: due`)],
])('a wrong file is named with its error: %s', (fault, text) => {
  expect(() => readArticle('guasto.md', text)).toThrow(new RegExp(`guasto\\.md: .*${fault}`, 'is'));
});
