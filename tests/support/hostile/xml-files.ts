import { nitf, rss, rssItem } from '#tests/support/xml-fixtures.ts';
import type { HostileFile } from './hostile-file.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const declared = (encoding: string, document: string) =>
  document.replace('encoding="UTF-8"', `encoding="${encoding}"`);
const plain = (parts: Parameters<typeof nitf>[0] = {}) => nitf({ media: '', ...parts });
const withDtd = (subset: string, body: string) =>
  plain({ body }).replace('<nitf', `<!DOCTYPE nitf [${subset}]><nitf`);
const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
  '',
);
const newsml = (extra: string) =>
  `<newsItem guid="urn:n" version="1">${extra}<contentMeta><headline>T</headline></contentMeta></newsItem>`;

const refusedEntities = (path: string, subset: string, body: string): HostileFile => ({
  path: `xml/${path}`,
  bytes: withDtd(subset, body),
  refused: [/^line \d+, column \d+$/, /entities, which are not expanded/],
});
const refused = (path: string, bytes: string | Uint8Array, place: RegExp, reason: RegExp): HostileFile => ({
  path: `xml/${path}`,
  bytes,
  refused: [place, reason],
});

/** XML files that are not articles, or that attack the parser. */
export const XML_FILES: HostileFile[] = [
  refused('half.xml', '<nitf><head>', /^line/, /^not XML: unclosed tag/),
  refused('crossed.xml', '<nitf><a></nitf></a>', /^line/, /^not XML: unexpected close tag/),
  refused('two-roots.xml', '<nitf/><nitf/>', /^line/, /^not XML/),
  refusedEntities('laughs.xml', `<!ENTITY l0 "ha">${laughs}`, '<p>&l9;</p>'),
  refusedEntities('quadratic.xml', `<!ENTITY a "${'x'.repeat(50_000)}">`, `<p>${'&a;'.repeat(50_000)}</p>`),
  refusedEntities('file.xml', '<!ENTITY x SYSTEM "file:///etc/passwd">', '<p>&x;</p>'),
  refusedEntities('net.xml', '<!ENTITY x SYSTEM "http://127.0.0.1:1/x">', '<p>&x;</p>'),
  refusedEntities('parameter.xml', '<!ENTITY % x SYSTEM "http://127.0.0.1:1/x.dtd"> %x;', '<p>T.</p>'),
  refused('undeclared.xml', plain({ body: '<p>&nobody;</p>' }), /^line/, /entities are not expanded/),
  {
    path: 'xml/dtd.xml',
    bytes: plain({ uri: 'urn:dtd' }).replace(
      '<nitf',
      '<!DOCTYPE nitf SYSTEM "http://127.0.0.1:1/nitf.dtd"><nitf',
    ),
    cleaned: 'urn:dtd',
  },
  {
    path: 'xml/include.xml',
    bytes: plain({
      uri: 'urn:include',
      body: '<p>T.</p><xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd"/>',
    }),
    cleaned: 'urn:include',
  },
  refused('deep.xml', `<nitf>${'<p>'.repeat(200_000)}`, /^line/, /nested deeper than 100/),
  refused('many.xml', `<nitf>${'<p/>'.repeat(300_000)}</nitf>`, /^line/, /more than 200000 elements/),
  refused('large.xml', `<nitf>${'x'.repeat(21_000_000)}</nitf>`, /^file$/, /more than 20000000/),
  {
    path: 'xml/control.xml',
    bytes: plain({ uri: 'urn:control', title: 'T\x01&#2;\0' }),
    cleaned: 'urn:control',
    warned: /6 control signs dropped/,
  },
  {
    path: 'xml/ampersand.xml',
    bytes: plain({ uri: 'urn:ampersand', title: 'R&D & altro' }),
    cleaned: 'urn:ampersand',
    warned: /4 & read as &amp;/,
  },
  {
    path: 'xml/named.xml',
    bytes: plain({ uri: 'urn:named', title: 'Marchio&trade; &rarr; qui' }),
    cleaned: 'urn:named',
  },
  {
    path: 'xml/windows.xml',
    bytes: latin(plain({ uri: 'urn:windows', title: 'Perch\xe9' })),
    cleaned: 'urn:windows',
    warned: /Windows-1252/,
  },
  refused('wrong-utf8.xml', latin(plain({ title: 'Perch\x81' })), /^file$/, /not UTF-8/),
  refused('bogus.xml', declared('BOGUS-8', plain()), /^file$/, /BOGUS-8 is not read/),
  refused('prototype.xml', plain({ body: '<p>&constructor;</p>' }), /^line/, /entities are not expanded/),
  {
    path: 'xml/latin.xml',
    bytes: latin(declared('ISO-8859-1', plain({ uri: 'urn:latin', title: 'Perch\xe9' }))),
    cleaned: 'urn:latin',
  },
  {
    path: 'xml/not-latin.xml',
    bytes: declared('ISO-8859-1', plain({ uri: 'urn:not-latin', title: 'Perché' })),
    cleaned: 'urn:not-latin',
    warned: /holds UTF-8: read as UTF-8/,
  },
  refused('nitf-4.xml', plain().replace('NITF 3.6', 'NITF 4.0'), /^nitf@version$/, /NITF 4\.0/),
  refused('no-id.xml', plain({ uri: '' }), /^doc-id@id-string$/, /missing/),
  {
    path: 'xml/no-title.xml',
    bytes: plain({ uri: 'urn:no-title', title: '' }),
    cleaned: 'urn:no-title',
    warned: /no title: /,
  },
  {
    path: 'xml/unseen-title.xml',
    bytes: plain({ uri: 'urn:unseen-nitf', title: '\u200b&#173;' }),
    cleaned: 'urn:unseen-nitf',
    warned: /no title: /,
  },
  {
    path: 'xml/unseen-title-feed.xml',
    bytes: rss(rssItem({ title: '\u200b&#8206;', guid: 'urn:unseen' })),
    cleaned: 'urn:unseen',
    warned: /no title: the first sentence stands in/,
  },
  {
    path: 'xml/no-body.xml',
    bytes: plain({ uri: 'urn:no-body', body: '' }),
    cleaned: 'urn:no-body',
    warned: /no text: /,
  },
  {
    path: 'xml/date.xml',
    bytes: plain({ uri: 'urn:date' }).replace('20250403T043000+0200', 'ieri'),
    cleaned: 'urn:date',
    warned: /ieri/,
  },
  refused('status.xml', plain().replace('"usable"', '"maybe"'), /^docdata@management-status$/, /maybe/),
  refused(
    'picture.xml',
    newsml('<itemMeta><itemClass qcode="ninat:picture"/></itemMeta>'),
    /itemClass/,
    /a picture/,
  ),
  refused('odd-status.xml', newsml('<itemMeta><pubStatus qcode="stat:odd"/></itemMeta>'), /pubStatus/, /odd/),
  refused('package.xml', '<packageItem/>', /^packageItem$/, /a package/),
  refused('atom.xml', '<feed/>', /^feed$/, /no entry/),
  refused('drawing.xml', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', /^svg$/, /a drawing/),
  refused('strange.xml', '<x:y xmlns:x="urn:x"/>', /^x:y$/, /no format/),
  refused('empty-feed.xml', rss(), /^channel$/, /no item/),
  refused(
    'wordless-feed.xml',
    rss(rssItem({ title: null, guid: 'urn:wordless', description: '&nbsp;' })),
    /^title$/,
    /no title/,
  ),
  refused(
    'draft-feed.xml',
    rss(rssItem({ guid: 'urn:draft', extra: '<wp:status>draft</wp:status>' })),
    /^wp:status$/,
    /a draft/,
  ),
  {
    path: 'xml/active-feed.xml',
    bytes: rss(rssItem({ guid: 'urn:feed', description: '<p onclick=x>T.</p><script>alert(1)</script>' })),
    cleaned: 'urn:feed',
  },
  {
    path: 'xml/many-editions-feed.xml',
    bytes: rss(
      rssItem({
        guid: 'urn:feed:many',
        extra: Array.from(
          { length: 5000 },
          (_, at) => `<category domain="urn:edicola:edizione">Edizione ${at}</category>`,
        ).join(''),
      }),
    ),
    cleaned: 'urn:feed:many',
    warned: /5000 editions, the first 60 are taken/,
  },
  {
    path: 'xml/date-feed.xml',
    bytes: rss(rssItem({ guid: 'urn:feed:date', pubDate: 'Fri, 31 Feb 9999 10:00:00 MARS' })),
    cleaned: 'urn:feed:date',
    warned: /pubDate: .* is no moment in time: the moment of the import counts/,
  },
  {
    path: 'xml/data-feed.xml',
    bytes: rss(
      rssItem({ guid: 'urn:feed:data', description: '<p>T.</p><img src="data:image/png;base64,PHN2Zz4=">' }),
    ),
    cleaned: 'urn:feed:data',
    warned: /a drawing \(SVG\)/,
  },
];
