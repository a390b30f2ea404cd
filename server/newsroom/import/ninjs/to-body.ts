import { Rejected } from '../rejected.ts';
import { paragraphsOf } from '../text/plain-paragraphs.ts';
import { withoutRoutingLine } from '../text/routing-line.ts';
import type { NinjsItem, NinjsText } from './ninjs-item.ts';

/** Longer than a novel: a body with more characters or tags is a mistake, and cleaning it would block the server. */
const MAX_BODY = 1_000_000;
const MAX_TAGS = 20_000;

export const isHtml = ({ contenttype, value }: NinjsText): boolean =>
  contenttype
    ? /^(?:text\/html|application\/xhtml\+xml)\b/i.test(contenttype)
    : /<\/?[a-z][^<>]*>/i.test(value);

const isPlain = (text: NinjsText): boolean =>
  !isHtml(text) && (text.contenttype === undefined || /^text\/plain\b/i.test(text.contenttype));

/**
 * The body as HTML, the main one first; else plain text in paragraphs. An agency puts the text among the descriptions,
 * with the role `text`.
 */
export function toBody({ bodies = [], descriptions = [] }: NinjsItem, told: string[]): string {
  const texts = bodies.length > 0 ? bodies : descriptions.filter(({ role }) => role === 'text');
  const full = texts.filter(({ value }) => value.trim() !== '');
  const mainFirst = [...full.filter(({ role }) => role === 'main'), ...full];
  const html = mainFirst.find(isHtml);
  if (html) return withoutRoutingLine(html.value, told);
  const plain = mainFirst.find(isPlain);
  if (plain) return paragraphsOf(plain.value);
  const [unread] = full;
  if (unread) told.push(`a body of ${unread.contenttype?.slice(0, 60)} is not read`);
  return '';
}

/** @throws Rejected for a body longer than any article */
export function checkBody(html: string): string {
  if (html.length > MAX_BODY) throw new Rejected('bodies', `${html.length} signs, more than ${MAX_BODY}`);
  const tags = html.split('<').length - 1;
  if (tags > MAX_TAGS) throw new Rejected('bodies', `${tags} tags, more than ${MAX_TAGS}`);
  return html;
}
