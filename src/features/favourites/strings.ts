import { withPreposition } from '#domain/brands/with-preposition.ts';

const articles = (count: number) => (count === 1 ? '1 articolo' : `${count} articoli`);

export const strings = {
  title: 'Articoli preferiti',
  intro:
    'Gli articoli che hai salvato: l’elenco si apre anche senza connessione e ti segue con il tuo account.',
  withoutScript: 'Per salvare articoli e ritrovarli qui serve JavaScript, che in questo browser è spento.',
  search: 'Cerca nei preferiti',
  order: 'Ordine',
  added: 'Salvati',
  published: 'Pubblicati',
  count: (shown: number, all: number) => (shown === all ? articles(all) : `${shown} di ${articles(all)}`),
  none: (text: string) => `Nessun preferito per «${text}»`,
  noneText: 'Si cerca in titoli, sommari, firme e sezioni.',
  showAll: 'Mostra tutti',
  remove: (title: string) => `Togli «${title}» dai preferiti`,
  removed: 'Tolto dai preferiti',
  notRemoved: 'Rimozione non riuscita: il browser non consente di salvare dati sul dispositivo',
  undo: 'Annulla',
  restored: 'Di nuovo fra i preferiti',
  notRestored: 'Ripristino non riuscito: il browser non consente di salvare dati sul dispositivo',
  retry: 'Riprova',
  empty: 'Tocca il cuore per tenere un articolo',
  emptyText: 'Lo trovi accanto al testo di ogni articolo e nei risultati della ricerca.',
  toNewsstand: 'Vai all’edicola',
  toSearch: 'Cerca un articolo',
  blocked: 'I preferiti non si possono aprire',
  blockedText:
    'Questo browser non consente di salvare dati sul dispositivo: succede nella navigazione privata o quando lo spazio è finito. Gli articoli si leggono lo stesso.',
};

export const folderStrings = {
  folders: 'Cartelle',
  all: 'Tutti i preferiti',
  rename: (name: string) => `Rinomina la cartella ${name}`,
  remove: (name: string) => `Elimina la cartella ${name}`,
  name: 'Nome della cartella',
  save: 'Salva',
  cancel: 'Annulla',
  gone: (name: string) => `Nella cartella «${name}» non c’è più nulla`,
  goneText: 'È stata rinominata o eliminata, oppure i suoi articoli non sono più fra i preferiti.',
  removed: 'Cartella eliminata: i suoi articoli restano fra i preferiti',
  notRemoved: 'Cartella non eliminata: il browser non consente di salvare dati sul dispositivo',
  undo: 'Annulla',
  restored: 'La cartella è di nuovo al suo posto',
  notRestored: 'La cartella non è ancora al suo posto',
  retry: 'Riprova',
  notRenamed: 'Nome non cambiato: il browser non consente di salvare dati sul dispositivo',
};

export const headStrings = {
  title: (paper: string) => `Articoli preferiti · ${paper}`,
  description: (paper: string) =>
    `Gli articoli ${withPreposition('di', paper)} salvati su questo dispositivo.`,
};
