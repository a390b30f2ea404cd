import sanitizeHtml from 'sanitize-html';
import { withTypedBrackets } from './text/typed-brackets.ts';
import { oneLine } from './visible-text.ts';

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

/** The few entities of cleaned HTML. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);

export const encodeEntities = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/**
 * Matches tags of blocks. A tag stops at the next `<`: otherwise each unclosed tag would be searched to the
 * text's end.
 */
const BETWEEN_BLOCKS =
  /<\/?(?:p|div|section|article|aside|header|footer|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|pre|table|thead|tbody|tfoot|caption|tr|td|th|figure|figcaption|br|hr)\b[^<>]*>/gi;

/** Words of a piece of HTML without its markup, on one line. */
export function plainText(html: string): string {
  const spaced = withTypedBrackets(html).replace(BETWEEN_BLOCKS, ' ');
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  return oneLine(decodeEntities(text));
}
