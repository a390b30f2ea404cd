export const strings = {
  loginTitle: 'Accesso',
  entering: 'Stiamo completando l’accesso…',
  failedTitle: 'Non siamo riusciti a farti entrare',
  tryAgain: 'Prova ad accedere di nuovo',
  home: 'Torna alla home',

  logoutTitle: 'Esci',
  leaving: 'Stiamo chiudendo la sessione su questo dispositivo…',
  askTitle: 'Vuoi uscire dal tuo account?',
  askText:
    'Su questo dispositivo non troverai più i tuoi preferiti, le letture e le edizioni scaricate con l’account. Restano le impostazioni.',
  leave: 'Esci',
  stay: 'Resta collegato',
  signOutFailedTitle: 'Non sei ancora uscito',

  guestTitle: 'Prova da visitatore',
  guestBanner: 'Pagina di prova: la vedi come chi non ha effettuato l’accesso.',
  guestText: 'Qui il giornale si comporta come per un visitatore: niente account, niente abbonamento.',
  toNewsstand: 'Vai all’Edicola',
} as const;

/** Titles and descriptions of these pages. NAV-24 */
export const headStrings = {
  login: { title: strings.loginTitle, description: 'Completamento dell’accesso.' },
  logout: { title: strings.logoutTitle, description: 'Uscita dall’account su questo dispositivo.' },
  guest: { title: strings.guestTitle, description: 'Il giornale come lo vede un visitatore.' },
} as const;
