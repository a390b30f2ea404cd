import { expect, test } from 'vitest';
import { atomEntry, atomFeed, channel, feedItem, jsonFeed, readItem } from '#tests/support/feed-fixtures.ts';

const encoded = (html: string) => `<content:encoded><![CDATA[${html}]]></content:encoded>`;
const described = (text: string) => feedItem('', { text: `<description>${text}</description>` });

test.each([
  [
    'entities in CDATA',
    '<![CDATA[Perch&eacute; la citt&agrave;: &laquo;Cos&igrave;&raquo;]]>',
    '<p>Perché la città: «Così»</p>',
  ],
  ['entities encoded twice', 'Perch&amp;eacute; &amp;amp; come', '<p>Perché &amp; come</p>'],
  ['signs of Windows-1252 encoded twice', 'L&amp;#146;attacco', '<p>L’attacco</p>'],
  ['names of HTML in XML', 'Il marchio&trade; e la freccia &rarr;', '<p>Il marchio™ e la freccia →</p>'],
  ['a bare ampersand', 'Verdi & Bianchi, R&D', '<p>Verdi &amp; Bianchi, R&amp;D</p>'],
  ['a sign that is no tag', '5 &lt; 6 e 7 &gt; 6', '<p>5 &lt; 6 e 7 &gt; 6</p>'],
  ['tags nobody escaped', '<p>Uno.</p><p>Due.</p>', '<p>Uno.</p>\n<p>Due.</p>'],
  ['empty lines', 'Uno.\n\nDue.', '<p>Uno.</p>\n<p>Due.</p>'],
  ['lines of sentences', 'Uno.\nDue.\nTre', '<p>Uno.</p>\n<p>Due.</p>\n<p>Tre</p>'],
  ['lines that only break', 'Una riga che\nva avanti.', '<p>Una riga che\nva avanti.</p>'],
  ['two breaks', 'Uno.&lt;br/&gt; &lt;br&gt;Due.&lt;br&gt;Tre.', '<p>Uno.</p>\n<p>Due.<br>Tre.</p>'],
  [
    'two breaks in a paragraph',
    '&lt;p&gt;Uno.&lt;br&gt;&lt;br&gt;Due.&lt;/p&gt;',
    '<p>Uno.</p>\n<p>Due.</p>',
  ],
  [
    'a mark around empty lines',
    '&lt;b&gt;Uno.&lt;/b&gt;\n\nDue.',
    '<p><strong>Uno.</strong></p>\n<p>Due.</p>',
  ],
  ['a script', '&lt;script&gt;x()&lt;/script&gt;&lt;p&gt;Uno.&lt;/p&gt;', '<p>Uno.</p>'],
  ['a comment', '&lt;!-- nota --&gt;&lt;p&gt;Uno.&lt;/p&gt;', '<p>Uno.</p>'],
  [
    'a box to share',
    '&lt;p&gt;Uno.&lt;/p&gt;&lt;div class="sharedaddy sd-block"&gt;Condividi&lt;/div&gt;',
    '<p>Uno.</p>',
  ],
  ['faces and other scripts', 'Ciao 👩‍👩‍👧 漢字 नमस्ते e\u0301', '<p>Ciao 👩‍👩‍👧 漢字 नमस्ते e\u0301</p>'],
])('RSS: a description with %s', async (_, text, body) => {
  expect(await readItem(channel(described(text)))).toMatchObject({ body });
});

test.each([
  ['as written', 'Uno &amp; due', 'Uno & due'],
  ['encoded twice', 'Perch&amp;eacute; &amp;amp; come', 'Perché & come'],
  ['a number encoded twice', 'L&amp;#8217;attacco', 'L’attacco'],
  ['Windows-1252 as C1', 'L&#146;attacco &#150; la cronaca', 'L’attacco – la cronaca'],
  ['marks', '&lt;i&gt;Uno&lt;/i&gt; e due', 'Uno e due'],
  ['a tag it speaks of', 'Come usare il tag &lt;b&gt;', 'Come usare il tag <b>'],
  ['a comparison', 'Se 5 &lt; 6', 'Se 5 < 6'],
  ['CDATA', '<![CDATA[Uno & due]]>', 'Uno & due'],
  ['a bare ampersand', 'Uno & due', 'Uno & due'],
  ['elements', 'Uno <em>e</em> due', 'Uno e due'],
])('RSS: a title %s', async (_, title, shown) => {
  expect(await readItem(channel(feedItem('', { title })))).toMatchObject({ title: shown });
});

