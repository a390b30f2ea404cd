import { withTime } from '#domain/dates.ts';
import { atNumber } from '#domain/number-words.ts';
import type { DownloadFailure } from '#src/state/downloads/downloads.ts';

const at = (percent: number) => (percent > 0 ? ` ${atNumber(percent)}%` : '');

const missing = (count: number) => (count === 1 ? 'Manca un’immagine' : `Mancano ${count} immagini`);
const andMissing = (count: number) => (count > 0 ? `, ${missing(count).toLowerCase()}` : '');

/** Reason why a download stopped, in a line beside the issue's name. */
export const failureStrings: Record<DownloadFailure, string> = {
  space: 'Interrotta: spazio non sufficiente',
  network: 'In pausa, riprende appena la rete risponde',
  server: 'Interrotta: il server non risponde',
  gone: 'Questa edizione non è più disponibile',
  metered: 'Aspetta il Wi-Fi',
};

/** The state of a download in words. */
export const statusStrings = {
  notDownloaded: 'Non scaricata',
  queued: 'In coda',
  percent: (percent: number) => `${percent}%`,
  percentOf: (percent: number, size: string) => `${percent}% di ${size}`,
  paused: (percent: number) => `In pausa${at(percent)}`,
  waiting: (percent: number, online: boolean) =>
    `In pausa${at(percent)}, riprende ${online ? 'appena la rete risponde' : 'quando torni online'}`,
  waitingShort: 'Aspetta la rete',
  metered: 'Aspetta il Wi-Fi',
  ready: 'Scaricata',
  updated: (time: string) => `Aggiornata ${withTime('alle', time)}`,
  missing,
  missingWhy: (count: number) => `${missing(count)}: spazio non sufficiente`,
  outdated: 'Da aggiornare',
  stopped: 'Interrotta',
};

/**
 * State and action, for readers who do not see the badge. `name` is the edition's, with its day if that is not today.
 */
export const actionStrings = {
  download: (name: string, size: string | null) => `Scarica ${name}${size ? `, ${size}` : ''}`,
  pauseQueued: (name: string) => `${name} è in coda: metti in pausa`,
  pause: (name: string, percent: number) => `${name} scaricata ${atNumber(percent)}%: metti in pausa`,
  resume: (name: string, percent: number) => `${name} in pausa${at(percent)}: riprendi`,
  whyWaiting: (name: string) => `${name} in pausa, aspetta la rete: mostra perché`,
  whyMetered: (name: string) => `${name} aspetta il Wi-Fi: mostra perché`,
  details: (name: string, lacks: number) => `${name} scaricata${andMissing(lacks)}: mostra i dettagli`,
  update: (name: string) => `${name} da aggiornare: scarica la nuova versione`,
  whyStopped: (name: string) => `${name} interrotta: mostra perché`,
};

/** Announcements after an action. */
export const announcementStrings = {
  started: (name: string, size: string | null) => `Scarico ${name}${size ? `, ${size}` : ''}.`,
  startsOnline: (name: string) => `${name} si scarica appena torni online.`,
  kept: ' Il browser terrà le edizioni.',
  notKept: ' Il browser può cancellare le edizioni se manca spazio.',
  paused: (name: string) => `${name} in pausa.`,
  resumed: (name: string) => `Riprendo ${name}.`,
  updating: (name: string) => `Aggiorno ${name}.`,
  here: (name: string, size: string) => `${name} è su questo dispositivo, ${size}.`,
  why: (name: string, reason: string) => `${name}. ${reason}.`,
  toList: 'Vedi gli scaricati',
  removed: (name: string) => `${name} eliminata.`,
  removedMany: (count: number) => `${count} edizioni eliminate.`,
  cancelled: (name: string) => `${name} non si scarica più.`,
  undo: 'Annulla',
  undone: (count: number) => (count === 1 ? 'L’edizione resta qui.' : 'Le edizioni restano qui.'),
  comesAgain: (name: string) => `${name} si scarica di nuovo.`,
  comeAgain: (count: number) => `${count} edizioni si scaricano di nuovo.`,
  refused: 'Non riuscito: il browser non consente di salvare dati sul dispositivo.',
};

/** The remedy for a download that is stopped. */
export const remedyStrings = {
  retry: 'Riprova',
  freeSpace: 'Libera spazio',
  anyway: 'Scarica comunque',
  drop: 'Togli',
};

/** Announcements of background events. */
export const backgroundStrings = {
  progress: (name: string, percent: number) => `${name} scaricata ${atNumber(percent)}%`,
  ready: (name: string, lacks: number) => `${name} scaricata${andMissing(lacks)}`,
  stopped: (name: string, reason: string) => `${name}. ${reason}`,
};

export const dialogStrings = {
  title: (name: string) => `Scarica ${name}`,
  intro: 'Resta su questo dispositivo e si legge anche senza connessione.',
  pictures: 'Con le immagini',
  text: 'Solo testo',
  readyTitle: (name: string) => `${name} è su questo dispositivo`,
  addPictures: 'Aggiungi le immagini',
  fetchMissing: 'Scarica le immagini',
  remove: 'Elimina',
  close: 'Chiudi',
};

export const buttonStrings = {
  download: 'Scarica',
  resume: 'Riprendi',
  waiting: 'In pausa',
  update: 'Aggiorna',
};
