import sanitizeHtml from 'sanitize-html';
import { toBlocks } from './block-structure.ts';
import { type HtmlElement, parseCleanHtml, toHtml } from './html-tree.ts';

/** What a body may hold; `div` only groups and is gone once blocks are made. */
const ALLOWED = [
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'hr', 'div'],
  ...['strong', 'em', 'a', 'br', 'code', 'sub', 'sup', 'q'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

const GROUPS = [
  ...[
    'section',
    'article',
    'aside',
    'header',
    'footer',
    'main',
    'nav',
    'address',
    'figure',
    'figcaption',
    'center',
  ],
  ...['fieldset', 'form', 'details', 'summary', 'h5', 'h6', 'body', 'html'],
];

const renamed: Record<string, string> = {
  h1: 'h2',
  b: 'strong',
  i: 'em',
  cite: 'em',
  tt: 'code',
  kbd: 'code',
  samp: 'code',
  ...Object.fromEntries(GROUPS.map((tag) => [tag, 'div'])),
};

/** A table of a newspaper has fewer rows and columns; a browser would lay out thousands for one cell. */
const MOST_SPANNED = 100;

/** Spans of a cell; one that is no sensible number is left out. */
function boundedSpans(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const isSpan = (name: string) => name === 'colspan' || name === 'rowspan';
  const isSensible = (value: string) => /^[1-9]\d{0,2}$/.test(value) && Number(value) <= MOST_SPANNED;
  return Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => !isSpan(name) || isSensible(value)),
  );
}

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ALLOWED,
  allowedAttributes: { a: ['href', 'rel'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan', 'scope'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'xmp'],
  // Deeper nesting is no article: it would only exhaust the stack.
  nestingLimit: 40,
  transformTags: {
    ...renamed,
    td: (tagName, attribs) => ({ tagName, attribs: boundedSpans(attribs) }),
    th: (tagName, attribs) => ({ tagName, attribs: boundedSpans(attribs) }),
    a: (tagName, { href }) => ({
      tagName,
      attribs: href === undefined ? {} : { href, rel: 'noopener noreferrer' },
    }),
  },
};

/** The blocks of a delivered body, cleaned to an explicit list of elements. */
export const cleanBlocks = (html: string): HtmlElement[] =>
  toBlocks(parseCleanHtml(sanitizeHtml(html, OPTIONS)));

export const cleanBody = (html: string): string => cleanBlocks(html).map(toHtml).join('\n');
