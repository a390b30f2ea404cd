import { expect, test } from 'vitest';
import { g2, ninjs1 } from '#tests/support/agency-fixtures.ts';
import { atomEntry, atomFeed, channel, feedItem, jsonFeed, readItem } from '#tests/support/feed-fixtures.ts';
import { parsedFile } from '#tests/support/parsed-file.ts';
import { cleanBody } from '../clean-body.ts';
import { withTypedBrackets } from './typed-brackets.ts';

const described = (text: string) => channel(feedItem('', { text: `<description>${text}</description>` }));

test.each([
  ['RSS', described('Ha detto: &lt;&lt;Non va bene&gt;&gt;. Poi basta.')],
  ['RSS in CDATA', described('<![CDATA[Ha detto: <<Non va bene>>. Poi basta.]]>')],
  [
    'Atom',
    atomFeed(
      atomEntry('', {
        content: '<content type="html">Ha detto: &lt;&lt;Non va bene&gt;&gt;. Poi basta.</content>',
      }),
    ),
  ],
  ['JSON Feed', jsonFeed({ content_html: 'Ha detto: <<Non va bene>>. Poi basta.' })],
])('NWS-04 %s: guillemets typed as brackets keep their quotation', async (_, file) => {
  expect(await readItem(file)).toMatchObject({ body: '<p>Ha detto: «Non va bene». Poi basta.</p>' });
});

test.each([
  ['ninjs', ninjs1({ body_html: '<p>Ha detto: <<Non va <b>bene</b>>>.</p>' })],
  [
    'NewsML-G2',
    g2({
      content:
        '<inlineData contenttype="text/html"><![CDATA[<p>Ha detto: <<Non va <b>bene</b>>>.</p>]]></inlineData>',
    }),
  ],
])('NWS-04 %s: a mark within typed guillemets stays', async (_, file) => {
  const { delivered } = await parsedFile(file);
  expect(cleanBody(delivered.bodyHtml)).toBe('<p>Ha detto: «Non va <strong>bene</strong>».</p>');
});

test('NWS-04 a title keeps its typed quotation', async () => {
  const title = 'Perch&amp;eacute; &lt;&lt;Non va bene&gt;&gt;';
  expect(await readItem(channel(feedItem('', { title })))).toMatchObject({ title: 'Perché «Non va bene»' });
});

test('NWS-04 names and addresses in brackets are words', async () => {
  const text = 'Contattare <Anna Verdi> subito, o <a.verdi@x.it>, o <https://x.example/a>.';
  expect(await readItem(described(`<![CDATA[<p>${text}</p>]]>`))).toMatchObject({
    body: '<p>Contattare &lt;Anna Verdi&gt; subito, o &lt;a.verdi@x.it&gt;, o &lt;https://x.example/a&gt;.</p>',
  });
});

test.each([
  '<p><Video controls><o:p></o:p><amp-img src="a.jpg" layout></amp-img><custom a="b c"></p>',
  '<hr noshade><ol reversed><li>Uno</li></ol><!-- nota << >> -->',
])('NWS-04 %s: tags stay tags', (html) => {
  expect(withTypedBrackets(html).replace(/«|»/g, '')).not.toContain('&lt;');
});
