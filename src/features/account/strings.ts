import { withTime } from '#domain/dates.ts';

export const headStrings = {
  dashboard: {
    title: 'Il mio account',
    description: 'Il tuo abbonamento, i dispositivi e quello che hai messo da parte.',
  },
  devices: {
    title: 'Dispositivi',
    description: 'I dispositivi su cui leggi il giornale con il tuo account.',
  },
  security: {
    title: 'Sicurezza e dati',
    description: 'E-mail, password e passkey con cui accedi.',
  },
  password: {
    title: 'Cambia password',
    description: 'Scegli una nuova password per il tuo account.',
  },
} as const;

export const dashboardStrings = {
  greeting: (name: string, hour: number) => `${hour >= 5 && hour < 18 ? 'Buongiorno' : 'Buonasera'}, ${name}`,
  lastAccess: (day: string, time: string, device: string) =>
    `Ultimo accesso ${day} ${withTime('alle', time)} da ${device}.`,
  firstAccess: 'È il tuo primo accesso.',
  notices: 'Avvisi',
} as const;

/** The dashboard's account in brief: devices, favourites, downloads and profile. */
export const accountFactStrings = {
  title: 'In breve',
  devices: 'Dispositivi',
  devicesOf: (used: number, limit: number) => `${used} di ${limit}`,
  manage: 'Gestisci',
  favourites: 'Preferiti',
  articles: (count: number) => (count === 1 ? '1 articolo' : `${count} articoli`),
  favouritesNote: 'Messi da parte con il cuore',
  downloads: 'Scaricati',
  issues: (count: number) => (count === 1 ? '1 edizione' : `${count} edizioni`),
  downloadsNote: 'Su questo dispositivo',
  open: 'Apri',
  profile: 'Profilo',
  edit: 'Modifica',
} as const;

export const devicesStrings = {
  title: 'Dispositivi',
  intro: (limit: number) =>
    limit === 1
      ? 'Puoi leggere su un dispositivo alla volta. Disconnetti quello che non usi più.'
      : `Puoi leggere su ${limit} dispositivi alla volta. Disconnetti quelli che non usi più.`,
  slots: (used: number, limit: number) => `${used} su ${limit} in uso.`,
  full: 'Per accedere da un altro dispositivo, liberane uno.',
  free: 'Puoi accedere anche da un altro dispositivo.',
  list: 'I tuoi dispositivi',
  signedIn: (when: string) => `Accesso: ${when}`,
  lastUse: (when: string) => `Ultimo uso: ${when}`,
  current: 'Questo dispositivo',
  disconnect: 'Disconnetti',
  disconnectOne: (name: string) => `Disconnetti ${name}`,
  note: 'Per uscire da questo dispositivo usa «Esci».',
  confirm: (name: string) => `Disconnettere ${name}?`,
  confirmText:
    'Alla prossima apertura quel dispositivo chiederà di accedere di nuovo, e le letture riservate saranno cancellate da lì.',
  cancel: 'Annulla',
  close: 'Chiudi',
  done: (name: string) => `Disconnesso: ${name}.`,
  failed: (name: string) => `Non siamo riusciti a disconnettere ${name}. Riprova.`,
  offline: 'Per disconnettere un dispositivo serve la connessione.',
} as const;

export const securityStrings = {
  title: 'Sicurezza e dati',
  intro: 'Le credenziali per accedere ai sei quotidiani del gruppo.',
  you: 'I tuoi dati',
  name: 'Nome',
  email: 'E-mail',
  username: 'Nome utente',
  password: 'Password',
  passwordText: 'Se la cambi, sugli altri dispositivi dovrai accedere di nuovo.',
  changePassword: 'Cambia password',
} as const;

export const passwordStrings = {
  title: 'Cambia password',
  intro: 'Qui resti connesso; sugli altri dispositivi dovrai accedere di nuovo.',
  labels: { attuale: 'Password attuale', nuova: 'Nuova password', conferma: 'Conferma password' },
  submit: 'Cambia password',
  cancel: 'Annulla',
} as const;

export const passkeyStrings = {
  title: 'Passkey',
  text: 'Con una passkey accedi con il volto, l’impronta o il PIN del dispositivo, senza password.',
  none: 'Non hai ancora passkey.',
  added: (when: string) => `Aggiunta: ${when}`,
  used: (when: string) => `Ultimo uso: ${when}`,
  add: 'Aggiungi una passkey',
  unsupported: 'Questo browser non conosce le passkey.',
  offline: 'Per cambiare le passkey serve la connessione.',
  addTitle: 'Aggiungi una passkey',
  nameLabel: 'Nome',
  nameHint: 'Ti aiuta a riconoscerla in questo elenco.',
  defaultName: 'La mia passkey',
  addSubmit: 'Continua',
  done: 'Passkey aggiunta.',
  already: 'Questo dispositivo ha già una passkey del tuo account.',
  remove: 'Rimuovi',
  removeOne: (name: string) => `Rimuovi la passkey ${name}`,
  confirm: (name: string) => `Rimuovere la passkey «${name}»?`,
  confirmText: 'Non potrai più usarla per accedere. Ricordati di toglierla anche dal dispositivo.',
  removed: 'Passkey rimossa.',
  removeFailed: 'Non siamo riusciti a rimuovere la passkey. Riprova.',
  cancel: 'Annulla',
  close: 'Chiudi',
} as const;

export const onboardingStrings = {
  title: 'Completa il profilo in tre passi',
  resume: (steps: number) =>
    steps === 1 ? 'Completa il profilo: manca un passo' : `Completa il profilo: mancano ${steps} passi`,
  text: 'Scegli interessi e newsletter, poi porta l’Edicola sulla schermata Home.',
  start: 'Comincia',
  goOn: 'Riprendi',
  dismiss: 'Non ora',
  dismissed: 'Va bene. Interessi e newsletter restano nell’area personale.',
  failed: 'Non siamo riusciti a salvarlo. Riprova.',
} as const;
