/** What the server lets through: articles (`clean-body.ts`), help and legal pages (`clean-markdown.ts`), scrolling tables. */
const ELEMENTS =
  'p|h[2-4]|ul|ol|li|dl|dt|dd|blockquote|pre|hr|div|strong|em|a|br|code|sub|sup|q|table|caption|thead|tbody|tfoot|tr|th|td';

/** Names of attributes whose value is only looked at, and addresses of links: of a page, a mail, or of this site. */
const ATTRIBUTE =
  ' (?:(?:class|id|role|aria-label|tabindex|rel|scope|colspan|rowspan)="[^"<>]*"|href="(?:(?:https?:|mailto:|[/#?])[^"<>]*|[^"<>:&]*)")';

const KNOWN = new RegExp(`^<(?:/(?:${ELEMENTS})|(?:${ELEMENTS})(?:${ATTRIBUTE})*(?: ?/)?)>$`, 'i');

/**
 * HTML without any tag that the server would not have written. What is left of it has no other `<` than those of tags that
 * are known letter by letter, so that nothing in it can run.
 */
export const onlyKnownHtml = (html: string): string =>
  html.replace(/<[^>]*>?/g, (tag) => (KNOWN.test(tag) ? tag : ''));
