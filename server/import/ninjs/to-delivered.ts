import type { DeliveredItem, DeliveredPicture } from '../delivered-item.ts';
import { toMoment } from '../moment.ts';
import { paragraphsOf, plainText } from '../plain-text.ts';
import { Rejected } from '../rejected.ts';
import { isVisible, nameOf } from '../visible-text.ts';
import type { NinjsAssociation, NinjsItem, NinjsText } from './ninjs-item.ts';
import { toPrintFacts } from './print-facts.ts';
import { toAccessLevel, toAuthors, toSection, toSubjects } from './subjects.ts';

const isHtml = ({ contenttype, value }: NinjsText): boolean =>
  contenttype
    ? /^(?:text\/html|application\/xhtml\+xml)\b/i.test(contenttype)
    : /<\/?[a-z][^<>]*>/i.test(value);

const isPlain = (text: NinjsText): boolean =>
  !isHtml(text) && (text.contenttype === undefined || /^text\/plain\b/i.test(text.contenttype));

const toPlain = (text: NinjsText | undefined): string | null => {
  if (!text) return null;
  const plain = isHtml(text) ? plainText(text.value) : text.value.replace(/\s+/g, ' ').trim();
  return isVisible(plain) ? plain : null;
};

const withRole = (texts: NinjsText[] | undefined, role: string) => texts?.find((text) => text.role === role);

function toInstant(place: string, text: string | undefined): string | null {
  if (text === undefined || text.trim() === '') return null;
  const instant = toMoment(text);
  if (!instant) throw new Rejected(place, `${text.slice(0, 60)} is not a moment of the years 1 to 9999`);
  return instant;
}

/** A title stands in every list and on every front page: anything longer is a text in the wrong place. */
const MAX_TITLE = 1000;
/** Uris are looked up in an index, whose entries hold some 2,700 bytes. */
const MAX_URI = 600;
/** A novel has no more signs; a body that has is a mistake, and cleaning it would keep the server from its readers. */
const MAX_BODY = 1_000_000;
const MAX_TAGS = 20_000;
const OTHER_HEADLINES = ['kicker', 'subheadline'];

function toTitle({ headlines }: NinjsItem): string {
  const main =
    withRole(headlines, 'main') ?? headlines?.find(({ role }) => !OTHER_HEADLINES.includes(role ?? ''));
  const title = toPlain(main) ?? '';
  if (title.length > MAX_TITLE) throw new Rejected('headlines', `a title of ${title.length} characters`);
  return title;
}

function toUri({ uri }: NinjsItem): string {
  if (uri.length > MAX_URI) throw new Rejected('uri', `${uri.length} characters, more than ${MAX_URI}`);
  return uri;
}

/**
 * HTML where there is some, the main one first; else plain text in paragraphs. An agency puts the text among the
 * descriptions, under the role of one.
 */
function toBody({ bodies = [], descriptions = [] }: NinjsItem): string {
  const texts = bodies.length > 0 ? bodies : descriptions.filter(({ role }) => role === 'text');
  const full = texts.filter(({ value }) => value.trim() !== '');
  const mainFirst = [...full.filter(({ role }) => role === 'main'), ...full];
  const html = mainFirst.find(isHtml);
  if (html) return html.value;
  const plain = mainFirst.find(isPlain);
  return plain ? paragraphsOf(plain.value) : '';
}

function checkBody(html: string): string {
  if (html.length > MAX_BODY) throw new Rejected('bodies', `${html.length} signs, more than ${MAX_BODY}`);
  const tags = html.split('<').length - 1;
  if (tags > MAX_TAGS) throw new Rejected('bodies', `${tags} tags, more than ${MAX_TAGS}`);
  return html;
}

function toPicture({ by, copyrightholder, descriptions, renditions }: NinjsAssociation): DeliveredPicture[] {
  const hrefs = (renditions ?? [])
    .toSorted((a, b) => (b.width ?? 0) - (a.width ?? 0))
    .flatMap(({ href }) => (href ? [href] : []));
  if (hrefs.length === 0) return [];
  const caption = withRole(descriptions, 'caption') ?? descriptions?.[0];
  return [{ hrefs, caption: toPlain(caption), credit: nameOf(by) ?? nameOf(copyrightholder) }];
}

const toUrgency = (urgency: number | undefined) => Math.min(9, Math.max(1, Math.round(urgency ?? 5)));

function toCopyright({ copyrightnotice, copyrightholder }: NinjsItem): string | null {
  const holder = nameOf(copyrightholder);
  return nameOf(copyrightnotice) ?? (holder && `© ${holder}`);
}

const subtitleOf = ({ headlines, descriptions }: NinjsItem) =>
  toPlain(withRole(headlines, 'subheadline') ?? withRole(descriptions, 'summary'));

/** A withdrawal finds its article by the uri; where it stood in print may be missing or wrong. */
const NOWHERE = { day: '1970-01-01', placements: [], pages: null };

/** What the newsstand makes of an item. A withdrawal may do without title and text. @throws Rejected */
export function toDelivered(item: NinjsItem): DeliveredItem {
  const status = item.pubstatus ?? 'usable';
  const versionCreated = toInstant('versioncreated', item.versioncreated);
  const firstCreated = toInstant('firstcreated', item.firstcreated);
  const title = toTitle(item);
  const bodyHtml = checkBody(toBody(item));
  if (status !== 'canceled' && title === '') throw new Rejected('headlines', 'no title');
  if (status !== 'canceled' && bodyHtml === '')
    throw new Rejected('bodies', 'no text, neither HTML nor plain');
  const authors = toAuthors(item);
  return {
    uri: toUri(item),
    version: item.version ?? '',
    versionCreated,
    firstCreated,
    status,
    embargoedUntil: toInstant('embargoed', item.embargoed),
    title,
    kicker: toPlain(withRole(item.headlines, 'kicker')),
    subtitle: subtitleOf(item),
    byline: nameOf(item.by) ?? (authors.join(', ') || null),
    authors,
    bodyHtml,
    ...(status === 'canceled' ? NOWHERE : toPrintFacts(item, versionCreated ?? firstCreated)),
    section: toSection(item),
    subjects: toSubjects(item),
    access: toAccessLevel(item),
    genre: nameOf(item.genres?.[0]?.name) ?? nameOf(item.genres?.[0]?.literal),
    dateline: nameOf(item.located),
    copyright: toCopyright(item),
    urgency: toUrgency(item.urgency),
    pictures: (item.associations ?? []).filter(({ type }) => type === 'picture').flatMap(toPicture),
  };
}
