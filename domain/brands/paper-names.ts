/**
 * Codes and names of the papers, in their order; the first is the default where a request names none. Only
 * here is it listed which papers there are. BRD-01
 */
export const PAPER_NAMES = {
  MG: 'Il Messaggero',
  LG: 'Leggo',
  CA: 'Corriere Adriatico',
  EM: 'Il Mattino',
  QP: 'Quotidiano di Puglia',
  GZ: 'Il Gazzettino',
} as const;

export const SIGLAS = Object.keys(PAPER_NAMES) as [keyof typeof PAPER_NAMES, ...(keyof typeof PAPER_NAMES)[]];