const inBase64 = (text: string): string => Buffer.from(text).toString('base64');

test.each([
  ['text', '<title type="text">AT&amp;amp;T &lt;b&gt;</title>', 'AT&amp;T <b>'],
  ['none', '<title>Uno &amp;eacute; due</title>', 'Uno &eacute; due'],
  ['html', '<title type="html">Uno &lt;b&gt;&amp;eacute;&lt;/b&gt;</title>', 'Uno é'],
  [
    'xhtml',
    '<title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">Uno <b>è</b></div></title>',
    'Uno è',
  ],
  ['its system’s own', '<title type="application/x-foglio">Uno è</title>', 'Uno è'],
  ['bytes', `<title type="application/octet-stream">${inBase64('Uno è')}</title>`, 'Uno è'],
  ['a picture', '<title type="image/png">iVBORw0KGgo=</title>', 'Testo'],
])('NWS-04 Atom: a title of type %s', async (_, title, shown) => {
  expect(await readItem(atomFeed(atomEntry('', { title })))).toMatchObject({ title: shown });
});

test.each([
  ['text', '<content>Uno &lt;b&gt;.\n\nDue.</content>', '<p>Uno &lt;b&gt;.</p>\n<p>Due.</p>'],
  ['html', '<content type="html">&lt;p&gt;Perch&amp;eacute;&lt;/p&gt;</content>', '<p>Perché</p>'],
  [
    'xhtml',
    '<content type="xhtml"><x:div xmlns:x="http://www.w3.org/1999/xhtml"><x:p>Uno <x:b>e</x:b></x:p></x:div></content>',
    '<p>Uno <strong>e</strong></p>',
  ],
  [
    'html within a group, its tags written as signs',
    '<content type="html"> <div xmlns="http://www.w3.org/1999/xhtml">&lt;p&gt;Uno &lt;b&gt;e&lt;/b&gt;&lt;/p&gt;</div></content>',
    '<p>Uno <strong>e</strong></p>',
  ],
  [
    'html within a group, written as elements',
    '<content type="html"><div xmlns="http://www.w3.org/1999/xhtml"><p>Il tag &lt;b&gt;</p></div></content>',
    '<p>Il tag &lt;b&gt;</p>',
  ],
  [
    'bytes that are a text',
    `<content type="application/octet-stream">\n${inBase64('<p>Perché</p>')}</content>`,
    '<p>Perché</p>',
  ],
  [
    'a summary, where it is bytes of no text',
    `<content type="application/octet-stream">${inBase64('\u0000\u0001PNG')}</content><summary>In breve.</summary>`,
    '<p>In breve.</p>',
  ],
  [
    'a summary, where it is no base64',
    '<content type="application/octet-stream">Uno e due.</content><summary>In breve.</summary>',
    '<p>In breve.</p>',
  ],
  [
    'a summary, where it lies elsewhere',
    '<content src="https://foglio.example/a.html"/><summary>In breve.</summary>',
    '<p>In breve.</p>',
  ],
  [
    'a summary, where it is a drawing',
    '<content type="image/svg+xml"><svg><text>no</text></svg></content><summary>In breve.</summary>',
    '<p>In breve.</p>',
  ],
])('NWS-04 Atom: a content of %s', async (_, content, body) => {
  expect(await readItem(atomFeed(atomEntry('', { content })))).toMatchObject({ body });
});

test.each([
  [{ content_text: 'Uno <b> &eacute;.\n\nDue.' }, '<p>Uno &lt;b&gt; &amp;eacute;.</p>\n<p>Due.</p>'],
  [{ content_html: '<p>Perch&eacute;</p>', content_text: 'Altro' }, '<p>Perché</p>'],
  [{ content_html: '<p>&nbsp;</p>', content_text: 'Testo.' }, '<p>Testo.</p>'],
  [{ content_text: null, summary: 'In breve.' }, '<p>In breve.</p>'],
])('JSON Feed: %j', async (item, body) => {
  expect(await readItem(jsonFeed(item))).toMatchObject({ body, format: 'json-feed-1.1' });
});

