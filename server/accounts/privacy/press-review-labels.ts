import { brand, since, type TableLabels } from './table-labels.ts';

type Name =
  | 'pressDesks'
  | 'pressReviews'
  | 'pressSearches'
  | 'pressProposals'
  | 'pressRecipients'
  | 'pressSendings'
  | 'pressLetters'
  | 'pressLinks'
  | 'pressUsage';

const day = 'Giorno';
const title = 'Titolo';
const abstract = 'In breve';
const chapters = 'Capitoli';
const groups = 'Gruppi';
const status = 'Stato';
const reason = 'Motivo';

/** Labels of the press-review tables in a reader's data export. PRS-04, ACC-10 */
export const PRESS_REVIEW_LABELS: { readonly [Each in Name]: TableLabels<Each> } = {
  pressDesks: {
    title: 'Rassegna stampa: impostazioni',
    columns: {
      brand,
      deadline: 'Ora di invio',
      weekdays: 'Giorni della settimana',
      automatic: 'Invio automatico',
      groups,
      tellWhenEmpty: 'Avvisa se non ci sono articoli',
      licensee: 'Intestatario della licenza',
      createdAt: 'Aperta il',
    },
    withheld: ['id', 'readerId', 'deadlineSeen'],
  },
  pressReviews: {
    title: 'Rassegna stampa: rassegne',
    columns: { day, title, abstract, chapters, updatedAt: 'Cambiata il' },
    withheld: ['deskId', 'version', 'updatedBy'],
  },
  pressSearches: {
    title: 'Rassegna stampa: ricerche salvate',
    columns: {
      name: 'Nome',
      filters: 'Filtri',
      chapter: 'Capitolo',
      active: 'Attiva',
      ranAt: 'Ultima volta',
      added: 'Articoli aggiunti',
      createdAt: 'Salvata il',
    },
    withheld: ['id', 'deskId'],
  },
  pressProposals: {
    title: 'Rassegna stampa: articoli proposti dalle ricerche',
    columns: { day, articleId: 'Articolo' },
    withheld: ['deskId'],
  },
  pressRecipients: {
    title: 'Rassegna stampa: destinatari',
    columns: {
      email: 'E-mail',
      name: 'Nome',
      groups,
      status,
      since,
      reason,
      deletedAt: 'Eliminato il',
    },
    withheld: ['id', 'deskId', 'token'],
  },
  pressSendings: {
    title: 'Rassegna stampa: invii',
    columns: {
      id: 'Invio',
      day,
      kind: 'Tipo',
      subject: 'Oggetto',
      message: 'Messaggio',
      title,
      abstract,
      chapters,
      orderedAt: 'Ordinato il',
      dueAt: 'Previsto per',
      doneAt: 'Concluso il',
      cancelledAt: 'Annullato il',
    },
    withheld: ['deskId', 'key', 'orderedBy', 'queuedAt'],
  },
  pressLetters: {
    title: 'Rassegna stampa: e-mail inviate',
    columns: {
      sendingId: 'Invio',
      email: 'E-mail',
      name: 'Nome',
      forwarded: 'Inoltrata',
      status,
      reason,
      maybeTwice: 'Forse arrivata due volte',
      sentAt: 'Inviata il',
      openedAt: 'Aperta il',
      downloadedAt: 'Scaricata il',
    },
    withheld: [
      'retryAt',
      'id',
      'recipientId',
      'job',
      'run',
      'attempts',
      'tokenHash',
      'unsubscribeTokenHash',
      'updatedAt',
    ],
  },
  pressLinks: {
    title: 'Rassegna stampa: link condivisi',
    columns: {
      label: 'Nome',
      day,
      title,
      abstract,
      chapters,
      createdAt: 'Creato il',
      expiresAt: 'Scade il',
      revokedAt: 'Revocato il',
      opened: 'Aperture',
      lastOpenedAt: 'Ultima apertura',
      lastDownloadedAt: 'Ultimo PDF scaricato',
    },
    withheld: ['id', 'deskId', 'tokenHash', 'createdBy'],
  },
  pressUsage: {
    title: 'Rassegna stampa: che cosa se ne è fatto',
    columns: { at: 'Quando', kind: 'Che cosa', by: 'Chi', who: 'Nome o indirizzo', what: 'Di che cosa' },
    withheld: ['id', 'deskId', 'readerId'],
  },
};
