export const registrationHeadWords = {
  title: 'Registrati',
  description: 'Crea il tuo account: vale per i sei giornali del gruppo.',
} as const;

export const activationHeadWords = {
  title: 'Attiva l’account',
  description: 'Inserisci il codice che hai ricevuto per e-mail e attiva il tuo account.',
} as const;

export const motto = {
  title: 'Un account, sei giornali.',
  text: 'Preferiti, download e interessi ti seguono su tutti i tuoi dispositivi.',
} as const;

export const strings = {
  title: 'Crea il tuo account',
  labels: {
    nome: 'Nome',
    cognome: 'Cognome',
    email: 'E-mail',
    password: 'Password',
    conferma: 'Conferma password',
    maggiorenne: 'Maggiore età',
    informativa: 'Informativa privacy',
  },
  consents: 'Consensi',
  ofAge: 'Dichiaro di essere maggiorenne.',
  privacyRead: 'Dichiaro di aver letto l’',
  privacyNotice: 'informativa privacy',
  otherTab: '(si apre in un’altra scheda)',
  marketing: 'Voglio ricevere offerte e novità del giornale.',
  profiling: 'Accetto la profilazione per contenuti su misura.',
  thirdParties: 'Accetto comunicazioni promozionali di terzi.',
  optional: 'Facoltativo',
  submit: 'Registrati',
  haveAccount: 'Hai già un account?',
  signIn: 'Accedi',
} as const;

export const activationStrings = {
  title: 'Attiva l’account',
  intro: (email: string) =>
    `Se ${email} può aprire un account, il codice è in arrivo: scrivilo qui per attivarlo.`,
  introAlone: 'Scrivi l’e-mail con cui ti sei registrato e il codice che ti abbiamo mandato.',
  labels: { email: 'E-mail', codice: 'Codice di sei cifre' },
  hint: 'Vale per 10 minuti. Se non lo trovi, guarda anche nella posta indesiderata.',
  submit: 'Attiva',
  resend: 'Manda un altro codice',
  resendIn: (seconds: number) => `Manda un altro codice tra ${seconds} s`,
  resent: 'Codice inviato: vale solo l’ultimo.',
  resendFailed: 'Il codice non è partito.',
  emailFirst: 'Scrivi prima la tua e-mail.',
  haveAccount: 'Hai già attivato l’account?',
  signIn: 'Accedi',
} as const;
