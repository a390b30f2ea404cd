import { withPreposition } from '#domain/brands/with-preposition.ts';
import type { Day } from '#domain/newsstand.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Fixed texts of the documents of a press review. */
export const documentStrings = {
  cover: 'Copertina',
  index: 'Indice',
  kind: 'Rassegna stampa',
  counts: (clips: number, newspapers: number) =>
    `${counted(clips, 'ritaglio', 'ritagli')} da ${counted(newspapers, 'testata', 'testate')}`,
  reservedTo: (licensee: string) => `Riservata a ${licensee}`,
  copyFor: (recipient: string) => `Copia per ${recipient}`,
  composed: (when: string) => `Composta ${when}`,
  demonstration: 'Contenuto dimostrativo',
  takenFrom: (page: number) => `Estratto da pag. ${page}`,
  page: (page: number) => `pag. ${page}`,
  noPage: 'pagina non indicata',
  alsoIn: (editions: number) => `anche in ${counted(editions, 'edizione', 'edizioni')}`,
  note: 'Nota dell’ufficio stampa',
  partial: (newspaper: string) =>
    `Il testo completo è riservato agli abbonati ${withPreposition('di', newspaper)}.`,
  source: (newspaper: string) => `Leggi l’articolo ${withPreposition('su', newspaper)}`,
  follows: (title: string) => `Segue: ${title}`,
  licence: (licensee: string) =>
    `Articolo non cedibile ad altri, ad uso esclusivo di ${licensee || 'chi ha la licenza'}`,
  pageOf: (page: number, pages: number) => `${page} di ${pages}`,
  leadsTo: (title: string, page: number) => `${title}, a pagina ${page} del documento`,
  item: '•',
  fileName: (day: Day, ending: string) => `rassegna-${day}.${ending}`,
  columns: [
    'ID',
    'Capitolo',
    'Testata',
    'Edizione',
    'Altre edizioni',
    'Data',
    'Pagina',
    'Sezione',
    'Titolo',
    'Autore',
    'Nota',
    'Indirizzo',
  ],
} as const;
