import type { DeliveredItem, DeliveredPicture } from '../delivered-item.ts';
import { parseTime } from '../moment.ts';
import { wordCount } from '../names/name-in.ts';
import { NO_TABLE, type SectionTable } from '../names/section-table.ts';
import { Rejected } from '../rejected.ts';
import { holdsNothing } from '../status/stated-holds.ts';
import { textDefects } from '../text/text-defects.ts';
import { hasSameWords } from '../text/text-opening.ts';
import { visibleName } from '../visible-text.ts';
import type { NinjsAssociation, NinjsItem } from './ninjs-item.ts';
import { toPrintFacts } from './print-facts.ts';
import { toAccessLevel, toSection, toSubjects } from './subjects.ts';
import { toPlain, toWithdrawnWords, toWords, withRole } from './to-words.ts';

/** Parses an optional date; an unreadable one gives a warning. */
function parseOptionalTime(fieldName: string, text: string | undefined, warnings: string[]): string | null {
  if (text === undefined || text.trim() === '') return null;
  const time = parseTime(text);
  if (!time)
    warnings.push(`${fieldName}: ${text.slice(0, 60)} is not a moment of the years 1 to 9999, left aside`);
  return time;
}

/** @throws Rejected for an unreadable embargo: the article would be published before its time */
function toEmbargo(text: string | undefined): string | null {
  if (text === undefined || (text !== '' && holdsNothing(text))) return null;
  const instant = parseTime(text);
  if (!instant)
    throw new Rejected(
      'embargoed',
      `${text.slice(0, 60) || 'an empty value'} is not a moment of the years 1 to 9999`,
    );
  return instant;
}

/** Limit of a uri in characters: an entry of the database index may have some 2,700 bytes. */
export const MAX_URI_LENGTH = 600;

function toUri({ uri }: NinjsItem): string {
  if (uri.length > MAX_URI_LENGTH)
    throw new Rejected('uri', `${uri.length} characters, more than ${MAX_URI_LENGTH}`);
  return uri;
}

function toPicture(association: NinjsAssociation): DeliveredPicture[] {
  const { by, copyrightholder, descriptions, isCaptionFromText, renditions } = association;
  const hrefs = (renditions ?? [])
    .toSorted((a, b) => (b.width ?? 0) - (a.width ?? 0))
    .flatMap(({ href }) => (href ? [href] : []));
  if (hrefs.length === 0) return [];
  const caption = withRole(descriptions, 'caption') ?? descriptions?.[0];
  return [
    {
      hrefs,
      caption: toPlain(caption),
      credit: visibleName(by) ?? visibleName(copyrightholder),
      ...(isCaptionFromText && { isCaptionFromText }),
    },
  ];
}

/** Values that systems write for an unknown place, and machine-readable dates. */
const NO_PLACE =
  /^(?:no-data-available|n\/?a|null|none|unknown|undefined|-+|\d{8}\S*|\d{4}-\d\d-\d\d(?:[T ].*)?)$/i;

function toDateline({ located }: NinjsItem): string | null {
  const place = visibleName(located?.replace(/[\s,–—-]+$/, ''));
  return place !== null && NO_PLACE.test(place) ? null : place;
}

const toUrgency = (urgency: number | undefined) => Math.min(9, Math.max(1, Math.round(urgency ?? 5)));

function toCopyright({ copyrightnotice, copyrightholder }: NinjsItem): string | null {
  const holder = visibleName(copyrightholder);
  const notice = copyrightnotice === undefined ? null : toPlain({ value: copyrightnotice });
  return visibleName(notice ?? undefined) ?? (holder && `© ${holder}`);
}

function toPictures({ associations = [] }: NinjsItem, warnings: string[]): DeliveredPicture[] {
  const notPictures = associations.filter(({ type }) => type !== 'picture' && type !== undefined);
  if (notPictures.length > 0)
    warnings.push(
      `beside the text and not read: ${notPictures
        .map(({ type }) => type)
        .join(', ')
        .slice(0, 200)}`,
    );
  return associations.filter(({ type }) => type === 'picture').flatMap(toPicture);
}

/**
 * Print facts of a withdrawal. Its own may be missing or wrong, and are not needed to find the article by its
 * uri.
 */
const WITHDRAWN_PRINT_FACTS = { day: '1970-01-01', placements: [], pages: null };

/** Number of words up to which a title may be the name of a column or a place, which may also be a topic. */
const MAX_COLUMN_WORDS = 3;

/** Whether a topic only repeats the title, as some keywords of ANSA do. */
const repeatsTitle = (topic: string, title: string): boolean =>
  wordCount(title) > MAX_COLUMN_WORDS && hasSameWords(topic, title);

/**
 * Translates an item to the newsstand's form. A withdrawal may do without title and text. @throws Rejected
 * @param warnings receives the warnings about ignored and repaired parts, for the newsroom
 */
export function toDelivered(
  item: NinjsItem,
  warnings: string[] = [],
  sections: SectionTable = NO_TABLE,
): DeliveredItem {
  warnings.push(...(item.warnings ?? []));
  const status = item.pubstatus ?? 'usable';
  const uri = toUri(item);
  const embargoedUntil = toEmbargo(item.embargoed);
  const firstCreated = parseOptionalTime('firstcreated', item.firstcreated, warnings);
  const versionTime = parseOptionalTime('versioncreated', item.versioncreated, warnings);
  const sentTime = (versionTime ?? firstCreated) ? null : parseOptionalTime('sent', item.sentAt, warnings);
  if (sentTime) warnings.push('no date of its own: that of its delivery counts');
  const versionCreated = versionTime ?? sentTime;
  const texts = status === 'canceled' ? toWithdrawnWords(item, warnings) : toWords(item, warnings);
  if (status !== 'canceled') warnings.push(...textDefects(texts.title, texts.bodyHtml));
  return {
    uri,
    version: item.version ?? '',
    versionCreated,
    firstCreated,
    status,
    embargoedUntil,
    ...texts,
    ...(status === 'canceled'
      ? WITHDRAWN_PRINT_FACTS
      : toPrintFacts(item, versionCreated ?? firstCreated, warnings)),
    section: toSection(item, warnings, sections),
    subjects: toSubjects(item, warnings).filter(
      ({ kind, name }) => kind !== 'topic' || !repeatsTitle(name, texts.title),
    ),
    access: toAccessLevel(item, warnings),
    genre: visibleName(item.genres?.[0]?.name) ?? visibleName(item.genres?.[0]?.literal),
    dateline: toDateline(item),
    copyright: toCopyright(item),
    urgency: toUrgency(item.urgency),
    pictures: toPictures(item, warnings),
  };
}
