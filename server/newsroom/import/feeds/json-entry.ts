import { Rejected } from '../rejected.ts';
import { holdsIn } from '../status/stated-holds.ts';
import { statedInJson } from '../status/stated-in.ts';
import { checkStates, endsIn, expiryIn } from '../status/stated-states.ts';
import { pictureAddresses, webAddress } from './address.ts';
import type { FeedEntry, FeedText, WrittenDate } from './feed-entry.ts';
import { isPicture } from './media-pictures.ts';
import type { ItemIdentity } from './shared-ids.ts';

type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const VERSION = /^https?:\/\/(?:www\.)?jsonfeed\.org\/version\/(\d+(?:\.\d+)?)\/?$/i;

/** Keys that only items of a JSON Feed have. */
const ITEM_KEYS = ['content_html', 'content_text', 'date_published'];

/** Whether an object states that it is a JSON Feed of any version, or has a list with items of one. */
export const isJsonFeed = (value: unknown): value is JsonObject =>
  isObject(value) &&
  ((typeof value.version === 'string' && /jsonfeed\.org\/version/i.test(value.version)) ||
    (value.uri === undefined &&
      listIn(value, 'items').some((item) => isObject(item) && ITEM_KEYS.some((word) => word in item))));

/** @throws Rejected */
export function checkJsonFeed(feed: JsonObject): unknown[] {
  const written = String(feed.version ?? '1.1').trim();
  const version = VERSION.exec(written)?.[1] ?? written;
  if (version !== '1' && version !== '1.0' && version !== '1.1')
    throw new Rejected('version', `${String(feed.version).slice(0, 60)} is not a version the importer reads`);
  if (!Array.isArray(feed.items) || feed.items.length === 0) throw new Rejected('items', 'no item');
  return feed.items;
}

const textIn = (object: JsonObject, name: string): string | undefined => {
  const value = object[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};

/** Early feeds may have a number as an id. */
const idOf = ({ id }: JsonObject): string | undefined =>
  typeof id === 'number' ? String(id) : typeof id === 'string' && id.trim() !== '' ? id.trim() : undefined;

const listIn = (object: JsonObject, name: string): unknown[] => {
  const value = object[name];
  return Array.isArray(value) ? value : [];
};

/** A list; a single value that should be in one becomes a list. */
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

const toNames = (value: unknown): string[] =>
  typeof value === 'string' && value.trim() ? [value.trim()] : [];

function authorsIn(object: JsonObject): string[] {
  const all = [...listOf(object.authors), ...listOf(object.author)];
  return all.flatMap((author) => (isObject(author) ? (textIn(author, 'name') ?? []) : toNames(author)));
}

const toTexts = (kind: FeedText['kind'], value: string | undefined): FeedText[] =>
  value ? [{ kind, value }] : [];

/** A date may be a number: seconds since 1970. */
const toDates = (item: JsonObject, name: string): WrittenDate[] => {
  const value = item[name];
  const written = typeof value === 'number' ? String(value) : textIn(item, name);
  return written ? [{ place: name, written }] : [];
};

const toPictures = (
  href: string | undefined,
  base: string | undefined,
  caption?: string,
): FeedEntry['pictures']['own'] => {
  const renditions = pictureAddresses(href ?? '', base).map((one) => ({ href: one }));
  const descriptions = caption ? [{ role: 'caption', contenttype: 'text/plain', value: caption }] : [];
  return renditions.length > 0 ? [{ type: 'picture', renditions, descriptions }] : [];
};

const attachments = (item: JsonObject, base: string | undefined) =>
  listIn(item, 'attachments')
    .filter(isObject)
    .flatMap((attachment) => {
      const href = textIn(attachment, 'url');
      return href && isPicture(textIn(attachment, 'mime_type'), undefined, href)
        ? toPictures(href, base, textIn(attachment, 'title'))
        : [];
    });

/** Reads an item of a JSON Feed of version 1 or 1.1. @throws Rejected */
export function jsonEntry(item: unknown, feed: JsonObject, fetchedFrom: string | undefined): FeedEntry {
  if (!isObject(item)) throw new Rejected('item', 'not a JSON object');
  const statedValues = statedInJson(item);
  checkStates(statedValues);
  const site = textIn(feed, 'home_page_url') ?? textIn(feed, 'feed_url') ?? fetchedFrom;
  const link = textIn(item, 'url');
  const base = (link && webAddress(link, site)) ?? (site && webAddress(site, undefined));
  const ownAuthors = authorsIn(item);
  return {
    id: idOf(item),
    link,
    base,
    title: toTexts('plain', textIn(item, 'title'))[0],
    bodies: [
      ...toTexts('html', textIn(item, 'content_html')),
      ...toTexts('plain', textIn(item, 'content_text')),
    ],
    summaries: toTexts('plain', textIn(item, 'summary')),
    published: toDates(item, 'date_published'),
    updated: toDates(item, 'date_modified'),
    embargoes: holdsIn(statedValues),
    validityEnds: endsIn(statedValues),
    expires: expiryIn(statedValues),
    authors: ownAuthors.length > 0 ? ownAuthors : authorsIn(feed),
    copyright: undefined,
    categories: listOf(item.tags).flatMap((tag) => toNames(tag).map((name) => ({ name, kind: '' }))),
    pictures: {
      own: [...toPictures(textIn(item, 'image'), base), ...attachments(item, base)],
      substitutes: toPictures(textIn(item, 'banner_image'), base),
    },
  };
}

/** The values that distinguish an item from others. */
export const identityIn = (item: unknown): ItemIdentity =>
  isObject(item)
    ? { id: idOf(item), link: textIn(item, 'url'), title: textIn(item, 'title') }
    : { id: undefined, link: undefined, title: undefined };

export const jsonFeedId = (feed: JsonObject): string =>
  textIn(feed, 'home_page_url') ?? textIn(feed, 'feed_url') ?? 'urn:edicola:rss';
