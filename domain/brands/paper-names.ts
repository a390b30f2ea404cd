/**
 * Codes and names of the papers, in their order; the first answers where no other is meant. Code and configuration learn
 * from here which papers there are. BRD-01
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
