import { createHash } from 'node:crypto';
import { toMoment } from '../moment.ts';
import type { NinjsItem, NinjsText } from '../ninjs/ninjs-item.ts';
import { Rejected } from '../rejected.ts';
import { attribute, elementsOf, lineOf, textOf, type XmlElement } from '../xml/xml-element.ts';
import { mendApostrophes } from './mend-apostrophes.ts';
import { rssCategories } from './rss-categories.ts';
import { picturesInHtml, rssPictures, withoutPictures } from './rss-pictures.ts';

/** What the places of a refusal are called in this format. */
export const RSS_PLACES = {
  uri: 'guid',
  headlines: 'title',
  bodies: 'content:encoded',
  versioncreated: 'pubDate',
  firstcreated: 'pubDate',
  altids: 'category',
};

/** By the name as written: feeds keep to the usual prefixes, and `media:title` is no `title`. */
const named = (parent: XmlElement, name: string): XmlElement | undefined =>
  elementsOf(parent).find((child) => child.name === name);

const SCHEME = /^[a-z][a-z0-9+.-]*:\S/i;

/**
 * The guid; one that is no address of its own is made one by the feed's. Without it an id made of link and title, so
 * that the same item fetched again is the same article. @throws Rejected
 */
function uriOf(item: XmlElement, feed: string): string {
  const guid = lineOf(named(item, 'guid'));
  if (guid) return SCHEME.test(guid) ? guid : `${feed}#${guid}`;
  const [link, title] = [lineOf(named(item, 'link')), lineOf(named(item, 'title'))];
  if (!link && !title) throw new Rejected('guid', 'neither guid nor link nor title says which article it is');
  const digest = createHash('sha256')
    .update(JSON.stringify([feed, link, title]))
    .digest('hex');
  return `urn:edicola:rss:${digest.slice(0, 32)}`;
}

const DAY_MS = 86_400_000;

/** When it was published, as far as a feed can be believed: else the moment of the import, with a warning. */
function published(item: XmlElement, now: Date): { moment: string; warnings: string[] } {
  const written = lineOf(named(item, 'pubDate')) ?? lineOf(named(item, 'dc:date'));
  if (!written) return { moment: now.toISOString(), warnings: [] };
  const moment = toMoment(written);
  if (moment && Date.parse(moment) < now.getTime() + DAY_MS) return { moment, warnings: [] };
  const wrong = moment ? 'is yet to come' : 'is no moment in time';
  return {
    moment: now.toISOString(),
    warnings: [`pubDate: ${written.slice(0, 60)} ${wrong}: the moment of the import counts`],
  };
}

/** `dc:creator`, or the name in `author`, which is an address with a name in brackets. */
function creators(item: XmlElement): string[] {
  const names = elementsOf(item)
    .filter(({ name }) => name === 'dc:creator')
    .flatMap((creator) => lineOf(creator) ?? []);
  const author = /\(([^()]+)\)/.exec(lineOf(named(item, 'author')) ?? '')?.[1]?.trim();
  return names.length > 0 || !author ? names : [author];
}

const MARKUP = /<\/?[a-z][^<>]*>/i;

const asText = (value: string): NinjsText => ({
  value,
  contenttype: MARKUP.test(value) ? 'text/html' : 'text/plain',
});

/** The whole text stands in `content:encoded`; without it the description is all there is. */
function texts(item: XmlElement): { body: string; summary: string | null } {
  const whole = textOf(named(item, 'content:encoded')).trim();
  const description = textOf(named(item, 'description')).trim();
  return whole ? { body: whole, summary: description || null } : { body: description, summary: null };
}

/** One item of a feed in the terms of ninjs 2.2. @throws Rejected */
export function rssTo2(item: XmlElement, feed: string, now: Date): { item: NinjsItem; warnings: string[] } {
  const title = lineOf(named(item, 'title'));
  const { body, summary } = texts(item);
  const { moment, warnings } = published(item, now);
  const by = creators(item);
  const { people = [], ...about } = rssCategories(item);
  const media = rssPictures(item);
  const shown = media.length > 0 ? media : picturesInHtml(`${summary ?? ''}\n${body}`);
  return {
    item: {
      uri: uriOf(item, feed),
      pubstatus: 'usable',
      firstcreated: moment,
      by: by.join(', ') || undefined,
      copyrightnotice: lineOf(named(item, 'dc:rights')),
      headlines: title ? [{ role: 'main', ...asText(mendApostrophes(title)) }] : [],
      descriptions: summary
        ? [{ role: 'summary', ...asText(mendApostrophes(withoutPictures(summary))) }]
        : [],
      bodies: [{ role: 'main', ...asText(mendApostrophes(withoutPictures(body))) }],
      ...about,
      people: [...by.map((name) => ({ name, rel: 'author' })), ...people],
      associations: shown,
    },
    warnings,
  };
}

/** What tells the ids of one feed from another's. */
export const feedOf = (channel: XmlElement): string =>
  lineOf(named(channel, 'link')) ?? attribute(named(channel, 'atom:link'), 'href') ?? 'urn:edicola:rss';
