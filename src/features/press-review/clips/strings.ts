import { articleBefore } from '#domain/number-words.ts';
import type { ClipColumn } from '#domain/press-review/clips-view.ts';
import type { ExportFormat } from '#domain/press-review/review.ts';

const count = (number: number) => number.toLocaleString('it');
const clips = (number: number) => (number === 1 ? '1 ritaglio' : `${count(number)} ritagli`);
const selected = (number: number) => (number === 1 ? '1 selezionato' : `${count(number)} selezionati`);

export const clipsStrings = {
  clips,
  found: (found: number, all: number) => (found === all ? clips(all) : `${count(found)} di ${clips(all)}`),
  loading: 'Cerchiamo i ritagli…',
  updated: (when: string) => `Aggiornata ${when}`,
  titlesOnly: 'Senza rete cerchiamo solo in titoli, autori e sezioni',
  failed: 'I ritagli non si sono caricati. Riprova fra qualche istante.',
  offline: 'Questi ritagli non sono sul dispositivo. Restano qui quelli dei giorni che hai già aperto.',
  cut: (number: number) =>
    `Mostriamo ${articleBefore('i', number)} ${count(number)} ritagli più recenti: per vederli tutti scegli un periodo più breve.`,
} as const;

export const toolStrings = {
  search: 'Cerca fra i ritagli',
  searchHint: 'Cerca nel testo intero degli articoli',
  clear: 'Cancella la ricerca',
  newspapers: 'Testate',
  all: 'Tutte',
  filters: 'Filtri',
  filtersOn: (number: number) => (number === 1 ? ', 1 attivo' : `, ${number} attivi`),
  columns: 'Colonne',
  save: 'Salva questa ricerca',
} as const;

export const filterStrings = {
  title: 'Filtri',
  close: 'Chiudi i filtri',
  from: 'Dal',
  to: 'Al',
  periodHint: 'Al massimo 31 giorni alla volta.',
  edition: 'Edizione',
  anyEdition: 'Tutte le edizioni',
  section: 'Sezione',
  anySection: 'Tutte le sezioni',
  author: 'Autore',
  authorHint: 'Anche solo una parte del nome.',
  page: 'Pagina',
  order: 'Ordina per',
  clear: 'Azzera i filtri',
  show: (number: number) =>
    number === 0 ? 'Nessun ritaglio' : number === 1 ? 'Mostra 1 ritaglio' : `Mostra ${count(number)} ritagli`,
} as const;

export const columnNames: Readonly<Record<ClipColumn, string>> = {
  id: 'ID',
  edition: 'Edizione',
  date: 'Data',
  title: 'Titolo',
  author: 'Autore',
  page: 'Pag.',
  newspaper: 'Testata',
  section: 'Sezione',
};

/** Column names where there is room for the whole word. */
export const longColumnNames: Readonly<Record<ClipColumn, string>> = { ...columnNames, page: 'Pagina' };

export const columnStrings = {
  title: 'Colonne',
  close: 'Chiudi le colonne',
  intro: 'Scegli che cosa mostrare nella tabella. La scelta resta su questo dispositivo.',
  always: '(sempre)',
  done: 'Fatto',
} as const;

export const orderStrings = {
  ascending: (column: string) => `${column}, crescente`,
  descending: (column: string) => `${column}, decrescente`,
} as const;

export const listStrings = {
  table: 'Ritagli',
  keys: 'Frecce per scorrere, spazio per selezionare, Invio per leggere, Ctrl+A per selezionare tutto.',
  select: (title: string) => `Seleziona ${title}`,
  selectAll: 'Seleziona tutti i ritagli mostrati',
  selection: 'Seleziona',
  reading: 'Leggi',
  read: (title: string) => `Leggi: ${title}`,
  wasRead: 'Letto. ',
  alsoIn: (editions: number) => (editions === 1 ? 'anche in 1 edizione' : `anche in ${editions} edizioni`),
  page: (page: number) => `p. ${page}`,
  id: (id: number) => `ID ${id}`,
  empty: 'Nessun ritaglio per questa data',
  emptyText: 'In questo giorno i giornali non sono usciti, o non sono ancora arrivati.',
  toLast: (day: string) => `Vai a ${day}`,
  nothing: 'Nessun ritaglio con questi filtri',
  nothingText: 'Prova con meno filtri, con altre parole o con un periodo più lungo.',
  clear: 'Azzera i filtri',
} as const;

