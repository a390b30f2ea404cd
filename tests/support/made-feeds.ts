import fc from 'fast-check';
import { FEED_NOON } from './feed-fixtures.ts';

/** The contents of a generated feed item, independent of any format. */
export type MadeArticle = {
  number: number;
  title: string;
  paragraphs: string[];
  names: string[];
  moment: Date;
  section: string;
  topics: string[];
  /** The article must not be published. */
  isOnHold: boolean;
  /** Selects one of several ways to write the same in a format. */
  way: number;
};

/** A word that occurs only in the title and text of items on hold. */
export const SECRET = 'Segretissimo';

const WORDS = [
  'ponte',
  'riapre',
  'perché',
  'R&D',
  '<b>',
  '5 < 6',
  'l’Aquila',
  "dell'arte",
  '"così"',
  '€ 3',
  '[sic]',
  '&amp;',
  '&#8217;',
  '&lt;p&gt;',
  ']]>',
  '{{1}}',
  '👩‍👧',
  '日本',
  'e\u0301',
  '—',
  'Italia–Francia',
  '100%',
];
const NAMES = ['Anna Verdi', 'Nicolò D’Amico', 'Maria Grazia Neri', 'Luca de Santis', 'Ada Bianchi'];
const SECTIONS = ['Cronaca', 'Arte & Cultura', 'Sport', 'Città', 'Scienza'];
const TOPICS = ['Ponti', 'Fiumi', 'Legge di bilancio', 'Caffè & tè'];
const HOUR_SECONDS = 3600;
const DAY_SECONDS = 86_400;
const NOON_SECONDS = FEED_NOON.getTime() / 1000;

const line = (max: number) =>
  fc
    .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: max })
    .map((words) => `Ieri ${words.join(' ')}`);

const moment = (from: number, to: number) =>
  fc.integer({ min: NOON_SECONDS + from, max: NOON_SECONDS + to }).map((seconds) => new Date(seconds * 1000));

const madeArticle = fc.record({
  number: fc.nat(9999),
  title: line(6),
  paragraphs: fc.array(line(12), { minLength: 1, maxLength: 4 }),
  names: fc.uniqueArray(fc.constantFrom(...NAMES), { maxLength: 3 }),
  moment: fc.oneof(moment(-9000 * DAY_SECONDS, -1), moment(HOUR_SECONDS, 300 * DAY_SECONDS)),
  section: fc.constantFrom(...SECTIONS),
  topics: fc.uniqueArray(fc.constantFrom(...TOPICS), { maxLength: 2 }),
  isOnHold: fc.boolean(),
  way: fc.nat(23),
});

export const madeArticles: fc.Arbitrary<MadeArticle[]> = fc
  .uniqueArray(madeArticle, { minLength: 1, maxLength: 4, selector: ({ number }) => number })
  .map((all) =>
    all.map((one) =>
      one.isOnHold
        ? { ...one, title: `${SECRET} ${one.title}`, paragraphs: [`${SECRET} ${one.paragraphs[0]}`] }
        : one,
    ),
  );

export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** Text in XML, escaped or as CDATA. */
const put = (text: string, way: number): string => (way % 2 === 0 ? cdata(text) : escaped(text));

const html = ({ paragraphs }: MadeArticle): string =>
  paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('\n');

const of = <T>(list: readonly [T, ...T[]], way: number): T => list[way % list.length] ?? list[0];

const feedDate = (date: Date, way: number): string =>
  of(
    [
      date.toUTCString(),
      date.toISOString(),
      new Date(date.getTime() + 3_600_000).toUTCString().replace('GMT', '+0100'),
      date.toISOString().replace('Z', '+00:00'),
    ],
    way,
  );

const ON_HOLD_BY = [
  '<app:control><app:draft>yes</app:draft></app:control>',
  '<wp:status>draft</wp:status>',
  '<wp:status>private</wp:status>',
  '<wp:post_type>page</wp:post_type>',
  '<wp:post_password>segreta</wp:post_password>',
] as const;

const NAMESPACES = `xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:app="http://www.w3.org/2007/app" xmlns:wp="http://wordpress.org/export/1.2/"`;

