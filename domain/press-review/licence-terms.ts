import type { Sigla } from '../brands/brand.ts';
import type { Day } from '../newsstand.ts';

/** A paper that a licence covers, with the slugs of its editions; null for all of them. */
type LicensedPaper = { newspaper: Sigla; editions: readonly string[] | null };

/** What a press-review licence covers: it gives access to whole texts of nothing else. ROL-06 */
export type LicenceTerms = {
  papers: readonly LicensedPaper[];
  /** The first day; null if the whole archive is open. The last day is that of the licence itself. */
  from: Day | null;
};

/** An edition of a day that printed an article. */
export type Printing = { newspaper: Sigla; edition: string; day: Day };

/**
 * Whether a licence covers one of the places where an article was printed. Without terms it covers every paper, edition
 * and day.
 */
export function isCovered(terms: LicenceTerms | null, { newspaper, edition, day }: Printing): boolean {
  if (terms === null) return true;
  if (terms.from !== null && day < terms.from) return false;
  return terms.papers.some(
    (paper) => paper.newspaper === newspaper && (paper.editions?.includes(edition) ?? true),
  );
}
