import sanitizeHtml from 'sanitize-html';
import { toBlocks } from './block-structure.ts';
import { type HtmlElement, parseCleanHtml, toHtml } from './html-tree.ts';

/** Elements that a body may hold; `div` only groups, and is removed when blocks are made. */
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

/** Attributes of a cell without invalid or excessive spans. */
function boundedSpans(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const isSpan = (name: string) => name === 'colspan' || name === 'rowspan';
  const isSensible = (value: string) => /^[1-9]\d{0,2}$/.test(value) && Number(value) <= MOST_SPANNED;
  return Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => !isSpan(name) || isSensible(value)),
  );
}

/**
 * Classes and ids of share buttons and other boxes that sites put around a text, and of fields that repeat title,
 * author and date.
 */
const BOX =
  /(?:^|[\s_-])(?:field--name-(?:title|uid|created)|kg-(?:signup|cta)-card|subscription-widget\w*|button-wrapper|sharedaddy|sd-sharing|addtoany\w*|a2a_kit|addthis\w*|feedflare|jp-relatedposts|sharethis|shareaholic|social-?shar\w*|share-?buttons?|wp-block-social-links|newsletter-?(?:signup|box|form))(?:$|[\s_-])/i;

/** An element renamed to this is dropped with all its content. */
const SILENT = 'noscript';

const groupOrBox =
  (tagName: string) =>
  (_: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag => ({
    tagName: [attribs.class, attribs.id].some((name) => name !== undefined && BOX.test(name))
      ? SILENT
      : tagName,
    attribs,
  });

/** An address that leads out of the newsstand, wherever the text is read; null for any other. */
function outside(href: string | undefined, base: string | undefined): string | null {
  const written = href?.trim() ?? '';
  if (/^mailto:/i.test(written)) return written;
  if (/^https?:\/\//i.test(written)) return URL.canParse(written) ? written : null;
  if (base === undefined || written === '' || written.startsWith('#')) return null;
  const url = URL.parse(written, base);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

const link =
  (base: string | undefined) =>
  (_: string, { href }: sanitizeHtml.Attributes): sanitizeHtml.Tag => {
    const address = outside(href, base);
    // A link without a valid address is reduced to its words.
    return address === null
      ? { tagName: 'span', attribs: {} }
      : { tagName: 'a', attribs: { href: address, rel: 'noopener noreferrer' } };
  };

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ALLOWED,
  allowedAttributes: { a: ['href', 'rel'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan', 'scope'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'xmp'],
  // No article is nested more deeply; deeper nesting would only exhaust the stack.
  nestingLimit: 40,
  transformTags: {
    ...renamed,
    td: (tagName, attribs) => ({ tagName, attribs: boundedSpans(attribs) }),
    th: (tagName, attribs) => ({ tagName, attribs: boundedSpans(attribs) }),
    div: groupOrBox('div'),
    section: groupOrBox('div'),
    aside: groupOrBox('div'),
    ul: groupOrBox('ul'),
    p: groupOrBox('p'),
    span: groupOrBox('span'),
    a: link(undefined),
  },
};

const optionsFor = (base: string | undefined): sanitizeHtml.IOptions =>
  base === undefined ? OPTIONS : { ...OPTIONS, transformTags: { ...OPTIONS.transformTags, a: link(base) } };

/**
 * The blocks of a delivered body, cleaned to an explicit list of elements.
 * @param base what relative links are relative to; without it they are reduced to their words
 */
export const cleanBlocks = (html: string, base?: string): HtmlElement[] =>
  toBlocks(parseCleanHtml(sanitizeHtml(html, optionsFor(base))));

export const cleanBody = (html: string, base?: string): string =>
  cleanBlocks(html, base).map(toHtml).join('\n');
