const clips = (count: number) => (count === 1 ? '1 ritaglio' : `${count} ritagli`);

export const searchesStrings = {
  title: 'Ricerche',
  intro:
    'Ogni notte, quando escono i giornali, le ricerche attive mettono in bozza i ritagli che trovano; lo fanno anche appena le salvi. Quello che togli dalla bozza non ci torna.',
  count: (count: number, max: number) => `${count === 1 ? '1 ricerca' : `${count} ricerche`} su ${max}`,
  add: 'Nuova ricerca',
  full: 'Hai 50 ricerche, il massimo: per aggiungerne una, eliminane un’altra.',
  offline: 'Sei offline: le ricerche si cambiano quando torna la rete.',
  failedText: 'L’elenco delle ricerche non è arrivato.',
  empty: 'Nessuna ricerca salvata',
  emptyText: 'Una ricerca riempie la bozza da sola: per esempio tutti gli articoli che nominano il tuo ente.',
  inChapter: (chapter: string) => `nel capitolo «${chapter}»`,
  never: 'non ha ancora cercato',
  lastRun: (when: string, added: number) => `${when}: ${clips(added)}`,
  active: (name: string) => `${name}: attiva`,
  edit: (name: string) => `Modifica ${name}`,
  remove: (name: string) => `Elimina ${name}`,
  saved: 'Ricerca salvata',
  savedWith: (added: number) =>
    added === 1 ? 'Ricerca salvata: 1 ritaglio in bozza' : `Ricerca salvata: ${added} ritagli in bozza`,
  switchedOn: (name: string) => `${name} è attiva`,
  switchedOff: (name: string) => `${name} è in pausa: non cerca più`,
  notSwitched: 'La ricerca è rimasta com’era. Riprova quando c’è la rete.',
  removed: 'Ricerca eliminata',
  notRemoved: 'La ricerca non è stata eliminata. Riprova quando c’è la rete.',
  undo: 'Annulla',
  restored: 'La ricerca è di nuovo al suo posto',
  notRestored: 'La ricerca non è ancora al suo posto.',
  retry: 'Riprova',
} as const;

/** The filters of a search in words. */
export const filterStrings = {
  text: (text: string) => `«${text}»`,
  edition: (name: string) => `edizione ${name}`,
  section: (name: string) => `sezione ${name}`,
  author: (name: string) => `firma ${name}`,
  page: (page: number) => `pagina ${page}`,
} as const;

export const searchFormStrings = {
  create: 'Nuova ricerca',
  edit: 'Modifica la ricerca',
  close: 'Chiudi',
  labels: {
    nome: 'Nome',
    testo: 'Parole',
    edizione: 'Edizione',
    sezione: 'Sezione',
    firma: 'Firma',
    pagina: 'Pagina',
    capitolo: 'Capitolo',
  },
  nameHint: 'Per riconoscerla: «Sanità», «Il sindaco».',
  textHint: 'Nel titolo o nel testo. Fra virgolette si cercano insieme: «consiglio regionale».',
  newspapers: 'Giornali',
  newspapersHint: 'Nessuno scelto vuol dire tutti.',
  any: 'Tutte',
  chapterHint: 'Dove vanno i ritagli trovati.',
  active: 'Attiva',
  activeNote: 'Cerca appena la salvi, e poi ogni notte.',
  matchesEverything: 'Scrivi una parola o scegli almeno un filtro: così troverebbe tutto.',
  save: 'Salva la ricerca',
  gone: { title: 'Questa ricerca non c’è più.', text: 'L’ha eliminata chi lavora con te.' },
} as const;
