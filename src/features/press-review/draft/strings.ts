import { longDate, withTime } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';

const clips = (count: number) => (count === 1 ? '1 ritaglio' : `${count} ritagli`);

export const strings = {
  title: 'Bozza',
  clips,
  chapters: (count: number) => (count === 1 ? '1 capitolo' : `${count} capitoli`),
  loading: 'Apriamo la bozza…',
  failedText: 'Non siamo riusciti ad aprire la bozza.',
  name: 'Titolo della rassegna',
  namePlaceholder: (day: Day) => `Rassegna stampa di ${longDate(day)}`,
  abstract: 'La giornata in poche righe',
  abstractHint: 'Per chi non legge altro: apre il documento e l’e-mail.',
  counter: (length: number, max: number) => `${length} di ${max} caratteri`,
  empty: 'Non c’è ancora nessun ritaglio',
  emptyText:
    'Scegli i ritagli nella tabella e mettili in questa rassegna, oppure falla riempire da una ricerca salvata.',
  toTable: 'Scegli i ritagli',
  toSearches: 'Ricerche salvate',
  addClips: 'Aggiungi ritagli',
  close: 'Chiudi',
} as const;

export const saveStrings = {
  saved: (time: string) => `Salvato ${withTime('alle', time)}`,
  untouched: 'Ancora da cominciare',
  by: (name: string) => `ultima modifica di ${name}`,
  saving: 'Salvataggio…',
  inConflict: 'Non salvato: scegli quale versione resta.',
  offline: 'Non salvato: sei offline',
  offlineText: 'Le modifiche restano su questo dispositivo e partono appena torna la rete.',
  failed: 'Non salvato',
  failedText: 'Le modifiche restano su questo dispositivo. Riprova fra qualche istante.',
  denied: 'La rassegna non è più aperta a questo account: controlla il tuo abbonamento.',
  retry: 'Riprova',
  undo: 'Annulla l’ultima modifica',
  redo: 'Ripeti la modifica',
  undoShort: 'Annulla',
  redoShort: 'Ripeti',
  conflict: (name: string | null) =>
    name
      ? `${name} ha cambiato le stesse cose nel frattempo.`
      : 'Le stesse cose sono cambiate nel frattempo.',
  conflictText: (time: string | null) =>
    `${time ? `L’altra versione è ${withTime('delle', time)}. ` : ''}Scegli quale resta: l’altra si riprende con «Annulla l’ultima modifica».`,
  conflictFacts: (title: string, chapters: string, count: string) =>
    `L’altra: «${title}», ${chapters}, ${count}.`,
  untitled: 'senza titolo',
  mine: 'Tieni la mia',
  theirs: 'Usa l’altra',
} as const;

export const chapterStrings = {
  title: 'Titolo del capitolo',
  newTitle: 'Nuovo capitolo',
  add: 'Aggiungi capitolo',
  up: (title: string) => `Sposta su il capitolo ${title}`,
  down: (title: string) => `Sposta giù il capitolo ${title}`,
  remove: (title: string) => `Elimina il capitolo ${title}`,
  empty: 'Trascina qui un ritaglio, o spostalo con le frecce.',
  removed: 'Capitolo eliminato: i suoi ritagli sono passati a quello vicino',
  removedAlone: 'Capitolo eliminato con i suoi ritagli',
  untitled: 'senza titolo',
  undo: 'Annulla',
  restored: 'Il capitolo è di nuovo al suo posto',
  full: 'Una rassegna ha al massimo 40 capitoli.',
  moved: (title: string, at: number, of: number) => `Capitolo ${title}: ${at} di ${of}.`,
} as const;

export const clipStrings = {
  page: (page: number) => `p. ${page}`,
  also: (count: number) => (count === 1 ? 'anche in 1 edizione' : `anche in ${count} edizioni`),
  gone: 'Non più disponibile',
  goneText: (id: number) => `Il ritaglio ${id} è stato ritirato dal giornale: nella rassegna non esce.`,
  goneName: (id: number) => `il ritaglio ${id}`,
  drag: (title: string) => `Trascina ${title}`,
  up: (title: string) => `Sposta su ${title}`,
  down: (title: string) => `Sposta giù ${title}`,
  read: (title: string) => `Leggi ${title}`,
  more: (title: string) => `Sposta in un altro capitolo o togli: ${title}`,
  moveTo: (chapter: string) => `Sposta in «${chapter}»`,
  remove: 'Togli dalla rassegna',
  addNote: 'Aggiungi una nota',
  addNoteTo: (title: string) => `Aggiungi una nota: ${title}`,
  note: (title: string) => `Nota a ${title}`,
  notePlaceholder: 'Che cosa ne dice l’ufficio stampa',
  counter: (length: number, max: number) => `${length} di ${max}`,
  removed: 'Ritaglio tolto dalla rassegna',
  undo: 'Annulla',
  restored: 'Il ritaglio è di nuovo al suo posto',
  moved: (title: string, at: number, of: number, chapter: string) =>
    `${title}: posizione ${at} di ${of} in ${chapter}.`,
  instructions:
    'Per spostare il ritaglio premi Spazio, poi le frecce su e giù, poi di nuovo Spazio per lasciarlo; Esc annulla. Oppure usa Alt con le frecce.',
  picked: (title: string) => `${title} preso.`,
  over: (title: string, place: string) => `${title} sopra ${place}.`,
  dropped: (title: string) => `${title} lasciato.`,
  cancelled: (title: string) => `Spostamento annullato: ${title} è dov’era.`,
} as const;

export const readStrings = {
  title: 'Ritaglio',
  close: 'Chiudi',
  failedText: 'Il ritaglio non si è aperto.',
} as const;
