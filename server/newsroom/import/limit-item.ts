import { beginningOf } from '#domain/graphemes.ts';
import type { DeliveredItem } from './delivered-item.ts';

/**
 * Limits of lists: more than any paper has or any article needs. An item with more is a mistake, or an
 * attempt to overload the server.
 */
const MAX_ENTRIES = { editions: 60, authors: 20, subjects: 100, renditions: 20 };
/** Limit of characters in a name, which is shown in menus and lists. */
const MAX_NAME_LENGTH = 120;
/** Limit of characters in a byline, which may contain several names. */
const MAX_BYLINE_LENGTH = 500;
/**
 * Limit of page numbers. The thickest supplements have fewer pages, but some old papers number them through
 * the year.
 */
const MAX_PAGE_NUMBER = 400;
const PAGE_NUMBERS = { first: 1, last: MAX_PAGE_NUMBER };
/** The stored position of items without one: they come after all others of their page. */
export const LAST_POSITION = 999;
const POSITIONS = { first: 0, last: LAST_POSITION - 1 };

type LimitedItem = { delivered: DeliveredItem; warnings: string[] };

/**
 * Applies the limits of all formats: keeps the first entries of a list and the beginning of a name, and
 * removes implausible page numbers.
 */
export function limitItem(item: DeliveredItem): LimitedItem {
  const warnings = new Set<string>();

  function limitList<T>(entries: T[], listName: keyof typeof MAX_ENTRIES): T[] {
    const limit = MAX_ENTRIES[listName];
    if (entries.length <= limit) return entries;
    warnings.add(`${entries.length} ${listName}, the first ${limit} are taken`);
    return entries.slice(0, limit);
  }

  function limitLength<T extends string | null>(
    text: T,
    fieldName: string,
    most = MAX_NAME_LENGTH,
  ): T | string {
    if (text === null || text.length <= most) return text;
    warnings.add(`${fieldName} of ${text.length} signs, cut to ${most}`);
    return beginningOf(text, most).trim();
  }

  function limitNumber(
    number: number | null,
    fieldName: string,
    { first, last }: typeof PAGE_NUMBERS,
  ): number | null {
    if (number === null || (number >= first && number <= last)) return number;
    warnings.add(`${fieldName} ${number} is left aside: not from ${first} to ${last}`);
    return null;
  }

  const withLimitedName = <T extends { name: string }>(entry: T, fieldName: string): T => ({
    ...entry,
    name: limitLength(entry.name, fieldName),
  });

  const delivered: DeliveredItem = {
    ...item,
    byline: limitLength(item.byline, 'byline', MAX_BYLINE_LENGTH),
    authors: [...new Set(limitList(item.authors, 'authors').map((name) => limitLength(name, 'author')))],
    placements: limitList(item.placements, 'editions').map((placement) => ({
      ...placement,
      editionName: limitLength(placement.editionName, 'edition'),
      page: limitNumber(placement.page, 'page', PAGE_NUMBERS),
      position: limitNumber(placement.position, 'position', POSITIONS),
    })),
    pages: limitNumber(item.pages, 'number of pages', PAGE_NUMBERS),
    section: withLimitedName(item.section, 'section'),
    subjects: limitList(item.subjects, 'subjects').map((subject) => withLimitedName(subject, subject.kind)),
    genre: limitLength(item.genre, 'genre'),
    dateline: limitLength(item.dateline, 'dateline'),
    pictures: item.pictures.map((picture) => ({ ...picture, hrefs: limitList(picture.hrefs, 'renditions') })),
  };
  return { delivered, warnings: [...warnings] };
}
