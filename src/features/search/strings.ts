import { withPreposition } from '#domain/brands/with-preposition.ts';
import { withArticle } from '#domain/date-words.ts';
import { articleBefore } from '#domain/number-words.ts';

const number = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, '.');

const alreadyListedText = (total: number, alreadyListed: number) => {
  if (alreadyListed === 0) return '';
  return alreadyListed === total
    ? ', già fra i risultati qui sopra'
    : `, ${number(alreadyListed)} già qui sopra`;
};

export const strings = {
  title: 'Cerca nel giornale',
  label: 'Cerca',
  submit: 'Cerca',
  clear: 'Cancella la ricerca',
  intro: 'Negli articoli di oggi e in quelli degli arretrati.',
  hints: [
    ['"acqua potabile"', 'la frase esatta'],
    ['acqua -Roma', 'acqua, ma non Roma'],
    ['treno OR tram', 'l’una o l’altra'],
  ],
  hintsTitle: 'Come cercare',
  recent: 'Ricerche recenti',
  recentNote: 'Restano su questo dispositivo.',
  forget: (text: string) => `Togli «${text}» dalle ricerche recenti`,
  forgetAll: 'Cancella tutte',
  results: 'Risultati',
  count: (total: number, hasMore: boolean) =>
    hasMore ? `Oltre ${number(total)} risultati` : total === 1 ? '1 risultato' : `${number(total)} risultati`,
  forText: (text: string) => ` per «${text}»`,
  onlyPartialMatches:
    'Nessun articolo contiene tutto quello che cerchi: ecco quelli che ne contengono una parte.',
  onlyNewest: (total: number) =>
    `Conteggi e ordine riguardano ${articleBefore('i', total)} ${number(total)} più recenti.`,
  order: 'Ordine',
  relevance: 'Rilevanza',
  newest: 'Più recenti',
  filters: 'Filtri',
  closeFilters: 'Chiudi i filtri',
  showResults: 'Mostra i risultati',
  reset: 'Azzera i filtri',
  active: 'Filtri attivi',
  remove: 'Togli il filtro',
  sections: 'Sezione',
  editions: 'Edizione',
  signatures: 'Firma',
  period: 'Periodo',
  fromMonth: 'Dal mese',
  toMonth: 'Al mese',
  applyMonths: 'Applica i mesi',
  from: 'Dal',
  to: 'Al',
  apply: 'Applica',
  chosen: ', scelta',
  since: (day: string) => withArticle('dal', day).replace('d', 'D'),
  until: (day: string) => `Fino ${withArticle('al', day)}`,
  between: (from: string, to: string) => `${from} – ${to}`,
  articles: (count: number) => (count === 1 ? '1 articolo' : `${number(count)} articoli`),
  perMonth: (month: string, count: string) => `${month}: ${count}`,
  pages: 'Pagine dei risultati',
  previousPage: 'Precedente',
  nextPage: 'Successiva',
  pageOf: (page: number, pages: number) => `Pagina ${page} di ${pages}`,
  none: (text: string) => `Nessun risultato per «${text}»`,
  noneFiltered: 'Con i filtri attivi non c’è nulla. Prova a toglierne qualcuno o a usare meno parole.',
  noneText: 'Prova a usare meno parole o a controllare l’ortografia.',
  beyond: 'Questa pagina di risultati non esiste',
  beyondText: 'Questa pagina non c’è più: forse nel frattempo è cambiato qualcosa.',
  toFirst: 'Vai alla prima pagina',
  commonWords: 'Serve una parola in più',
  commonWordsText: (text: string) =>
    `«${text}» sta in quasi tutti gli articoli: aggiungi una parola che dica di che cosa parlano.`,
  noWords: 'Non c’è una parola da cercare',
  noWordsText: 'Scrivi almeno una parola: segni, virgolette e meno da soli non bastano.',
  deviceTitle: 'Sul dispositivo',
  onDevice: (total: number) => ` · ${number(total)} sul dispositivo`,
  fromDevice: ' nelle edizioni scaricate',
  deviceCount: (total: number, alreadyListed: number) =>
    `${total === 1 ? '1 articolo' : `${number(total)} articoli`} nelle edizioni scaricate${alreadyListedText(total, alreadyListed)}.`,
  showRestOfDevice: (count: number) =>
    count === 1 ? 'Mostra anche l’altro' : `Mostra gli altri ${number(count)}`,
  showMoreOfDevice: (count: number) => `Mostra altri ${number(count)}`,
  deviceMoreFailed: 'Le edizioni scaricate non rispondono: riprova.',
  archiveOffline: 'Senza connessione cerchi nelle edizioni scaricate.',
  archiveServer: 'La ricerca nell’archivio non risponde: intanto cerchi nelle edizioni scaricate.',
  archiveSlow: 'L’archivio tarda a rispondere: intanto cerchi nelle edizioni scaricate.',
  archiveBack: 'La rete è tornata: puoi cercare in tutto l’archivio.',
  archiveToo: (count: string) => `L’archivio ha risposto: ${count}.`,
  searchArchive: 'Cerca nell’archivio',
  showArchive: 'Mostra',
  noneOnDeviceText:
    'Nelle edizioni scaricate non c’è. Prova a usare meno parole o a controllare l’ortografia.',
  nothingOnDevice: 'Senza connessione si cerca nelle edizioni scaricate',
  nothingOnDeviceText:
    'Su questo dispositivo non ce n’è ancora nessuna. Quando torna la rete scaricane una: poi la cerchi anche da qui.',
  near: 'Forse cercavi',
  section: 'sezione',
  signature: 'firma',
  toNewsstand: 'Vai all’edicola',
};

export const headStrings = {
  results: (text: string, paper: string) => `Risultati per «${text}» · ${paper}`,
  search: (paper: string) => `Ricerca · ${paper}`,
  description: (paper: string) =>
    `Cerca fra gli articoli ${withPreposition('di', paper)}: per parole, sezione, edizione, firma e periodo.`,
  keywords: ['ricerca', 'articoli'],
};
