import { dayAt, shortDate, timeOfDay, withTime } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';

export const strings = {
  subscribersOnly: 'Per abbonati',
  opened: 'Già letto',
  minutes: (minutes: number) => `${minutes} min`,
  page: (page: number) => `pagina ${page}`,
  /** Includes the date when it differs from that of the issue. TRK-07 */
  updated: (instant: string, day: Day) =>
    `Aggiornato ${dayAt(instant) === day ? '' : `${shortDate(dayAt(instant))} `}${withTime('alle', timeOfDay(instant))}`,
  chooseOffer: 'Scegli l’abbonamento',
};

export const heartStrings = {
  heart: 'Preferito',
  heartOf: (title: string) => `Preferito: «${title}»`,
  added: 'Salvato nei preferiti',
  toList: 'Vedi tutti',
  removed: 'Tolto dai preferiti',
  refused: 'Non riuscito: il browser non consente di salvare dati sul dispositivo',
};
