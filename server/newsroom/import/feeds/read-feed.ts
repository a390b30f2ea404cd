import { setImmediate as breathe } from 'node:timers/promises';
import { attempt, type FileItem, type Source } from '../deliver-item.ts';
import { Rejected } from '../rejected.ts';
import { toMarkup } from '../xml/to-markup.ts';
import { attribute, lineOf, type XmlElement } from '../xml/xml-element.ts';
import { webAddress } from './address.ts';
import { atomEntry, baseWithin, linksOf } from './atom-entry.ts';
import { entryToNinjs2, type FeedReading } from './entry-to-ninjs-2.ts';
import type { Feed, FeedEntry, Surroundings } from './feed-entry.ts';
import { child, children, toUsualNames } from './feed-names.ts';
import { checkJsonFeed, identityIn, jsonEntry, jsonFeedId } from './json-entry.ts';
import { datesIn, type RssAround, rssEntry } from './rss-entry.ts';
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

const NO_ID = 'urn:edicola:rss';

/** `data:` pictures are stored as pictures, so the stored item leaves them out. */
const shortRaw = (text: string): string => text.replace(/data:[^"'\s<>&]{200,}/g, 'data:,');

const rawOf = (item: XmlElement): string => shortRaw(`<item>${toMarkup(item, ({ name }) => name)}</item>`);

type Entries = {
  entries: Iterable<{ raw: () => string; read: () => FeedEntry | { entry: FeedEntry; warnings: string[] } }>;
  feed: Feed;
  source: Omit<Source, 'raw' | 'now' | 'sections'>;
};

async function* itemsOf({ entries, feed, source }: Entries, around: Surroundings): AsyncGenerator<FileItem> {
  let number = 0;
  for (const { raw, read } of entries) {
    await breathe();
    number += 1;
    const reading = (): FeedReading => {
      const made = read();
      const { entry, warnings } = 'entry' in made ? made : { entry: made, warnings: [] };
      const done = entryToNinjs2(entry, feed, around);
      return { ...done, warnings: [...done.warnings, ...warnings] };
    };
    // A fault of the whole file is reported once.
    const warnings = number === 1 ? source.warnings : [];
    yield attempt(`item ${number}`, reading, {
      ...source,
      ...{ warnings, raw: raw(), undated: true, now: around.now, sections: around.sections },
    });
  }
}

/** The address of a feed's site as stated; else the one that the feed was fetched from. */
const siteOf = (site: string | undefined, stated: string | undefined, fetched: string | undefined) =>
  (site ? webAddress(site, stated ?? fetched) : undefined) ?? fetched;

/** The items of RSS 0.9x and 2.0, which are in the channel, and of 1.0, where they are beside it. */
function rssEntries(root: XmlElement, warnings: string[], fetched: string | undefined): Entries {
  toUsualNames(root, '');
  // Some early feeds have no channel around their items.
  const channel = child(root, 'channel') ?? root;
  const items = [...new Set([...children(channel, 'item'), ...children(root, 'item')])];
  if (items.length === 0) throw new Rejected('channel', 'no item');
  const site = lineOf(child(channel, 'link')) ?? attribute(child(channel, 'atom:link'), 'href');
  const stated = baseWithin(channel, baseWithin(root, undefined));
  const address = siteOf(site, stated, fetched);
  const around: RssAround = { stated, base: stated ?? address, channel };
  const isExport = isWordPress(channel, items);
  const whole = isExport ? readExport(channel, items) : null;
  const format = whole ? 'wxr-1.2' : root.local.toLowerCase() === 'rdf' ? 'rss-1.0' : 'rss-2.0';
  return {
    entries: items.map((item) => ({
      raw: () => rawOf(item),
      read: () => (whole ? wxrEntry(item, around, whole) : rssEntry(item, around)),
    })),
    // The date of an export does not date its items.
    feed: {
      id: site ?? NO_ID,
      datePlace: 'pubDate',
      shared: sharedIds(
        items.map((item) => ({
          id: lineOf(child(item, 'guid')),
          link: lineOf(child(item, 'link')),
          title: lineOf(child(item, 'title')),
        })),
      ),
      dates: whole
        ? []
        : datesIn(channel, ['lastBuildDate', 'pubDate', 'dc:date', 'atom:updated', 'dcterms:modified']),
    },
    source: { format, warnings, places: RSS_PLACES },
  };
}

/** Atom 1.0 and 0.3; an entry may be a document of its own. */
function atomEntries(root: XmlElement, warnings: string[], fetched: string | undefined): Entries {
  toUsualNames(root, 'atom');
  const feed = root.local.toLowerCase() === 'feed' ? root : undefined;
  const entries = feed ? children(feed, 'entry') : [root];
  if (entries.length === 0) throw new Rejected('feed', 'no entry');
  const base = baseWithin(feed, undefined);
  const links = children(feed, 'link');
  const link = links.find((one) => (attribute(one, 'rel') ?? 'alternate') === 'alternate') ?? links[0];
  const site = attribute(link, 'href');
  return {
    entries: entries.map((entry) => ({
      raw: () => rawOf(entry),
      read: () => atomEntry(entry, feed, { stated: base, site: siteOf(site, base, fetched) }),
    })),
    feed: {
      id: lineOf(child(feed, 'id')) ?? site ?? NO_ID,
      datePlace: 'published',
      shared: sharedIds(
        entries.map((entry) => ({
          id: lineOf(child(entry, 'id')),
          link: attribute(linksOf(entry, 'alternate')[0], 'href'),
          title: lineOf(child(entry, 'title')),
        })),
      ),
      dates: datesIn(feed, ['updated', 'modified', 'dc:date']),
    },
    source: { format: 'atom-1.0', warnings, places: ATOM_PLACES },
  };
}

/** Reads the items of an XML feed; null for a document that is no feed. @throws Rejected */
export function xmlFeedItems(
  root: XmlElement,
  warnings: string[],
  around: Surroundings,
): AsyncGenerator<FileItem> | null {
  switch (root.local.toLowerCase()) {
    case 'rss':
    case 'rdf':
      return itemsOf(rssEntries(root, warnings, around.address), around);
    case 'feed':
    case 'entry':
      return itemsOf(atomEntries(root, warnings, around.address), around);
    default:
      return null;
  }
}

/** The items of a JSON Feed. @throws Rejected */
export function jsonFeedItems(
  feed: Record<string, unknown>,
  warnings: string[],
  around: Surroundings,
): AsyncGenerator<FileItem> {
  const items = checkJsonFeed(feed);
  const entries = items.map((item) => ({
    raw: () => shortRaw(JSON.stringify(item)),
    read: () => jsonEntry(item, feed, around.address),
  }));
  const shared = sharedIds(items.map(identityIn));
  const source = { format: 'json-feed-1.1' as const, warnings, places: JSON_PLACES };
  return itemsOf(
    { entries, source, feed: { id: jsonFeedId(feed), datePlace: 'date_published', dates: [], shared } },
    around,
  );
}
