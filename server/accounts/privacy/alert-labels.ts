import { brand, since, type TableLabels } from './table-labels.ts';

type Name =
  | 'readerTopics'
  | 'alertRules'
  | 'pushSubscriptions'
  | 'readerAlerts'
  | 'mutedStories'
  | 'readerNewsletters'
  | 'newsletterLetters';

/** Labels of the tables about topics, alerts and newsletters in a reader's data export. ACC-10 */
export const ALERT_LABELS: { readonly [Each in Name]: TableLabels<Each> } = {
  readerTopics: {
    title: 'Interessi',
    columns: { brand, topic: 'Argomento', since, alerts: 'Notifiche' },
    withheld: ['readerId'],
  },
  alertRules: {
    title: 'Quando ricevere le notifiche',
    columns: {
      brand,
      quiet: 'Ore di silenzio',
      dailyCap: 'Massimo al giorno',
      digestTimes: 'Riepiloghi',
      pauseFrom: 'Pausa dal',
      pauseTo: 'Pausa fino al',
      onlyExceptional: 'Solo notizie eccezionali',
      wakeForExceptional: 'Eccezionali anche in silenzio',
      readyEdition: 'Edizione da annunciare',
      updatedAt: 'Aggiornate il',
    },
    withheld: ['readerId'],
  },
  pushSubscriptions: {
    title: 'Dispositivi che ricevono le notifiche',
    columns: { brand, createdAt: since, acceptedAt: 'Ultima notifica' },
    withheld: ['id', 'readerId', 'deviceId', 'endpoint', 'p256dh', 'auth', 'serverKey'],
  },
  readerAlerts: {
    title: 'Avvisi che ti riguardavano',
    columns: {
      brand,
      messageId: 'Avviso',
      topic: 'Argomento',
      decidedAt: 'Deciso il',
      how: 'Come',
      dueAt: 'Previsto per',
      dropped: 'Non inviato perché',
      handedOverAt: 'Inviato il',
    },
    withheld: ['readerId'],
  },
  mutedStories: {
    title: 'Notizie silenziate',
    columns: { brand, story: 'Storia', mutedAt: since },
    withheld: ['readerId'],
  },
  readerNewsletters: {
    title: 'Newsletter',
    columns: { brand, newsletter: 'Newsletter', since },
    withheld: ['readerId', 'token'],
  },
  newsletterLetters: {
    title: 'Newsletter inviate',
    columns: {
      mailingId: 'Invio',
      status: 'Esito',
      attempts: 'Tentativi',
      reason: 'Perché',
      updatedAt: 'Quando',
    },
    withheld: ['readerId', 'job', 'run'],
  },
};
