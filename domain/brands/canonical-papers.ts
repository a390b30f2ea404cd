import type { Sigla } from './brand.ts';
import { BRANDS } from './brand-by-host.ts';

/** Whether anybody may open a paper's site, which has no gate. */
export type IsOpen = (sigla: Sigla) => boolean;

/**
 * Papers whose copy of a shared text speaks for this paper's, the first of them first: those that stand before it among
 * the six, without those that nobody enters without a password. A text has so one address whichever copy is asked.
 */
export function canonicalPapers(sigla: Sigla, isOpen: IsOpen): Sigla[] {
  const place = BRANDS.findIndex((brand) => brand.sigla === sigla);
  return BRANDS.slice(0, place)
    .map((brand) => brand.sigla)
    .filter(isOpen);
}
