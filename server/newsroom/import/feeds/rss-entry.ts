import { allPersonNames } from '../names/person-names.ts';
import { holdsIn } from '../status/stated-holds.ts';
import { statedInXml } from '../status/stated-in.ts';
import { endsIn, expiryIn } from '../status/stated-states.ts';
import { toMarkup } from '../xml/to-markup.ts';
import { attribute, lineOf, textOf, type XmlElement } from '../xml/xml-element.ts';
import { webAddress } from './address.ts';
import { allCategoriesIn } from './categories-in.ts';
import { hasWords, shownLine, toLine } from './entry-texts.ts';
import type { FeedEntry, FeedText, WrittenDate } from './feed-entry.ts';
import { child, children } from './feed-names.ts';
import { mediaPictures } from './media-pictures.ts';
import { checkPublished } from './unpublished.ts';

const PUBLISHED_NAMES = [
  'pubDate',
  'dc:date',
  'dcterms:issued',
  'dcterms:date',
  'dcterms:created',
  'prism:publicationDate',
  'atom:published',
];
const UPDATED_NAMES = ['atom:updated', 'dcterms:modified', 'prism:modificationDate'];
const EMBARGO_NAMES = ['dcterms:available'];
const SUMMARY_NAMES = [
  'description',
  'dc:description',
  'excerpt:encoded',
  'summary',
  'atom:summary',
  'itunes:summary',
  'googleplay:description',
  'itunes:subtitle',
];

export const datesIn = (parent: XmlElement | undefined, names: string[]): WrittenDate[] =>
  names.flatMap((place) =>
    children(parent, place).flatMap((one) => {
      const written = lineOf(one);
      return written ? [{ place, written }] : [];
    }),
  );

/**
 * The start or end of validity periods in the DCMI format: `start=2026-11-30T08:00+01:00; end=…;
 * scheme=W3C-DTF`.
 */
const datesInValidity = (item: XmlElement, pattern: RegExp): WrittenDate[] =>
  datesIn(item, ['dcterms:valid']).flatMap(({ place, written }) => {
    const moment = pattern.exec(written)?.[1]?.trim();
    return moment ? [{ place, written: moment }] : [];
  });

/** The stated dates from which and until which an item may be shown. */
export function visibilityDatesIn(
  item: XmlElement,
): Pick<FeedEntry, 'embargoes' | 'validityEnds' | 'expires'> {
  const statedValues = statedInXml(item);
  return {
    embargoes: [
      ...datesIn(item, EMBARGO_NAMES),
      ...datesInValidity(item, /\bstart\s*=\s*([^;]+)/i),
      ...holdsIn(statedValues),
    ],
    validityEnds: [...endsIn(statedValues), ...datesInValidity(item, /\bend\s*=\s*([^;]+)/i)],
    expires: expiryIn(statedValues),
  };
}

const textOfElement = (element: XmlElement | undefined): FeedText[] =>
  element && textOf(element).trim() ? [{ value: textOf(element).trim(), kind: 'loose' }] : [];

/** HTML that is written as elements, not as text. */
const markupOfElement = (element: XmlElement | undefined): FeedText[] => {
  const value = toMarkup(element, ({ local }) => local).trim();
  return value ? [{ value, kind: 'html' }] : [];
};

/** Text, or elements where a system forgot to escape them. */
const textOrMarkup = (element: XmlElement | undefined): FeedText[] =>
  element?.children.some((node) => typeof node !== 'string')
    ? markupOfElement(element)
    : textOfElement(element);

const AUTHOR_NAMES = [
  'dc:creator',
  'author',
  'itunes:author',
  'dcterms:creator',
  'dc:author',
  'atom:author',
  'googleplay:author',
];

/** The name of an author, as plain text or as in Atom, with an address beside it. */
const authorNameElement = (author: XmlElement): XmlElement =>
  child(author, 'atom:name') ?? child(author, 'name') ?? author;

/** The descriptions of a text; followed by those of its pictures, if none of them has visible words. */
export const withPictureTexts = (texts: FeedText[], pictureTexts: FeedText[]): FeedText[] =>
  texts.some(hasWords) ? texts : [...texts, ...pictureTexts];

/** An author field on one line; a line break separates the names of two persons. */
const authorLine = (element: XmlElement): string =>
  toLine({ value: (lineOf(element) ?? '').replace(/<br\b[^<>]*>/gi, '; '), kind: 'loose' });

/** The authors of an item, from the first kind of element that names persons. */
function authorsOf(item: XmlElement): string[] {
  const byElement = AUTHOR_NAMES.map((name) =>
    children(item, name).flatMap((one) => authorLine(authorNameElement(one)) || []),
  );
  const credited = children(item, 'media:credit')
    .filter((credit) => attribute(credit, 'role') === 'author')
    .flatMap((credit) => lineOf(credit) ?? []);
  const lists = [...byElement, credited];
  return lists.find((list) => allPersonNames(list).length > 0) ?? [];
}

/** The base of its addresses: its own `xml:base`, else its own address, else the feed's. */
const baseOf = (item: XmlElement, link: string | undefined, feedContext: RssContext): string | undefined => {
  const stated = attribute(item, 'xml:base');
  return (stated && webAddress(stated, feedContext.base)) ?? feedContext.stated ?? link ?? feedContext.base;
};

export type RssContext = {
  /** The stated base of the feed's addresses, `xml:base`. */
  stated: string | undefined;
  /** The stated base, or the address of the feed's site. */
  base: string | undefined;
  channel: XmlElement;
};

/** One item of RSS 0.9x, 1.0 or 2.0. @throws Rejected */
export function rssEntry(item: XmlElement, feedContext: RssContext): FeedEntry {
  checkPublished(item);
  const written = lineOf(child(item, 'link')) ?? attribute(child(item, 'atom:link'), 'href');
  const guid = child(item, 'guid');
  const permalink = attribute(guid, 'isPermaLink') === 'false' ? undefined : lineOf(guid);
  const link = webAddress(written ?? permalink ?? '', feedContext.base);
  const base = baseOf(item, link, feedContext);
  const textsNamed = (...names: string[]): FeedText[] =>
    names.flatMap((name) => children(item, name).flatMap(textOrMarkup));
  const textsInGroups = (name: string) =>
    children(item, 'media:group').flatMap((group) => children(group, name).flatMap(textOrMarkup));
  return {
    id: lineOf(guid) ?? lineOf(child(item, 'atom:id')) ?? attribute(item, 'rdf:about'),
    link: written,
    base,
    title: [
      ...textsNamed('title', 'dc:title', 'media:title', 'itunes:title'),
      ...textsInGroups('media:title'),
    ][0],
    bodies: [
      ...textsNamed('content:encoded', 'fullitem', 'body'),
      ...['xhtml:body', 'xhtml:div'].flatMap((name) => markupOfElement(child(item, name))),
      ...textsNamed('atom:content'),
    ],
    summaries: withPictureTexts(textsNamed(...SUMMARY_NAMES), [
      ...textsNamed('media:description'),
      ...textsInGroups('media:description'),
    ]),
    published: datesIn(item, PUBLISHED_NAMES),
    updated: datesIn(item, UPDATED_NAMES),
    ...visibilityDatesIn(item),
    authors: authorsOf(item),
    copyright: shownLine(child(item, 'dc:rights')) ?? shownLine(child(item, 'dcterms:rights')),
    categories: allCategoriesIn(item, feedContext.channel),
    pictures: mediaPictures(item, base),
  };
}
