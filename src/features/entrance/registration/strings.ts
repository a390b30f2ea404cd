import type { CompanyClause } from '#domain/consents.ts';

export const registrationHeadStrings = {
  title: 'Registrati',
  description: 'Crea il tuo account: vale per tutti i giornali del gruppo.',
} as const;

export const activationHeadWords = {
  title: 'Attiva l’account',
  description: 'Attiva il tuo account con la password e il codice che hai ricevuto per e-mail.',
} as const;

export const motto = {
  title: 'Un account per tutti i giornali.',
  text: 'Preferiti, download e interessi ti seguono su tutti i tuoi dispositivi.',
} as const;

export const strings = {
  title: 'Crea il tuo account',
  kind: 'Chi si registra',
  kinds: { persona: 'Persona', azienda: 'Azienda', pa: 'Ente pubblico' },
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

export const companyStrings = {
  azienda: {
    title: 'Azienda',
    text: 'Con questi dati facciamo le fatture: potrai cambiarli nel tuo account.',
    labels: { azienda: 'Ragione sociale', sdi: 'Codice destinatario (SDI)' },
    vatHint: 'Serve la partita IVA oppure, senza, il codice fiscale.',
    deliveryText: 'Basta uno dei due: il codice destinatario oppure la PEC.',
    sdiHint: '7 caratteri.',
  },
  pa: {
    title: 'Ente pubblico',
    text: 'Con questi dati facciamo le fatture: potrai cambiarli nel tuo account.',
    labels: { azienda: 'Denominazione dell’ente', sdi: 'Codice univoco ufficio (SDI)' },
    vatHint: 'Solo se l’ente ne ha una.',
    deliveryText: 'La fattura arriva all’ufficio che ha questo codice.',
    sdiHint: '6 caratteri, dall’Indice delle pubbliche amministrazioni.',
  },
  address: 'Sede',
  refereeTitle: 'Referente',
  referee: { nome: 'Nome del referente', cognome: 'Cognome del referente' },
  phone: 'Telefono',
} as const;

type Clause = { title: string; text: string };

export const clauseStrings = {
  title: 'Clausole da accettare una per una',
  text: 'Il contratto con aziende ed enti ha sei clausole che chiedono un sì ciascuna.',
  terms: 'Leggi le condizioni per aziende ed enti',
  otherTab: strings.otherTab,
  clause: (number: CompanyClause) => `Clausola ${number}`,
  clauses: {
    '3.6': {
      title: 'sospensione',
      text: 'Se una fattura resta non pagata per trenta giorni dal sollecito, il servizio può essere sospeso finché non è saldata.',
    },
    '6': {
      title: 'rinnovo tacito',
      text: 'Il contratto si rinnova per la stessa durata, se nessuno lo disdice almeno trenta giorni prima della scadenza.',
    },
    '7.5': {
      title: 'penali',
      text: 'Chi usa gli accessi per più persone di quelle acquistate paga il doppio del prezzo di ogni accesso in più.',
    },
    '8': {
      title: 'garanzie',
      text: 'Il servizio è fornito com’è: rispondiamo dei guasti che dipendono da noi e li ripariamo appena possibile.',
    },
    '9': {
      title: 'responsabilità',
      text: 'Salvo dolo o colpa grave, rispondiamo dei danni fino a quanto è stato pagato nell’ultimo anno.',
    },
    '12': {
      title: 'foro competente',
      text: 'Per ogni controversia decide il tribunale del luogo in cui ha sede l’editore.',
    },
  } satisfies Record<CompanyClause, Clause>,
} as const;

export const activationStrings = {
  title: 'Attiva l’account',
  intro: (email: string) =>
    `Se ${email} può aprire un account, il codice è in arrivo: scrivilo qui con la password.`,
  introAlone: 'Scrivi l’e-mail e la password della registrazione e il codice che ti abbiamo mandato.',
  labels: { email: 'E-mail', codice: 'Codice di sei cifre', password: 'La password che hai scelto' },
  hint: 'Vale per 10 minuti. Se non lo trovi, guarda anche nella posta indesiderata.',
  submit: 'Attiva',
  resend: 'Manda un altro codice',
  resendIn: (seconds: number) => `Manda un altro codice tra ${seconds} s`,
  resent: 'Codice inviato: vale solo l’ultimo.',
  resendFailed: 'Il codice non è partito.',
  emailFirst: 'Scrivi prima la tua e-mail.',
  anotherPassword: 'Non è la password scelta nell’ultima registrazione.',
  notMine: 'Non la ricordi, o l’ha scelta qualcun altro?',
  choose: 'Scegline una nuova',
  haveAccount: 'Hai già attivato l’account?',
  signIn: 'Accedi',
} as const;
