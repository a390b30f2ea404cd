import { isUtf8 } from 'node:buffer';
import { toMarkup } from '../xml/to-markup.ts';
import { attribute, elementsOf, lineOf, textOf, type XmlElement, type XmlNode } from '../xml/xml-element.ts';
import { isAbsoluteAddress, pictureAddresses, webAddress } from './address.ts';
import { allCategoriesIn } from './categories-in.ts';
import { shownLine } from './entry-texts.ts';
import type { FeedEntry, FeedText } from './feed-entry.ts';
import { child, children } from './feed-names.ts';
import { isPicture, mediaPictures } from './media-pictures.ts';
import { datesIn, visibilityDatesIn, withPictureTexts } from './rss-entry.ts';
import { checkKind, checkPublished } from './unpublished.ts';

/**
 * The base address of an element: its `xml:base`, resolved against the base of its parent, or the parent's
 * base.
 */
export const baseOf = (element: XmlElement | undefined, base: string | undefined): string | undefined => {
  const ownBase = attribute(element, 'xml:base');
  return ownBase ? (webAddress(ownBase, base) ?? base) : base;
};

const ADDRESS_ATTRIBUTES = new Set(['href', 'src']);

/** A node of XHTML with absolute addresses; each element may have its own `xml:base`. */
function withAbsoluteAddresses(node: XmlNode, base: string | undefined): XmlNode {
  if (typeof node === 'string') return node;
  const ownBase = baseOf(node, base);
  const attributes = Object.entries(node.attributes).map(([name, value]) => {
    const absolute =
      ADDRESS_ATTRIBUTES.has(name) && !isAbsoluteAddress(value) ? webAddress(value, ownBase) : undefined;
    return [name, absolute ?? value] as const;
  });
  return {
    ...node,
    attributes: Object.fromEntries(attributes),
    children: node.children.map((childNode) => withAbsoluteAddresses(childNode, ownBase)),
  };
}

function toHtmlText(element: XmlElement, base: string | undefined): FeedText {
  const withAddresses = withAbsoluteAddresses(element, base);
  return {
    kind: 'html',
    value: toMarkup(
      typeof withAddresses === 'string' ? undefined : withAddresses,
      ({ local }) => local,
    ).trim(),
  };
}

const HTML_TYPES = new Set(['html', 'text/html']);
const XHTML_TYPES = new Set(['xhtml', 'application/xhtml+xml']);
/** Media types of binary data. */
const BINARY_TYPE = 'application/octet-stream';
const isPlainType = (type: string): boolean => type === 'text' || type.startsWith('text/');

const typeOf = (element: XmlElement): string =>
  (attribute(element, 'type') ?? 'text').toLowerCase().replace(/\s*;.*$/, '');

/**
 * How text of a type is read; null for types that are not text, such as pictures. An unknown word counts as
 * no type.
 */
function kindOfText(type: string): FeedText['kind'] | null {
  if (HTML_TYPES.has(type)) return 'html';
  if (XHTML_TYPES.has(type) || (type !== 'text' && !type.includes('/'))) return 'loose';
  return isPlainType(type) ? 'plain' : null;
}

const BASE64 = /^(?:[a-z\d+/]{4})*(?:[a-z\d+/]{2}==|[a-z\d+/]{3}=)?$/i;

/** Decodes text in base64, which Atom uses for types that are not text; null if the bytes are not text. */
function textInBase64(written: string): string | null {
  const base64 = written.replace(/\s+/g, '');
  if (!BASE64.test(base64)) return null;
  const bytes = Buffer.from(base64, 'base64');
  const isText = isUtf8(bytes) && !bytes.some((byte) => byte < 32 && ![9, 10, 13].includes(byte));
  return isText ? bytes.toString('utf8') : null;
}

/**
 * The `div` that is the only child of an element and contains only text: `<div>&lt;p&gt;…</div>`; otherwise
 * null.
 */
function onlyGroup(element: XmlElement): XmlElement | null {
  const contents = element.children.filter((node) => typeof node !== 'string' || node.trim() !== '');
  const [single] = contents;
  const isGroup = contents.length === 1 && typeof single === 'object' && single.local === 'div';
  return isGroup && elementsOf(single).length === 0 ? single : null;
}

/**
 * The text of an element of Atom: by its `type` in 1.0, also by its `mode` in 0.3. Empty for content that is
 * not text.
 */
