import { Rejected } from '../rejected.ts';
import { attribute, lineOf, type XmlElement } from '../xml/xml-element.ts';
import { child } from './feed-names.ts';

const CONTROL_VALUES: Record<string, boolean> = { yes: true, no: false };

/** A draft of the Atom Publishing Protocol. @throws Rejected */
function checkDraft(item: XmlElement): void {
  const draft = child(child(item, 'app:control'), 'app:draft') ?? child(item, 'app:draft');
  if (!draft) return;
  const written = (lineOf(draft) ?? '').toLowerCase();
  const isDraft = Object.hasOwn(CONTROL_VALUES, written) ? CONTROL_VALUES[written] : undefined;
  if (isDraft === undefined) throw new Rejected('app:draft', `${written || 'empty'} is neither yes nor no`);
  if (isDraft) throw new Rejected('app:draft', 'a draft, not published');
}

/** The state that Media RSS gives the item as a whole. @throws Rejected */
function checkMediaStatus(item: XmlElement): void {
  const status = child(item, 'media:status');
  const state = attribute(status, 'state')?.toLowerCase() ?? 'active';
  if (state !== 'active') throw new Rejected('media:status', `${state}, not active`);
}

/** Blogger's export holds drafts, pages, comments and settings beside the posts. @throws Rejected */
function checkBlogger(item: XmlElement): void {
  const status = lineOf(child(item, 'blogger:status'));
  if (status && status.toUpperCase() !== 'LIVE')
    throw new Rejected('blogger:status', `${status.toLowerCase()}, not published`);
  const type = lineOf(child(item, 'blogger:type'));
  if (type && type.toUpperCase() !== 'POST')
    throw new Rejected('blogger:type', `a ${type.toLowerCase()}, not a post`);
}

const POST = /kind#post$/;
const KIND = /schemas\.google\.com\/g\/2005#kind$/;

/** @throws Rejected */
export function checkKind(categories: { scheme: string | undefined; term: string | undefined }[]): void {
  const other = categories.find(({ scheme, term }) => KIND.test(scheme ?? '') && !POST.test(term ?? ''));
  if (other) throw new Rejected('category', `a ${other.term?.split('#').at(-1) ?? 'thing'}, not a post`);
}

/** What any vocabulary says against showing an item; one that says nothing is published, as its format has it. @throws Rejected */
export function checkPublished(item: XmlElement): void {
  checkDraft(item);
  checkMediaStatus(item);
  checkBlogger(item);
}
