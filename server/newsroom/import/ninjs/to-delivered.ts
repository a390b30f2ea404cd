import type { DeliveredItem, DeliveredPicture } from '../delivered-item.ts';
import { toMoment } from '../moment.ts';
import { wordsIn } from '../names/name-in.ts';
import { NO_TABLE, type SectionTable } from '../names/section-table.ts';
import { Rejected } from '../rejected.ts';
import { holdsNothing } from '../status/stated-holds.ts';
import { textDefects } from '../text/text-defects.ts';
import { isSame } from '../text/text-opening.ts';
import { nameOf } from '../visible-text.ts';
import type { NinjsAssociation, NinjsItem } from './ninjs-item.ts';
import { toPrintFacts } from './print-facts.ts';
import { toAccessLevel, toSection, toSubjects } from './subjects.ts';
import { toPlain, toWithdrawnWords, toWords, withRole } from './to-words.ts';

/** Parses an optional date; an unreadable one gives a warning. */
function toInstant(place: string, text: string | undefined, told: string[]): string | null {
  if (text === undefined || text.trim() === '') return null;
  const instant = toMoment(text);
  if (!instant)
    told.push(`${place}: ${text.slice(0, 60)} is not a moment of the years 1 to 9999, left aside`);
  return instant;
}

/** @throws Rejected for an unreadable embargo: the article would be published before its time */
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

/** Values that systems write for an unknown place, and machine-readable dates. */
const NO_PLACE =
  /^(?:no-data-available|n\/?a|null|none|unknown|undefined|-+|\d{8}\S*|\d{4}-\d\d-\d\d(?:[T ].*)?)$/i;

function toDateline({ located }: NinjsItem): string | null {
  const place = nameOf(located?.replace(/[\s,–—-]+$/, ''));
  return place !== null && NO_PLACE.test(place) ? null : place;
}

const toUrgency = (urgency: number | undefined) => Math.min(9, Math.max(1, Math.round(urgency ?? 5)));

function toCopyright({ copyrightnotice, copyrightholder }: NinjsItem): string | null {
  const holder = nameOf(copyrightholder);
  return nameOf(copyrightnotice) ?? (holder && `© ${holder}`);
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

/** Print facts of a withdrawal, which finds its article by the uri: its own may be missing or wrong. */
const NOWHERE = { day: '1970-01-01', placements: [], pages: null };

/** A title of so few words may be the name of a column or a place, which is a topic. */
const SHORT_TITLE = 3;

/** Whether a topic only repeats the headline, as among ANSA's keywords. */
const isHeadline = (topic: string, title: string): boolean =>
  wordsIn(title) > SHORT_TITLE && isSame(topic, title);

/**
 * Translates an item to the newsstand's form. A withdrawal may do without title and text. @throws Rejected
 * @param told gets the warnings about ignored and repaired parts, for the newsroom
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
  const words = status === 'canceled' ? toWithdrawnWords(item, told) : toWords(item, told);
  if (status !== 'canceled') told.push(...textDefects(words.title, words.bodyHtml));
  return {
    uri,
    version: item.version ?? '',
    versionCreated,
    firstCreated,
    status,
    embargoedUntil,
    ...words,
    ...(status === 'canceled' ? NOWHERE : toPrintFacts(item, versionCreated ?? firstCreated, told)),
    section: toSection(item, told, sections),
    subjects: toSubjects(item, told).filter(
      ({ kind, name }) => kind !== 'topic' || !isHeadline(name, words.title),
    ),
    access: toAccessLevel(item, told),
    genre: nameOf(item.genres?.[0]?.name) ?? nameOf(item.genres?.[0]?.literal),
    dateline: toDateline(item),
    copyright: toCopyright(item),
    urgency: toUrgency(item.urgency),
    pictures: toPictures(item, told),
  };
}
