import { Rejected } from '../rejected.ts';
import { paragraphsOf } from '../text/plain-paragraphs.ts';
import { withoutRoutingLine } from '../text/routing-line.ts';
import { withTypedBrackets } from '../text/typed-brackets.ts';
import type { NinjsItem, NinjsText } from './ninjs-item.ts';

/**
 * Limits of characters and tags: more than a novel has. Such a body is a mistake, and cleaning it would take
 * too long.
 */
const MAX_BODY_LENGTH = 1_000_000;
const MAX_TAGS = 20_000;

export const isHtml = ({ contenttype, value }: NinjsText): boolean =>
  contenttype
    ? /^(?:text\/html|application\/xhtml\+xml)\b/i.test(contenttype)
    : /<\/?[a-z][^<>]*>/i.test(withTypedBrackets(value));

const isPlain = (text: NinjsText): boolean =>
  !isHtml(text) && (text.contenttype === undefined || /^text\/plain\b/i.test(text.contenttype));

/**
 * The body as HTML, the main one first; else plain text in paragraphs. An agency puts the text among the descriptions,
 * with the role `text`.
 */
export function toBody({ bodies = [], descriptions = [] }: NinjsItem, warnings: string[]): string {
  const texts = bodies.length > 0 ? bodies : descriptions.filter(({ role }) => role === 'text');
  const nonBlank = texts.filter(({ value }) => value.trim() !== '');
  const mainFirst = [...nonBlank.filter(({ role }) => role === 'main'), ...nonBlank];
  const html = mainFirst.find(isHtml);
  if (html) return withoutRoutingLine(html.value, warnings);
  const plain = mainFirst.find(isPlain);
  if (plain) return paragraphsOf(plain.value);
  const [unreadBody] = nonBlank;
  if (unreadBody) warnings.push(`a body of ${unreadBody.contenttype?.slice(0, 60)} is not read`);
  return '';
}

/** @throws Rejected for a body longer than any article */
export function checkBody(html: string): string {
  if (html.length > MAX_BODY_LENGTH)
    throw new Rejected('bodies', `${html.length} signs, more than ${MAX_BODY_LENGTH}`);
  const tags = html.split('<').length - 1;
  if (tags > MAX_TAGS) throw new Rejected('bodies', `${tags} tags, more than ${MAX_TAGS}`);
  return html;
}
