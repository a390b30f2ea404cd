import { withPreposition } from '#domain/brands/with-preposition.ts';
import { MONTHS } from '#domain/dates.ts';
import type { PublishingHoliday } from '#domain/publishing-calendar.ts';

/**
 * Why no papers are published on a day. The text differs where the day itself is not the holiday but follows
 * it.
 */
const HOLIDAYS: Record<PublishingHoliday, string> = {
  'new-year': 'Capodanno, i quotidiani non escono',
  'easter-monday': 'lunedì dell’Angelo, i quotidiani non escono',
  'labour-day': 'dopo la festa del Primo maggio i quotidiani non escono',
  assumption: 'dopo Ferragosto i quotidiani non escono',
  christmas: 'Natale, i quotidiani non escono',
  'saint-stephen': 'Santo Stefano, i quotidiani non escono',
};

export const strings = {
  archive: 'Archivio',
  intro: 'Il calendario dei numeri usciti: scegli un giorno e ritrova le sue prime pagine.',
  search: 'Cerca nei numeri arretrati',
  searchButton: 'Cerca',
  calendar: 'Calendario dei numeri',
  /** Short form, then full form. */
  weekdays: [
    ['lun', 'lunedì'],
    ['mar', 'martedì'],
    ['mer', 'mercoledì'],
    ['gio', 'giovedì'],
    ['ven', 'venerdì'],
    ['sab', 'sabato'],
    ['dom', 'domenica'],
  ],
  month: (month: string) => `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`,
  previousMonth: 'Mese precedente',
  nextMonth: 'Mese successivo',
  goToDay: 'Vai a una data',
  go: 'Vai',
  noPaper: 'Giorni senza giornale',
  reasons: {
    awaited: (paper: string) => `${paper} di oggi non è ancora uscito`,
    future: (paper: string) => `${paper} di questo giorno deve ancora uscire`,
    before: () => 'viene prima dei numeri conservati in archivio',
    rest: (paper: string) => `${paper} in questo giorno della settimana non esce`,
    missing: () => 'il numero non è in archivio',
  },
  holiday: (holiday: PublishingHoliday) => HOLIDAYS[holiday],
  restDays: (paper: string) => `${paper} non esce il sabato e la domenica.`,
  firstInArchive: (day: string) => `Il primo numero in archivio è di ${day}.`,
  pages: (count: number) => (count === 1 ? '1 pagina' : `${count} pagine`),
  chooseDay: 'Scegli un giorno del calendario',
  chooseDayText: 'I giorni in evidenza hanno un numero da sfogliare.',
  noIssue: 'Nessun numero',
  toLatest: 'Vai all’ultimo numero',
  noneYet: 'L’archivio è ancora vuoto',
  noneYetText: 'Qui trovi i numeri arretrati, dal primo che esce.',
  toNewsstand: 'Vai all’edicola',
  results: 'Articoli trovati',
  found: (total: number, hasMore: boolean, text: string) =>
    `${hasMore ? 'Più di ' : ''}${total === 1 ? '1 articolo' : `${total} articoli`} nei numeri arretrati per «${text}»`,
  nothingFound: (text: string) => `Nessun articolo arretrato per «${text}»`,
  nothingFoundText:
    'Qui si cerca nei numeri prima di oggi. Prova con meno parole, o cerca anche nel numero di oggi.',
  searchEverywhere: 'Cerca anche oggi',
  noMore: 'Qui non ci sono altri articoli',
  firstPage: 'Vai alla prima pagina',
  toCalendar: 'Torna al calendario',
};

export const headStrings = {
  archive: (paper: string) => `Archivio dei numeri · ${paper}`,
  archiveAt: (when: string, paper: string) => `Archivio, ${when} · ${paper}`,
  found: (text: string, paper: string) => `${text}, nei numeri arretrati · ${paper}`,
  description: (paper: string) =>
    `I numeri arretrati ${withPreposition('di', paper)}: il calendario delle uscite e le prime pagine di ogni edizione.`,
  descriptionOfDay: (paper: string, when: string, headline: string) =>
    `Le prime pagine ${withPreposition('di', paper)} di ${when}${headline && `: ${headline}`}.`,
};
