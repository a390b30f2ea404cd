import { withTime } from '#domain/dates.ts';

export const connectionStrings = {
  offline: {
    title: 'Sei offline.',
    text: 'Puoi leggere quello che hai scaricato o già aperto su questo dispositivo.',
  },
  slow: { title: 'Connessione lenta.', text: 'Quello che manca arriva da solo.' },
  lost: {
    title: 'La rete non risponde.',
    text: 'Puoi leggere quello che hai scaricato o già aperto su questo dispositivo.',
  },
  back: { title: 'Di nuovo online.', text: '' },
  /** Age of the shown copy: `alle 7.12`, `ieri alle 22.10`. */
  updated: (when: string) => `Contenuti aggiornati ${when}.`,
  at: (time: string) => withTime('alle', time),
  pictureMissing: 'La foto non è ancora arrivata',
} as const;
