/** Texts of the mails about an account. */
export const letterStrings = {
  greeting: (name: string | null) => (name ? `Ciao ${name},` : 'Ciao,'),
  signature: (paper: string) => `La redazione digitale de «${paper}»`,
  lasts: (minutes: number) =>
    `Il codice vale ${minutes} minuti e si usa una volta sola. Non darlo a nessuno.`,
  notYou: 'Se non sei stato tu a chiederlo, ignora questa mail: senza il codice non succede nulla.',
  activation: {
    subject: (paper: string) => `Attiva il tuo account · ${paper}`,
    opening: 'benvenuto. Per aprire il tuo account inserisci questo codice:',
    button: 'Attiva l’account',
  },
  alreadyRegistered: {
    subject: (paper: string) => `Hai già un account · ${paper}`,
    opening: [
      'qualcuno ha chiesto di registrare questo indirizzo, ma un account con questa mail c’è già: vale per tutte e sei le testate del gruppo.',
      'Se sei stato tu, accedi con la tua password. Se non la ricordi, dalla stessa pagina puoi sceglierne una nuova.',
    ],
    button: 'Accedi',
    closing: 'Se non sei stato tu, non devi fare nulla: il tuo account non è cambiato.',
  },
  signInCode: {
    subject: (paper: string) => `Il tuo codice di accesso · ${paper}`,
    opening: 'per accedere inserisci questo codice nella pagina da cui lo hai chiesto:',
  },
  proofCode: {
    subject: (paper: string) => `Il tuo codice di conferma · ${paper}`,
    opening: 'per confermare che sei tu inserisci questo codice nella pagina da cui lo hai chiesto:',
    closing:
      'Se non sei stato tu a chiederlo, non usarlo e cambia la password: qualcuno è entrato nel tuo account.',
  },
  passwordCode: {
    subject: (paper: string) => `Scegli una nuova password · ${paper}`,
    opening: 'per scegliere una nuova password inserisci questo codice:',
    button: 'Scegli la password',
  },
  firstPassword: {
    subject: (paper: string) => `Completa il tuo account · ${paper}`,
    opening:
      'hai chiesto un codice per accedere, ma il tuo account non è ancora attivo. Per attivarlo scegli una password: ti serve questo codice, che nella pagina di accesso non funziona.',
    button: 'Scegli la password',
  },
  passkeyAdded: {
    subject: (paper: string) => `Una passkey è stata aggiunta · ${paper}`,
    opening: 'al tuo account è stata aggiunta una passkey: d’ora in poi si può accedere anche con quella.',
    closing:
      'Se non sei stato tu, scegli subito un’altra password e rimuovi la passkey dalla pagina del profilo.',
  },
  passkeyRemoved: {
    subject: (paper: string) => `Una passkey è stata rimossa · ${paper}`,
    opening: 'dal tuo account è stata rimossa una passkey: con quella non si può più accedere.',
    closing:
      'Se non sei stato tu, scegli subito un’altra password e controlla, nella pagina del profilo, le passkey del tuo account.',
  },
  passwordChanged: {
    subject: (paper: string) => `La tua password è cambiata · ${paper}`,
    opening: [
      'la password del tuo account è stata cambiata. Gli altri dispositivi su cui eri connesso sono stati disconnessi.',
    ],
    button: 'Scegli un’altra password',
    closing:
      'Se non sei stato tu, scegli subito un’altra password e controlla, nella pagina del profilo, le passkey del tuo account.',
  },
} as const;
