type NitfParts = { uri?: string; title?: string; docdata?: string; body?: string; media?: string };

const MEDIA = `<media media-type="image"><media-reference source="foto/ponte.jpg" mime-type="image/jpeg"/>
  <media-caption>Il ponte</media-caption><media-producer>Foto Rossi</media-producer></media>`;

/** A NITF 3.6 document with print facts; a test sets what matters to it, the rest has ordinary defaults. */
export function nitf({
  uri = 'urn:test:1',
  title = 'Riapre il ponte',
  docdata = '',
  ...parts
}: NitfParts = {}): string {
  const { body = '<p>Uno.</p><hl2>Poi</hl2><p>Due &amp; tre.</p>', media = MEDIA } = parts;
  return `<?xml version="1.0" encoding="UTF-8"?><nitf version="-//IPTC//DTD NITF 3.6//EN"><head><title>${title}</title>
    <docdata management-status="usable"><doc-id id-string="${uri}"/><urgency ed-urg="3"/>
    <date.issue norm="20250403T043000+0200"/>${docdata}
    <identified-content><person>Ugo Foscolo</person></identified-content></docdata>
    <pubdata date.publication="20250403" edition.name="Roma" position.section="Cultura e Spettacoli"
      position.sequence="7"/></head><body><body.head><hedline><hl1>${title}</hl1></hedline>
    <byline><person>Livia Santoro</person></byline></body.head>
    <body.content>${media}${body}</body.content></body></nitf>`;
}

type RssParts = {
  title?: string | null;
  guid?: string | null;
  description?: string;
  pubDate?: string;
  extra?: string;
};

const tag = (name: string, value: string | null) => (value === null ? '' : `<${name}>${value}</${name}>`);

export function rssItem({
  title = 'Riapre il ponte',
  guid = 'urn:test:rss',
  ...parts
}: RssParts = {}): string {
  const { description = 'In breve.', pubDate = 'Thu, 03 Apr 2025 04:30:00 +0200', extra = '' } = parts;
  return `<item>${tag('title', title)}<link>https://www.example.it/ponte</link>${tag('guid', guid)}
    <pubDate>${pubDate}</pubDate><description><![CDATA[${description}]]></description>${extra}</item>`;
}

/** A feed of RSS 2.0 with the usual prefixes. */
export const rss = (...items: string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
  <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
    xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"><channel>
  <title>Edicola di prova</title><link>https://www.example.it/</link>${items.join('')}</channel></rss>`;
