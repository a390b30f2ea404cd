import { longDate, withTime } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';

/** Texts of a press review's mails and of its page, other than the articles. PRS-04 */
export const pressReviewStrings = {
  date: (day: Day) => longDate(day),
  page: (page: number) => `pag. ${page}`,
  note: 'Nota',
  read: 'Leggi online',
  attached: 'La rassegna è allegata in PDF.',
  nothing: 'Oggi nessun articolo risponde a quello che l’ufficio stampa cerca.',
  licence: (licensee: string) =>
    licensee === ''
      ? 'Articoli non cedibili ad altri.'
      : `Articoli non cedibili ad altri, ad uso esclusivo di ${licensee}.`,
  why: (licensee: string) =>
    licensee === ''
      ? 'Ricevi questa mail perché sei tra i destinatari di una rassegna stampa.'
      : `Ricevi questa mail perché sei tra i destinatari della rassegna stampa di ${licensee}.`,
  unsubscribe: 'Non ricevere più questa rassegna',
  late: {
    subject: (paper: string) => `La rassegna di oggi non è ancora partita · ${paper}`,
    opening: (deadline: string) => [
      `la rassegna di oggi doveva uscire ${withTime('alle', deadline)} e non è ancora partita.`,
      'Se è pronta, puoi inviarla dalla pagina della rassegna; controlla anche che ci siano destinatari.',
    ],
    button: 'Apri la rassegna',
    closing:
      'Ricevi questo avviso perché la rassegna ha un orario di consegna: lo puoi cambiare nelle impostazioni.',
  },
} as const;
