import type { Consent, ConsentSource, Declaration } from '#domain/consents.ts';
import type { Incoherence } from '#domain/validation/fiscal-coherence.ts';
import { addressStrings, invoiceStrings } from '#src/components/forms/field-strings.ts';

export const headStrings = {
  profile: {
    title: 'Profilo',
    description: 'I tuoi dati personali, i contatti e l’indirizzo.',
  },
  invoicing: {
    title: 'Fatturazione',
    description: 'I dati con cui facciamo le tue fatture.',
  },
  consents: {
    title: 'Consensi',
    description: 'Che cosa ci permetti di fare con i tuoi dati.',
  },
} as const;

export const tabStrings = {
  label: 'Sezioni del profilo',
  profile: 'Dati personali',
  invoicing: 'Fatturazione',
  consents: 'Consensi',
} as const;

export const profileStrings = {
  title: 'Profilo',
  intro: 'Sono obbligatori solo nome e cognome: il resto lo scegli tu.',
  companyIntro: 'Sono obbligatori la ragione sociale e il nome e cognome di chi la rappresenta.',
  account: 'Account',
  email: 'E-mail',
  username: 'Nome utente',
  change: 'E-mail e nome utente si cambiano con l’aiuto del customer care.',
  contact: 'Scrivi al customer care',
  person: 'Dati personali',
  company: 'Azienda o PA',
  contacts: 'Contatti',
  address: 'Indirizzo',
  labels: {
    azienda: 'Ragione sociale',
    nome: 'Nome',
    cognome: 'Cognome',
    nascita: 'Data di nascita',
    luogo_nascita: 'Luogo di nascita',
    genere: 'Genere',
    codice_fiscale: 'Codice fiscale',
    telefono: 'Telefono',
    telefono2: 'Altro telefono',
    ...addressStrings.labels,
  },
  companyNames: { nome: 'Nome di chi la rappresenta', cognome: 'Cognome di chi la rappresenta' },
  birthPlaceHint: 'Comune o Stato estero; con la sigla della provincia se serve, per esempio Castro (LE).',
  genders: [
    ['', 'Scegli'],
    ['femmina', 'Femmina'],
    ['maschio', 'Maschio'],
    ['altro', 'Altro'],
    ['non_dichiarato', 'Preferisco non dirlo'],
  ],
  submit: 'Salva',
  saved: 'Profilo aggiornato.',
  incoherent: 'Il codice fiscale non corrisponde a:',
  incoherentText: 'Abbiamo salvato lo stesso: controlla che non ci sia un errore.',
} as const;

export const INCOHERENCE_WORDS: Record<Incoherence, string> = {
  surname: 'cognome',
  name: 'nome',
  birthday: 'data di nascita',
  gender: 'genere',
  birthPlace: 'luogo di nascita',
};

export const avatarStrings = {
  title: 'Foto',
  text: 'PNG, JPEG, WebP o AVIF, fino a 5 MB. La ritagliamo quadrata e togliamo i dati nascosti nel file.',
  none: 'Nessuna foto',
  alt: 'La tua foto',
  choose: 'Scegli una foto',
  replace: 'Cambia foto',
  remove: 'Rimuovi',
  sending: 'Invio della foto…',
  saved: 'Foto aggiornata.',
  offline: 'Per cambiare la foto serve la connessione.',
  removal: {
    removed: 'Foto rimossa.',
    notRemoved: 'Non siamo riusciti a rimuovere la foto. Riprova.',
    undo: 'Annulla',
    restored: 'Foto ripristinata.',
    notRestored: 'Non siamo riusciti a ripristinare la foto.',
    retry: 'Riprova',
  },
} as const;

export const invoicingStrings = {
  title: 'Fatturazione',
  intro: 'Servono solo se vuoi la fattura: senza, ricevi una semplice ricevuta.',
  companyIntro: 'Per aziende ed enti pubblici la fattura c’è sempre: questi dati servono per farla.',
  fattura: 'Voglio la fattura',
  recipient: 'Intestazione',
  deliveryText: 'Basta uno dei due: il codice destinatario oppure la PEC.',
  personDeliveryText: 'Facoltativi: senza, la fattura ti aspetta nel tuo cassetto fiscale.',
  address: 'Indirizzo di fatturazione',
  addressText: 'È l’indirizzo del tuo profilo: se lo cambi qui, cambia anche lì.',
  labels: {
    fattura: 'Voglio la fattura',
    destinatario: 'Destinatario',
    ...invoiceStrings.labels,
    ...addressStrings.labels,
  },
  submit: 'Salva',
  saved: 'Dati di fatturazione aggiornati.',
} as const;

type ConsentWords = { label: string; note: string };

export const consentStrings = {
  title: 'Consensi',
  intro: 'Ogni scelta vale da subito e puoi cambiarla quando vuoi. Il giornale si legge anche senza.',
  list: 'Che cosa ci permetti',
  consents: {
    marketing: {
      label: 'Offerte e statistiche del giornale',
      note: 'Ti scriviamo offerte e novità dei nostri giornali, e contiamo come vengono accolte.',
    },
    profiling: {
      label: 'Profilazione',
      note: 'Usiamo quello che leggi per proporti articoli e offerte vicini ai tuoi interessi.',
    },
    thirdParties: {
      label: 'Offerte di altre aziende',
      note: 'Aziende diverse dalla nostra possono ricevere i tuoi recapiti e scriverti le loro offerte.',
    },
  } satisfies Record<Consent, ConsentWords>,
  granted: 'Consenso dato.',
  revoked: 'Consenso revocato.',
  offline: 'Per cambiare i consensi serve la connessione.',
  history: 'Cronologia',
  historyText: 'Che cosa hai detto, quando e dove.',
  declaration: 'Che cosa',
  decision: 'Risposta',
  when: 'Quando',
  source: 'Dove',
  yes: 'Sì',
  no: 'No',
} as const;

export const DECLARATION_WORDS: Record<Declaration, string> = {
  marketing: consentStrings.consents.marketing.label,
  profiling: consentStrings.consents.profiling.label,
  thirdParties: consentStrings.consents.thirdParties.label,
  ofAge: 'Maggiore età',
  privacyNotice: 'Lettura dell’informativa privacy',
  'clause-3.6': 'Clausola 3.6: sospensione',
  'clause-6': 'Clausola 6: rinnovo tacito',
  'clause-7.5': 'Clausola 7.5: penali',
  'clause-8': 'Clausola 8: garanzie',
  'clause-9': 'Clausola 9: responsabilità',
  'clause-12': 'Clausola 12: foro competente',
};

export const SOURCE_WORDS: Record<ConsentSource, string> = {
  registration: 'Registrazione',
  account: 'Area personale',
  onboarding: 'Primi passi',
  mail: 'E-mail',
};
