import type { NinjsText } from '../ninjs/ninjs-item.ts';
import { toMarkup } from '../xml/to-markup.ts';
import { all, at, attribute, elementsOf, textOf, type XmlElement } from '../xml/xml-element.ts';

/** Agencies put paragraphs into CDATA and declare them plain text: their tags tell. */
const HTML = /<\/?(?:p|div|br|h[1-6]|ul|ol|table|blockquote)\b[^<>]*>/i;

function inlineXml(content: XmlElement): NinjsText[] {
  const html = all(content, 'html')[0];
  const value = html ? toMarkup(at(html, 'body'), ({ local }) => local) : markupOf(content);
  return value.trim() ? [{ role: 'main', contenttype: 'text/html', value }] : [];
}

/** Paragraphs without a page around them. */
const markupOf = (content: XmlElement) =>
  elementsOf(content).some(({ local }) => local !== 'nitf') ? toMarkup(content, ({ local }) => local) : '';

function inlineData(content: XmlElement): NinjsText[] {
  const value = textOf(content);
  if (value.trim() === '') return [];
  const declared = attribute(content, 'contenttype') ?? 'text/plain';
  return [{ role: 'main', contenttype: HTML.test(value) ? 'text/html' : declared, value }];
}

/** The texts of an item, those with markup first. */
export const htmlOf = (contentSet: XmlElement | undefined): NinjsText[] => [
  ...all(contentSet, 'inlineXML').flatMap(inlineXml),
  ...all(contentSet, 'inlineData').flatMap(inlineData),
];
