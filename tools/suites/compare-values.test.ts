import { expect, test } from 'vitest';
import { isGarbled, isShown, withPictures } from './compare-values.ts';
import { withAuthorNames, withTitles } from './fill-placeholders.ts';
import { literalText } from './literals.ts';
import { type Read, readItems, type Shown } from './read-item.ts';
import type { StatedValue } from './stated.ts';

const NOW = new Date('2026-11-26T11:00:00Z');

const FEED = `<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
  xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Prova</title><link>https://www.example.it/</link>
  <item><title>Riapre il ponte</title><guid>uno</guid><pubDate>Thu, 26 Nov 2026 07:00:00 +0100</pubDate>
  <dc:creator>Anna Verdi</dc:creator><category>Cronaca</category><category>ponti</category><category>fiumi</category><description>Dopo due anni.</description>
  <content:encoded><![CDATA[<p>Uno  &amp; <b>due</b>.</p><figure><img src="https://www.example.it/a.jpg"
  alt=""><figcaption>Il ponte</figcaption></figure><p>Tre.</p>]]></content:encoded></item></channel></rss>`;

async function shownOf(file: string): Promise<Shown> {
  const [first]: Read[] = await readItems(Buffer.from(file), NOW);
  if (!first || 'refused' in first) throw new Error(first?.refused ?? 'no item');
  return first.shown;
}

const stated = (
  field: StatedValue['field'],
  value: string,
  overrides: Partial<StatedValue> = {},
): StatedValue => ({
  item: 0,
  field,
  value,
  ...overrides,
});

test.each<[outcome: boolean, one: StatedValue]>([
  [true, stated('title', 'Riapre <b>il</b> ponte')],
  [false, stated('title', 'Riapre il Ponte')],
  [true, stated('text', '<p>Uno &amp; due.</p> <p>Tre.</p>')],
  [
    true,
    stated('text', '<p>Uno &amp; due.</p><figure><figcaption>Il ponte</figcaption></figure><p>Tre.</p>'),
  ],
  [
    false,
    stated('text', '<p>Uno &amp; due.</p><figure><figcaption>La riva</figcaption></figure><p>Tre.</p>'),
  ],
  [false, stated('text', 'Uno & due.')],
  [true, stated('text', 'Uno & due.', { how: 'start' })],
  [true, stated('text', 'Tre.', { how: 'part' })],
  [true, stated('picture', 'https://www.example.it/a.jpg')],
  [true, stated('picture', '/a.jpg')],
  [false, stated('picture', 'https://www.example.it/b.jpg')],
  [true, stated('summary', 'Dopo due anni.')],
  [true, stated('author', 'Anna Verdi')],
  [false, stated('author', 'Anna Verdi (anna@example.it)')],
  [true, stated('topic', 'Cronaca')],
  [true, stated('topic', 'ponti,fiumi')],
  [false, stated('topic', 'ponti,laghi')],
  [true, stated('published', '2026-11-26T06:00:00.000Z')],
  [false, stated('published', '2026-11-26T07:00:00.000Z')],
])('%s for what a test states: %o', async (outcome, one) => {
  expect(isShown(one, await shownOf(FEED))).toBe(outcome);
});

test('the pictures of a text are values of their own, except for tracking pixels', () => {
  const [picture, counter] = ['<img src="a.jpg">', '<img src="b.gif" width="1" height="1">'];
  const fields = (value: string) => withPictures(stated('text', value)).map((one) => [one.field, one.value]);
  expect(fields(`Uno ${picture}`)).toEqual([
    ['text', `Uno ${picture}`],
    ['picture', 'a.jpg'],
  ]);
  expect(fields(picture)).toEqual([['picture', 'a.jpg']]);
  expect(fields(`Uno ${counter}`)).toEqual([['text', `Uno ${counter}`]]);
  const button = '<img src="http://feeds.feedburner.com/~ff/prova?d=1">';
  expect(fields(`Uno ${button}`)).toEqual([['text', `Uno ${button}`]]);
});

test('a value that lost characters or the order of its words is recognised as garbled, any other is not', async () => {
  const shown = await shownOf(FEED);
  const unordered = { isUnordered: true };
  expect(isGarbled(stated('title', 'Riapre il p\ufffdnte'), shown)).toBe(true);
  expect(isGarbled(stated('text', 'due Uno & .Tre.', unordered), shown)).toBe(true);
  expect(isGarbled(stated('text', 'quattro Uno', unordered), shown)).toBe(false);
  expect(isGarbled(stated('text', 'due Uno & .Tre.'), shown)).toBe(false);
});

const bytesOf = (text: string) => ({ name: 'prova', bytes: Buffer.from(text) });
const textOf = ({ bytes }: { bytes: Uint8Array }) => Buffer.from(bytes).toString();

test('an item without a title is given one, unless the test states its title or its absence', () => {
  const items = '<item><link>a</link></item><item><title>b</title></item><item><link>c</link></item>';
  const given = withTitles({ ...bytesOf(items), stated: [stated('title', 'c', { item: 2 })] });
  expect(textOf(given)).toBe(items.replace('<item><link>a', '<item><title>Titolo</title><link>a'));
});

test('a placeholder for an author is replaced by a name in file and test, a name or an address is not', () => {
  const others = ['Ugo Neri', 'author@example.it'];
  const authors = ['item[0].author', ...others].map((value) => stated('author', value));
  const given = withAuthorNames({
    ...bytesOf('<a>item[0].author</a><a>author@example.it</a>'),
    stated: authors,
  });
  expect(textOf(given)).toBe('<a>Anna Verdi</a><a>author@example.it</a>');
  expect(given.stated.map(({ value }) => value)).toEqual(['Anna Verdi', ...others]);
});

test.each([
  [String.raw`'l\'acqua \u00e8'`, 'l’acqua è'.replace('’', "'")],
  ['"uno " "due"', 'uno due'],
  ['"uno " + "due"', 'uno due'],
  [`'''l'"uno"'''`, `l'"uno"`],
  ['`a\\n`', 'a\\n'],
  [String.raw`r'a\d'`, String.raw`a\d`],
])('the text of %s', (literal, text) => {
  expect(literalText(literal)).toBe(text);
});
