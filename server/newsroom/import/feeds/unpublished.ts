import { plainText } from '../plain-text.ts';
import { Rejected } from '../rejected.ts';
import { statedInXml } from '../status/stated-in.ts';
import { checkStates } from '../status/stated-states.ts';
import { attribute, lineOf, textOf, type XmlElement } from '../xml/xml-element.ts';
import type { FeedText } from './feed-entry.ts';
import { children } from './feed-names.ts';

const YES_OR_NO: Record<string, boolean> = { yes: true, no: false };

/** Refuses a draft of the Atom Publishing Protocol. @throws Rejected */
function checkDraft(item: XmlElement): void {
  const controls = [item, ...children(item, 'app:control')];
  for (const draft of controls.flatMap((control) => children(control, 'app:draft'))) {
    const written = (lineOf(draft) ?? '').toLowerCase();
    const isDraft = Object.hasOwn(YES_OR_NO, written) ? YES_OR_NO[written] : undefined;
    if (isDraft === undefined) throw new Rejected('app:draft', `${written || 'empty'} is neither yes nor no`);
    if (isDraft) throw new Rejected('app:draft', 'a draft, not published');
  }
}

/** Refuses an item whose Media RSS status is not active. @throws Rejected */
function checkMediaStatus(item: XmlElement): void {
  for (const status of children(item, 'media:status')) {
    const state = attribute(status, 'state')?.toLowerCase() ?? 'active';
    if (state !== 'active') throw new Rejected('media:status', `${state}, not active`);
  }
}

/** Refuses drafts, pages, comments and settings, which Blogger's export holds beside the posts. @throws Rejected */
function checkBlogger(item: XmlElement): void {
  const textsIn = (name: string) => children(item, name).flatMap((one) => lineOf(one) ?? []);
  for (const status of textsIn('blogger:status'))
    if (status.toUpperCase() !== 'LIVE')
      throw new Rejected('blogger:status', `${status.toLowerCase()}, not published`);
  for (const type of textsIn('blogger:type'))
    if (type.toUpperCase() !== 'POST')
      throw new Rejected('blogger:type', `a ${type.toLowerCase()}, not a post`);
}

const POST = /kind#post$/;
const KIND = /schemas\.google\.com\/g\/2005#kind$/;

/** @throws Rejected */
export function checkKind(categories: { scheme: string | undefined; term: string | undefined }[]): void {
  const notPost = categories.find(({ scheme, term }) => KIND.test(scheme ?? '') && !POST.test(term ?? ''));
  if (notPost) throw new Rejected('category', `a ${notPost.term?.split('#').at(-1) ?? 'thing'}, not a post`);
}

const NEXT_ITEM = /<\/(item|entry)\s*>\s*<\1[\s>]/i;

/**
 * Rejects an item whose text contains the beginning of another item: if the end of a CDATA section is
 * damaged, the element that marks a draft may have become text. @throws Rejected
 */
function checkNotMerged(item: XmlElement): void {
  if (NEXT_ITEM.test(textOf(item)))
    throw new Rejected(item.local, 'its text runs into another item: the file is damaged');
}

/** Parts of the form that WordPress shows instead of a post with a password, in every language. */
const POST_PASSWORD = /<(?:form|input)\b[^<>]*(?:post-password-form|action=postpass|\bpost_password\b)/i;
/** A form of a theme's own, and the words beside it. */
const PASSWORD_INPUT = /<input\b[^<>]*\btype\s*=\s*["']?password\b/i;
const PROTECTED_WORDS = /\b(?:protett[oa]|protected|password)\b/i;
/** Limit of the words around such a form; a longer text is an article that has a form beside it. */
const MAX_PLACEHOLDER_LENGTH = 500;

/** @throws Rejected for a text of which only a password form is delivered */
export function checkNoPasswordForm(texts: FeedText[]): void {
  const isPlaceholder = ({ value, kind }: FeedText): boolean => {
    if (kind === 'plain' || !/<(?:form|input)\b/i.test(value)) return false;
    if (POST_PASSWORD.test(value)) return true;
    const words = PASSWORD_INPUT.test(value) ? plainText(value) : '';
    return words.length <= MAX_PLACEHOLDER_LENGTH && PROTECTED_WORDS.test(words);
  };
  if (texts.some(isPlaceholder)) throw new Rejected('password', 'its text is protected by a password');
}

/**
 * Rejects an item that any vocabulary marks as unpublished; without such a mark it is published, as feeds
 * are.
 * @throws Rejected
 */
export function checkPublished(item: XmlElement): void {
  checkNotMerged(item);
  checkDraft(item);
  checkMediaStatus(item);
  checkBlogger(item);
  checkStates(statedInXml(item));
}
