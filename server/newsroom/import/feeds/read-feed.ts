import { setImmediate as breathe } from 'node:timers/promises';
import { type FileItem, type ItemSource, toFileItem } from '../deliver-item.ts';
import { Rejected } from '../rejected.ts';
import { toMarkup } from '../xml/to-markup.ts';
import { attribute, lineOf, type XmlElement } from '../xml/xml-element.ts';
import { webAddress } from './address.ts';
import { atomEntry, baseOf, linksOf } from './atom-entry.ts';
import { entryToNinjs2, type FeedItem } from './entry-to-ninjs-2.ts';
import type { Feed, FeedContext, FeedEntry } from './feed-entry.ts';
import { child, children, renameToUsual } from './feed-names.ts';
import { checkJsonFeed, identityIn, jsonEntry, jsonFeedId } from './json-entry.ts';
import { datesIn, type RssContext, rssEntry } from './rss-entry.ts';
import { sharedIds } from './shared-ids.ts';
import { isWordPress, readExport, wxrEntry } from './wxr-entry.ts';

/** The names of these formats for the places of a refusal. */
const RSS_PLACES = {
  uri: 'guid',
  headlines: 'title',
  bodies: 'content:encoded',
  versioncreated: 'atom:updated',
  firstcreated: 'pubDate',
  altids: 'category',
};
const ATOM_PLACES = {
  ...RSS_PLACES,
  uri: 'id',
  bodies: 'content',
  versioncreated: 'updated',
  firstcreated: 'published',
};
const JSON_PLACES = {
  ...RSS_PLACES,
  uri: 'id',
  bodies: 'content_html',
  versioncreated: 'date_modified',
  firstcreated: 'date_published',
  altids: 'tags',
};

const DEFAULT_FEED_ID = 'urn:edicola:rss';

