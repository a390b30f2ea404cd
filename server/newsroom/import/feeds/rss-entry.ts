import { allPersonNames } from '../names/person-names.ts';
import { holdsIn } from '../status/stated-holds.ts';
import { statedInXml } from '../status/stated-in.ts';
import { endsIn, expiryIn } from '../status/stated-states.ts';
import { toMarkup } from '../xml/to-markup.ts';
import { attribute, lineOf, textOf, type XmlElement } from '../xml/xml-element.ts';
import { webAddress } from './address.ts';
import { allCategoriesIn } from './categories-in.ts';
import { hasWords, lineOfWords } from './entry-texts.ts';
import type { FeedEntry, Words, WrittenDate } from './feed-entry.ts';
import { child, children } from './feed-names.ts';
import { mediaPictures } from './media-pictures.ts';
import { checkPublished } from './unpublished.ts';

const PUBLISHED = [
  'pubDate',
  'dc:date',
  'dcterms:issued',
  'dcterms:date',
  'dcterms:created',
  'prism:publicationDate',
  'atom:published',
];
const UPDATED = ['atom:updated', 'dcterms:modified', 'prism:modificationDate'];
const EMBARGOES = ['dcterms:available'];
const SUMMARIES = [
  ...['description', 'dc:description', 'excerpt:encoded', 'summary', 'atom:summary'],
  ...['itunes:summary', 'googleplay:description', 'itunes:subtitle'],
];

export const datesIn = (parent: XmlElement | undefined, names: string[]): WrittenDate[] =>
  names.flatMap((place) =>
    children(parent, place).flatMap((one) => {
      const written = lineOf(one);
      return written ? [{ place, written }] : [];
    }),
  );

/** The start or end in a period of DCMI: `start=2026-11-30T08:00+01:00; end=…; scheme=W3C-DTF`. */
const validity = (item: XmlElement, side: RegExp): WrittenDate[] =>
  datesIn(item, ['dcterms:valid']).flatMap(({ place, written }) => {
    const moment = side.exec(written)?.[1]?.trim();
    return moment ? [{ place, written: moment }] : [];
  });

/** The stated dates from which and until which an item may be shown. */
export function limitsIn(item: XmlElement): Pick<FeedEntry, 'embargoes' | 'ends' | 'expires'> {
  const stated = statedInXml(item);
  return {
    embargoes: [...datesIn(item, EMBARGOES), ...validity(item, /\bstart\s*=\s*([^;]+)/i), ...holdsIn(stated)],
    ends: [...endsIn(stated), ...validity(item, /\bend\s*=\s*([^;]+)/i)],
    expires: expiryIn(stated),
  };
}

const loose = (element: XmlElement | undefined): Words[] =>
  element && textOf(element).trim() ? [{ value: textOf(element).trim(), kind: 'loose' }] : [];

/** HTML that is written as elements, not as text. */
const inline = (element: XmlElement | undefined): Words[] => {
  const value = toMarkup(element, ({ local }) => local).trim();
  return value ? [{ value, kind: 'html' }] : [];
};

/** Text, or elements where a system forgot to escape them. */
const words = (element: XmlElement | undefined): Words[] =>
  element?.children.some((node) => typeof node !== 'string') ? inline(element) : loose(element);

const AUTHORS = [
  ...['dc:creator', 'author', 'itunes:author', 'dcterms:creator', 'dc:author'],
  ...['atom:author', 'googleplay:author'],
];

/** The name of an author, as plain text or as in Atom, with an address beside it. */
const nameOf = (author: XmlElement): XmlElement =>
  child(author, 'atom:name') ?? child(author, 'name') ?? author;

/** The descriptions of the text; those of its pictures stand in if no other has a visible word. */
export const firstOf = (ofText: Words[], ofPictures: Words[]): Words[] =>
  ofText.some(hasWords) ? ofText : [...ofText, ...ofPictures];

/** The authors of an item: the first element that names a person counts. */
function authorsOf(item: XmlElement): string[] {
  const named = AUTHORS.map((name) =>
    children(item, name).flatMap(
      (one) => lineOfWords({ value: lineOf(nameOf(one)) ?? '', kind: 'loose' }) || [],
    ),
  );
  const credited = children(item, 'media:credit')
    .filter((credit) => attribute(credit, 'role') === 'author')
    .flatMap((credit) => lineOf(credit) ?? []);
  const lists = [...named, credited];
  return lists.find((list) => allPersonNames(list).length > 0) ?? [];
}

/** The base of its addresses: its own `xml:base`, else its own address, else the feed's. */
const baseOf = (item: XmlElement, link: string | undefined, around: RssAround): string | undefined => {
  const stated = attribute(item, 'xml:base');
  return (stated && webAddress(stated, around.base)) ?? around.stated ?? link ?? around.base;
};

export type RssAround = {
  /** The stated base of the feed's addresses, `xml:base`. */
  stated: string | undefined;
  /** The stated base, or the address of the feed's site. */
  base: string | undefined;
  channel: XmlElement;
};

/** One item of RSS 0.9x, 1.0 or 2.0. @throws Rejected */
export function rssEntry(item: XmlElement, around: RssAround): FeedEntry {
  checkPublished(item);
  const written = lineOf(child(item, 'link')) ?? attribute(child(item, 'atom:link'), 'href');
  const guid = child(item, 'guid');
  const permalink = attribute(guid, 'isPermaLink') === 'false' ? undefined : lineOf(guid);
  const link = webAddress(written ?? permalink ?? '', around.base);
  const base = baseOf(item, link, around);
  const first = (...names: string[]): Words[] => names.flatMap((name) => children(item, name).flatMap(words));
  const inGroup = (name: string) =>
    children(item, 'media:group').flatMap((group) => children(group, name).flatMap(words));
  return {
    id: lineOf(guid) ?? lineOf(child(item, 'atom:id')) ?? attribute(item, 'rdf:about'),
    link: written,
    base,
    title: [...first('title', 'dc:title', 'media:title', 'itunes:title'), ...inGroup('media:title')][0],
    bodies: [
      ...first('content:encoded', 'fullitem', 'body'),
      ...['xhtml:body', 'xhtml:div'].flatMap((name) => inline(child(item, name))),
      ...first('atom:content'),
    ],
    summaries: firstOf(first(...SUMMARIES), [...first('media:description'), ...inGroup('media:description')]),
    published: datesIn(item, PUBLISHED),
    updated: datesIn(item, UPDATED),
    ...limitsIn(item),
    authors: authorsOf(item),
    copyright: lineOf(child(item, 'dc:rights')) ?? lineOf(child(item, 'dcterms:rights')),
    categories: allCategoriesIn(item, around.channel),
    pictures: mediaPictures(item, base),
  };
}
