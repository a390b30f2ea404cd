import { element, XML_START, xmlText } from './xml.ts';

export type RssItem = {
  title: string;
  url: string;
  /** Permanent address, which opens the article; `url` contains the title and changes when that is corrected. */
  guid: string;
  publishedAt: Date;
  authors: readonly string[];
  categories: readonly string[];
  /** Only the part that anybody may read. */
  description: string;
  picture: { url: string; bytes: number; type: string } | null;
};

export type RssChannel = {
  title: string;
  url: string;
  /** Address of the feed itself. */
  feedUrl: string;
  description: string;
  picture: string;
  changedAt: Date | null;
};

const itemXml = ({ title, url, guid, publishedAt, authors, categories, description, picture }: RssItem) =>
  `<item>${element('title', title)}${element('link', url)}<guid isPermaLink="true">${xmlText(guid)}</guid>` +
  element('pubDate', publishedAt.toUTCString()) +
  authors.map((name) => element('dc:creator', name)).join('') +
  categories.map((name) => element('category', name)).join('') +
  element('description', description) +
  (picture
    ? `<enclosure url="${xmlText(picture.url)}" length="${picture.bytes}" type="${picture.type}"/>`
    : '') +
  '</item>\n';

/** Writes RSS 2.0, following the advisory board's best practices. */
export const rssXml = (
  { title, url, feedUrl, description, picture, changedAt }: RssChannel,
  items: readonly RssItem[],
): string =>
  `${XML_START}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>\n` +
  element('title', title) +
  element('link', url) +
  element('description', description) +
  '<language>it-IT</language>' +
  element('lastBuildDate', changedAt?.toUTCString()) +
  `<atom:link href="${xmlText(feedUrl)}" rel="self" type="application/rss+xml"/>` +
  `<image>${element('url', picture)}${element('title', title)}${element('link', url)}</image>\n` +
  `${items.map(itemXml).join('')}</channel></rss>\n`;
