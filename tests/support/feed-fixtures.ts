import { toArticleText } from '#server/newsroom/import/article-text.ts';
import { parseFile } from '#server/newsroom/import/parse-file.ts';

const NAMESPACES = `xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"
  xmlns:dcterms="http://purl.org/dc/terms/" xmlns:wp="http://wordpress.org/export/1.2/"
  xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:app="http://www.w3.org/2007/app"
  xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:prism="http://prismstandard.org/namespaces/basic/2.0/"`;

/** The clock of these tests: 26 November 2026, noon in Rome. */
export const FEED_NOON = new Date('2026-11-26T11:00:00Z');

export const channel = (inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" ${NAMESPACES}><channel><title>Foglio</title>
  <link>https://foglio.example/</link>${inside}</channel></rss>`;

type Parts = { guid?: string; title?: string; pubDate?: string; text?: string };

/** An ordinary item, to which a test adds its own parts in `more`. Empty parts are left out. */
export function feedItem(
  extra = '',
  { guid = 'urn:caso:1', title = 'Titolo', ...parts }: Parts = {},
): string {
  const { pubDate = 'Thu, 26 Nov 2026 08:00:00 +0100', text = '<description>Testo.</description>' } = parts;
  const tag = (name: string, value: string) => (value ? `<${name}>${value}</${name}>` : '');
  const places = tag('guid', guid) + tag('title', title) + tag('pubDate', pubDate);
  return `<item>${places}${text}${extra}</item>`;
}

export const atomFeed = (entries: string, about = ''): string =>
  `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:app="http://www.w3.org/2007/app"><title>Foglio</title>
  <id>urn:foglio</id>${about}${entries}</feed>`;

export const atomEntry = (
  extra = '',
  { title = '<title>Titolo</title>', content = '<content>Testo.</content>' } = {},
): string =>
  `<entry><id>urn:caso:1</id>${title}<published>2026-11-26T08:00:00+01:00</published>
  <updated>2026-11-26T08:00:00+01:00</updated>${content}${extra}</entry>`;

export const jsonFeed = (item: Record<string, unknown>, overrides: Record<string, unknown> = {}): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Foglio',
    home_page_url: 'https://foglio.example/',
    ...overrides,
    items: [
      {
        id: 'urn:caso:1',
        title: 'Titolo',
        content_text: 'Testo.',
        date_published: '2026-11-26T08:00:00+01:00',
        ...item,
      },
    ],
  });

/** Each item as readers would see it, or the reason why it is refused. */
export async function readFeed(file: string | Uint8Array, folderDay: string | null = null) {
  const read = [];
  for await (const item of parseFile(Buffer.from(file), FEED_NOON, { folderDay })) {
    if ('rejected' in item) read.push({ refused: item.rejected.message });
    else {
      const { delivered, ...parsed } = item.parsed;
      const { body } = toArticleText(delivered.bodyHtml, delivered.access, delivered.linkBase);
      read.push({ ...parsed, ...delivered, body, pictures: delivered.pictures.map(({ hrefs }) => hrefs) });
    }
  }
  return read;
}

/** The first item of a feed. */
export const readItem = async (file: string | Uint8Array) => (await readFeed(file))[0];
