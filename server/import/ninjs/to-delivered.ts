import type { DeliveredItem, DeliveredPicture } from '../delivered-item.ts';
import { mendApostrophes } from '../feeds/mend-apostrophes.ts';
import { toMoment } from '../moment.ts';
import { bylineOf } from '../names/person-names.ts';
import { NO_TABLE, type SectionTable } from '../names/section-table.ts';
import { encodeEntities, plainText } from '../plain-text.ts';
import { Rejected } from '../rejected.ts';
import { checkIsText, checkProfile, isPackage } from '../status/read-class.ts';
import type { Status } from '../status/read-status.ts';
import { holdsNothing } from '../status/stated-holds.ts';
import { boundTitle, standInTitle } from '../text/stand-in-title.ts';
import { textDefects } from '../text/text-defects.ts';
import { isVisible, nameOf } from '../visible-text.ts';
import type { NinjsAssociation, NinjsItem, NinjsText } from './ninjs-item.ts';
import { toPrintFacts } from './print-facts.ts';
import { toAccessLevel, toAuthors, toSection, toSubjects } from './subjects.ts';
import { checkBody, isHtml, toBody } from './to-body.ts';

/** Named or numbered signs of HTML in a text that does not say what it is. */
const ENTITY = /&(?:#\d{2,6}|#x[0-9a-f]{2,5}|[a-z][a-z0-9]{1,10});/i;

const toPlain = (text: NinjsText | undefined): string | null => {
  if (!text) return null;
  const { contenttype, value } = text;
  const isMarkup = isHtml(text) || (contenttype === undefined && ENTITY.test(value));
  const plain = isMarkup ? plainText(value) : value.replace(/\s+/g, ' ').trim();
  return isVisible(plain) ? plain : null;
};

const withRole = (texts: NinjsText[] | undefined, role: string) => texts?.find((text) => text.role === role);

/** A date that cannot be read is told, and the article does without. */
function toInstant(place: string, text: string | undefined, told: string[]): string | null {
  if (text === undefined || text.trim() === '') return null;
  const instant = toMoment(text);
  if (!instant)
    told.push(`${place}: ${text.slice(0, 60)} is not a moment of the years 1 to 9999, left aside`);
  return instant;
}

/** @throws Rejected for one that is said and cannot be read: the article would be out before its time */
function toEmbargo(text: string | undefined): string | null {
  if (text === undefined || (text !== '' && holdsNothing(text))) return null;
  const instant = toMoment(text);
  if (!instant)
    throw new Rejected(
      'embargoed',
      `${text.slice(0, 60) || 'an empty value'} is not a moment of the years 1 to 9999`,
    );
  return instant;
}

/** Uris are looked up in an index, whose entries hold some 2,700 bytes. */
const MAX_URI = 600;
const OTHER_HEADLINES = ['kicker', 'subheadline'];

function mainTitle({ headlines }: NinjsItem, told: string[]): string | null {
  const main = [
    ...(headlines ?? []).filter(({ role }) => role === 'main'),
    ...(headlines ?? []).filter(({ role }) => !OTHER_HEADLINES.includes(role ?? '')),
  ];
  const [title] = main.flatMap((text) => toPlain(text) ?? []);
  return title === undefined ? null : boundTitle(title, told);
}

function toUri({ uri }: NinjsItem): string {
  if (uri.length > MAX_URI) throw new Rejected('uri', `${uri.length} characters, more than ${MAX_URI}`);
  return uri;
}

function toPicture({ by, copyrightholder, descriptions, renditions }: NinjsAssociation): DeliveredPicture[] {
  const hrefs = (renditions ?? [])
    .toSorted((a, b) => (b.width ?? 0) - (a.width ?? 0))
    .flatMap(({ href }) => (href ? [href] : []));
  if (hrefs.length === 0) return [];
  const caption = withRole(descriptions, 'caption') ?? descriptions?.[0];
  return [{ hrefs, caption: toPlain(caption), credit: nameOf(by) ?? nameOf(copyrightholder) }];
}

/** What systems write where they know no place, and dates that are written for machines. */
const NO_PLACE = /^(?:no-data-available|n\/?a|null|none|unknown|undefined|-+|\d{8}\S*|\d{4}-\d\d-\d\dT\S*)$/i;

function toDateline({ located }: NinjsItem): string | null {
  const place = nameOf(located);
  return place !== null && NO_PLACE.test(place) ? null : place;
}

const toUrgency = (urgency: number | undefined) => Math.min(9, Math.max(1, Math.round(urgency ?? 5)));

function toCopyright({ copyrightnotice, copyrightholder }: NinjsItem): string | null {
  const holder = nameOf(copyrightholder);
  return nameOf(copyrightnotice) ?? (holder && `© ${holder}`);
}

/** @throws Rejected for what is no text: a withdrawal is taken of whatever it is */
function checkClass(item: NinjsItem, hasText: boolean): void {
  const { type, profile, renditions = [] } = item;
  if (type === undefined && !hasText && renditions.length > 0)
    throw new Rejected('type', 'none is said, and it holds renditions and no text');
  if (type !== undefined && !(isPackage(type) && hasText)) checkIsText(type, 'type');
  if (type === undefined || !hasText) checkProfile(profile, 'profile');
}

type Words = Pick<DeliveredItem, 'title' | 'kicker' | 'subtitle' | 'bodyHtml'>;

/** Title, kicker, subtitle and text; what is missing of them is made of the others, and told. @throws Rejected */
function toWords(item: NinjsItem, status: Status, told: string[]): Words {
  const kicker = toPlain(withRole(item.headlines, 'kicker'));
  const summary = toPlain(withRole(item.descriptions, 'summary'));
  const subtitle = toPlain(withRole(item.headlines, 'subheadline')) ?? summary;
  const bodyHtml = checkBody(toBody(item, told));
  const main = mainTitle(item, told);
  if (status === 'canceled') return { title: main ?? '', kicker, subtitle, bodyHtml };
  checkClass(item, bodyHtml !== '');
  const other = toPlain(item.title === undefined ? undefined : { value: item.title });
  const title = main ?? standInTitle({ other, kicker, summary: subtitle, body: bodyHtml }, told);
  if (title === '') throw new Rejected('headlines', 'no title');
  const words = {
    title,
    kicker: kicker === title ? null : kicker,
    subtitle: subtitle === title ? null : subtitle,
  };
  if (bodyHtml !== '') return { ...words, bodyHtml };
  told.push(words.subtitle ? 'no text: the summary stands in' : 'no text: the title stands alone');
  return {
    ...words,
    subtitle: null,
    bodyHtml: words.subtitle ? `<p>${encodeEntities(words.subtitle)}</p>` : '',
  };
}

const MAY_BE_LOST = /[a-z]\?[aeiouhàèéìòù]/i;

/** Words that lost their apostrophes on the way (`l?offerta`) get them back, and the desk is told. */
function mended(words: Words, told: string[]): Words {
  const all = [words.title, words.kicker, words.subtitle, words.bodyHtml];
  if (!all.some((text) => text !== null && MAY_BE_LOST.test(text))) return words;
  const [title = '', kicker = null, subtitle = null, bodyHtml = ''] = all.map(
    (text) => text && mendApostrophes(text),
  );
  const made = { title: title ?? '', kicker, subtitle, bodyHtml: bodyHtml ?? '' };
  if (JSON.stringify(made) !== JSON.stringify(words))
    told.push('apostrophes that were lost (l?offerta) are put back');
  return made;
}

function toByline({ by }: NinjsItem, authors: string[], told: string[]): string | null {
  const stated = nameOf(by);
  const byline = bylineOf(by);
  if (stated && byline === null) told.push(`byline: ${stated.slice(0, 60)} is no person's name, left out`);
  return byline ?? (authors.join(', ') || null);
}

function toPictures({ associations = [] }: NinjsItem, told: string[]): DeliveredPicture[] {
  const others = associations.filter(({ type }) => type !== 'picture' && type !== undefined);
  if (others.length > 0)
    told.push(
      `beside the text and not read: ${others
        .map(({ type }) => type)
        .join(', ')
        .slice(0, 200)}`,
    );
  return associations.filter(({ type }) => type === 'picture').flatMap(toPicture);
}

/** A withdrawal finds its article by the uri; where it stood in print may be missing or wrong. */
const NOWHERE = { day: '1970-01-01', placements: [], pages: null };

/**
 * What the newsstand makes of an item. A withdrawal may do without title and text. @throws Rejected
 * @param told what was left aside or repaired is added to it, for the desk
 */
export function toDelivered(
  item: NinjsItem,
  told: string[] = [],
  sections: SectionTable = NO_TABLE,
): DeliveredItem {
  told.push(...(item.warnings ?? []));
  const status = item.pubstatus ?? 'usable';
  const uri = toUri(item);
  const embargoedUntil = toEmbargo(item.embargoed);
  const firstCreated = toInstant('firstcreated', item.firstcreated, told);
  const written = toInstant('versioncreated', item.versioncreated, told);
  const sent = (written ?? firstCreated) ? null : toInstant('sent', item.sent, told);
  if (sent) told.push('no date of its own: that of its delivery counts');
  const versionCreated = written ?? sent;
  const words = mended(toWords(item, status, told), told);
  const authors = toAuthors(item, told);
  if (status !== 'canceled') told.push(...textDefects(words.title, words.bodyHtml));
  return {
    uri,
    version: item.version ?? '',
    versionCreated,
    firstCreated,
    status,
    embargoedUntil,
    ...words,
    byline: toByline(item, authors, told),
    authors,
    ...(status === 'canceled' ? NOWHERE : toPrintFacts(item, versionCreated ?? firstCreated, told)),
    section: toSection(item, told, sections),
    subjects: toSubjects(item, told),
    access: toAccessLevel(item, told),
    genre: nameOf(item.genres?.[0]?.name) ?? nameOf(item.genres?.[0]?.literal),
    dateline: toDateline(item),
    copyright: toCopyright(item),
    urgency: toUrgency(item.urgency),
    pictures: toPictures(item, told),
  };
}
