import type { ClipFilters } from '#domain/press-review/desk.ts';
import { NEWSPAPER_NAMES } from '#domain/press-review/newspapers.ts';
import { beginningOf } from '#domain/whole-signs.ts';
import { saveStrings as strings } from './strings.ts';

/** What filters look for, in words. */
export const searchWords = ({ text, newspapers, edition, section, author, page }: ClipFilters): string =>
  [
    text && strings.words(text),
    newspapers.map((sigla) => NEWSPAPER_NAMES[sigla]).join(', '),
    edition && strings.edition(edition),
    section && strings.section(section),
    author && strings.author(author),
    page && strings.page(page),
  ]
    .filter(Boolean)
    .join(' · ');

/** A name that says as much as there is room for. */
export const searchName = (filters: ClipFilters, most: number): string =>
  beginningOf(filters.text || searchWords(filters), most);
