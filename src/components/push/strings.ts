import type { SwitchOnFailure } from '#src/state/push/alerts-here.ts';
import { messages } from '#src/strings/messages.ts';

export const alertStrings = {
  looking: 'Controlliamo le notifiche su questo browser…',
  on: 'Notifiche attive su questo browser.',
  onText: 'Ricevi notifiche solo sugli argomenti e negli orari che scegli.',
  lastAlert: (when: string) => `Ultimo avviso inviato: ${when}.`,
  try: 'Invia una prova',
  trying: 'Invio in corso',
  tried: 'Prova inviata: arriva tra pochi secondi su questo dispositivo.',
  off: 'Le notifiche sono spente su questo browser.',
  offText: 'Accendile per sapere subito che cosa succede nei temi che segui.',
  switchOn: 'Attiva le notifiche',
  blocked: 'Questo browser blocca le notifiche del giornale.',
  blockedText:
    'Apri le impostazioni del sito, dall’icona accanto all’indirizzo o dalle impostazioni del telefono, e consenti le notifiche: qui si riaccendono da sole.',
  install: 'Su iPhone e iPad le notifiche arrivano all’app sulla schermata Home.',
  installText: 'Aggiungi il giornale alla schermata Home, aprilo da lì e torna su questa pagina.',
  howToInstall: 'Come si fa',
  none: messages.push_not_supported,
  noneText: 'Gli argomenti che segui li trovi comunque nella newsletter e tra gli avvisi.',
  elsewhere: 'Le notifiche si attivano dal giornale.',
  elsewhereText: 'Apri la pagina degli avvisi di questo dispositivo: ti chiediamo lì il permesso.',
  failed: 'Non riusciamo a controllare le notifiche di questo browser.',
  failedText: 'Controlla la connessione e riprova.',
  retry: 'Riprova',
  device: 'Notifiche su questo dispositivo',
  dialog: {
    title: 'Così arrivano gli avvisi',
    close: 'Chiudi',
    text: 'Il browser ti chiederà il permesso. Scegli tu gli argomenti e gli orari, e puoi spegnere tutto in ogni momento.',
    switchOn: 'Attiva su questo browser',
    busy: 'Attivazione in corso',
    notNow: 'Non ora',
  },
  switchedOn: 'Notifiche attive su questo browser.',
  failures: {
    dismissed: 'Il permesso non è stato dato. Puoi attivare le notifiche quando vuoi.',
    blocked: 'Il browser ha negato il permesso. Si cambia dalle impostazioni del sito.',
    slow: 'Il servizio di notifiche del browser non risponde. Riprova tra qualche minuto.',
    refused:
      'Il browser non ha attivato le notifiche. Controlla che non siano disattivate nelle sue impostazioni e riprova.',
    'field-not-valid':
      'Le notifiche di questo browser passano da un servizio che non usiamo: prova con Chrome, Edge, Firefox o Safari.',
    offline: 'Per attivare le notifiche serve la connessione. Riprova quando torna.',
  } satisfies Partial<Record<SwitchOnFailure, string>>,
  notReached: 'Il servizio di notifiche del browser non ha preso la prova. Riprova tra qualche minuto.',
  tooMany: 'Hai già inviato diverse prove. Riprova tra qualche minuto.',
  preview: {
    label: 'Anteprima',
    now: 'adesso',
    title: 'Metro, la notte si allunga',
    body: 'Da giugno ultima corsa alle 2 nel fine settimana.',
  },
} as const;

/** Message where switching on failed. */
export const switchOnFailure = (failure: SwitchOnFailure): string =>
  failure in alertStrings.failures
    ? alertStrings.failures[failure as keyof typeof alertStrings.failures]
    : messages.generic_error;

/** Strings for a story that the reader mutes or unmutes. */
export const storyStrings = {
  muted: 'Non riceverai altri aggiornamenti su questa notizia.',
  hearAgain: 'Riattiva',
  hearAgainOf: (title: string) => `Riattiva questa notizia: ${title}`,
  heardAgain: 'Riceverai di nuovo gli aggiornamenti su questa notizia.',
} as const;
