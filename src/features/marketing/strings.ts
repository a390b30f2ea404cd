export const strings = {
  name: 'Offerta',
  dismiss: 'Nascondi l’offerta',
} as const;
