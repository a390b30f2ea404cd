export const connectionStrings = {
  offline: { title: 'Sei offline.', text: 'Puoi leggere quello che hai già aperto su questo dispositivo.' },
  back: { title: 'Di nuovo online.', text: '' },
} as const;