const LONG =
  'Il ponte sul fiume riapre lunedì, dopo due anni di lavori e molte proteste di chi abita o lavora nelle vecchie case sulle due rive.';

test.each([
  ['the shorter of two', `<summary>In breve.</summary><description>${LONG}</description>`, LONG, 'In breve.'],
  [
    'the shorter of two, that comes last',
    `<description>${LONG}</description><summary>In breve.</summary>`,
    LONG,
    'In breve.',
  ],
  [
    'none, where the other is longer',
    `<description>In breve.</description><summary>${LONG}</summary>`,
    'In breve.',
    null,
  ],
  [
    'none, where the other is of a picture',
    `<description>${LONG}</description><media:description>Il ponte</media:description>`,
    LONG,
    null,
  ],
  [
    'the one of fewer words, though its marks are many',
    `<description>${LONG}</description><summary>&lt;p class="${'sommario '.repeat(30)}"&gt;In breve.&lt;/p&gt;</summary>`,
    LONG,
    'In breve.',
  ],
  [
    'none, where the other has more words and fewer marks',
    `<description>&lt;p class="${'testo '.repeat(30)}"&gt;In breve.&lt;/p&gt;</description><summary>${LONG}</summary>`,
    'In breve.',
    null,
  ],
  [
    'none, where the other is its beginning without dots',
    `<description>${LONG} ${LONG}</description><summary>${LONG.slice(0, -1)}</summary>`,
    `${LONG} ${LONG}`,
    null,
  ],
])('NWS-04 RSS: with no other text, the summary is %s', async (_, text, body, subtitle) => {
  expect(await readItem(channel(feedItem('', { text })))).toMatchObject({ body: `<p>${body}</p>`, subtitle });
});

const OF_PICTURE = '<media:description>Il ponte riaperto, visto dal colle.</media:description>';

test.each([
  [
    'RSS',
    channel(feedItem(OF_PICTURE, { text: '<description>&lt;p&gt;&amp;nbsp;&lt;/p&gt;</description>' })),
  ],
  [
    'RSS in a group',
    channel(
      feedItem(`<media:group>${OF_PICTURE}</media:group>`, {
        text: '<description>&lt;!-- vuoto --&gt;</description>',
      }),
    ),
  ],
  [
    'Atom',
    atomFeed(
      atomEntry(OF_PICTURE, { content: '<summary type="html">&lt;p&gt;&amp;nbsp;&lt;/p&gt;</summary>' }),
    ),
  ],
])('NWS-04 %s: where a summary has no visible word, the text of the picture is used', async (_, file) => {
  expect(await readItem(file)).toMatchObject({ body: '<p>Il ponte riaperto, visto dal colle.</p>' });
});

test('an empty, missing or cut text is replaced by another one', async () => {
  const empty = feedItem(encoded('<p>&nbsp;</p>'), {
    text: '<description>Il testo sta tutto qui.</description>',
  });
  expect(await readItem(channel(empty))).toMatchObject({
    body: '<p>Il testo sta tutto qui.</p>',
    subtitle: null,
  });
  const script = feedItem(encoded('<script>x()</script>'));
  expect(await readItem(channel(script))).toMatchObject({ body: '<p>Testo.</p>' });
  const both = feedItem(encoded('<p>Uno due tre.</p>'), { text: '<description>In breve.</description>' });
  expect(await readItem(channel(both))).toMatchObject({ body: '<p>Uno due tre.</p>', subtitle: 'In breve.' });
  const cut = feedItem(encoded('<p>Uno due tre quattro.</p>'), {
    text: '<description>Uno due tre [&amp;hellip;]</description>',
  });
  expect(await readItem(channel(cut))).toMatchObject({ subtitle: null });
  const dublin =
    '<item><guid>urn:d</guid><dc:title>Titolo in dc</dc:title><dc:description>Testo</dc:description><pubDate>Thu, 26 Nov 2026 08:00:00 +0100</pubDate></item>';
  expect(await readItem(channel(dublin))).toMatchObject({ title: 'Titolo in dc', body: '<p>Testo</p>' });
});

