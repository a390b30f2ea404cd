import { PAPER_NAMES } from '#domain/brands/paper-names.ts';
import type { ClipFilters } from '#domain/press-review/desk.ts';
import { filterStrings as strings } from './strings.ts';

/** The filters of a search in words: `«ponte» · Il Messaggero, Il Mattino · sezione Cronaca`. */
export function filterWords({ text, newspapers, edition, section, author, page }: ClipFilters): string {
  const parts = [
    text && strings.text(text),
    newspapers.map((sigla) => PAPER_NAMES[sigla]).join(', '),
    edition !== null && strings.edition(edition),
    section !== null && strings.section(section),
    author && strings.author(author),
    page !== null && strings.page(page),
  ];
  return parts.filter(Boolean).join(' · ');
}
