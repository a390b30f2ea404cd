import type { Sigla } from '../brands/brand.ts';
import type { Day } from '../newsstand.ts';

/** A paper that a licence names, and the slugs of its editions; null for all that it has. */
type NamedPaper = { newspaper: Sigla; editions: readonly string[] | null };

/** What a licence to the press review names: it opens whole texts of nothing else. ROL-06 */
export type LicenceTerms = {
  papers: readonly NamedPaper[];
  /** The first day; null where the archive is open from its beginning. The last one is the licence's own. */
  from: Day | null;
};

/** An edition of a day in which an article stands. */
export type Printing = { newspaper: Sigla; edition: string; day: Day };

/** Whether a licence names where an article was printed. Without terms it names every paper, edition and day. */
export function isNamed(terms: LicenceTerms | null, { newspaper, edition, day }: Printing): boolean {
  if (terms === null) return true;
  if (terms.from !== null && day < terms.from) return false;
  return terms.papers.some(
    (paper) => paper.newspaper === newspaper && (paper.editions?.includes(edition) ?? true),
  );
}
