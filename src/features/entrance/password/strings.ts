export const forgottenHeadWords = {
  title: 'Password dimenticata',
  description: 'Ricevi per e-mail il codice con cui scegliere una nuova password.',
} as const;

export const resetHeadWords = {
  title: 'Nuova password',
  description: 'Scegli una nuova password con il codice che hai ricevuto per e-mail.',
} as const;

export const motto = {
  title: 'Una password nuova, il giornale di sempre.',
  text: 'Preferiti, edizioni scaricate e abbonamento restano come li hai lasciati.',
} as const;

export const forgottenStrings = {
  title: 'Password dimenticata',
  intro: 'Ti mandiamo per e-mail un codice per sceglierne una nuova.',
  labels: { email: 'E-mail' },
  submit: 'Manda il codice',
  back: 'Torna all’accesso',
} as const;

export const resetStrings = {
  title: 'Scegli una nuova password',
  intro: (email: string) => `Se ${email} è l’e-mail di un account, il codice è in arrivo.`,
  introAlone: 'Scrivi la tua e-mail e il codice che hai ricevuto.',
  signsOutEverywhere: 'Con la nuova password dovrai accedere di nuovo su tutti i tuoi dispositivi.',
  labels: {
    email: 'E-mail',
    codice: 'Codice di sei cifre',
    password: 'Nuova password',
    conferma: 'Conferma password',
  },
  hint: 'Vale per 10 minuti. Se non lo trovi, guarda anche nella posta indesiderata.',
  submit: 'Cambia password',
  another: 'Manda un altro codice',
} as const;
