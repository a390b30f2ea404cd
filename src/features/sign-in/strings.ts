export const signInStrings = {
  kicker: 'Area personale',
  title: 'L’accesso apre presto',
  text: 'Su questa edicola non si può ancora accedere con il proprio account. Gli articoli gratuiti si leggono tutti, senza registrarsi.',
  back: 'Torna a leggere',
  home: 'Vai all’edicola',
} as const;