export const clipStrings = {
  close: 'Chiudi il ritaglio',
  position: (at: number, all: number) => `Ritaglio ${count(at)} di ${count(all)}`,
  previous: 'Ritaglio precedente',
  next: 'Ritaglio successivo',
  failed: 'Questo ritaglio non si è aperto. Riprova fra qualche istante.',
  select: 'Seleziona',
} as const;

export const selectionStrings = {
  region: 'Azioni sulla selezione',
  selected,
  outside: (number: number) =>
    number === 1 ? '1 non è in questa vista' : `${count(number)} non sono in questa vista`,
  clear: 'Annulla',
  clearAll: 'Annulla la selezione',
  cleared: 'Selezione annullata.',
  undo: 'Ripristina',
  restored: 'Selezione ripristinata.',
  add: 'Aggiungi alla bozza',
  added: (number: number, day: string) =>
    number === 1
      ? `1 ritaglio aggiunto alla bozza di ${day}.`
      : `${clips(number)} aggiunti alla bozza di ${day}.`,
  alreadyInDraft: (day: string) => `Erano già nella bozza di ${day}.`,
  openDraft: 'Apri la bozza',
  download: 'Scarica PDF',
  formats: 'Altri formati',
  actions: 'Azioni',
  format: {
    pdf: 'Scarica PDF',
    zip: 'Scarica ZIP (PDF e testi)',
    csv: 'Scarica CSV',
    json: 'Scarica JSON',
  } satisfies Record<ExportFormat, string>,
  preparing: 'Prepariamo il documento…',
  downloaded: 'Documento scaricato.',
  file: (day: string) => `rassegna-selezione-${day}`,
  send: (recipients: number | null) =>
    recipients === null
      ? 'Invia'
      : recipients === 1
        ? 'Invia a 1 destinatario'
        : `Invia a ${count(recipients)} destinatari`,
  sendShort: (recipients: number | null) => (recipients === null ? 'Invia' : `Invia a ${count(recipients)}`),
  tooMany: (most: number) =>
    `Un documento tiene al massimo ${most} ritagli: togline qualcuno dalla selezione.`,
  offline: 'Senza connessione la selezione resta qui: la scarichi e la invii appena torna la rete.',
  noNetwork: 'Serve la connessione. La selezione resta qui.',
  failed: 'Non è riuscito. Riprova fra qualche istante: la selezione resta qui.',
  gone: 'Questi ritagli non sono più disponibili: sono stati ritirati.',
  full: (most: number) => `La bozza tiene al massimo ${most} ritagli: non ci stanno tutti.`,
} as const;

export const saveStrings = {
  title: 'Salva questa ricerca',
  close: 'Chiudi',
  intro: 'Ogni notte i ritagli che trova entrano da soli nella bozza del giorno.',
  what: 'Che cosa cerca',
  words: (text: string) => `parole «${text}»`,
  author: (author: string) => `autore «${author}»`,
  edition: (edition: string) => `edizione ${edition}`,
  section: (section: string) => `sezione ${section}`,
  page: (page: number) => `pagina ${page}`,
  labels: { nome: 'Nome', capitolo: 'Capitolo della bozza' },
  chapterHint: 'In quale capitolo vanno i ritagli. Vuoto: il primo.',
  submit: 'Salva la ricerca',
  offline: 'Serve la connessione per salvare la ricerca. Quello che hai scritto resta qui.',
  saved: 'Ricerca salvata.',
  toSearches: 'Vedi le ricerche',
  tooMany: {
    title: 'La ricerca non è salvata',
    text: 'Le ricerche salvate sono già 50: eliminane una e riprova.',
  },
} as const;
