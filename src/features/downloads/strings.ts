import type { KeepRule } from '#device/tables/settings.ts';
import { withPreposition } from '#domain/brands/with-preposition.ts';

const keepNames: Record<KeepRule, string> = {
  '7-days': '7 giorni',
  '14-days': '14 giorni',
  '30-days': '30 giorni',
  '3-issues': '3 edizioni',
  always: 'Sempre',
};

const editions = (count: number) => (count === 1 ? 'Un’edizione' : `${count} edizioni`);

export const strings = {
  title: 'Scaricati',
  intro: 'Le edizioni che tieni su questo dispositivo si leggono anche senza connessione.',
  ready: (count: number) =>
    `${editions(count)} ${count === 1 ? 'pronta' : 'pronte'} da leggere senza connessione.`,
  withoutScript: 'Per scaricare le edizioni serve JavaScript, che in questo browser è spento.',
  toNewsstand: 'Vai all’edicola',
  blocked: 'Qui non si può scaricare nulla',
  blockedText:
    'Questo browser non consente di salvare dati sul dispositivo: succede nella navigazione privata o quando lo spazio è finito. Le edizioni si leggono lo stesso.',
  empty: 'Non hai ancora scaricato nulla',
  emptyText: 'Scarica l’edizione di oggi: la leggi anche in metro, in aereo o dove la rete non arriva.',
  emptyOffline: 'Per scaricare un’edizione serve la connessione.',
};

export const listStrings = {
  underWay: 'In corso',
  readyToRead: 'Pronte da leggere',
  pages: (count: number) => (count === 1 ? '1 pagina' : `${count} pagine`),
  textOnly: 'Solo testo',
  progress: (name: string) => `Download di ${name}`,
  percent: (percent: number) => `${percent}%`,
  pause: (name: string) => `Metti in pausa ${name}`,
  resume: (name: string) => `Riprendi ${name}`,
  cancel: (name: string) => `Annulla il download di ${name}`,
  readable: 'Si può già leggere',
  keep: 'Tieni',
  keepName: (name: string) => `Tieni ${name}`,
  keeps: (name: string) => `${name} resta finché non la elimini tu.`,
  keepsNoMore: (name: string, keep: KeepRule) => `Ora per ${name} vale la regola «${keepNames[keep]}».`,
  remove: (name: string) => `Elimina ${name}`,
  refused: 'Non riuscito: il browser non consente di salvare dati sul dispositivo.',
};

export const storageStrings = {
  title: 'Spazio su questo dispositivo',
  used: 'occupati',
  of: (size: string) => `di ${size}`,
  whole: (used: string, quota: string, downloads: string, other: string, free: string) =>
    `${used} occupati di ${quota}: edizioni ${downloads}, articoli e immagini già visti ${other}, liberi ${free}`,
  downloads: 'Edizioni',
  other: 'Già visti e app',
  free: 'Liberi',
  untold: 'Questo browser non dice quanto spazio resta.',
  nearlyFull: (free: string) => `Lo spazio sta finendo: restano ${free}.`,
  full: 'Lo spazio è finito: per scaricare ancora, elimina qualche edizione.',
  kept: 'Il browser terrà le edizioni.',
  notKept: 'Il browser può cancellare le edizioni se manca spazio.',
  askToKeep: 'Chiedi di tenerle',
  stillNotKept: 'Il browser per ora non lo promette: di solito basta installare l’app o usarla spesso.',
};

export const dailyStrings = {
  title: 'Download automatico',
  introAlone: 'Ogni giorno dopo le 0.30: da sole quando il browser lo permette, se no appena apri l’app.',
  introOpened: 'Ogni giorno dopo le 0.30, appena apri l’app.',
  others: (count: number) => (count === 1 ? 'Un’altra edizione' : `Altre ${count} edizioni`),
  untold: 'L’elenco delle edizioni arriva con la connessione.',
  arrives: (name: string) => `${name} arriva ogni giorno, al più tardi quando apri l’app.`,
  arrivesNoMore: (name: string) => `${name} non arriva più da sola.`,
  contents: 'Cosa scaricare',
  contentsNames: { pictures: 'Con le immagini', text: 'Solo testo' },
  freeLines: 'Solo con il Wi-Fi',
  freeLinesNote: 'Senza consumare i dati mobili',
  lineUntold: 'Questo browser non dice se la rete è mobile',
  keep: 'Conserva per',
  keepNames,
  keepNote:
    'I giorni si contano dall’arrivo; «3 edizioni» tiene le tre più recenti di ciascuna. Quelle che hai scelto di tenere restano.',
  goNow: (keep: KeepRule, count: number) =>
    `Con «${keepNames[keep]}» ${count === 1 ? 'va via subito un’edizione' : `vanno via subito ${count} edizioni`}.`,
  deleteNow: (count: number) => (count === 1 ? 'Elimina un’edizione' : `Elimina ${count} edizioni`),
  leave: 'Lascia tutto com’è',
};

export const freeSpaceStrings = {
  open: 'Libera spazio',
  title: 'Libera spazio',
  intro: 'Scegli le edizioni da eliminare da questo dispositivo.',
  all: 'Tutte',
  kept: 'Da tenere',
  remove: (count: number, size: string) =>
    count === 0 ? 'Elimina' : `Elimina ${count === 1 ? 'un’edizione' : `${count} edizioni`}, ${size}`,
  alone: 'Qui non ci sono altre edizioni da eliminare: libera spazio sul dispositivo, poi riprova.',
  close: 'Chiudi',
};

export const headStrings = {
  title: (paper: string) => `Scaricati · ${paper}`,
  description: (paper: string) =>
    `Le edizioni ${withPreposition('di', paper)} scaricate su questo dispositivo.`,
};
