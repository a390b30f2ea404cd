import { beginningOf } from '#domain/graphemes.ts';
import type { DeliveredItem } from './delivered-item.ts';

/**
 * More than any paper has or any article needs: an item with more is a mistake, or an attempt to overload the server.
 */
const MOST = { editions: 60, authors: 20, subjects: 100, renditions: 20 };
/** Characters of a name, which is shown in menus and in lists. */
const MAX_NAME = 120;
/** Characters of a byline, which may hold several names. */
const MAX_BYLINE = 500;
/** The thickest supplements have fewer pages; in older papers the numbers continue through the year. */
const MAX_PAGE = 400;

type Bounded = { delivered: DeliveredItem; warnings: string[] };

/**
 * Applies the limits that hold for every format: the first entries of a list, the beginning of a name, a plausible
 * page.
 */
export function limitItem(item: DeliveredItem): Bounded {
  const warnings = new Set<string>();

  function first<T>(all: T[], what: keyof typeof MOST): T[] {
    const most = MOST[what];
    if (all.length <= most) return all;
    warnings.add(`${all.length} ${what}, the first ${most} are taken`);
    return all.slice(0, most);
  }

  function short<T extends string | null>(text: T, what: string, most = MAX_NAME): T | string {
    if (text === null || text.length <= most) return text;
    warnings.add(`${what} of ${text.length} signs, cut to ${most}`);
    return beginningOf(text, most).trim();
  }

  function page(number: number | null, what: string): number | null {
    if (number === null || (number >= 1 && number <= MAX_PAGE)) return number;
    warnings.add(`${what} ${number} is left aside: not from 1 to ${MAX_PAGE}`);
    return null;
  }

  const named = <T extends { name: string }>(one: T, what: string): T => ({
    ...one,
    name: short(one.name, what),
  });

  const delivered: DeliveredItem = {
    ...item,
    byline: short(item.byline, 'byline', MAX_BYLINE),
    authors: [...new Set(first(item.authors, 'authors').map((name) => short(name, 'author')))],
    placements: first(item.placements, 'editions').map((placement) => ({
      ...placement,
      editionName: short(placement.editionName, 'edition'),
      page: page(placement.page, 'page'),
    })),
    pages: page(item.pages, 'number of pages'),
    section: named(item.section, 'section'),
    subjects: first(item.subjects, 'subjects').map((subject) => named(subject, subject.kind)),
    genre: short(item.genre, 'genre'),
    dateline: short(item.dateline, 'dateline'),
    pictures: item.pictures.map((picture) => ({ ...picture, hrefs: first(picture.hrefs, 'renditions') })),
  };
  return { delivered, warnings: [...warnings] };
}
