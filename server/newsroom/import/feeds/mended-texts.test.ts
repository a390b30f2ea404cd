import { expect, test } from 'vitest';
import { atomEntry, atomFeed, channel, feedItem, jsonFeed, readItem } from '#tests/support/feed-fixtures.ts';

const encoded = (html: string) => `<content:encoded><![CDATA[${html}]]></content:encoded>`;
const described = (text: string) => feedItem('', { text: `<description>${text}</description>` });

const TWICE =
  '&amp;lt;p&amp;gt;Uno &amp;lt;b&amp;gt;e&amp;lt;/b&amp;gt; perch&amp;amp;eacute;.&amp;lt;/p&amp;gt;&amp;lt;p&amp;gt;Due.&amp;lt;/p&amp;gt;';

test.each([
  ['RSS', channel(described(TWICE))],
  ['RSS in CDATA', channel(described(`<![CDATA[${TWICE.replaceAll('&amp;', '&')}]]>`))],
  ['Atom', atomFeed(atomEntry('', { content: `<content type="html">${TWICE}</content>` }))],
  ['JSON Feed', jsonFeed({ content_html: TWICE.replaceAll('&amp;', '&') })],
])('%s: HTML that is escaped once too often is read as HTML', async (_, file) => {
  expect(await readItem(file)).toMatchObject({ body: '<p>Uno <strong>e</strong> perché.</p>\n<p>Due.</p>' });
});

test.each([
  [
    'among tags',
    '&lt;p&gt;Il tag &amp;lt;b&amp;gt;e&amp;lt;/b&amp;gt;.&lt;/p&gt;',
    '<p>Il tag &lt;b&gt;e&lt;/b&gt;.</p>',
  ],
  ['in a sentence', 'Il tag &amp;lt;b&amp;gt;e&amp;lt;/b&amp;gt;.', '<p>Il tag &lt;b&gt;e&lt;/b&gt;.</p>'],
  ['alone', '&amp;lt;b&amp;gt; è un tag.', '<p>&lt;b&gt; è un tag.</p>'],
])('tags that a text mentions stay, %s', async (_, text, body) => {
  expect(await readItem(channel(described(text)))).toMatchObject({ body });
});

test.each([
  ['xhtml', '<content type="xhtml"><![CDATA[<p>Uno.</p><p>Due.</p>]]></content>'],
  ['HTML5', '<content type="HTML5">&lt;p&gt;Uno.&lt;/p&gt;&lt;p&gt;Due.&lt;/p&gt;</content>'],
])('Atom: a text of type %s that holds tags as text is HTML', async (_, content) => {
  expect(await readItem(atomFeed(atomEntry('', { content })))).toMatchObject({
    body: '<p>Uno.</p>\n<p>Due.</p>',
  });
});

test('Atom: nested bases are applied once each', async () => {
  const content = `<content type="xhtml" xml:base="uno/"><div xmlns="http://www.w3.org/1999/xhtml"><p xml:base="due/">
    <a href="tre">Tre</a></p></div></content>`;
  const about = '<link rel="self" href="https://foglio.example/feed"/>';
  const feed = atomFeed(atomEntry('', { content }), about).replace(
    '<feed ',
    '<feed xml:base="https://foglio.example/f/" ',
  );
  expect(await readItem(feed)).toMatchObject({
    body: expect.stringContaining('href="https://foglio.example/f/uno/due/tre"'),
  });
});

test('fields and boxes that repeat title, author and date are not text', async () => {
  const html = `<span class="field field--name-title">Titolo</span><div class="field--name-body"><p>Uno.</p></div>
    <span class="field field--name-uid"><span lang="">averdi</span></span>
    <span class="field field--name-created">Gio, 26/11/2026 - 08:00</span>
    <p class="button-wrapper"><a href="https://foglio.example/abbonati">Abbonati</a></p>
    <div class="kg-card kg-signup-card"><p>Iscriviti.</p></div>`;
  expect(await readItem(channel(feedItem('', { text: encoded(html) })))).toMatchObject({
    body: '<p>Uno.</p>',
  });
});

test('WordPress: closed shortcodes are cut out even without attributes, and an author’s brackets stay', async () => {
  const text = encoded('[riga][colonna larga="1"]Uno [sic] e [due].[/colonna][/riga]');
  const item = feedItem('<wp:status>publish</wp:status>', { text });
  expect(await readItem(channel(item))).toMatchObject({ body: '<p>Uno [sic] e [due].</p>' });
});
