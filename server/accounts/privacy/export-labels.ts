import { TOPIC_WORDS } from '#domain/support/topic-words.ts';
import type { PersonalTable } from '../db/personal-rows.ts';
import { ALERT_LABELS } from './alert-labels.ts';
import { CHATBOT_LABELS } from './chatbot-labels.ts';
import { HELP_LABELS } from './help-labels.ts';
import { PRESS_REVIEW_LABELS } from './press-review-labels.ts';
import { PURCHASE_LABELS } from './purchase-labels.ts';
import { brand, copied, type TableLabels } from './table-labels.ts';

/** Labels of all tables in a reader's data export. ACC-10 */
export const EXPORT_LABELS: { readonly [Name in PersonalTable]: TableLabels<Name> } = {
  readers: {
    title: 'Account',
    columns: {
      id: 'Identificativo',
      email: 'E-mail',
      username: 'Nome utente',
      name: 'Nome',
      surname: 'Cognome',
      kind: 'Tipo',
      companyName: 'Azienda',
      status: 'Stato',
      createdAt: 'Creato il',
      marketing: 'Consenso: promozioni',
      profiling: 'Consenso: profilazione',
      thirdParties: 'Consenso: terze parti',
    },
    withheld: ['passwordHash', 'avatar', 'demo'],
  },
  readerProfiles: {
    title: 'Profilo e fatturazione',
    columns: {
      phone: 'Telefono',
      secondPhone: 'Secondo telefono',
      address: 'Indirizzo',
      city: 'Città',
      zip: 'CAP',
      province: 'Provincia',
      country: 'Paese',
      birthPlace: 'Luogo di nascita',
      gender: 'Genere',
      birthday: 'Data di nascita',
      fiscalCode: 'Codice fiscale',
      billingWanted: 'Vuole la fattura',
      recipientName: 'Intestatario',
      vatNumber: 'Partita IVA',
      sdi: 'Codice destinatario',
      cig: 'CIG',
      pec: 'PEC',
      updatedAt: 'Aggiornato il',
    },
    withheld: ['readerId'],
  },
  readerAvatars: {
    title: 'Immagine del profilo',
    columns: { updatedAt: 'Aggiornata il', webp: copied },
    withheld: ['readerId', 'version'],
  },
  consentHistory: {
    title: 'Consensi e dichiarazioni',
    columns: { declaration: 'Che cosa', granted: 'Concesso', source: 'Dove', at: 'Quando' },
    withheld: ['id', 'readerId'],
  },
  ...PURCHASE_LABELS,
  ...ALERT_LABELS,
  ...HELP_LABELS,
  ...CHATBOT_LABELS,
  ...PRESS_REVIEW_LABELS,
  readerOnboarding: {
    title: 'Primi passi',
    columns: {
      brand,
      interests: 'Interessi',
      newsletters: 'Newsletter',
      downloadApp: 'App',
      updatedAt: 'Aggiornato il',
    },
    withheld: ['readerId'],
  },
  readerFavourites: {
    title: 'Preferiti',
    columns: {
      brand,
      articleId: 'Articolo',
      kept: 'Tenuto',
      keptAt: 'Aggiunto il',
      changedAt: 'Cambiato il',
      folders: 'Cartelle',
    },
    withheld: ['readerId'],
  },
  userNotices: {
    title: 'Avvisi',
    columns: {
      brand,
      path: 'Dove',
      type: 'Tipo',
      message: 'Testo',
      createdAt: 'Creato il',
      dismissedAt: 'Chiuso il',
    },
    // The link of an invite has its code.
    withheld: ['id', 'readerId', 'timeoutMs', 'link', 'linkText', 'cause'],
  },
  devices: {
    title: 'Dispositivi e accessi',
    columns: {
      brand,
      name: 'Dispositivo',
      kind: 'Tipo',
      remembered: 'Ricordato',
      createdAt: 'Accesso',
      provenAt: 'Identità confermata il',
      lastSeenAt: 'Ultimo uso',
      expiresAt: 'Scade il',
      endedAt: 'Chiuso il',
      endReason: 'Motivo',
    },
    withheld: ['id', 'readerId', 'cookieHash', 'browserHash'],
  },
  passkeys: {
    title: 'Passkey',
    columns: { rpId: 'Sito', name: 'Nome', createdAt: 'Aggiunta il', lastUsedAt: 'Ultimo uso' },
    withheld: ['id', 'readerId', 'publicKey', 'counter', 'transports'],
  },
  dataExports: {
    title: 'Copie dei dati',
    columns: {
      brand,
      status: 'Stato',
      requestedAt: 'Chiesta il',
      readyAt: 'Pronta il',
      expiresAt: 'Scade il',
    },
    withheld: ['id', 'readerId', 'origin', 'attempts', 'archive'],
  },
  deletionRequests: {
    title: 'Richiesta di cancellazione',
    columns: { brand, requestedAt: 'Chiesta il', dueAt: 'Prevista il' },
    withheld: ['readerId', 'attempts'],
  },
  sessionTokens: {
    title: 'Sessioni',
    columns: { origin: 'Sito', createdAt: 'Aperta il' },
    withheld: ['hash', 'deviceId'],
  },
  idCodes: {
    title: 'Accessi in corso',
    columns: { expiresAt: 'Scade il', usedAt: 'Usato il' },
    withheld: ['hash', 'deviceId', 'redirectUri', 'tokenHash'],
  },
  mailedCodes: {
    title: 'Codici inviati per mail',
    columns: { purpose: 'Per che cosa', madeAt: 'Creato il', expiresAt: 'Scade il' },
    withheld: ['readerId', 'nonce'],
  },
  deviceTickets: {
    title: 'Accessi in attesa di scelta',
    columns: { brand, remembered: 'Ricordato', expiresAt: 'Scade il' },
    withheld: ['hash', 'readerId'],
  },
  passkeyChallenges: {
    title: 'Richieste di passkey',
    columns: { expiresAt: 'Scade il' },
    withheld: ['challenge', 'readerId'],
  },
};

export const exportStrings = {
  title: (email: string) => `I dati di ${email}`,
  made: (when: string) => `Copia fatta il giorno ${when}`,
  intro:
    'Qui c’è tutto quello che conserviamo del tuo account, per tutte le testate del gruppo. Il file dati.json contiene le stesse informazioni per altri programmi.',
  withheld:
    'Password, codici e chiavi non ci sono, perché servono ad accedere: chi avesse questa copia potrebbe usarli.',
  files:
    'L’immagine del profilo e i file scambiati con l’assistenza sono accanto a questo documento: dove, è scritto qui.',
  leftOut: (names: readonly string[]) =>
    `Non ci stanno tutti. Mancano: ${names.join(', ')}. Per averli scrivi al servizio clienti dalla pagina «Contatti», con l’argomento «${TOPIC_WORDS.privacy}».`,
  notCopied: 'non in questa copia',
  none: 'Niente.',
  yes: 'sì',
  no: 'no',
} as const;
