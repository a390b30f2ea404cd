import type { NinjsText } from '../ninjs/ninjs-item.ts';
import { splitLoneParagraphs } from '../text/plain-paragraphs.ts';
import { type ElementNames, toMarkup } from '../xml/to-markup.ts';
import {
  all,
  attribute,
  descendants,
  elementAt,
  elementsOf,
  textOf,
  type XmlElement,
} from '../xml/xml-element.ts';
import { publicElements } from './newsml-language.ts';

/** Tags that show a text to be HTML: agencies put paragraphs into CDATA and declare them plain text. */
const HTML_TAG = /<\/?(?:p|div|br|h[1-6]|ul|ol|table|blockquote)\b[^<>]*>/i;

/** Elements of a page that are not part of its text. */
const NOT_TEXT = new Set(['head', 'title', 'style', 'script', 'header', 'footer', 'nav']);

const withoutPageParts: ElementNames = ({ local }) => (NOT_TEXT.has(local.toLowerCase()) ? null : local);

/** Elements that an HTML text begins with if it is not a whole page. */
const TEXT_BLOCK =
  /^(?:html|p|div|section|article|main|body|h[1-6]|ul|ol|dl|blockquote|pre|table|figure|header|span|br)$/i;

export const isTextBlock = (name: string): boolean => TEXT_BLOCK.test(name);

function inlineXml(content: XmlElement): NinjsText[] {
  const html = all(content, 'html')[0];
  const body = html ? (elementAt(html, 'body') ?? html) : (descendants(content, 'body')[0] ?? content);
  const isText = elementsOf(content).some(({ local }) => isTextBlock(local));
  const value = isText ? toMarkup(body, withoutPageParts) : '';
  return value.trim() ? [{ role: 'main', contenttype: 'text/html', value }] : [];
}

function inlineData(content: XmlElement): NinjsText[] {
  const value = textOf(content);
  if (value.trim() === '') return [];
  const declared = attribute(content, 'contenttype') ?? 'text/plain';
  if (attribute(content, 'encoding')) return [{ role: 'main', contenttype: `${declared} (encoded)`, value }];
  if (!HTML_TAG.test(value)) return [{ role: 'main', contenttype: declared, value }];
  const markup = /^text\/plain\b/i.test(declared) ? splitLoneParagraphs(value) : value;
  return [{ role: 'main', contenttype: 'text/html', value: markup }];
}

/** The texts of an item in its language, those with markup first. */
export const textsOfContent = (contentSet: XmlElement | undefined, language: string): NinjsText[] => [
  ...publicElements(contentSet, 'inlineXML', language).flatMap(inlineXml),
  ...publicElements(contentSet, 'inlineData', language).flatMap(inlineData),
];