export function textsOfElement(element: XmlElement | undefined, base: string | undefined): FeedText[] {
  if (!element) return [];
  const type = typeOf(element);
  const kind = kindOfText(type);
  const mode = attribute(element, 'mode')?.toLowerCase();
  const hasElements = elementsOf(element).length > 0;
  if (type === BINARY_TYPE && mode === undefined && !hasElements)
    return nonEmpty({ kind: 'loose', value: textInBase64(textOf(element))?.trim() ?? '' });
  if (kind === null && mode === undefined) return [];
  const group = kind === 'html' ? onlyGroup(element) : null;
  if (group) return nonEmpty({ kind: 'html', value: textOf(group).trim() });
  // Elements are read as elements, whatever their type states.
  if (hasElements) return nonEmpty(toHtmlText(element, base));
  const written = textOf(element);
  const value = (mode === 'base64' ? Buffer.from(written, 'base64').toString('utf8') : written).trim();
  return kind === null ? [] : nonEmpty({ kind, value });
}

/**
 * The text of an element such as a title, whatever its type, except for pictures, audio, video and binary
 * data.
 */
function lineTextsOf(element: XmlElement | undefined, base: string | undefined): FeedText[] {
  const words = textsOfElement(element, base);
  if (!element || words.length > 0 || elementsOf(element).length > 0) return words;
  return /^(?:image|audio|video)\//.test(typeOf(element)) || typeOf(element) === BINARY_TYPE
    ? []
    : nonEmpty({ kind: 'loose', value: textOf(element).trim() });
}

const nonEmpty = (words: FeedText): FeedText[] => (words.value === '' ? [] : [words]);

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

function enclosedPictures(entry: XmlElement, base: string | undefined): FeedEntry['pictures']['own'] {
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

/**
 * The base of a feed's addresses: its `xml:base` (`stated`), and the address of its site, used if there is
 * none.
 */
export type AtomBase = { stated: string | undefined; site: string | undefined };

/** Reads an entry of Atom 1.0, or of 0.3, which has other names. @throws Rejected */
export function atomEntry(entry: XmlElement, feed: XmlElement | undefined, feedBase: AtomBase): FeedEntry {
  checkPublished(entry);
  const terms = children(entry, 'category');
  checkKind(terms.map((one) => ({ scheme: attribute(one, 'scheme'), term: attribute(one, 'term') })));
  const stated = baseOf(entry, feedBase.stated);
  const written = attribute(linksOf(entry, 'alternate')[0], 'href');
  const link = written && webAddress(written, stated ?? feedBase.site);
  const base = stated ?? (link || feedBase.site);
  const content = child(entry, 'content');
  const textBase = (content && attribute(content, 'xml:base') ? baseOf(content, base) : undefined) ?? base;
  const own = [authorsIn(entry), authorsIn(child(entry, 'source')), authorsIn(feed)].find(
    (list) => list.length > 0,
  );
  const mediaElements = (name: string) =>
    [entry, ...children(entry, 'media:group')].flatMap((one) => children(one, name));
  const media = mediaPictures(entry, base);
  return {
    id: lineOf(child(entry, 'id')),
    link: written,
    base: textBase,
    title: [child(entry, 'title'), child(entry, 'dc:title'), ...mediaElements('media:title')].flatMap((one) =>
      lineTextsOf(one, base),
    )[0],
    bodies: children(entry, 'content').flatMap((one) =>
      attribute(one, 'src') ? [] : textsOfElement(one, base),
    ),
    summaries: withPictureTexts(
      children(entry, 'summary').flatMap((one) => textsOfElement(one, base)),
      mediaElements('media:description').flatMap((one) => textsOfElement(one, base)),
    ),
    published: datesIn(entry, ['published', 'issued', 'dc:date', 'dcterms:issued', 'created']),
    updated: datesIn(entry, ['updated', 'modified', 'dcterms:modified']),
    ...visibilityDatesIn(entry),
    authors: own ?? children(entry, 'dc:creator').flatMap((one) => lineOf(one) ?? []),
    copyright: shownLine(child(entry, 'rights')) ?? shownLine(child(entry, 'dc:rights')),
    categories: allCategoriesIn(entry, feed),
    pictures: { ...media, own: [...enclosedPictures(entry, base), ...media.own] },
  };
}
