export const navStrings = {
  label: 'Area personale',
  dashboard: 'Panoramica',
  profile: 'Profilo e fatturazione',
  consents: 'Consensi',
  security: 'Sicurezza e dati',
  subscriptions: 'Abbonamenti',
  devices: 'Dispositivi',
  interests: 'Interessi e notifiche',
  newsletters: 'Newsletter',
  signOut: 'Esci',
} as const;

export const switchingStrings = { undo: 'Annulla' } as const;

export const loadingStrings = {
  failed: 'C’è stato un errore.',
  failedText: 'Non siamo riusciti a caricare i tuoi dati.',
  offline: 'Serve la connessione.',
  offlineText: 'Questi dati stanno sul server: appena torna la rete li carichiamo noi.',
  retry: 'Riprova',
} as const;

export const draftStrings = {
  resumed: 'Bozza ripresa.',
  text: 'Hai lasciato qui delle modifiche non salvate: le abbiamo tenute su questo dispositivo.',
  discard: 'Scarta',
} as const;
