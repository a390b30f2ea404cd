export const strings = {
  name: 'Offerta',
  putAway: 'Nascondi l’offerta',
} as const;
