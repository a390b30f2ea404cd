import { type Renaming, toMarkup } from '../xml/to-markup.ts';
import type { XmlElement } from '../xml/xml-element.ts';

/** What NITF calls otherwise than HTML; media stand beside the text, not in it. */
const RENAMED: Record<string, string | null> = {
  hl1: 'h2',
  hl2: 'h2',
  bq: 'blockquote',
  block: 'div',
  credit: 'p',
  note: 'div',
  fn: 'div',
  media: null,
  'nitf-table': 'div',
};

const rename: Renaming = ({ local }) => {
  const other = RENAMED[local];
  return other === undefined ? local : other;
};

/** The body of an article as HTML that still has to be cleaned. */
export const nitfBody = (content: XmlElement | undefined): string => toMarkup(content, rename).trim();
