/**
 * Elements that the server lets through: in articles (`clean-body.ts`), help and legal pages (`clean-markdown.ts`),
 * scrolling tables.
 */
const ELEMENTS =
  'p|h[2-4]|ul|ol|li|dl|dt|dd|blockquote|pre|hr|div|strong|em|a|br|code|sub|sup|q|table|caption|thead|tbody|tfoot|tr|th|td';

/**
 * Attributes with a harmless value, and `href` with an address on the web, an e-mail address or one of this
 * site.
 */
const ATTRIBUTE =
  ' (?:(?:class|id|role|aria-label|tabindex|rel|scope|colspan|rowspan)="[^"<>]*"|href="(?:(?:https?:|mailto:|[/#?])[^"<>]*|[^"<>:&]*)")';

const ALLOWED_TAG = new RegExp(`^<(?:/(?:${ELEMENTS})|(?:${ELEMENTS})(?:${ATTRIBUTE})*(?: ?/)?)>$`, 'i');

/**
 * HTML without any tag that the server would not have written. The only `<` left are those of tags that match the list
 * exactly, so nothing in it can run.
 */
export const keepAllowedHtml = (html: string): string =>
  html.replace(/<[^>]*>?/g, (tag) => (ALLOWED_TAG.test(tag) ? tag : ''));
