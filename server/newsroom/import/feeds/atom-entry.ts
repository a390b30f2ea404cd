import { isUtf8 } from 'node:buffer';
import { toMarkup } from '../xml/to-markup.ts';
import { attribute, elementsOf, lineOf, textOf, type XmlElement, type XmlNode } from '../xml/xml-element.ts';
import { isWhole, pictureAddresses, webAddress } from './address.ts';
import { allCategoriesIn } from './categories-in.ts';
import type { FeedEntry, Words } from './feed-entry.ts';
import { child, children } from './feed-names.ts';
import { isPicture, mediaPictures } from './media-pictures.ts';
import { datesIn, firstOf, limitsIn } from './rss-entry.ts';
import { checkKind, checkPublished } from './unpublished.ts';

/** The base of an element within the base of its parent. */
export const baseWithin = (element: XmlElement | undefined, base: string | undefined): string | undefined => {
  const own = attribute(element, 'xml:base');
  return own ? (webAddress(own, base) ?? base) : base;
};

const ADDRESSES = new Set(['href', 'src']);

/** XHTML with absolute addresses: each element may have a base of its own. */
function wholeAddresses(node: XmlNode, base: string | undefined): XmlNode {
  if (typeof node === 'string') return node;
  const own = baseWithin(node, base);
  const attributes = Object.entries(node.attributes).map(([name, value]) => {
    const whole = ADDRESSES.has(name) && !isWhole(value) ? webAddress(value, own) : undefined;
    return [name, whole ?? value] as const;
  });
  return {
    ...node,
    attributes: Object.fromEntries(attributes),
    children: node.children.map((one) => wholeAddresses(one, own)),
  };
}

function xhtml(element: XmlElement, base: string | undefined): Words {
  const whole = wholeAddresses(element, base);
  return {
    kind: 'html',
    value: toMarkup(typeof whole === 'string' ? undefined : whole, ({ local }) => local).trim(),
  };
}

const HTML_TYPES = new Set(['html', 'text/html']);
const XHTML_TYPES = new Set(['xhtml', 'application/xhtml+xml']);
/** Media types of binary data. */
const BYTES = 'application/octet-stream';
const isPlainType = (type: string): boolean => type === 'text' || type.startsWith('text/');

const typeOf = (element: XmlElement): string =>
  (attribute(element, 'type') ?? 'text').toLowerCase().replace(/\s*;.*$/, '');

/**
 * The text of an element, its references resolved; null for content that is not text: a picture, a drawing. An unknown
 * type is ignored.
 */
function kindOfText(type: string): Words['kind'] | null {
  if (HTML_TYPES.has(type)) return 'html';
  if (XHTML_TYPES.has(type) || (type !== 'text' && !type.includes('/'))) return 'loose';
  return isPlainType(type) ? 'plain' : null;
}

const BASE64 = /^(?:[a-z\d+/]{4})*(?:[a-z\d+/]{2}==|[a-z\d+/]{3}=)?$/i;

/** Decodes text in base64, which Atom uses for types that are not text; null if the bytes are not text. */
function textInBase64(written: string): string | null {
  const signs = written.replace(/\s+/g, '');
  if (!BASE64.test(signs)) return null;
  const bytes = Buffer.from(signs, 'base64');
  const isText = isUtf8(bytes) && !bytes.some((byte) => byte < 32 && ![9, 10, 13].includes(byte));
  return isText ? bytes.toString('utf8') : null;
}

/** The only group around a text, if it holds nothing but that text: `<div>&lt;p&gt;…</div>`. */
function aroundText(element: XmlElement): XmlElement | null {
  const parts = element.children.filter((node) => typeof node !== 'string' || node.trim() !== '');
  const [only] = parts;
  const isGroup = parts.length === 1 && typeof only === 'object' && only.local === 'div';
  return isGroup && elementsOf(only).length === 0 ? only : null;
}

/** A text of Atom 1.0 by its `type`; of 0.3 by its `mode` too. Gives nothing for content that is not text. */
export function wordsOf(element: XmlElement | undefined, base: string | undefined): Words[] {
  if (!element) return [];
  const type = typeOf(element);
  const kind = kindOfText(type);
  const mode = attribute(element, 'mode')?.toLowerCase();
  const hasElements = elementsOf(element).length > 0;
  if (type === BYTES && mode === undefined && !hasElements)
    return some({ kind: 'loose', value: textInBase64(textOf(element))?.trim() ?? '' });
  if (kind === null && mode === undefined) return [];
  const group = kind === 'html' ? aroundText(element) : null;
  if (group) return some({ kind: 'html', value: textOf(group).trim() });
  // Elements are read as elements, whatever their type states.
  if (hasElements) return some(xhtml(element, base));
  const written = textOf(element);
  const value = (mode === 'base64' ? Buffer.from(written, 'base64').toString('utf8') : written).trim();
  return kind === null ? [] : some({ kind, value });
}

