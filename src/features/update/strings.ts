export const strings = {
  title: 'È disponibile una nuova versione.',
  text: 'La lettura riprende da dove sei.',
  accept: 'Aggiorna',
  putOff: 'Più tardi',
} as const;
