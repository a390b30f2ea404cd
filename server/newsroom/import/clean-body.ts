import sanitizeHtml from 'sanitize-html';
import { toBlocks } from './block-structure.ts';
import { type HtmlElement, parseCleanHtml, toHtml } from './html-tree.ts';
import { withTypedBrackets } from './text/typed-brackets.ts';

/** Elements that a body may hold; `div` only groups, and is removed when blocks are made. */
const ALLOWED = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'pre',
  'hr',
  'div',
  'strong',
  'em',
  'a',
  'br',
  'code',
  'sub',
  'sup',
  'q',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
];

const GROUPING_TAGS = [
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
  'fieldset',
  'form',
  'details',
  'summary',
  'h5',
  'h6',
  'body',
  'html',
];

const renamedTags: Record<string, string> = {
  h1: 'h2',
  b: 'strong',
  i: 'em',
  cite: 'em',
  tt: 'code',
  kbd: 'code',
  samp: 'code',
  ...Object.fromEntries(GROUPING_TAGS.map((tag) => [tag, 'div'])),
};

/** Limit of rows or columns that a cell may span; a browser would lay out thousands of them for one cell. */
const MAX_SPAN = 100;

/** Attributes of a cell without invalid or excessive spans. */
function boundedSpans(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const isSpan = (name: string) => name === 'colspan' || name === 'rowspan';
  const isValidSpan = (value: string) => /^[1-9]\d{0,2}$/.test(value) && Number(value) <= MAX_SPAN;
  return Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => !isSpan(name) || isValidSpan(value)),
  );
}

/**
 * Classes and ids of share buttons and other boxes that sites put around a text, and of fields that repeat title,
 * author and date.
 */
const BOX_CLASS =
  /(?:^|[\s_-])(?:field--name-(?:title|uid|created)|kg-(?:signup|cta)-card|subscription-widget\w*|button-wrapper|sharedaddy|sd-sharing|addtoany\w*|a2a_kit|addthis\w*|feedflare|jp-relatedposts|sharethis|shareaholic|social-?shar\w*|share-?buttons?|wp-block-social-links|newsletter-?(?:signup|box|form))(?:$|[\s_-])/i;

/** The sanitiser removes elements with this tag together with their content. */
const REMOVED_TAG = 'noscript';

const HIDING_STYLE = /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))\b/i;
/** Classes whose words only screen readers read, such as `opens in a new window`. */
const HIDING_CLASS = /(?:^|\s)(?:screen-reader-text|sr-only|visually-?hidden)(?:\s|$)/i;

/** Whether a browser does not show an element. One that is found by a search is shown then, and counts as shown. */
const isHidden = ({ hidden, style, class: classes }: sanitizeHtml.Attributes): boolean =>
  (hidden !== undefined && hidden.toLowerCase() !== 'until-found') ||
  HIDING_STYLE.test(style ?? '') ||
  HIDING_CLASS.test(classes ?? '');

/** Removes an element that a browser does not show. */
const removeHidden = (tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag => ({
  tagName: isHidden(attribs) ? REMOVED_TAG : tagName,
  attribs,
});

const renameUnlessBox =
  (tagName: string) =>
  (_: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag => ({
    tagName: [attribs.class, attribs.id].some((name) => name !== undefined && BOX_CLASS.test(name))
      ? REMOVED_TAG
      : tagName,
    attribs,
  });

/**
 * The absolute web or mail address of a link; null for a link within the page, or without a valid address.
 */
function externalAddress(href: string | undefined, base: string | undefined): string | null {
  const address = href?.trim() ?? '';
  if (/^mailto:/i.test(address)) return address;
  if (/^https?:\/\//i.test(address)) return URL.canParse(address) ? address : null;
  if (base === undefined || address === '' || address.startsWith('#')) return null;
  const url = URL.parse(address, base);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

const link =
  (base: string | undefined) =>
  (_: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag => {
    if (isHidden(attribs)) return { tagName: REMOVED_TAG, attribs: {} };
    const address = externalAddress(attribs.href, base);
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
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'xmp'],
  // No article is nested more deeply; deeper nesting would only exhaust the stack.
  nestingLimit: 40,
  transformTags: {
    ...renamedTags,
    td: (tagName, attribs) => ({ tagName, attribs: boundedSpans(attribs) }),
    th: (tagName, attribs) => ({ tagName, attribs: boundedSpans(attribs) }),
    div: renameUnlessBox('div'),
    section: renameUnlessBox('div'),
    aside: renameUnlessBox('div'),
    ul: renameUnlessBox('ul'),
    p: renameUnlessBox('p'),
    span: renameUnlessBox('span'),
    a: link(undefined),
    '*': removeHidden,
  },
};

const optionsFor = (base: string | undefined): sanitizeHtml.IOptions =>
  base === undefined ? OPTIONS : { ...OPTIONS, transformTags: { ...OPTIONS.transformTags, a: link(base) } };

/**
 * The blocks of a delivered body, cleaned to an explicit list of elements.
 * @param base what relative links are relative to; without it they are reduced to their words
 */
export const cleanBlocks = (html: string, base?: string): HtmlElement[] =>
  toBlocks(parseCleanHtml(sanitizeHtml(withTypedBrackets(html), optionsFor(base))));

export const cleanBody = (html: string, base?: string): string =>
  cleanBlocks(html, base).map(toHtml).join('\n');
