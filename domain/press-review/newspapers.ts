import type { Sigla } from '../brands/brand.ts';

/** What the papers of the press review are called, in its order: the page's scripts hold no brand. */
export const NEWSPAPER_NAMES: Readonly<Record<Sigla, string>> = {
  MG: 'Il Messaggero',
  LG: 'Leggo',
  CA: 'Corriere Adriatico',
  EM: 'Il Mattino',
  QP: 'Quotidiano di Puglia',
  GZ: 'Il Gazzettino',
};

export const NEWSPAPERS = Object.keys(NEWSPAPER_NAMES) as readonly Sigla[];