test('the lines that WordPress adds below a text are removed', async () => {
  const html =
    '<p>Uno.</p><p>L&#8217;articolo <a href="https://a.example">Uno</a> proviene da <a href="https://b.example">Foglio</a>.</p>';
  expect(await readItem(channel(feedItem(encoded(html))))).toMatchObject({ body: '<p>Uno.</p>' });
});

test('a missing title becomes the first sentence, and an endless one is cut', async () => {
  const text = '<description>La piazza è ferma. Poi altro.</description>';
  expect(await readItem(channel(feedItem('', { title: '', text })))).toMatchObject({
    title: 'La piazza è ferma',
    warnings: ['no title: the first sentence stands in'],
  });
  expect(await readItem(jsonFeed({ title: '  ' }))).toMatchObject({ title: 'Testo' });
  const long = await readItem(channel(feedItem('', { title: 'Parola '.repeat(1380) })));
  expect(long).toMatchObject({ warnings: ['a title of 9659 signs, cut to its beginning'] });
  expect(long && 'title' in long && long.title).toMatch(/^(?:Parola ){20,}Parola…$/);
});

test('control characters are dropped and bare ampersands read, with a warning for the file', async () => {
  const item = feedItem('', {
    text: '<description>Testo con\u000b segno&#0;, &#x1f; R&D e <![CDATA[A&B]]></description>',
  });
  expect(await readItem(channel(item))).toMatchObject({
    body: '<p>Testo con segno,  R&amp;D e A&amp;B</p>',
    warnings: ['3 control signs dropped', '1 & read as &amp;'],
  });
});

test.each([
  [
    'a draft in capitals and by lines',
    'Primo capoverso.\n\nSecondo <em>capoverso</em>.\n\nTerzo.',
    '<p>Primo capoverso.</p>\n<p>Secondo <em>capoverso</em>.</p>\n<p>Terzo.</p>',
  ],
  ['lines within a paragraph', 'Uno\ndue', '<p>Uno<br>due</p>'],
  [
    'lists and headings',
    '<h2>Uno</h2>\nDue.\n<ul>\n<li>a</li>\n\n<li>b</li>\n</ul>\nTre.',
    '<h2>Uno</h2>\n<p>Due.</p>\n<ul><li>a</li><li>b</li></ul>\n<p>Tre.</p>',
  ],
  ['lines of code', '<pre>a\n\nb</pre>', '<pre>a\n\nb</pre>'],
  [
    'blocks',
    '<!-- wp:paragraph -->\n<p>Uno</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:paragraph -->\n<p>Due</p>\n<!-- /wp:paragraph -->',
    '<p>Uno</p>\n<p>Due</p>',
  ],
  [
    'shortcodes',
    'Uno [sic].\n\n[gallery ids="1,2"]\n\n[vc_row width="1/2"]Due.[/vc_row]',
    '<p>Uno [sic].</p>\n<p>Due.</p>',
  ],
])('WordPress: %s', async (_, text, body) => {
  const item = feedItem(`${encoded(text)}<wp:status>publish</wp:status>`, { text: '' });
  expect(await readItem(channel(item))).toMatchObject({ body });
});

test.each([
  ['an image without end', `<img ${'a'.repeat(200_000)}`],
  ['an image of one long word', `<img ${'a'.repeat(200_000)}>`],
  ['a set of blanks', `<img srcset="a${' '.repeat(200_000)}b">`],
  ['breaks without end', '<br>'.repeat(4_000)],
  ['captions without end', '<figure><img src="a.jpg"><figcaption>'.repeat(4_000)],
  ['brackets without end', '[gallery '.repeat(20_000)],
])('%s, in a feed, is read quickly', async (_, html) => {
  const started = performance.now();
  await readItem(channel(feedItem(`${encoded(html)}<wp:status>publish</wp:status>`)));
  await readItem(channel(feedItem(`<dc:creator>${'a'.repeat(200_000)}</dc:creator>${encoded(html)}`)));
  expect(performance.now() - started).toBeLessThan(2500);
});
