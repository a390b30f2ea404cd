import type { NinjsText } from '../ninjs/ninjs-item.ts';
import { splitLoneParagraphs } from '../text/plain-paragraphs.ts';
import { type Renaming, toMarkup } from '../xml/to-markup.ts';
import { all, at, attribute, elementsOf, textOf, within, type XmlElement } from '../xml/xml-element.ts';
import { shown } from './newsml-language.ts';

/** Tags that show a text to be HTML: agencies put paragraphs into CDATA and declare them plain text. */
const HTML = /<\/?(?:p|div|br|h[1-6]|ul|ol|table|blockquote)\b[^<>]*>/i;

/** Elements of a page that are not part of its text. */
const OF_PAGE = new Set(['head', 'title', 'style', 'script', 'header', 'footer', 'nav']);

const ofText: Renaming = ({ local }) => (OF_PAGE.has(local.toLowerCase()) ? null : local);

/** Elements that an HTML text begins with if it is not a whole page. */
const BLOCKS =
  /^(?:html|p|div|section|article|main|body|h[1-6]|ul|ol|dl|blockquote|pre|table|figure|header|span|br)$/i;

export const isTextBlock = (name: string): boolean => BLOCKS.test(name);

function inlineXml(content: XmlElement): NinjsText[] {
  const html = all(content, 'html')[0];
  const body = html ? (at(html, 'body') ?? html) : (within(content, 'body')[0] ?? content);
  const isText = elementsOf(content).some(({ local }) => isTextBlock(local));
  const value = isText ? toMarkup(body, ofText) : '';
  return value.trim() ? [{ role: 'main', contenttype: 'text/html', value }] : [];
}

function inlineData(content: XmlElement): NinjsText[] {
  const value = textOf(content);
  if (value.trim() === '') return [];
  const declared = attribute(content, 'contenttype') ?? 'text/plain';
  if (attribute(content, 'encoding')) return [{ role: 'main', contenttype: `${declared} (encoded)`, value }];
  if (!HTML.test(value)) return [{ role: 'main', contenttype: declared, value }];
  const markup = /^text\/plain\b/i.test(declared) ? splitLoneParagraphs(value) : value;
  return [{ role: 'main', contenttype: 'text/html', value: markup }];
}

/** The texts of an item in its language, those with markup first. */
export const htmlOf = (contentSet: XmlElement | undefined, language: string): NinjsText[] => [
  ...shown(contentSet, 'inlineXML', language).flatMap(inlineXml),
  ...shown(contentSet, 'inlineData', language).flatMap(inlineData),
];