const rssOf = (items: string, about = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${NAMESPACES}>
<channel><title>Foglio</title><link>https://foglio.example/</link>${about}${items}</channel></rss>`;

/** RSS 2.0. Titles are escaped as HTML: RSS does not say whether a title is HTML or text. */
export function rss(all: MadeArticle[]): string {
  const item = (one: MadeArticle): string => {
    const { number, title, names, moment, section, topics, isOnHold, way } = one;
    const body = put(html(one), way);
    return `<item><guid isPermaLink="false">urn:caso:${number}</guid><title>${put(escaped(title), way + 1)}</title>
    ${way % 3 === 0 ? `<description>${body}</description>` : `<content:encoded>${body}</content:encoded>`}
    ${names.map((name) => `<dc:creator>${put(name, way)}</dc:creator>`).join('')}
    <pubDate>${feedDate(moment, way)}</pubDate>
    ${[section, ...topics].map((name) => `<category>${put(escaped(name), way)}</category>`).join('')}
    ${isOnHold ? ON_HOLD_BY[0] : ''}</item>`;
  };
  return rssOf(all.map(item).join('\n'));
}

export function atom(all: MadeArticle[]): string {
  const xhtml = (one: MadeArticle) => `<div xmlns="http://www.w3.org/1999/xhtml">${html(one)}</div>`;
  const content = (one: MadeArticle): string =>
    of(
      [
        `<content type="html">${put(html(one), one.way)}</content>`,
        `<content type="xhtml">${xhtml(one)}</content>`,
        `<content>${escaped(one.paragraphs.join('\n\n'))}</content>`,
      ],
      one.way,
    );
  const entry = (one: MadeArticle): string => {
    const { number, title, names, moment, section, topics, isOnHold, way } = one;
    const shown =
      way % 2 === 0
        ? `<title>${escaped(title)}</title>`
        : `<title type="html">${put(escaped(title), way)}</title>`;
    return `<entry><id>urn:caso:${number}</id>${shown}<updated>${moment.toISOString()}</updated>
    <published>${moment.toISOString()}</published>${content(one)}
    ${names.map((name) => `<author><name>${escaped(name)}</name></author>`).join('')}
    ${[section, ...topics].map((name) => `<category term="${escaped(name)}"/>`).join('')}
    ${isOnHold ? ON_HOLD_BY[0] : ''}</entry>`;
  };
  return `<feed xmlns="http://www.w3.org/2005/Atom" ${NAMESPACES}><title>Foglio</title><id>urn:foglio</id>
  ${all.map(entry).join('\n')}</feed>`;
}

export function json(all: MadeArticle[]): string {
  const items = all.map((one) => ({
    id: `urn:caso:${one.number}`,
    title: one.title,
    ...(one.way % 2 === 0 ? { content_html: html(one) } : { content_text: one.paragraphs.join('\n\n') }),
    date_published: one.moment.toISOString(),
    authors: one.names.map((name) => ({ name })),
    tags: [one.section, ...one.topics],
    ...(one.isOnHold && { [of(['draft', 'private', 'unpublished'], one.way)]: true }),
  }));
  return JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'Foglio', items });
}

/** A WordPress export: texts in blocks, or separated by empty lines as in older ones. */
export function wxr(all: MadeArticle[]): string {
  const logins = NAMES.map(
    (name, index) => `<wp:author><wp:author_login>utente${index}</wp:author_login>
    <wp:author_display_name>${cdata(name)}</wp:author_display_name></wp:author>`,
  );
  const body = ({ paragraphs, way }: MadeArticle): string =>
    way % 2 === 0
      ? paragraphs
          .map((text) => `<!-- wp:paragraph -->\n<p>${escaped(text)}</p>\n<!-- /wp:paragraph -->`)
          .join('\n\n')
      : paragraphs.map(escaped).join('\n\n');
  const post = (one: MadeArticle): string => {
    const { number, title, names, moment, section, topics, isOnHold, way } = one;
    const status = moment > FEED_NOON ? 'future' : 'publish';
    const shown = `<wp:status>${status}</wp:status><wp:post_type>post</wp:post_type>`;
    return `<item><title>${cdata(escaped(title))}</title><guid isPermaLink="false">urn:caso:${number}</guid>
    <content:encoded>${cdata(body(one))}</content:encoded>
    ${names.map((name) => `<dc:creator>${cdata(`utente${NAMES.indexOf(name)}`)}</dc:creator>`).join('')}
    <wp:post_date_gmt>${moment.toISOString().slice(0, 19).replace('T', ' ')}</wp:post_date_gmt>
    ${topics.map((name) => `<category domain="post_tag">${cdata(escaped(name))}</category>`).join('')}
    <category domain="category">${cdata(escaped(section))}</category>
    ${isOnHold ? of(ON_HOLD_BY, way) : shown}</item>`;
  };
  return rssOf(all.map(post).join('\n'), `<wp:wxr_version>1.2</wp:wxr_version>${logins.join('')}`);
}

/** Damage to a file in transit: it is cut off, one bit of a byte flips, or one tag is lost. */
export type Damage = { kind: 'cut' | 'flip' | 'tag'; at: number; bit: number };

export const damage: fc.Arbitrary<Damage> = fc.record({
  kind: fc.constantFrom('cut', 'flip', 'tag'),
  at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  bit: fc.nat(7),
});

export function damaged(file: string, { kind, at, bit }: Damage): Uint8Array {
  const bytes = Buffer.from(file);
  const index = Math.floor(at * bytes.length);
  if (kind === 'cut') return bytes.subarray(0, index);
  if (kind === 'flip') {
    bytes[index] = (bytes[index] ?? 0) ^ (1 << bit);
    return bytes;
  }
  const tags = [...file.matchAll(/<\/?[a-z][^<>]*>/gi)];
  const lost = tags[Math.floor(at * tags.length)];
  return Buffer.from(lost ? file.slice(0, lost.index) + file.slice(lost.index + lost[0].length) : file);
}