/** A source text without the contents of `data:` pictures, which are stored as pictures. */
const withoutPictureData = (text: string): string => text.replace(/data:[^"'\s<>&]{200,}/g, 'data:,');

const sourceOf = (item: XmlElement): string =>
  withoutPictureData(`<item>${toMarkup(item, ({ name }) => name)}</item>`);

type Entries = {
  entries: Iterable<{ raw: () => string; read: () => FeedEntry | { entry: FeedEntry; warnings: string[] } }>;
  feed: Feed;
  source: Omit<ItemSource, 'raw' | 'now' | 'sections'>;
};

async function* itemsOf({ entries, feed, source }: Entries, context: FeedContext): AsyncGenerator<FileItem> {
  let number = 0;
  for (const { raw, read } of entries) {
    await breathe();
    number += 1;
    const readItem = (): FeedItem => {
      const result = read();
      const { entry, warnings } = 'entry' in result ? result : { entry: result, warnings: [] };
      const feedItem = entryToNinjs2(entry, feed, context);
      return { ...feedItem, warnings: [...feedItem.warnings, ...warnings] };
    };
    // Warnings about the whole file are added to its first item only.
    const warnings = number === 1 ? source.warnings : [];
    yield toFileItem(`item ${number}`, readItem, {
      ...source,
      warnings,
      raw: raw(),
      hasUnreliableDate: true,
      now: context.now,
      sections: context.sections,
    });
  }
}

/**
 * The address of a feed's site as the feed states it; otherwise the address that the feed was fetched from.
 */
const siteOf = (site: string | undefined, statedBase: string | undefined, fetchedFrom: string | undefined) =>
  (site ? webAddress(site, statedBase ?? fetchedFrom) : undefined) ?? fetchedFrom;

/** The items of RSS 0.9x and 2.0, which are in the channel, and of 1.0, where they are beside it. */
function rssEntries(root: XmlElement, warnings: string[], fetchedFrom: string | undefined): Entries {
  renameToUsual(root, '');
  // Some early feeds have no channel around their items.
  const channel = child(root, 'channel') ?? root;
  const items = [...new Set([...children(channel, 'item'), ...children(root, 'item')])];
  if (items.length === 0) throw new Rejected('channel', 'no item');
  const site = lineOf(child(channel, 'link')) ?? attribute(child(channel, 'atom:link'), 'href');
  const statedBase = baseOf(channel, baseOf(root, undefined));
  const address = siteOf(site, statedBase, fetchedFrom);
  const rssContext: RssContext = { stated: statedBase, base: statedBase ?? address, channel };
  const isExport = isWordPress(channel, items);
  const exportData = isExport ? readExport(channel, items) : null;
  const format = exportData ? 'wxr-1.2' : root.local.toLowerCase() === 'rdf' ? 'rss-1.0' : 'rss-2.0';
  return {
    entries: items.map((item) => ({
      raw: () => sourceOf(item),
      read: () => (exportData ? wxrEntry(item, rssContext, exportData) : rssEntry(item, rssContext)),
    })),
    // The items of an export are not dated by the date of the export.
    feed: {
      id: site ?? DEFAULT_FEED_ID,
      datePlace: 'pubDate',
      sharedIds: sharedIds(
        items.map((item) => ({
          id: lineOf(child(item, 'guid')),
          link: lineOf(child(item, 'link')),
          title: lineOf(child(item, 'title')),
        })),
      ),
      dates: exportData
        ? []
        : datesIn(channel, ['lastBuildDate', 'pubDate', 'dc:date', 'atom:updated', 'dcterms:modified']),
    },
    source: { format, warnings, fieldNames: RSS_PLACES },
  };
}

/** Atom 1.0 and 0.3; an entry may be a document of its own. */
function atomEntries(root: XmlElement, warnings: string[], fetchedFrom: string | undefined): Entries {
  renameToUsual(root, 'atom');
  const feed = root.local.toLowerCase() === 'feed' ? root : undefined;
  const entries = feed ? children(feed, 'entry') : [root];
  if (entries.length === 0) throw new Rejected('feed', 'no entry');
  const base = baseOf(feed, undefined);
  const links = children(feed, 'link');
  const link = links.find((one) => (attribute(one, 'rel') ?? 'alternate') === 'alternate') ?? links[0];
  const site = attribute(link, 'href');
  return {
    entries: entries.map((entry) => ({
      raw: () => sourceOf(entry),
      read: () => atomEntry(entry, feed, { stated: base, site: siteOf(site, base, fetchedFrom) }),
    })),
    feed: {
      id: lineOf(child(feed, 'id')) ?? site ?? DEFAULT_FEED_ID,
      datePlace: 'published',
      sharedIds: sharedIds(
        entries.map((entry) => ({
          id: lineOf(child(entry, 'id')),
          link: attribute(linksOf(entry, 'alternate')[0], 'href'),
          title: lineOf(child(entry, 'title')),
        })),
      ),
      dates: datesIn(feed, ['updated', 'modified', 'dc:date']),
    },
    source: { format: 'atom-1.0', warnings, fieldNames: ATOM_PLACES },
  };
}

/** Reads the items of an XML feed; null for a document that is no feed. @throws Rejected */
export function xmlFeedItems(
  root: XmlElement,
  warnings: string[],
  context: FeedContext,
): AsyncGenerator<FileItem> | null {
  switch (root.local.toLowerCase()) {
    case 'rss':
    case 'rdf':
      return itemsOf(rssEntries(root, warnings, context.address), context);
    case 'feed':
    case 'entry':
      return itemsOf(atomEntries(root, warnings, context.address), context);
    default:
      return null;
  }
}

/** The items of a JSON Feed. @throws Rejected */
export function jsonFeedItems(
  feed: Record<string, unknown>,
  warnings: string[],
  context: FeedContext,
): AsyncGenerator<FileItem> {
  const items = checkJsonFeed(feed);
  const entries = items.map((item) => ({
    raw: () => withoutPictureData(JSON.stringify(item)),
    read: () => jsonEntry(item, feed, context.address),
  }));
  const shared = sharedIds(items.map(identityIn));
  const source = { format: 'json-feed-1.1' as const, warnings, fieldNames: JSON_PLACES };
  return itemsOf(
    {
      entries,
      source,
      feed: { id: jsonFeedId(feed), datePlace: 'date_published', dates: [], sharedIds: shared },
    },
    context,
  );
}