/** A line is text whatever its type, such as `application/x-foglio`; but a picture or a drawing is not. */
function lineOfType(element: XmlElement | undefined, base: string | undefined): Words[] {
  const words = wordsOf(element, base);
  if (!element || words.length > 0 || elementsOf(element).length > 0) return words;
  return /^(?:image|audio|video)\//.test(typeOf(element)) || typeOf(element) === BYTES
    ? []
    : some({ kind: 'loose', value: textOf(element).trim() });
}

const some = (words: Words): Words[] => (words.value === '' ? [] : [words]);

const authorsIn = (element: XmlElement | undefined): string[] =>
  children(element, 'author').flatMap(
    (author) =>
      lineOf(child(author, 'name')) ??
      lineOf(child(author, 'email')) ??
      (author.children.some((node) => typeof node !== 'string') ? [] : (lineOf(author) ?? [])),
  );

export const linksOf = (entry: XmlElement, rel: string): XmlElement[] =>
  children(entry, 'link').filter(
    (link) => (attribute(link, 'rel') ?? 'alternate').toLowerCase().replace(/^.*\//, '') === rel,
  );

function enclosures(entry: XmlElement, base: string | undefined): FeedEntry['pictures']['own'] {
  return linksOf(entry, 'enclosure').flatMap((link) => {
    const href = attribute(link, 'href') ?? '';
    if (!isPicture(attribute(link, 'type'), undefined, href)) return [];
    const caption = attribute(link, 'title');
    const descriptions = caption ? [{ role: 'caption', contenttype: 'text/plain', value: caption }] : [];
    return [
      {
        type: 'picture',
        descriptions,
        renditions: pictureAddresses(href, base).map((one) => ({ href: one })),
      },
    ];
  });
}

/** The base of a feed's addresses: its `xml:base`, else the address of its site. */
export type AtomAround = { stated: string | undefined; site: string | undefined };

/** Reads an entry of Atom 1.0, or of 0.3, which has other names. @throws Rejected */
export function atomEntry(entry: XmlElement, feed: XmlElement | undefined, outer: AtomAround): FeedEntry {
  checkPublished(entry);
  const terms = children(entry, 'category');
  checkKind(terms.map((one) => ({ scheme: attribute(one, 'scheme'), term: attribute(one, 'term') })));
  const stated = baseWithin(entry, outer.stated);
  const written = attribute(linksOf(entry, 'alternate')[0], 'href');
  const link = written && webAddress(written, stated ?? outer.site);
  const base = stated ?? (link || outer.site);
  const content = child(entry, 'content');
  const textBase =
    (content && attribute(content, 'xml:base') ? baseWithin(content, base) : undefined) ?? base;
  const own = [authorsIn(entry), authorsIn(child(entry, 'source')), authorsIn(feed)].find(
    (list) => list.length > 0,
  );
  const inMedia = (name: string) =>
    [entry, ...children(entry, 'media:group')].flatMap((one) => children(one, name));
  const media = mediaPictures(entry, base);
  return {
    id: lineOf(child(entry, 'id')),
    link: written,
    base: textBase,
    title: [child(entry, 'title'), child(entry, 'dc:title'), ...inMedia('media:title')].flatMap((one) =>
      lineOfType(one, base),
    )[0],
    bodies: children(entry, 'content').flatMap((one) => (attribute(one, 'src') ? [] : wordsOf(one, base))),
    summaries: firstOf(
      children(entry, 'summary').flatMap((one) => wordsOf(one, base)),
      inMedia('media:description').flatMap((one) => wordsOf(one, base)),
    ),
    published: datesIn(entry, ['published', 'issued', 'dc:date', 'dcterms:issued', 'created']),
    updated: datesIn(entry, ['updated', 'modified', 'dcterms:modified']),
    ...limitsIn(entry),
    authors: own ?? children(entry, 'dc:creator').flatMap((one) => lineOf(one) ?? []),
    copyright: lineOf(child(entry, 'rights')) ?? lineOf(child(entry, 'dc:rights')),
    categories: allCategoriesIn(entry, feed),
    pictures: { ...media, own: [...enclosures(entry, base), ...media.own] },
  };
}
