/** Italian strings that more than one feature uses. */
export const commonStrings = {
  retry: 'Riprova',
  backHome: 'Torna alla home',
  comingSoon: 'In arrivo',
  external: '(altro sito)',
  loading: 'Caricamento',
  breadcrumb: 'Percorso',
} as const;
