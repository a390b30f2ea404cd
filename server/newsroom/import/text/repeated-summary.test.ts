import { expect, test } from 'vitest';
import { g2, ninjs1, ninjs2, nitfText } from '#tests/support/agency-fixtures.ts';
import { parsedFile } from '#tests/support/parsed-file.ts';
import { rss, rssItem } from '#tests/support/xml-fixtures.ts';
import { unrepeatedSummary } from './repeated-summary.ts';

const LEAD = 'Torna l’acqua nelle fontane: da lunedì «turni» & orari.';
const IN_XML = LEAD.replace('&', '&amp;');
const BODY = `<p>Torna&nbsp;l&rsquo;acqua nelle\n<b>fontane</b>: da luned&igrave; &laquo;turni&raquo; &amp; orari.</p><p>Poi piove.</p>`;
const PLAIN_BODY = `<p>${IN_XML}</p><p>Poi piove.</p>`;

const encoded = (summary: string, extra = '') =>
  rss(
    rssItem({
      description: summary,
      extra: `<content:encoded><![CDATA[${BODY}]]></content:encoded>${extra}`,
    }),
  );

const FORMATS: [format: string, file: (summary: string) => unknown][] = [
  ['RSS', (summary) => encoded(summary)],
  [
    'a WordPress export',
    (summary) =>
      encoded(summary, '<wp:status xmlns:wp="http://wordpress.org/export/1.2/">publish</wp:status>'),
  ],
  [
    'JSON Feed',
    (summary) => ({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Prova',
      items: [{ id: 'uno', title: 'T', summary, content_html: BODY, date_published: '2025-04-03T04:30:00Z' }],
    }),
  ],
  [
    'Atom',
    (summary) =>
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>Prova</title><entry><id>urn:a</id><title>T</title>
       <updated>2025-04-03T04:30:00Z</updated><summary>${summary.replace('&', '&amp;')}</summary>
       <content type="html"><![CDATA[${BODY}]]></content></entry></feed>`,
  ],
  ['ninjs 1', (summary) => ninjs1({ abstract: `<p>${summary.replace('&', '&amp;')}</p>`, body_html: BODY })],
  [
    'ninjs 2',
    (summary) =>
      ninjs2({
        descriptions: [{ role: 'summary', value: summary }],
        bodies: [{ role: 'main', contenttype: 'text/html', value: BODY }],
      }),
  ],
  [
    'NewsML-G2',
    (summary) =>
      g2({
        meta: `<headline>T</headline><description role="drol:summary">${summary.replace('&', '&amp;')}</description>`,
        content: `<inlineXML contenttype="application/xhtml+xml"><html><body>${PLAIN_BODY}</body></html></inlineXML>`,
      }),
  ],
  [
    'NITF',
    (summary) =>
      nitfText({
        bodyHead: `<hedline><hl1>T</hl1></hedline><abstract><p>${summary.replace('&', '&amp;')}</p></abstract>`,
        body: PLAIN_BODY,
      }),
  ],
];

test.each(
  FORMATS,
)('NWS-04 a summary that repeats the first paragraph is no subtitle: %s', async (_, file) => {
  const ofText = async (summary: string) => (await parsedFile(file(summary))).delivered;
  for (const summary of [LEAD, `${LEAD} …`, 'Torna l’acqua nelle fontane: da lun…', `${LEAD} Poi [...]`]) {
    const { subtitle, bodyHtml } = await ofText(summary);
    expect(subtitle).toBeNull();
    expect(bodyHtml).toContain('orari.');
  }
  const own = 'Torna l’acqua nelle fontane';
  expect(await ofText(own)).toMatchObject({ subtitle: own });
});

test('NWS-04 a subheadline stays, whatever the first paragraph says', async () => {
  const { delivered } = await parsedFile(
    ninjs2({
      headlines: [
        { role: 'main', value: 'Riapre il ponte' },
        { role: 'subheadline', value: 'Dopo due anni' },
      ],
      bodies: [{ role: 'main', contenttype: 'text/html', value: '<p>Dopo due anni</p><p>Uno.</p>' }],
    }),
  );
  expect(delivered.subtitle).toBe('Dopo due anni');
});

test.each([
  ['Uno. Due.', '<p>Uno.</p><p>Due.</p><p>Tre.</p>', true],
  ['Uno.', '<h2>Capo</h2><p>Uno.</p><p>Due.</p>', true],
  ['Capo Uno. Due e…', '<h2>Capo</h2><p>Uno.</p><p>Due e tre.</p>', true],
  ['Uno. Du… Leggi tutto', '<p>Uno.</p><p>Due.</p>', true],
  ['Due.', '<p>Uno.</p><p>Due.</p>', false],
  ['Uno', '<p>Uno e due.</p>', false],
  ['Altro…', '<p>Uno.</p>', false],
  ['…', '<p>Uno.</p>', false],
  ['Uno.', '', false],
])('NWS-04 %j over %j repeats it: %j', (summary, html, repeated) => {
  expect(unrepeatedSummary(summary, html)).toBe(repeated ? null : summary);
});
