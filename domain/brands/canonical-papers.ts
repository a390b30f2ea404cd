import type { Sigla } from './brand.ts';
import { BRANDS } from './brand-by-host.ts';

/** Whether a paper's site is open to everybody, without a gate. */
export type IsOpen = (sigla: Sigla) => boolean;

/**
 * Papers whose copy of a shared text is canonical for this paper's, in order of preference: those before it among the
 * six, except those behind a gate. A text therefore has one canonical address, whichever copy is requested.
 */
export function canonicalPapers(sigla: Sigla, isOpen: IsOpen): Sigla[] {
  const index = BRANDS.findIndex((brand) => brand.sigla === sigla);
  return BRANDS.slice(0, index)
    .map((brand) => brand.sigla)
    .filter(isOpen);
}
